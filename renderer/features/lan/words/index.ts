/** What a page says of the seats of its device when something is wrong with them or somebody asks for one. */
import { catalogue } from '../../../words/catalogue'
import { en } from './en'

export const seatWords = catalogue({
  en,
  fr: async () => (await import('./fr')).fr,
  de: async () => (await import('./de')).de
})()
