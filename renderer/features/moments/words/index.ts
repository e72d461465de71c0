/** What the opening and the ending say, in the language in use. */
import { catalogue } from '../../../words/catalogue'
import { en } from './en'

export const momentWords = catalogue({
  en,
  fr: async () => (await import('./fr')).fr,
  de: async () => (await import('./de')).de
})()
