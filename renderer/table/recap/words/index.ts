/** The words of the recap in the language in use. */
import { catalogue, type Spoken } from '../../../words/catalogue'
import { de } from './de'
import { en } from './en'
import { fr } from './fr'

/** What every language must say. */
export type RecapWords = Spoken<typeof en>

export const recapWords: RecapWords = catalogue<RecapWords>({ en, fr, de })()
