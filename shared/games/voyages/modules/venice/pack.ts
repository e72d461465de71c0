/** The content pack of the City of Venice, by which a group replaces the values of palaces and reputation. */
import * as z from 'zod/mini'
import { replaced } from '../../../../engine/pack-table'
import { die } from '../../../../polo/pack'
import { checkTables, entries, modulePack, modulePackHead, price, reward } from '../../module-pack'
import { veniceOver } from '.'
import { founderReward, palaces, reputation, veniceTables } from './palaces'

const schema = z.strictObject({
  ...modulePackHead('venice'),
  palaces: entries(z.strictObject({ id: z.string(), minDie: die, cost: price, reward })),
  founderReward: z.exactOptional(reward),
  reputation: z.exactOptional(
    z.array(reward).check(z.minLength(reputation.length), z.maxLength(reputation.length))
  )
})

export const pack = modulePack('venice', {
  schema,
  check: (of) => checkTables(of, { palaces }),
  over: (of) =>
    veniceOver(
      veniceTables({
        palaces: replaced(palaces, of.palaces, (_, entry) => entry),
        founderReward: of.founderReward ?? founderReward,
        reputation: of.reputation ?? reputation
      })
    ),
  written: {
    name: 'Our Venice',
    palaces: palaces.map(({ source: _, ...palace }) => palace),
    ...{ founderReward, reputation }
  }
})
