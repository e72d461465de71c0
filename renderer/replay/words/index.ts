/** The words of the replay in the language in use. */
import { catalogue, type Spoken } from '../../words/catalogue'
import { de } from './de'
import { en } from './en'
import { fr } from './fr'

/** What every language must say. */
export type ReplayWords = Spoken<typeof en>

export const replayWords: ReplayWords = catalogue<ReplayWords>({ en, fr, de })()
