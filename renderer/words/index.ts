/** The common words: home, new table, settings, the table's frame. A game's own words live in its folder. */
import { catalogue, type Spoken } from './catalogue'
import { en } from './en'

/** What every language must say. */
export type Words = Spoken<typeof en>

/** The common words in the language in use. */
export const useWords = catalogue<Words>({
  en,
  fr: async () => (await import('./fr')).fr,
  de: async () => (await import('./de')).de
})
