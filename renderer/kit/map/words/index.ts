/** The words of a map's own controls. */
import { catalogue } from '../../../words/catalogue'
import { en } from './en'

export const mapWords = catalogue({
  en,
  fr: async () => (await import('./fr')).fr,
  de: async () => (await import('./de')).de
})()
