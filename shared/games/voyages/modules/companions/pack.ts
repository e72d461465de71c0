/** The content pack of the Companions, by which a group replaces the costs and abilities of the fourteen tiles. */
import * as z from 'zod/mini'
import { replaced } from '../../../../engine/pack-table'
import { count, die } from '../../../../polo/pack'
import { checkTables, entries, modulePack, modulePackHead, price, reward } from '../../module-pack'
import { companionsOver } from '.'
import { companions } from './tiles'

const uses = count(1, 9)

const ability = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('freeBonus'), action: z.enum(['reroll-die', 'adjust-die']), uses }),
  z.strictObject({ kind: z.literal('camelsOff'), camels: count(1, 9) }),
  z.strictObject({ kind: z.literal('freePlacement'), uses }),
  z.strictObject({ kind: z.literal('khansFavor'), reward, uses }),
  z.strictObject({ kind: z.literal('contract'), reward, uses }),
  z.strictObject({ kind: z.literal('coinsOff'), coins: count(1, 20) }),
  z.strictObject({ kind: z.literal('cardUses'), more: count(1, 6) })
])

const schema = z.strictObject({
  ...modulePackHead('companions'),
  companions: entries(
    z.strictObject({
      id: z.string(),
      minDie: die,
      cost: price,
      onTake: reward,
      roundStart: z.exactOptional(reward),
      ability: z.exactOptional(ability)
    })
  )
})

export const pack = modulePack('companions', {
  schema,
  check: (of) => checkTables(of, { companions }),
  over: (of) => companionsOver(replaced(companions, of.companions, (_, entry) => entry)),
  written: {
    name: 'Our companions',
    companions: companions.map(({ source: _, ...companion }) => companion)
  }
})
