/** German: a seat at another host. */
import { translate } from '../../../../words/message'
import { en } from './en'

export const de = translate('de', en, {
  title: 'Deine Plätze bei anderen Gastgebern',
  seat: 'Dein Platz bei {host}',
  yourTurn: 'Du bist am Zug',
  going: 'Unterwegs dorthin …'
})
