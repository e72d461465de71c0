/** Voyages on a small screen: the map, the actions, the own board, the others. Dice and stock lie below them all. */
import LogPanel from '../../table/LogPanel.vue'
import type { Pane } from '../../table/phone/panes'
import { phoneWords as words } from '../../table/phone/words'
import type { Desk } from './desk'
import BonusBar from './panels/BonusBar.vue'
import MapBoard from './panels/MapBoard.vue'
import OwnBoard from './panels/OwnBoard.vue'
import Rivals from './panels/Rivals.vue'
import Spaces from './panels/Spaces.vue'
import TravelPanel from './panels/TravelPanel.vue'

/** Ids of the tabs. */
export type PaneId = 'actions' | 'map' | 'board' | 'others'

/** A main action that is not under way on the map. */
const acts = ({ lit, selection, task }: Desk): boolean =>
  task.value?.kind === 'choose-column' ||
  task.value?.kind === 'take-contracts' ||
  (lit.placing.value && selection.target.value !== 'travel')

export const panesOf = (desk: Desk): readonly (Pane & { readonly id: PaneId })[] => [
  {
    id: 'actions',
    label: () => words.panes.actions,
    icon: 'dice',
    panels: [Spaces, BonusBar],
    wanted: () => acts(desk)
  },
  {
    id: 'map',
    label: () => words.panes.map,
    icon: 'globe',
    panels: [MapBoard, TravelPanel],
    wanted: () => desk.task.value?.kind === 'move' || desk.selection.target.value === 'travel'
  },
  {
    id: 'board',
    label: () => words.panes.board,
    icon: 'contract',
    panels: [OwnBoard, BonusBar],
    wanted: () => desk.selection.armed.value === 'complete-contract'
  },
  {
    id: 'others',
    label: () => words.panes.others,
    icon: 'people',
    panels: [Rivals, LogPanel],
    wanted: () => false
  }
]
