/** The game's name and a line about it in French. */
import { title } from '../../../../shared/games/expedition/title'
import { translate } from '../../../words/message'
import { en } from './en'

export const fr = translate('fr', en, {
  name: title.fr,
  line: 'Une course de caravanes d’Ormuz à Dadu, cartes en main. De 2 à 5 joueurs, environ 40 minutes.'
})
