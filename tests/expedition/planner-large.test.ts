/** The planner with hands too large for brute force, compared with a second planner that matches card by card. */
import { describe, expect, it } from 'vitest'
import { plan } from '../../shared/games/expedition/planner'
import { kinds } from '../../shared/games/expedition/pieces'
import { seatOf } from '../../shared/games/expedition/seats'
import type { State } from '../../shared/games/expedition/types'
import { configs, content, laidOut, sampled } from './planned'
import { matchedFewest } from './matched'
import { planned, unkept } from './walked'

function compare(state: State): void {
  const found = plan(content, state, state.activeSeat)
  expect([...planned(found)].sort()).toEqual([...matchedFewest(state)].sort())
  expect(unkept(state, found)).toEqual([])
}

const perConfig = 12

describe('planner with large hands', () => {
  for (const config of configs)
    it(`${config.players} players ${Object.values(config.options).join(' ')}: agrees for 10 to 18 cards at the start of a turn`, () => {
      let compared = 0
      for (const state of sampled(config, 11, 7, 90)) {
        const { hand, tray } = seatOf(state, state.activeSeat)
        if (state.turn.moved || tray.count > 0 || hand.count < 10 || hand.count > 18) continue
        compare(state)
        if (++compared === perConfig) break
      }
      expect(compared).toBe(perConfig)
    })

  /** Positions that take the planner longest: two camels far behind, many cards. */
  const worst: readonly (readonly [camels: number[][], cards: number])[] = [
    [
      [
        [1, 6],
        [7, 4]
      ],
      28
    ],
    [
      [
        [4, 6],
        [15, 14]
      ],
      33
    ],
    [
      [
        [2, 4],
        [1, 5]
      ],
      26
    ],
    [
      [
        [0, 2],
        [1, 3]
      ],
      55
    ]
  ]
  it.each(worst)('makes plans that can be played from %j with %i cards', (camels, cards) => {
    const spread = kinds.flatMap((kind) =>
      Array.from({ length: kind.startsWith('driver') ? 3 : 2 }, () => kind)
    )
    const hand = spread.filter((_, i) => (i * cards) % 55 < cards).join(' ')
    for (const track of ['classic', 'graded'] as const) {
      const state = laidOut({
        camels,
        track,
        both: true,
        hand: cards > 50 ? spread.slice(0, 50).join(' ') : hand
      })
      const found = plan(content, state, 0)
      expect(found.camels).toHaveLength(2)
      expect(found.together.length).toBeGreaterThan(50)
      expect(unkept(state, found)).toEqual([])
    }
  })
})
