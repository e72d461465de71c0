/** What the guide of In the Service of the Khan says, in the language in use. */
import { catalogue } from '../../../words/catalogue'
import { en } from './en'

export type StepId = keyof typeof en
export const texts = catalogue({
  en,
  fr: async () => (await import('./fr')).fr,
  de: async () => (await import('./de')).de
})()
