/** The texts of the Secret Paths, by language. */
import { en } from './en'

export const texts = {
  en,
  fr: async () => (await import('./fr')).fr,
  de: async () => (await import('./de')).de
}
