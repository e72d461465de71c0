/** What the table says to help a player, in the language in use. */
import { catalogue, type Spoken } from '../../../../words/catalogue'
import * as en from './en'

export const assistWords = catalogue<Spoken<typeof en>>({
  en,
  fr: () => import('./fr'),
  de: () => import('./de')
})()
