/** Groups this game's events into deeds for the log. */
import { familyDeeds } from '../../polo/deeds'
import type { KhanTypes } from './types'
import { words } from './words'

const follows: ReadonlySet<string> = new Set(['contractsTaken', 'sealTaken', 'outpostKept'])
const heads: ReadonlySet<string> = new Set(['contractsTaken', 'sealImproved', 'outpostUsed', 'cityCardUsed'])

export const deeds = familyDeeds<KhanTypes>({
  follows: ({ type }) => follows.has(type),
  heads: ({ type }) => heads.has(type),
  sentence: (event, { view, content, seats }) =>
    words.log.sentence(event, { view, content, colours: seats.map(({ colour }) => colour) }),
  short: words.log.short
})
