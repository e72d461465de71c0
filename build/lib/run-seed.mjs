// The seed of a test run: what its tests draw depends on this number alone.

import { randomInt } from 'node:crypto'

/** How to repeat the draws of this seed. */
export const toRepeat = (seed) =>
  `CARAVAN_SEED=${seed} draws the same again; --long (CARAVAN_LONG=1) takes everything`

/**
 * Gives this process and those that it starts a seed, unless `CARAVAN_SEED` is one already, and prints it. Returns it.
 */
export function seedRun() {
  const given = process.env.CARAVAN_SEED
  if (given !== undefined) return given
  const seed = String(randomInt(1_000_000))
  process.env.CARAVAN_SEED = seed
  console.log(`Tests draw their share by seed ${seed}: ${toRepeat(seed)}.`)
  return seed
}
