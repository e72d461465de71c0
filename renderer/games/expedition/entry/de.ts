/** The game's name and a line about it in German. */
import { title } from '../../../../shared/games/expedition/title'
import { translate } from '../../../words/message'
import { en } from './en'

export const de = translate('de', en, {
  name: title.de,
  line: 'Ein Wettlauf der Karawanen von Hormus nach Dadu, mit Handkarten. 2 bis 5 Spieler, etwa 40 Minuten.'
})
