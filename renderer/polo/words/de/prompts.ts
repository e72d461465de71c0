/** The top bar's prompt in German: what (a few words) and how (a hint), for every kind of task. */
import { translate } from '../../../words/message'
import { prompts as en } from '../en/prompts'

const begin = {
  what: 'Dein Zug: Würfel setzen',
  how: 'wähle Würfel und Feld'
}

export const prompts = translate('de', en, {
  picksAfter:
    '{n, plural, =0 {die letzte Wahl: Sie lässt sich nicht zurücknehmen} one {nach dir noch #} other {nach dir noch #}}',
  prompts: {
    'pick-character': { what: 'Wähle einen Charakter', how: '' },
    turn: begin,
    'discard-contract': { what: 'Mach Platz', how: 'wähle einen Auftrag, den du abgibst' },
    trade: { what: 'Stadtkarte', how: 'wähle, wie oft du sie nutzt' },
    'camel-or-coin': { what: 'Kamele oder Münzen', how: 'wähle, was du nimmst' },
    rewards: { what: 'Mehrere Belohnungen', how: 'wähle, welche zuerst kommt' },
    'contract-offer': {
      what: 'Ein Auftrag wird angeboten',
      how: 'behalte ihn statt eines anderen, oder lehne ab'
    },
    move: { what: 'Nutze deine Schritte', how: 'wähle einen leuchtenden Ort, oder halte an' },
    settle: { what: 'Zwei neue Städte', how: 'wähle, welche zuerst ihren Posten bekommt' },
    'move-post': { what: 'Kein Posten übrig', how: 'wähle einen Posten, der hierher kommt' }
  },
  /** Goods to take or to pay, by their number; what kinds may be taken where there are several. */
  goods: {
    choose: '{n, plural, one {Wähle eine Ware} other {Wähle # Waren}}',
    pay: '{n, plural, one {Bezahle mit einer Ware} other {Bezahle mit # Waren}}',
    anyKinds: 'gleiche oder verschiedene',
    different: 'lauter verschiedene',
    handOver: 'wähle, was du abgibst'
  },
  /** What a question on the slip is about: nothing where the board shows it. */
  reasons: {
    compensation: 'für einen niedrigen Wurf',
    cityBonus: 'Bonus von {place}',
    outpost: 'Außenposten {place}',
    contract: 'Belohnung eines Auftrags',
    character: 'als {character}',
    space: '{space}'
  },
  /** Turn prompts by what can still be done. */
  turnPrompts: {
    begin,
    chosen: '{values} gewählt, wähle ein Feld',
    wayChosen: 'mit {values}: „Reisen“ drücken',
    spaceChosen: 'mit {values}: Feld noch einmal drücken',
    armed: 'wähle einen deiner Würfel',
    turnDie: { what: 'Würfel ±1', how: 'dreh ihn mit + hoch, mit − herunter' },
    done: { what: 'Dein Zug', how: 'Bonusaktionen oder Zug beenden' },
    noDice: { what: 'Dein Zug', how: 'keine Würfel übrig: Bonusaktionen oder Zug beenden' }
  },
  /** \"3, 4 und 6\". */
  listOf: '{values_list}',
  valueless: '{n, plural, one {# Würfel} other {# Würfel}}'
})
