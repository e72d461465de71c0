/** The words of the help about refusals, in the language in use. */
import { catalogue, type Spoken } from '../../words/catalogue'
import * as en from './en'

export const helpWords = catalogue<Spoken<typeof en>>({
  en,
  fr: () => import('./fr'),
  de: () => import('./de')
})()
