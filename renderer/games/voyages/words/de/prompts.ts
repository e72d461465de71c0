/** The top bar's prompt in German: what (a few words) and how (a hint), for every kind of task. */
import { prompts as family } from '../../../../polo/words/de/prompts'
import { translate } from '../../../../words/message'
import { prompts as en } from '../en/prompts'

export const prompts = translate('de', en, {
  ...family,
  prompts: {
    ...family.prompts,
    'keep-goals': { what: 'Behalte zwei Ziele', how: 'niemand sonst sieht sie' },
    'choose-column': { what: 'Am Stand', how: 'wähle, was du nimmst' },
    'take-contracts': { what: 'Nimm Aufträge', how: 'wähle einen oder zwei aus der Reihe' },
    'copy-bonus': { what: 'Übernimm einen Bonus', how: 'wähle eine leuchtende kleine Stadt' },
    'own-bonuses': { what: 'Stadtboni', how: 'wähle eine deiner kleinen Städte' }
  },
  /** What a question on the slip is about: nothing where the board shows it. */
  reasons: {
    ...family.reasons,
    contractColumn: 'für Spalte {column}',
    lowRoll: 'für einen niedrigen Wurf: {short, number} unter {least, number}'
  }
})
