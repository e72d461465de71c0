/** Words of movement and sound in the settings, in the language in use. */
import { catalogue, type Spoken } from '../../words/catalogue'
import { de } from './de'
import { en } from './en'
import { fr } from './fr'

/** What every language must say. */
export type SenseWords = Spoken<typeof en>

export const senseWords: SenseWords = catalogue<SenseWords>({ en, fr, de })()
