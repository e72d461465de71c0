/** The words of the recap in the language in use. */
import { catalogue, type Spoken } from '../../../words/catalogue'
import { en } from './en'

/** What every language must say. */
export type RecapWords = Spoken<typeof en>

export const recapWords: RecapWords = catalogue<RecapWords>({
  en,
  fr: async () => (await import('./fr')).fr,
  de: async () => (await import('./de')).de
})()
