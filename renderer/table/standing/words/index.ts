/** What a standing says, in the language in use. */
import { catalogue, type Spoken } from '../../../words/catalogue'
import * as en from './en'

export const standingWords = catalogue<Spoken<typeof en>>({
  en,
  fr: () => import('./fr'),
  de: () => import('./de')
})()
