/** The Expedition on a small screen: the road with the own caravan, what can be drawn, the others. */
import { kindOf } from '../../../shared/games/expedition/pieces'
import LogPanel from '../../table/LogPanel.vue'
import type { Pane } from '../../table/phone/panes'
import { phoneWords as words } from '../../table/phone/words'
import type { Desk } from './desk'
import Board from './panels/Board.vue'
import HandPanel from './panels/HandPanel.vue'
import Market from './panels/Market.vue'
import Purse from './panels/Purse.vue'
import Rivals from './panels/Rivals.vue'

/** Ids of the tabs. */
export type PaneId = 'road' | 'draw' | 'others'

/** Something on the draw pane ends the turn now. */
const mayDraw = ({ lit, view }: Desk): boolean =>
  [
    { type: 'draw' } as const,
    { type: 'pass' } as const,
    ...view.value.display.map((card) => ({ type: 'take', card: kindOf(card) }) as const)
  ].some((choice) => lit.choice(choice).light === 'target')

/** The hand lies under the road, where it pays, and under the display, where it grows. */
export const panesOf = (desk: Desk): readonly (Pane & { readonly id: PaneId })[] => [
  {
    id: 'road',
    label: () => words.panes.road,
    icon: 'move',
    panels: [Board, Purse, HandPanel],
    wanted: () => desk.reach.ways.value.size > 0
  },
  {
    id: 'draw',
    label: () => words.panes.draw,
    icon: 'card',
    panels: [Market, HandPanel],
    wanted: () => mayDraw(desk)
  },
  {
    id: 'others',
    label: () => words.panes.others,
    icon: 'people',
    panels: [Rivals, LogPanel],
    wanted: () => false
  }
]
