/** The content pack of the City of Venice, by which a group replaces the values of palaces, reputation, late posts and the fifth seat. */
import * as z from 'zod/mini'
import { replaced } from '../../../../engine/pack-table'
import { count, die, points } from '../../../../polo/pack'
import { beijingPoints } from '../../content/numbers'
import { checkTables, entries, modulePack, modulePackHead, price, reward } from '../../module-pack'
import { veniceOver } from '.'
import {
  beijingSlot,
  fifthSeat,
  founderReward,
  palaces,
  postPoints,
  reputation,
  veniceTables
} from './palaces'

/** The fifth slot brings no more than the fourth: the first free one is always the best. */
const slotPoints = count(0, Math.min(...beijingPoints))

const schema = z.strictObject({
  ...modulePackHead('venice'),
  palaces: entries(z.strictObject({ id: z.string(), minDie: die, cost: price, reward })),
  founderReward: z.exactOptional(reward),
  reputation: z.exactOptional(
    z.array(reward).check(z.minLength(reputation.length), z.maxLength(reputation.length))
  ),
  /** Points for the 12th and the 13th post, and for Wilhelm's 15th. */
  postPoints: z.exactOptional(z.strictObject({ 12: points, 13: points, 15: points })),
  /** Coins of the fifth seat. */
  fifthSeat: z.exactOptional(count(0, 30)),
  /** Points of the fifth slot in Beijing. */
  beijingSlot: z.exactOptional(slotPoints)
})

export const pack = modulePack('venice', {
  schema,
  check: (of) => checkTables(of, { palaces }),
  over: (of) =>
    veniceOver(
      veniceTables({
        palaces: replaced(palaces, of.palaces, (_, entry) => entry),
        founderReward: of.founderReward ?? founderReward,
        reputation: of.reputation ?? reputation,
        postPoints: of.postPoints ?? postPoints,
        fifthSeat: of.fifthSeat ?? fifthSeat,
        beijingSlot: of.beijingSlot ?? beijingSlot
      })
    ),
  written: {
    name: 'Our Venice',
    palaces: palaces.map(({ source: _, ...palace }) => palace),
    founderReward,
    reputation,
    postPoints,
    fifthSeat,
    beijingSlot
  }
})
