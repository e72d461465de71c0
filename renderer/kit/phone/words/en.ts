import { english } from '../../../words/message'

export const en = english({
  tabs: 'Parts of the table',
  wanted: 'your decision is here',
  menu: 'Menu',
  panes: {
    map: 'Map',
    road: 'Road',
    draw: 'Draw',
    actions: 'Actions',
    board: 'My board',
    others: 'Players'
  }
})
