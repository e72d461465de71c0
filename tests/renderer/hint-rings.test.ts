// @vitest-environment happy-dom
// The pieces that a hint marks are found by playing its plan on the seat's own view, in every game and even if the plan
// draws hidden cards.

import { expect, test } from 'vitest'
import { firstAction, movedAnchors } from '../../renderer/features/advice/plan-display'
import { Match } from '../../shared/engine/match'
import { games } from '../../shared/games'
import { adviceOn } from '../../shared/games/thinking'
import { randomGame } from '../lib/random-game'
import { interfaces } from './interfaces'

test.each(games)('$rules.id', { timeout: 120_000 }, ({ rules, content }) => {
  const ui = interfaces.find((one) => one.id === rules.id)
  if (!ui) throw new Error(`no interface for ${rules.id}`)
  const { header, entries } = randomGame(rules, { players: 2, seed: 5 })
  const draws = [...header.draws]
  const config = { players: 2, options: header.options }
  const match = Match.start(rules, config, () => draws.shift() ?? 0)
  let ringed = 0
  let longest = 0
  for (const [at, entry] of entries.entries()) {
    const [asked] = rules.decisions(match.state, 'public')
    if (asked && at % 9 === 4) {
      const view: unknown = rules.view(match.state, asked.seat)
      const steps = adviceOn({ game: rules.id, view, seat: asked.seat, level: 1, seed: at })
      let step = steps.next()
      while (!step.done) step = steps.next()
      const before = structuredClone(view)
      const context = { seats: header.seats, view, content }
      const { steps: planned } = step.value.plan
      const action = firstAction(planned, ui, context, asked.seat)
      expect(planned.slice(0, action.length)).toEqual(action)
      const points = movedAnchors(action, ui, context, rules)
      expect(points).not.toContain('supply')
      // Dice in hand move up when one has left, so only those of one placement are marked.
      const dice = points.filter((point) => point.startsWith(`die:${asked.seat}:`))
      expect(dice.length).toBeLessThanOrEqual(3)
      longest = Math.max(longest, action.length)
      expect(view).toEqual(before)
      ringed += points.length > 0 ? 1 : 0
    }
    if (!('choice' in entry)) continue
    draws.push(...entry.draws)
    match.choose(entry.seat, entry.choice)
  }
  expect(ringed).toBeGreaterThan(3)
  expect(longest).toBeGreaterThan(0)
})
