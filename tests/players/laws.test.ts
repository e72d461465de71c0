// The laws of computer players in a short run, in which each game draws its number of seats; `npm run laws -- --computers`
// plays many games.

import { describe, expect, test } from 'vitest'
import { configsWith, modulesOf } from '../../build/tools/lib/modules'
import type { AnyRules, Seat } from '../../shared/engine/rules'
import { gameById, games } from '../../shared/games'
import { hastened, levels, type Level } from '../../shared/players/levels'
import { playersGame } from '../laws/players/run'
import { drawn } from '../lib/draw'

/**
 * Every level at the table in turn, from another one for each number of players; with a small part of its budget, so that
 * games take seconds.
 */
const mixed =
  (players: number, budget = 1000) =>
  (seat: Seat): Level => {
    const level = levels[(seat + players) % levels.length] ?? levels[0]
    return hastened(level, Math.min(1, budget / level.budget))
  }

const playing = games.filter(({ knowledge }) => knowledge)
const withModules = playing.filter(({ rules }) => rules.options.some(({ module }) => module))

describe.each(playing)('$rules.id', (game) => {
  test.each(drawn(`mixed levels: seats of ${game.rules.id}`, [2, 3]))(
    'mixed levels at %s seats make no illegal choice, exceed no budget, do nothing silly, and use nothing that is hidden',
    { timeout: 240_000 },
    (players) => {
      const config = { players, options: {} }
      const { decisions, compared, faults } = playersGame(game, config, 20 + players, mixed(players))
      expect(faults).toEqual([])
      expect(decisions).toBeGreaterThan(40)
      expect(compared).toBeGreaterThan(8)
    }
  )
})

test.each(withModules)('$rules.id: the same with every module', { timeout: 240_000 }, (game) => {
  const config = configsWith(game.rules, { players: 3, options: {} }, modulesOf(game, 'all'))(86)
  const { decisions, compared, faults } = playersGame(game, config, 86, mixed(3, 300))
  expect(faults).toEqual([])
  expect(decisions).toBeGreaterThan(40)
  expect(compared).toBeGreaterThan(40)
})

test('players who are shown what is hidden are reported', { timeout: 240_000 }, () => {
  const game = gameById('expedition')
  if (!game) throw new Error('no such game')
  const rules: AnyRules = { ...game.rules, view: (state) => game.rules.view(state, 'open') as unknown }
  const level = hastened(levels[0], 0.1)
  const { faults } = playersGame({ ...game, rules }, { players: 2, options: {} }, 3, () => level)
  expect(faults.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/depends on what is hidden/)
  )
})
