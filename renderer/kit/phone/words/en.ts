import { english } from '../../../words/message'

export const en = english({
  tabs: 'Parts of the table',
  wanted: 'your decision is here',
  menu: 'Menu',
  /** Expands a card that shows only its first lines, and collapses it. */
  more: 'More',
  less: 'Less',
  panes: {
    map: 'Map',
    road: 'Road',
    draw: 'Draw',
    cards: 'Cards',
    actions: 'Actions',
    board: 'My board',
    /** For somebody who only watches. */
    shownBoard: 'Board',
    others: 'Players'
  }
})
