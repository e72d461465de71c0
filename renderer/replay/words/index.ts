/** The words of the replay in the language in use. */
import { catalogue, type Spoken } from '../../words/catalogue'
import { en } from './en'

/** What every language must say. */
export type ReplayWords = Spoken<typeof en>

export const replayWords: ReplayWords = catalogue<ReplayWords>({
  en,
  fr: async () => (await import('./fr')).fr,
  de: async () => (await import('./de')).de
})()
