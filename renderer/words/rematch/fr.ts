/** The words of going on from a result to the next table, in French. */
import { translate } from '../message'
import { en } from './en'

export const fr = translate('fr', en, {
  join: 'Rejoindre la revanche',
  next: 'Rejoindre la partie suivante',
  nextOf: 'Rejoindre la partie suivante : {game}',
  waits: 'L’hôte peut lancer une revanche ou ouvrir une autre partie ; le bouton apparaît alors ici.'
})
