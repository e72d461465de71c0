/** The statistics of Voyages in words, in the language in use. Fetched with the statistics. */
import { catalogue } from '../../../words/catalogue'
import { joinedLanguages } from '../../../words/joined'
import { figuresOfModules } from '../modules/figures'
import { en } from './en'
import type { StatisticsWords } from './types'

export const figureWords: StatisticsWords = catalogue(
  joinedLanguages(
    {
      en,
      fr: async () => (await import('./fr')).fr,
      de: async () => (await import('./de')).de
    },
    figuresOfModules
  )
)()
