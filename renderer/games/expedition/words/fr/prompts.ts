/** The top bar's prompt in French: what (a few words) and how (a hint), for every kind of task. */
import { translate } from '../../../../words/message'
import { prompts as en } from '../en/prompts'

export const prompts = translate('fr', en, {
  prompts: {
    turn: { what: 'À vous', how: 'avancez avec des cartes, ou prenez-en une : le tour finit alors' },
    pay: { what: 'Paiement d’une case', how: 'choisissez les cartes qui manquent encore, ou annulez' }
  },
  /** The turn's prompt by what is still possible. */
  turnPrompts: {
    stopped: { what: 'À vous', how: 'plus de déplacement à ce tour : prenez une carte pour finir' },
    moved: { what: 'À vous', how: 'continuez avec des cartes, ou prenez-en une : le tour finit alors' },
    stuck: { what: 'À vous', how: 'aucune case à portée : prenez une carte' },
    empty: { what: 'À vous', how: 'votre main est vide : prenez une carte, le tour finit alors' }
  },
  /** Hints that follow what is chosen. */
  hints: {
    selection:
      '{count, plural, one {# carte} other {# cartes}} {count, plural, one {choisie} other {choisies}}',
    whole: '{selection} : {parts}',
    /** Between what the chosen cards would do for two camels. */
    semicolon: ' ; ',
    pays: 'c’est le prix {space_of}, choisissez la case pour y entrer',
    more: 'encore {short} pour {space}',
    wrong: 'ne paie pas {space}',
    target: '{space} pour {cost} : choisissez-la de nouveau pour y entrer'
  }
})
