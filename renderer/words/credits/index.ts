/** The credits. */
import { catalogue } from '../catalogue'
import { en } from './en'

export const useCreditsWords = catalogue({
  en,
  fr: async () => (await import('./fr')).fr,
  de: async () => (await import('./de')).de
})
