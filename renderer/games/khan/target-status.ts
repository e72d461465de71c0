/** The tip of a status and how it looks on the map: the same for every target. */
import type { Tip } from '../../kit/tips/tips'
import { tipOf } from '../../polo/assist/tips'
import type { TargetState } from '../../polo/map/layout'
import { stateClass, type Status } from '../../polo/status'
import { words } from './words'

/** The tip of a target: why it is refused and what helps, then what it is. */
export const tipFor = (status: Status, help: string): Tip => {
  const { assist, explain, refusals } = words
  return tipOf(assist, { sentence: refusals.refusalSentence, occupied: explain.occupiedHelp }, status, help)
}

/** The look of a status on the map: selected; legal if the chosen dice can do it, even at a price; otherwise idle. */
export const mapState = (status: Status, selected: boolean): TargetState =>
  selected ? 'selected' : ['is-legal', 'is-priced'].includes(stateClass(status)) ? 'legal' : 'idle'
