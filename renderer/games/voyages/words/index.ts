/** The words in use. One language so far; the choice will be made here. */
import { en, type Words } from './en'

export const words: Words = en
export type { Words }
