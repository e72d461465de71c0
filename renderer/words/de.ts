/** All common words in German. */
import { common } from './common/de'
import { home } from './home/de'
import type { Words } from './index'
import { lan } from './lan/de'
import { packs } from './packs/de'
import { table } from './table/de'

export const de: Words = { ...common, ...home, ...lan, ...packs, ...table }
