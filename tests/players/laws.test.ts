// The laws of computer players in a short run; `npm run laws -- --computers` plays many games.

import { describe, expect, test } from 'vitest'
import { games } from '../../shared/games'
import { hastened, levels } from '../../shared/players/levels'
import { playersGame } from '../laws/players/run'

/** The share of the levels' budget to use, small so that games take seconds. */
const share = (budget: number): number => Math.min(1, 1000 / budget)

describe.each(games.filter(({ knowledge }) => knowledge))('$rules.id', (game) => {
  test.each([2, 3])(
    'mixed levels at %s seats make no illegal choice, exceed no budget and do nothing silly',
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
