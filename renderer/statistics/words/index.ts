/** The words of the statistics page in the language in use; a game's own figures are named in its folder. */
import { catalogue, type Spoken } from '../../words/catalogue'
import { en } from './en'

/** What every language must say. */
export type StatisticsPageWords = Spoken<typeof en>

export const statisticsWords: StatisticsPageWords = catalogue<StatisticsPageWords>({
  en,
  fr: async () => (await import('./fr')).fr,
  de: async () => (await import('./de')).de
})()
