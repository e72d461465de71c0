/** The words of the help about refusals, in the language in use. */
import { catalogue } from '../../../words/catalogue'
import { en } from './en'

export const helpWords = catalogue({
  en,
  fr: async () => (await import('./fr')).fr,
  de: async () => (await import('./de')).de
})()
