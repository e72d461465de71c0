/** The toy module's content pack, by which a group replaces the coins for a bell. */
import * as z from 'zod/mini'
import { modulePack, modulePackHead } from '../../../shared/games/voyages/module-pack'
import { ourCoins, toyModule } from '.'

const schema = z.strictObject({ ...modulePackHead('toy'), coins: z.int().check(z.minimum(1), z.maximum(9)) })

export const pack = modulePack('toy', {
  schema,
  check: () => [],
  over: ({ coins }) => toyModule(coins),
  written: { name: 'Our bells', coins: ourCoins }
})
