/**
 * The panes of the game on a small screen: the court, the map, the player's board, the other players. Dice and stock stand
 * below all of them.
 */
import LogPanel from '../../kit/log/LogPanel.vue'
import type { HeldPane, Pane } from '../../kit/phone/panes'
import { phoneWords as words } from '../../kit/phone/words'
import Rivals from '../../polo/seats/Rivals.vue'
import { useTable } from '../../stores/table'
import { shown } from './atlas/layout'
import Court from './court/Court.vue'
import type { GameModel } from './game-model'
import BonusBar from './panels/BonusBar.vue'
import MapBoard from './panels/MapBoard.vue'
import OwnBoard from './panels/OwnBoard.vue'

export type PaneId = 'actions' | 'map' | 'board' | 'others'

/** Kinds of tasks that the map answers. */
const onMap: ReadonlySet<string> = new Set([
  'move',
  'take-contracts',
  'city-contract',
  'settle',
  'extra-post'
])

const paneList = ({ targets, travelPlan, selection, task }: GameModel) =>
  [
    {
      id: 'actions',
      label: () => words.panes.actions,
      icon: 'dice',
      panels: [Court, BonusBar],
      spread: true,
      wanted: () =>
        task.value?.kind === 'choose-offer' ||
        task.value?.kind === 'take-seal' ||
        (targets.placing.value && travelPlan.target.value === undefined && !travelPlan.awaitsPlace.value)
    },
    {
      id: 'map',
      label: () => words.panes.map,
      icon: 'globe',
      panels: [MapBoard],
      wanted: () =>
        onMap.has(task.value?.kind ?? '') ||
        travelPlan.target.value !== undefined ||
        travelPlan.awaitsPlace.value
    },
    {
      id: 'board',
      label: () => (useTable().watching ? words.panes.shownBoard : words.panes.board),
      icon: 'contract',
      panels: [OwnBoard, BonusBar],
      spread: true,
      wanted: () => selection.armed.value === 'complete-contract' || selection.armed.value === 'improve-seal'
    },
    {
      id: 'others',
      label: () => words.panes.others,
      icon: 'people',
      panels: [Rivals, LogPanel],
      wanted: () => false
    }
  ] as const satisfies readonly (Pane & { readonly id: PaneId })[]

/**
 * All parts of the table; and with room for two, the map above the others. The contracts are then below every pane, and the
 * player's board leaves room for the log.
 */
export function panesOf(model: GameModel) {
  const alone = paneList(model)
  const [actions, , board, others] = alone
  const own: Pane = {
    ...board,
    panels: [OwnBoard, LogPanel],
    wanted: () => model.selection.armed.value === 'improve-seal'
  }
  const ratio = shown.width / shown.height
  const held: HeldPane = { panels: [MapBoard], ratio, below: [actions, own, others] }
  return { alone, held }
}
