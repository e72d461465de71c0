/** The words of the replay in the language in use. */
import { catalogue } from '../catalogue'
import { en } from './en'

export const replayWords = catalogue({
  en,
  fr: async () => (await import('./fr')).fr,
  de: async () => (await import('./de')).de
})()
