/**
 * Laws 1 to 8, undo and files for every game of the registry: a new game joins by standing in it. A few games a run,
 * other ones each time; `npm run laws -- --games 1000` is the long run. A failure names the run's seed:
 * CARAVAN_SEED=N npm test -- laws.test plays the same games again.
 */
import { describe, expect, test } from 'vitest'
import { games } from '../../shared/games'
import { dump } from '../../build/tools/lib/simulation'
import { playOf } from '../../build/tools/styles'
import { closePlan, playChecked } from './harness'
import { optionSets } from './option-sets'

const gamesEach = 6
const firstSeed = Number(process.env['CARAVAN_SEED'] ?? Date.now() % 1_000_000)

for (const game of games)
  describe(`the laws of ${game.rules.id}`, () => {
    const { min, max } = game.rules.seats
    for (let players = min; players <= max; players++)
      for (const options of optionSets(game.rules, players))
        test(`${players} players, ${JSON.stringify(options)}`, { timeout: 300_000 }, () => {
          for (let seed = firstSeed; seed < firstSeed + gamesEach; seed++) {
            // The first game of each set is saved and restored at every tenth decision, the others now and then.
            const saveEvery = seed === firstSeed ? 10 : closePlan.saveEvery
            const plan = { ...closePlan, ...playOf(game.rules.id, 'mixed', players, seed), saveEvery }
            const run = playChecked(game, { players, options }, seed, plan)
            const said = run.findings
              .map(({ law, at, message }) => `law ${law}, choice ${at}: ${message}`)
              .join('\n')
            if (said !== '')
              expect.fail(
                `CARAVAN_SEED=${firstSeed}, seed ${seed}, ${players} players, ${JSON.stringify(options)}:\n${said}\nThe game up to there: ${dump(run, game.rules.id)}`
              )
            expect(run.rules.outcome(run.state)).toBeDefined()
            // Every seat and the public were each shown worlds in which much was otherwise (law 8).
            expect(run.worlds).toBe((players + 1) * plan.worlds)
          }
        })
  })
