/** French: a seat at another host. */
import { translate } from '../../../../words/message'
import { en } from './en'

export const fr = translate('fr', en, {
  title: 'Vos places chez d’autres hôtes',
  seat: 'Votre place chez {host}',
  yourTurn: 'C’est votre tour',
  going: 'On y va…'
})
