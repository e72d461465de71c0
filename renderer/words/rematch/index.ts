/** What a guest at a result reads about the table that comes next. */
import { catalogue } from '../catalogue'
import { en } from './en'

export const useRematchWords = catalogue({
  en,
  fr: async () => (await import('./fr')).fr,
  de: async () => (await import('./de')).de
})
