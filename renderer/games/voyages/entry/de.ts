/** The game's name, a line about it, and the playing styles of its computer players in German. */
import { familyStyles } from '../../../polo/entry/de'
import { title } from '../../../../shared/games/voyages/title'
import { translate } from '../../../words/message'
import { en } from './en'

export const de = translate('de', en, {
  name: title.de,
  line: 'Würfel, Karawanen und Aufträge auf den Wegen nach Peking. 2 bis 5 Spieler, fünf Runden.',
  styles: {
    ...familyStyles,
    collector: { name: 'Zielstrebiger', note: 'Bevorzugt die Städte seiner Zielkarten.' }
  }
})
