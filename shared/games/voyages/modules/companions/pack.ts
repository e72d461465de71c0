/** The content pack of the Companions, by which a group replaces the fourteen tiles and how many there are of them. */
import * as z from 'zod/mini'
import { replaced } from '../../../../engine/pack-table'
import { count, die } from '../../../../polo/pack'
import { checkTables, entries, modulePack, modulePackHead, price, reward } from '../../module-pack'
import { companionsOver } from '.'
import { companions, perSeat, rows } from './tiles'

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
  ),
  /** How many lie face up, with two, three, four and five players; the drawn row has room for six. */
  rows: z.exactOptional(z.array(count(1, 6)).check(z.minLength(rows.length), z.maxLength(rows.length))),
  /** How many a seat may have. */
  perSeat: z.exactOptional(count(1, 4))
})

export const pack = modulePack('companions', {
  schema,
  check: (of) => checkTables(of, { companions }),
  over: (of) =>
    companionsOver({
      companions: replaced(companions, of.companions, (_, entry) => entry),
      rows: of.rows ?? rows,
      perSeat: of.perSeat ?? perSeat
    }),
  written: {
    name: 'Our companions',
    companions: companions.map(({ source: _, ...companion }) => companion),
    rows,
    perSeat
  }
})
