/** The words of the table on a small screen. */
import { catalogue } from '../../../words/catalogue'
import { en } from './en'

export const phoneWords = catalogue({
  en,
  fr: async () => (await import('./fr')).fr,
  de: async () => (await import('./de')).de
})()
