/** The game's name and a line about it in French. */
import { title } from '../../../../shared/games/voyages/title'
import { translate } from '../../../words/message'
import { en } from './en'

export const fr = translate('fr', en, {
  name: title.fr,
  line: 'Dés, caravanes et contrats sur les routes de Pékin. De 2 à 5 joueurs, cinq manches.'
})
