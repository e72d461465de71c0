/** The laws on a road of a content pack that has chests where camels start (rulings 7 and 18). */
import { expect, test } from 'vitest'
import { expeditionOver } from '../../shared/games/expedition'
import type { Event, State } from '../../shared/games/expedition/types'
import { chestsAtStart, startChests } from '../expedition/chests-at-start'
import { drawn } from '../lib/draw'
import { closePlan, playChecked } from './harness'

const seeds = [51, 52, 53]

test.each(drawn('own road: seats', [2, 3, 4, 5], 2))(
  '%i players: the laws hold, and chests at the start are both taken and left',
  (players) => {
    const game = expeditionOver(chestsAtStart())
    let taken = 0
    let left = 0
    for (const seed of seeds) {
      const run = playChecked(game, { players, options: {} }, seed, closePlan)
      expect(run.findings).toEqual([])
      const events = run.steps.flatMap((step) => step.events as readonly Event[])
      for (const event of events)
        if (event.type === 'chestTaken' && event.space in startChests) taken += event.gold
      for (const space of Object.keys(startChests)) left += (run.state as State).chests[Number(space)] ?? 0
    }
    expect(taken + left).toBe(seeds.length * Object.values(startChests).reduce((sum, gold) => sum + gold, 0))
    expect(taken).toBeGreaterThan(0)
    expect(left).toBeGreaterThan(0)
  }
)
