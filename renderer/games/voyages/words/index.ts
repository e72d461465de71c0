/** The words of Voyages in the language in use. */
import { catalogue } from '../../../words/catalogue'
import { en, type Words } from './en'

export const words: Words = catalogue({ en, fr: en, de: en })()
export type { Words }
