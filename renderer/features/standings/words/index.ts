/** The words of the standings in the language in use. */
import { catalogue } from '../../../words/catalogue'
import { en } from './en'

export const standingsWords = catalogue({
  en,
  fr: async () => (await import('./fr')).fr,
  de: async () => (await import('./de')).de
})()
