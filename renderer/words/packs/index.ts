/** What can be wrong with a content pack. */
import { catalogue } from '../catalogue'
import { en } from './en'

export const packWords = catalogue({
  en,
  fr: async () => (await import('./fr')).fr,
  de: async () => (await import('./de')).de
})()
