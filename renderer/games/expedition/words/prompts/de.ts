/** The top bar's prompt in German: what (a few words) and how (a hint), for every kind of task. */
import type { TaskKind } from '../../../../../shared/games/expedition/types'
import type { Spoken } from '../../../../words/catalogue'
import { cost } from '../controls/de'
import { cards } from '../names/de'
import type * as said from './en'

export const prompts: Readonly<Record<TaskKind, said.Prompt>> = {
  turn: { what: 'Dein Zug', how: 'zieh mit Karten, oder nimm eine: Das beendet den Zug' },
  pay: { what: 'Ein Feld bezahlen', how: 'wähle die noch fehlenden Karten, oder nimm zurück' }
}

/** The turn's prompt by what is still possible. */
export const turnPrompts: Spoken<typeof said.turnPrompts> = {
  stopped: {
    what: 'Dein Zug',
    how: 'weiter geht es in diesem Zug nicht: Nimm eine Karte und beende den Zug'
  },
  moved: { what: 'Dein Zug', how: 'zieh mit Karten weiter, oder nimm eine: Das beendet den Zug' },
  stuck: { what: 'Dein Zug', how: 'kein Feld in Reichweite: Nimm eine Karte' }
}

/** Hints that follow what is chosen. */
export const hints: Spoken<typeof said.hints> = {
  selection: (count) => `${cards(count)} gewählt`,
  whole: (selection, parts) => [selection, parts.join('; ')].filter(Boolean).join(': '),
  pays: (space) => `bezahlt ${space}: wähle das Feld, um es zu betreten`,
  more: (space, short) => `noch ${short} für ${space}`,
  wrong: (space) => `bezahlt ${space} nicht`,
  target: (space, count, spent) => `${space} für ${cost(count, spent)}: noch einmal wählen, um es zu betreten`
}
