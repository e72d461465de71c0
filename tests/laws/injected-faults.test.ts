/** Every injected fault is reported by the check of the law that it breaks. */
import { plainSeats } from '../../shared/engine/rules'
import { describe, expect, test } from 'vitest'
import { tryFault } from '../../build/tools/lib/self-test'
import { games } from '../../shared/games'
import { faultsFor } from './injected-faults'

for (const game of games)
  describe(`faults injected in ${game.rules.id}`, () => {
    for (const fault of faultsFor(game.rules.id))
      test(fault.name, { timeout: 300_000 }, () => {
        const players = plainSeats(game.rules).max
        const { reported, message } = tryFault(game, { players, options: {} }, 31, fault)
        expect(reported, message ?? 'not reported').toBe(true)
      })
  })
