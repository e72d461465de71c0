/** What is said about a status: the same for every target. */
import type { Tip } from '../../kit/tips/tips'
import { tipOf } from '../../polo/assist/tips'
import type { Status } from '../../polo/status'
import { words } from './words'

/** The note of a target: why not and what helps, then what it is. */
export const tipFor = (status: Status, help: string): Tip =>
  tipOf(words.assist, words.refusals.refusalSentence, status, help)
