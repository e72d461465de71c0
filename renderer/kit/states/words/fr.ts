/** French: the states of what may be chosen. */
import { translate } from '../../../words/message'
import { en } from './en'

export const fr = translate('fr', en, {
  legend: 'Ce que montre la table',
  can: 'possible',
  canTip:
    'Éclairé : possible avec ce que vous avez choisi. Ce qui est terne ne l’est pas : pointez dessus pour voir pourquoi.',
  atPrice: 'en payant'
})
