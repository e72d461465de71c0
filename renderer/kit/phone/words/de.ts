import { translate } from '../../../words/message'
import { en } from './en'

export const de = translate('de', en, {
  tabs: 'Teile des Spieltischs',
  wanted: 'hier entscheidest du',
  menu: 'Menü',
  more: 'Mehr',
  less: 'Weniger',
  panes: {
    map: 'Karte',
    road: 'Strecke',
    draw: 'Ziehen',
    cards: 'Karten',
    actions: 'Aktionen',
    board: 'Tableau',
    shownBoard: 'Tableau',
    others: 'Mitspieler'
  }
})
