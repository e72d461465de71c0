/** The words about newer versions in the language in use. */
import { catalogue } from '../../../words/catalogue'
import { en } from './en'

export const updateWords = catalogue({
  en,
  fr: async () => (await import('./fr')).fr,
  de: async () => (await import('./de')).de
})()
