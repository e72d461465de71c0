/** Groups this game's events into actions for the log. */
import { familyLogActions } from '../../polo/log-actions'
import type { KhanTypes } from './types'
import { words } from './words'

/** What is taken with a space or by a journey. */
const taken: ReadonlySet<string> = new Set(['contractsTaken', 'sealTaken', 'outpostKept'])
const heads: ReadonlySet<string> = new Set(['contractsTaken', 'sealImproved', 'outpostUsed', 'cityCardUsed'])

export const logActions = familyLogActions<KhanTypes>({
  follows: ({ type }) => taken.has(type),
  heads: ({ type }) => heads.has(type),
  tells: taken,
  sentence: (event, { view, content, seats }) =>
    words.log.sentence(event, { view, content, colours: seats.map(({ colour }) => colour) }),
  short: words.log.short
})
