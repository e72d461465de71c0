/** The top bar's prompt in German: what (a few words) and how (a hint), for every kind of task. */
import { translate } from '../../../../words/message'
import { prompts as en } from '../en/prompts'

export const prompts = translate('de', en, {
  prompts: {
    turn: { what: 'Dein Zug', how: 'zieh mit Karten, oder nimm eine: Das beendet den Zug' },
    pay: { what: 'Ein Feld bezahlen', how: 'wähle die noch fehlenden Karten, oder nimm zurück' }
  },
  /** The turn's prompt by what is still possible. */
  turnPrompts: {
    stopped: {
      what: 'Dein Zug',
      how: 'weiter geht es in diesem Zug nicht: Nimm eine Karte und beende den Zug'
    },
    moved: { what: 'Dein Zug', how: 'zieh mit Karten weiter, oder nimm eine: Das beendet den Zug' },
    stuck: { what: 'Dein Zug', how: 'kein Feld in Reichweite: Nimm eine Karte' },
    empty: { what: 'Dein Zug', how: 'deine Hand ist leer: Nimm eine Karte, das beendet den Zug' }
  },
  /** Hints that follow what is chosen. */
  hints: {
    selection: '{count, plural, one {# Karte} other {# Karten}} gewählt',
    whole: '{selection}: {parts}',
    /** Between what the chosen cards would do for two camels. */
    semicolon: '; ',
    pays: 'bezahlt {space}: wähle das Feld, um es zu betreten',
    more: 'noch {short} für {space}',
    wrong: 'bezahlt {space} nicht',
    target: '{space} für {cost}: noch einmal wählen, um es zu betreten'
  }
})
