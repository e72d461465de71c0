/** The words of the Expedition in the language in use. */
import { catalogue, type Spoken } from '../../../words/catalogue'
import { de } from './de'
import { en } from './en'
import { fr } from './fr'

/** What every language must say. */
export type Words = Spoken<typeof en>

export const words: Words = catalogue<Words>({ en, fr, de })()
