/** The game's name, a line about it, and the playing styles of its computer players in German. */
import { familyStyles } from '../../../polo/entry/de'
import { title } from '../../../../shared/games/khan/title'
import { translate } from '../../../words/message'
import { en } from './en'

export const de = translate('de', en, {
  name: title.de,
  line: 'Von Peking nach Westen, zu Land und zu Wasser. 2 bis 4 Spieler, fünf Runden.',
  ours: 'Die meisten Kartenwerte und Teile der Karte sind von uns.',
  styles: {
    ...familyStyles,
    guild: { name: 'Siegelträger', note: 'Bevorzugt Siegel und die Ziele, die sie verlangen.' }
  }
})
