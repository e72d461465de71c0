/** What is said when no host is found: what a check of the network has found out. */
import { catalogue } from '../catalogue'
import { en } from './en'

export const networkWords = catalogue({
  en,
  fr: async () => (await import('./fr')).fr,
  de: async () => (await import('./de')).de
})()
