import type { PhoneWords } from '.'

export const de: PhoneWords = {
  tabs: 'Teile des Spieltischs',
  wanted: 'hier entscheidest du',
  menu: 'Menü',
  panes: {
    map: 'Karte',
    road: 'Weg',
    draw: 'Ziehen',
    actions: 'Aktionen',
    board: 'Tableau',
    others: 'Mitspieler'
  }
}
