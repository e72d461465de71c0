/** The panes of the Expedition on a phone: the road with the player's caravan, the market, the other players. */
import { kindOf } from '../../../shared/games/expedition/pieces'
import LogPanel from '../../kit/log/LogPanel.vue'
import type { Pane } from '../../kit/phone/panes'
import { phoneWords as words } from '../../kit/phone/words'
import type { GameModel } from './game-model'
import Board from './panels/Board.vue'
import HandPanel from './panels/HandPanel.vue'
import Market from './panels/Market.vue'
import Purse from './panels/Purse.vue'
import Rivals from './panels/Rivals.vue'

export type PaneId = 'road' | 'draw' | 'others'

/** True if something on the draw pane can end the turn now. */
const mayDraw = ({ targets, view }: GameModel): boolean =>
  [
    { type: 'draw' } as const,
    { type: 'pass' } as const,
    ...view.value.display.map((card) => ({ type: 'take', card: kindOf(card) }) as const)
  ].some((choice) => targets.choice(choice).light === 'target')

/** The hand is below the road, where it pays, and below the market, where it grows. */
export const panesOf = (model: GameModel): readonly (Pane & { readonly id: PaneId })[] => [
  {
    id: 'road',
    label: () => words.panes.road,
    icon: 'move',
    panels: [Board, Purse, HandPanel],
    wanted: () => model.movePlan.ways.value.size > 0
  },
  {
    id: 'draw',
    label: () => words.panes.draw,
    icon: 'card',
    panels: [Market, HandPanel],
    wanted: () => mayDraw(model)
  },
  {
    id: 'others',
    label: () => words.panes.others,
    icon: 'people',
    panels: [Rivals, LogPanel],
    wanted: () => false
  }
]
