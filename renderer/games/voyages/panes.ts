/**
 * The panes of Voyages on a small screen: the map, the actions, the player's board, the other players. Dice and stock stand
 * below all of them.
 */
import { isOfModule } from '../../../shared/polo/open-game'
import LogPanel from '../../kit/log/LogPanel.vue'
import type { HeldPane, Pane } from '../../kit/phone/panes'
import { phoneWords as words } from '../../kit/phone/words'
import { useTable } from '../../stores/table'
import { map } from './atlas/layout'
import type { GameModel } from './game-model'
import { componentsOfModules } from './modules/components'
import BonusBar from './panels/BonusBar.vue'
import MapBoard from './panels/MapBoard.vue'
import Others from './panels/Others.vue'
import OwnBoard from './panels/OwnBoard.vue'
import Spaces from './panels/Spaces.vue'
import TravelPanel from './panels/TravelPanel.vue'

export type PaneId = 'actions' | 'map' | 'board' | 'others'

/** True if a main action can be done or is under way, other than on the map. */
const acts = ({ targets, selection, task }: GameModel): boolean =>
  task.value?.kind === 'choose-column' ||
  task.value?.kind === 'take-contracts' ||
  // A module's question without a form is answered on the module's board.
  (task.value &&
    isOfModule(task.value.kind) &&
    componentsOfModules.value.questions[task.value.kind] === null) ||
  (targets.placing.value && selection.target.value !== 'travel')

const paneList = (model: GameModel) =>
  [
    {
      id: 'actions',
      label: () => words.panes.actions,
      icon: 'dice',
      panels: [Spaces, BonusBar],
      spread: true,
      wanted: () => acts(model)
    },
    {
      id: 'map',
      label: () => words.panes.map,
      icon: 'globe',
      panels: [MapBoard, TravelPanel],
      wanted: () => model.task.value?.kind === 'move' || model.selection.target.value === 'travel'
    },
    {
      id: 'board',
      label: () => (useTable().watching ? words.panes.shownBoard : words.panes.board),
      icon: 'contract',
      panels: [OwnBoard, BonusBar],
      spread: true,
      wanted: () => model.selection.armed.value === 'complete-contract'
    },
    {
      id: 'others',
      label: () => words.panes.others,
      icon: 'people',
      panels: [Others, LogPanel],
      wanted: () => false
    }
  ] as const satisfies readonly (Pane & { readonly id: PaneId })[]

/** All parts of the table; and with room for two, the map above the actions with the player's board, and the others. */
export function panesOf(model: GameModel) {
  const alone = paneList(model)
  const [actions, , , others] = alone
  const below = [{ ...actions, panels: [...actions.panels, OwnBoard] }, others]
  const held: HeldPane = { panels: [MapBoard], ratio: map.width / map.height, below }
  return { alone, held }
}
