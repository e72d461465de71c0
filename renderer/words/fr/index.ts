/** All common words in French. */
import { common } from './common'
import { home } from './home'
import { lan } from './lan'
import { packs } from './packs'
import { people } from './people'
import { refusals } from './refusals'
import { table } from './table'

export const fr = { ...common, ...home, ...lan, ...packs, ...people, ...refusals, ...table }
