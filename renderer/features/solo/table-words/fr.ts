/** French: what Home and the table say of solo games. */
import { translate } from '../../../words/message'
import { en } from './en'

export const fr = translate('fr', en, {
  title: 'Solo',
  titleNote: 'Table du jour, tours à résoudre, records',
  trainingHow: 'votre dernier tour : finissez avec le plus de points possible',
  trainingTable: 'Trouvez le meilleur tour, position {number}',
  training: 'Trouvez le meilleur tour',
  dailyTable: 'Table du jour, {date}'
})
