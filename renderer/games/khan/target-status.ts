/** What is said about a status: the same for every target. */
import type { Tip } from '../../kit/tips/tips'
import type { Status } from '../../polo/status'
import { words } from './words'

/** The note of a target: why not, then what it is. */
export const tipFor = ({ refusal }: Status, help: string): Tip => ({
  ...(refusal && { reason: words.refusals.refusalSentence(refusal) }),
  text: help
})
