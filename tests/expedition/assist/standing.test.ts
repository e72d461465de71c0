/**
 * The projected gold is what the next scoring would bring if the camels stayed where they are (T-12, rulings 32 and
 * 38).
 */
import { expect, test } from 'vitest'
import { standing } from '../../../shared/games/expedition/assist/standing'
import type { Event, State } from '../../../shared/games/expedition/types'
import { atScorings } from '../../lib/before-scoring'
import { content, rules } from '../planned'

const trackOf = (state: State) => content.track(state.track)

test('right before each scoring the projection equals what it pays, and at the end the result', () => {
  const paid = { interimScored: 0, gameScored: 0 }
  for (const players of [2, 3, 5])
    for (const seed of [1, 2, 3]) {
      const over = atScorings(
        rules,
        { players, options: {} },
        seed,
        ['interimScored', 'gameScored'],
        (before: State, event: Event) => {
          if (event.type !== 'interimScored' && event.type !== 'gameScored') return
          for (const one of standing(trackOf(before), before)) {
            const gold = event.scores.reduce(
              (sum, score) => (score.seat === one.seat ? sum + score.gold : sum),
              0
            )
            expect(one.projected - one.now).toBe(gold)
            if (gold > 0) paid[event.type]++
          }
        }
      )
      for (const one of standing(trackOf(over), over)) {
        const end = rules.outcome(over)?.scores[one.seat]
        expect([one.now, one.projected]).toEqual([end?.total, end?.total])
        expect(Object.fromEntries(one.lines.map(({ source, now }) => [source, now]))).toEqual(end?.bySource)
      }
    }
  expect(paid.interimScored).toBeGreaterThan(5)
  expect(paid.gameScored).toBeGreaterThan(2)
})
