/** All common words in English. */
import { common } from './common/en'
import { home } from './home/en'
import { lan } from './lan/en'
import { packs } from './packs/en'
import { table } from './table/en'

export const en = { ...common, ...home, ...lan, ...packs, ...table }
