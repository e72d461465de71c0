/** The words of the analysis in the language in use. */
import { catalogue } from '../../../words/catalogue'
import { en } from './en'

export const analysisWords = catalogue({
  en,
  fr: async () => (await import('./fr')).fr,
  de: async () => (await import('./de')).de
})()
