/** The statistics of Voyages in words, in the language in use. Fetched with the statistics. */
import type { FigureGroupId, FigureId } from '../../../../shared/games/voyages/statistics'
import type { FigureWords } from '../../../statistics/words/types'
import { catalogue } from '../../../words/catalogue'
import { en } from './en'

/** What every language must say. */
export type StatisticsWords = FigureWords<FigureGroupId, FigureId>

export const figureWords: StatisticsWords = catalogue<StatisticsWords>({
  en,
  fr: async () => (await import('./fr')).fr,
  de: async () => (await import('./de')).de
})()
