/** The game's name, a line about it, and the playing styles of its computer players in German. */
import { title } from '../../../../shared/games/expedition/title'
import { translate } from '../../../words/message'
import { en } from './en'

export const de = translate('de', en, {
  name: title.de,
  line: 'Ein Wettlauf der Karawanen von Hormus nach Dadu, mit Handkarten. 2 bis 5 Spieler, etwa 40 Minuten.',
  styles: {
    usual: { name: 'Ausgewogen', note: 'Wägt Karten, Gold und Weg gleichmäßig ab.' },
    racer: { name: 'Renner', note: 'Zieht früh weiter, mit wenigen Karten auf der Hand.' },
    stocker: { name: 'Kartensammler', note: 'Hält mehr Karten, bevor er zieht.' },
    saver: { name: 'Sparer', note: 'Gibt weniger Gold für Ballast aus.' }
  }
})
