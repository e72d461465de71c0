/** The words of the Expedition in the language in use. */
import { catalogue, type Spoken } from '../../../words/catalogue'
import { en } from './en'

/** What every language must say. */
export type Words = Spoken<typeof en>

export const words: Words = catalogue<Words>({
  en,
  fr: async () => (await import('./fr')).fr,
  de: async () => (await import('./de')).de
})()
