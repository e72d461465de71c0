import { english } from '../../../words/message'

export const en = english({
  controls: 'Size of the map',
  closer: 'Enlarge the map',
  farther: 'Shrink the map',
  whole: 'Show the whole map',
  shortcut: 'on the map: enlarge, shrink, show it whole'
})
