/** The game's name and a line about it in German. */
import { title } from '../../../../shared/games/khan/title'
import { translate } from '../../../words/message'
import { en } from './en'

export const de = translate('de', en, {
  name: title.de,
  line: 'Von Peking nach Westen, zu Land und zu Wasser. 2 bis 4 Spieler, fünf Runden. Die meisten Kartenwerte und Teile der Karte sind von uns.'
})
