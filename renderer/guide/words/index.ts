/** What the guide itself says, in the language in use. */
import { catalogue, type Spoken } from '../../words/catalogue'
import * as de from './de'
import * as en from './en'
import * as fr from './fr'

export const guideWords = catalogue<Spoken<typeof en>>({ en, fr, de })()
