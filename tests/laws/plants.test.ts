/** Every planted fault is reported by the check of the law it breaks. */
import { describe, expect, test } from 'vitest'
import { tryPlant } from '../../build/tools/lib/self-test'
import { games } from '../../shared/games'
import { plantsFor } from './plants'

for (const game of games)
  describe(`faults planted in ${game.rules.id}`, () => {
    for (const plant of plantsFor(game.rules.id))
      test(plant.name, { timeout: 300_000 }, () => {
        const players = game.rules.seats.max
        const { reported, message } = tryPlant(game, { players, options: {} }, 31, plant)
        expect(reported, message ?? 'not reported').toBe(true)
      })
  })
