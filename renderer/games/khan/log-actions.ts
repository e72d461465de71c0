/** Groups this game's events into actions for the log. */
import { familyLogActions } from '../../polo/log-actions'
import type { KhanTypes } from './types'
import { words } from './words'

const follows: ReadonlySet<string> = new Set(['contractsTaken', 'sealTaken', 'outpostKept'])
const heads: ReadonlySet<string> = new Set(['contractsTaken', 'sealImproved', 'outpostUsed', 'cityCardUsed'])

export const logActions = familyLogActions<KhanTypes>({
  follows: ({ type }) => follows.has(type),
  heads: ({ type }) => heads.has(type),
  sentence: (event, { view, content, seats }) =>
    words.log.sentence(event, { view, content, colours: seats.map(({ colour }) => colour) }),
  short: words.log.short
})
