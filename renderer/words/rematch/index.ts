/** What is done with a result besides reading it: telling it to others, going on to the next table. */
import { catalogue } from '../catalogue'
import { en } from './en'

export const useRematchWords = catalogue({
  en,
  fr: async () => (await import('./fr')).fr,
  de: async () => (await import('./de')).de
})
