/** The game's name and a line about it in German. */
import { title } from '../../../../shared/games/voyages/title'
import { translate } from '../../../words/message'
import { en } from './en'

export const de = translate('de', en, {
  name: title.de,
  line: 'Würfel, Karawanen und Aufträge auf den Wegen nach Peking. 2 bis 5 Spieler, fünf Runden.'
})
