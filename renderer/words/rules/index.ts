/** The words of the rules' screen; the rules themselves lie with their games. */
import { catalogue } from '../catalogue'
import { en } from './en'

export const useRulesWords = catalogue({
  en,
  fr: async () => (await import('./fr')).fr,
  de: async () => (await import('./de')).de
})
