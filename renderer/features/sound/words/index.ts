/** Words of movement and sound in the settings, in the language in use. */
import { catalogue } from '../../../words/catalogue'
import { en } from './en'

export const senseWords = catalogue({
  en,
  fr: async () => (await import('./fr')).fr,
  de: async () => (await import('./de')).de
})()
