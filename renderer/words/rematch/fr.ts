/** The words of coming along to a rematch, in French. */
import { translate } from '../message'
import { en } from './en'

export const fr = translate('fr', en, {
  join: 'Rejoindre la revanche',
  waits: 'L’hôte peut lancer une revanche ; son bouton apparaît alors ici.'
})
