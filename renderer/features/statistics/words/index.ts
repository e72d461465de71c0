/** The words of the statistics page in the language in use; a game's own figures are named in its folder. */
import { catalogue } from '../../../words/catalogue'
import { en } from './en'

export const statisticsWords = catalogue({
  en,
  fr: async () => (await import('./fr')).fr,
  de: async () => (await import('./de')).de
})()
