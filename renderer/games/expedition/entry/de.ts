/** The game's name and a line about it in German. */
import { translate } from '../../../words/message'
import { en } from './en'

export const de = translate('de', en, {
  name: 'Marco Polo Expedition',
  line: 'Ein Wettlauf der Karawanen von Hormus nach Dadu, mit Handkarten. 2 bis 5 Spieler, etwa 40 Minuten.'
})
