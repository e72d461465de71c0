/** French: what Home and the table say of solo games. */
import { translate } from '../../../words/message'
import { en } from './en'

export const fr = translate('fr', en, {
  title: 'Solo',
  positionChip: 'Position {number}',
  positionNote:
    'Trouvez le meilleur tour : finissez la partie avec le plus de points possible. Vous pouvez essayer autant de fois que vous voulez ; un nouvel essai remplace le précédent.',
  trainingHow: 'votre dernier tour : finissez avec le plus de points possible',
  trainingTable: 'Trouvez le meilleur tour, position {number}',
  training: 'Trouvez le meilleur tour'
})
