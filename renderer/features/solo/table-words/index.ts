/** What Home and the table say of solo games, in the language in use. The solo page has its own words. */
import { catalogue } from '../../../words/catalogue'
import { en } from './en'

export const soloTableWords = catalogue({
  en,
  fr: async () => (await import('./fr')).fr,
  de: async () => (await import('./de')).de
})()
