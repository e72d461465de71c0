/** The words for the states, in the language in use. */
import { catalogue } from '../../../words/catalogue'
import { en } from './en'

export const stateWords = catalogue({
  en,
  fr: async () => (await import('./fr')).fr,
  de: async () => (await import('./de')).de
})()
