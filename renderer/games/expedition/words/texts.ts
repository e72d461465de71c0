/** The texts of the Expedition, as code reads them in the language in use. */
import type { Said } from '../../../words/message'
import type { en } from './en'

export type Texts = Said<typeof en>
