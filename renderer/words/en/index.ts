/** All common words in English. */
import { common } from './common'
import { home } from './home'
import { lan } from './lan'
import { packs } from './packs'
import { people } from './people'
import { refusals } from './refusals'
import { table } from './table'

export const en = { ...common, ...home, ...lan, ...packs, ...people, ...refusals, ...table }
