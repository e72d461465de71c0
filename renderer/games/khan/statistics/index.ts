/** The statistics of In the Service of the Khan in words, in the language in use. Fetched with the statistics. */
import { catalogue } from '../../../words/catalogue'
import { en } from './en'
import type { StatisticsWords } from './types'

export const figureWords: StatisticsWords = catalogue({
  en,
  fr: async () => (await import('./fr')).fr,
  de: async () => (await import('./de')).de
})()
