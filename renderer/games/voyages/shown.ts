/** How a status looks and what is said about it: the same for every target. */
import type { Status } from './lit'
import type { Tip } from '../../table/tips'
import { words } from './words'

/** The class of a status; a target that is not asked about now looks plain. */
export function stateClass(status: Status): string {
  switch (status.light) {
    case 'legal':
      return 'is-legal'
    case 'possible':
      return 'is-possible'
    case 'refused':
      return 'is-refused'
    default:
      return ''
  }
}

/** The note of a target: why not, then what it is. */
export function tipFor(status: Status, help: string): Tip {
  return status.refusal
    ? { reason: words.refusals.refusalSentence(status.refusal), text: help }
    : { text: help }
}

/** True for a target that cannot be used now, whether refused or not asked about. */
export const isOff = (status: Status): boolean => status.light === 'refused' || status.light === 'idle'
