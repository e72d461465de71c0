/** All common words in French. */
import { common } from './common/fr'
import { home } from './home/fr'
import type { Words } from './index'
import { lan } from './lan/fr'
import { packs } from './packs/fr'
import { table } from './table/fr'

export const fr: Words = { ...common, ...home, ...lan, ...packs, ...table }
