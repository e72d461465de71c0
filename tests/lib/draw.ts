/**
 * What a run of the tests draws of sweeps that are too long for every run: languages, sizes, repetitions for each game.
 * All draws depend on one seed, which differs from run to run and is printed at its start; `CARAVAN_SEED=N` draws the same
 * again. In the long form (`npm test -- --long`, or `CARAVAN_LONG=1`) nothing is drawn: everything is taken.
 *
 * Draw while tests are being declared, or by the name of the test that asks: whatever other tests run, the draw is the same.
 */
import { Chance, seeded } from '../../shared/engine/chance'

/** The seed of this run, which `vitest.config.ts` and `playwright.config.ts` set. From 0 to 999,999, unless it is given. */
export const runSeed = Number(process.env['CARAVAN_SEED'])
if (!Number.isSafeInteger(runSeed)) throw new Error('CARAVAN_SEED is not a whole number')

/** True if everything is taken. */
export const isLong = process.env['CARAVAN_LONG'] !== undefined

/** For the message of a failure: how to draw the same again. Empty in the long form, where nothing is drawn. */
export const seedSaid = isLong ? '' : ` (CARAVAN_SEED=${runSeed})`

/** A list in an order of its own for each seed and name. */
function shuffled<T>(name: string, all: readonly T[]): readonly T[] {
  let mixed = runSeed
  for (const letter of name) mixed = (Math.imul(mixed, 31) + (letter.codePointAt(0) ?? 0)) | 0
  return new Chance(seeded(mixed)).shuffle([...all])
}

/** `count` of these, in their order; in the long form all of them. `name` tells draws apart. */
export function drawn<T>(name: string, all: readonly T[], count = 1): readonly T[] {
  if (isLong) return all
  const chosen = new Set(shuffled(name, [...all.keys()]).slice(0, count))
  return all.filter((_, n) => chosen.has(n))
}

/**
 * Deals these like cards of a shuffled deck that is never empty: each call returns the next `count`; in the long form all
 * of them. Over a sweep each is dealt as often as any other.
 */
export function dealer<T>(name: string, all: readonly T[]): (count?: number) => readonly T[] {
  if (isLong) return () => all
  const deck = shuffled(name, all)
  let next = 0
  return (count = 1) =>
    Array.from({ length: Math.min(count, deck.length) }, () => deck[next++ % deck.length] as T)
}
