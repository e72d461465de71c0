/** Words of movement and sound in the settings, in the language in use. */
import { catalogue, type Spoken } from '../../words/catalogue'
import { en } from './en'

/** What every language must say. */
export type SenseWords = Spoken<typeof en>

export const senseWords: SenseWords = catalogue<SenseWords>({
  en,
  fr: async () => (await import('./fr')).fr,
  de: async () => (await import('./de')).de
})()
