/** German: what Home and the table say of solo games. */
import { translate } from '../../../words/message'
import { en } from './en'

export const de = translate('de', en, {
  title: 'Solo',
  titleNote: 'Tisch des Tages, Züge zum Lösen, Rekorde',
  trainingHow: 'dein letzter Zug: beende das Spiel mit so vielen Punkten wie möglich',
  trainingTable: 'Finde den besten Zug, Stellung {number}',
  training: 'Finde den besten Zug',
  dailyTable: 'Tisch des Tages, {date}'
})
