/** What the guide of the Expedition says, in the language in use. */
import { catalogue, type Spoken } from '../../../words/catalogue'
import * as de from './de'
import * as en from './en'
import * as fr from './fr'

export type StepId = keyof typeof en
export const texts = catalogue<Spoken<typeof en>>({ en, fr, de })()
