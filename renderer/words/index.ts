/** The common words: home, new table, settings, the table's frame. A game's own words live in its folder. */
import { catalogue } from './catalogue'
import { en } from './en'
import { list } from './list'

/** The common words in the current language. */
export const useWords = catalogue(
  {
    en,
    fr: async () => (await import('./fr')).fr,
    de: async () => (await import('./de')).de
  },
  (texts) => ({
    /** "Anna, Ben and Clara". */
    and: list,
    /** A player's place on the list of winners: "1st". */
    rank: (place: number): string => texts.ranks[place - 1] ?? String(place)
  })
)

/** The type of the common words, the same for every language. */
export type Words = ReturnType<typeof useWords>
