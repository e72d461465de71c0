import { english } from '../../../words/message'

export const en = english({
  tabs: 'Parts of the table',
  wanted: 'your decision is here',
  menu: 'Menu',
  /** Unfolds a card that shows its first lines, and folds it. */
  more: 'More',
  less: 'Less',
  panes: {
    map: 'Map',
    road: 'Road',
    draw: 'Draw',
    actions: 'Actions',
    board: 'My board',
    others: 'Players'
  }
})
