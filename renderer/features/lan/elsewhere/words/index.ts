/** What Home says of a seat that this device has at another host. */
import { catalogue } from '../../../../words/catalogue'
import { en } from './en'

export const elsewhereWords = catalogue({
  en,
  fr: async () => (await import('./fr')).fr,
  de: async () => (await import('./de')).de
})()
