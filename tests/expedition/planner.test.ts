/** The planner agrees with brute force over all sequences of moves through the rules. */
import { describe, expect, it } from 'vitest'
import { plan } from '../../shared/games/expedition/planner'
import { seatOf } from '../../shared/games/expedition/seats'
import { drawn } from '../lib/draw'
import { configs, content, rules, sampled } from './planned'
import { planned, unkept, walked } from './walked'

const sorted = (map: ReadonlyMap<string, number>): [string, number][] =>
  [...map].sort(([a], [b]) => (a < b ? -1 : 1))

const largest = 9
const perConfig = 100

describe('planner against brute force', () => {
  for (const config of drawn('planner', configs, 4))
    it(`${config.players} players ${Object.values(config.options).join(' ')}: same spaces, same fewest cards, and plans that can be played`, () => {
      let [compared, moved, gilded, laying] = [0, 0, 0, 0]
      for (const state of sampled(config, 7, 3, 55)) {
        const seat = state.activeSeat
        const { hand, tray } = seatOf(state, seat)
        if (hand.count > largest) continue
        const found = plan(content, state, seat)
        const figures = planned(found)
        expect(sorted(figures)).toEqual(sorted(walked(state)))
        expect(unkept(state, found)).toEqual([])
        expect(plan(content, rules.view(state, seat), seat)).toEqual(found)
        expect(JSON.parse(JSON.stringify(found))).toEqual(found)
        moved += figures.size
        gilded += [...figures.keys()].filter((key) => key.endsWith('gold 1')).length
        laying += tray.count > 0 ? 1 : 0
        if (++compared === perConfig) break
      }
      expect(compared).toBe(perConfig)
      expect(moved).toBeGreaterThan(perConfig)
      expect(gilded).toBeGreaterThan(10)
      expect(laying).toBeGreaterThan(5)
    })
})
