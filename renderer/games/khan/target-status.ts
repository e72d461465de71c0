/** What is said about a status, and how it looks on the map: the same for every target. */
import type { Tip } from '../../kit/tips/tips'
import { tipOf } from '../../polo/assist/tips'
import type { TargetState } from '../../polo/map/layout'
import { stateClass, type Status } from '../../polo/status'
import { words } from './words'

/** The note of a target: why not and what helps, then what it is. */
export const tipFor = (status: Status, help: string): Tip =>
  tipOf(words.assist, words.refusals.refusalSentence, status, help)

/** How something on the map looks: selected, lit where the chosen dice can do it, at a price too, else as it lies there. */
export const mapState = (status: Status, selected: boolean): TargetState =>
  selected ? 'selected' : ['is-legal', 'is-priced'].includes(stateClass(status)) ? 'legal' : 'idle'
