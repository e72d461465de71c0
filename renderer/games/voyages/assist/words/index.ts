/** The hints of Voyages for players, in the language in use. */
import { catalogue } from '../../../../words/catalogue'
import { en } from './en'

export const assistWords = catalogue({
  en,
  fr: async () => (await import('./fr')).fr,
  de: async () => (await import('./de')).de
})()
