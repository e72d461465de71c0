/** The panes of the Expedition on a small screen: the road with the player's caravan, the market, the other players. */
import { kindOf } from '../../../shared/games/expedition/pieces'
import LogPanel from '../../kit/log/LogPanel.vue'
import type { HeldPane, Pane } from '../../kit/phone/panes'
import { phoneWords as words } from '../../kit/phone/words'
import { HEIGHT, WIDTH } from './atlas/layout'
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

type NamedPane = Pane & { readonly id: PaneId }

const others: NamedPane = {
  id: 'others',
  label: () => words.panes.others,
  icon: 'people',
  panels: [Rivals, LogPanel],
  wanted: () => false
}

/** The hand is below the road, where it pays, and below the market, where it grows. */
const paneList = (model: GameModel): readonly NamedPane[] => [
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
  others
]

/** All parts of the table; and with room for two, the road above the hand and the market. */
export function panesOf(model: GameModel) {
  const cards: NamedPane = {
    id: 'draw',
    label: () => words.panes.cards,
    icon: 'card',
    panels: [Purse, Market, HandPanel],
    spread: true,
    wanted: () => mayDraw(model) || model.movePlan.ways.value.size > 0
  }
  const held: HeldPane = { panels: [Board], ratio: WIDTH / HEIGHT, below: [cards, others] }
  return { alone: paneList(model), held }
}
