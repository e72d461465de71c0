/** The top bar's prompt in French: what (a few words) and how (a hint), for every kind of task. */
import { prompts as family } from '../../../../polo/words/fr/prompts'
import { translate } from '../../../../words/message'
import { prompts as en } from '../en/prompts'

export const prompts = translate('fr', en, {
  ...family,
  prompts: {
    ...family.prompts,
    'keep-goals': { what: 'Gardez deux objectifs', how: 'personne d’autre ne les voit' },
    'choose-column': { what: 'À l’étal', how: 'choisissez ce que vous prenez' },
    'take-contracts': { what: 'Prenez des contrats', how: 'choisissez-en un ou deux dans la rangée' },
    'copy-bonus': { what: 'Copiez un bonus', how: 'choisissez une petite ville éclairée' },
    'own-bonuses': { what: 'Bonus de villes', how: 'choisissez une de vos petites villes' }
  },
  /** What a question on the slip is about: nothing where the board shows it. */
  reasons: {
    ...family.reasons,
    contractColumn: 'pour la colonne {column}',
    lowRoll: 'pour un lancer faible : {short, number} de moins que {least, number}'
  }
})
