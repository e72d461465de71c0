// The laws of computer players in short form; `npm run laws -- --computers` plays many games.

import { describe, expect, test } from 'vitest'
import { games } from '../../shared/games'
import { hastened, levels } from '../../shared/players/levels'
import { playersGame } from '../laws/players/run'

/** Games take seconds with a small part of what levels may look at. */
const share = (budget: number): number => Math.min(1, 1500 / budget)

describe.each(games.filter(({ knowledge }) => knowledge))('$rules.id', (game) => {
  test.each([2, 3])(
    'mixed levels at %s seats: nothing refused, no budget overrun, nothing silly',
    { timeout: 240_000 },
    (players) => {
      const { decisions, faults } = playersGame(game, { players, options: {} }, 20 + players, (seat) => {
        const level = levels[(seat + players) % levels.length] ?? levels[0]
        return hastened(level, share(level.budget))
      })
      expect(faults).toEqual([])
      expect(decisions).toBeGreaterThan(40)
    }
  )
})
