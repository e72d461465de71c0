/** What a guest reads when the host has begun the game again. */
import { catalogue } from '../catalogue'
import { en } from './en'

export const useRematchWords = catalogue({
  en,
  fr: async () => (await import('./fr')).fr,
  de: async () => (await import('./de')).de
})
