/**
 * Laws 1 to 8, undo and files for every game of the registry, new ones included. Each run plays a game at each table from
 * a new seed, in the long form of the tests four; `npm run laws -- --games 1000` is the long run. A failure names the
 * seed: CARAVAN_SEED=N npm test -- laws- plays the same games again.
 */
import { expect, test } from 'vitest'
import { games } from '../../shared/games'
import { dump } from '../../build/tools/lib/simulation'
import { playOf } from '../../build/tools/styles'
import { isLong, runSeed } from '../lib/draw'
import { closePlan, playChecked } from './harness'
import { optionSets } from './option-sets'

const gamesEach = isLong ? 4 : 1
const firstSeed = runSeed

/** All tables: every game with every number of seats and set of options. */
const tables = games.flatMap((game) => {
  const { min, max } = game.rules.seats
  return Array.from({ length: max - min + 1 }, (_, n) => min + n).flatMap((players) =>
    optionSets(game.rules, players).map((options) => ({ game, players, options }))
  )
})

/** Registers the tests of every second table. Two test files share the tables, so that two workers run them. */
export function lawsOf(share: 0 | 1): void {
  for (const { game, players, options } of tables.filter((_, n) => n % 2 === share)) {
    const { id } = game.rules
    test(`the laws of ${id}: ${players} players, ${JSON.stringify(options)}`, { timeout: 300_000 }, () => {
      for (let seed = firstSeed; seed < firstSeed + gamesEach; seed++) {
        // The first game of each table is saved and restored at every tenth decision, the others less often.
        const saveEvery = seed === firstSeed ? 10 : closePlan.saveEvery
        const plan = { ...closePlan, ...playOf(id, 'mixed', players, seed), saveEvery }
        const run = playChecked(game, { players, options }, seed, plan)
        const said = run.findings
          .map(({ law, at, message }) => `law ${law}, choice ${at}: ${message}`)
          .join('\n')
        if (said !== '')
          expect.fail(
            `CARAVAN_SEED=${firstSeed}, seed ${seed}, ${players} players, ${JSON.stringify(options)}:\n${said}\nThe game up to there: ${dump(run, id)}`
          )
        expect(run.rules.outcome(run.state)).toBeDefined()
        // Worlds with many permuted identities were compared for every seat and the public (law 8).
        expect(run.worlds).toBe((players + 1) * plan.worlds)
      }
    })
  }
}
