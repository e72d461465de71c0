/** What the guide of the Expedition says, in the language in use. */
import { catalogue, type Spoken } from '../../../words/catalogue'
import * as en from './en'

export type StepId = keyof typeof en
export const texts = catalogue<Spoken<typeof en>>({
  en,
  fr: () => import('./fr'),
  de: () => import('./de')
})()
