/** The top bar's prompt in German: what (a few words) and how (a hint), for every kind of task. */
import type { TaskKind } from '../../../../../shared/games/voyages/types'
import { listsOf, type Spoken } from '../../../../words/catalogue'
import { characters, places, spaces } from '../names/de'
import type * as said from './en'

const begin = {
  what: 'Dein Zug: Würfel setzen',
  how: 'erst Würfel, dann Feld, oder umgekehrt'
}

export const prompts: Readonly<Record<TaskKind, said.Prompt>> = {
  'pick-character': { what: 'Wähle einen Charakter', how: 'die anderen wählen nach dir' },
  'keep-goals': { what: 'Behalte zwei Ziele', how: 'niemand sonst sieht sie' },
  turn: begin,
  'choose-column': { what: 'Am Stand', how: 'wähle, was du nimmst' },
  'take-contracts': { what: 'Nimm Aufträge', how: 'wähle einen oder zwei aus der Reihe' },
  'discard-contract': { what: 'Mach Platz', how: 'wähle einen Auftrag, den du abgibst' },
  trade: { what: 'Stadtkarte', how: 'wähle, wie oft du sie nutzt' },
  'choose-goods': { what: 'Wähle Waren', how: 'nimm, was du am meisten brauchst' },
  'pay-goods': { what: 'Bezahle mit Waren', how: 'wähle, was du abgibst' },
  'camel-or-coin': { what: 'Kamele oder Münzen', how: 'wähle, was du nimmst' },
  rewards: { what: 'Mehrere Belohnungen', how: 'wähle, welche zuerst kommt' },
  'copy-bonus': { what: 'Übernimm einen Bonus', how: 'wähle eine leuchtende kleine Stadt' },
  'own-bonuses': { what: 'Stadtboni', how: 'wähle eine deiner kleinen Städte' },
  'contract-offer': {
    what: 'Ein Auftrag wird angeboten',
    how: 'behalte ihn statt eines anderen, oder lehne ab'
  },
  move: { what: 'Reise weiter', how: 'wähle einen leuchtenden Ort, oder halte hier an' },
  settle: { what: 'Zwei neue Städte', how: 'wähle, welche zuerst ihren Posten bekommt' },
  'move-post': { what: 'Kein Posten übrig', how: 'wähle einen Posten, der hierher kommt' }
}

/** What a question on the slip is about: nothing where the board shows it. */
export const reasonOf: typeof said.reasonOf = (cause) => {
  switch (cause?.kind) {
    case 'compensation':
      return 'für einen niedrigen Wurf'
    case 'contractColumn':
      return `für Spalte ${cause.column}`
    case 'cityBonus':
      return `Bonus von ${places[cause.location] ?? cause.location}`
    case 'outpost':
      return `Außenposten ${places[cause.location] ?? cause.location}`
    case 'contract':
      return 'Belohnung eines Auftrags'
    case 'character':
      return `als ${characters[cause.character].name}`
    case 'space':
      return spaces[cause.space] ?? cause.space
    default:
      return ''
  }
}

/** Turn prompts by what can still be done. */
export const turnPrompts: Spoken<typeof said.turnPrompts> = {
  begin,
  chosen: (values) => ({ what: begin.what, how: `${values} gewählt, wähle ein Feld` }),
  spaceChosen: (space, values) => ({
    what: space,
    how: `${values} vorgeschlagen: wähle das Feld noch einmal, um sie zu setzen`
  }),
  armed: (action) => ({ what: action, how: 'wähle einen deiner Würfel' }),
  turnDie: { what: 'Würfel ±1', how: 'dreh ihn mit + hoch, mit − herunter' },
  done: { what: 'Dein Zug', how: 'Bonusaktionen oder Zug beenden' },
  noDice: { what: 'Dein Zug', how: 'keine Würfel übrig: Bonusaktionen oder Zug beenden' }
}

/** "3, 4 und 6". */
export const listOf = listsOf('de')
