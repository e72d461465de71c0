/** The title of Marco Polo II: In the Service of the Khan. */
import { catalogue } from '../../../words/catalogue'
import { en } from './en'

export const title = catalogue({
  en,
  fr: async () => (await import('./fr')).fr,
  de: async () => (await import('./de')).de
})()
