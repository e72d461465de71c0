/** The projected score is what an end now would bring, and reveals no other seat's goals (T-12). */
import { expect, test } from 'vitest'
import { standing } from '../../../shared/games/khan/assist/standing'
import { baseContent as content } from '../../../shared/games/khan/content'
import { khanRules } from '../../../shared/games/khan/rules'
import type { State } from '../../../shared/games/khan/types'
import { atScorings } from '../../lib/before-scoring'
import { table } from '../table'

const rules = khanRules(content)

test('right before the final scoring it is the final score, for others without goals; afterwards nothing is projected', () => {
  for (const [players, seed] of [
    [2, 1],
    [3, 2],
    [4, 3]
  ] as const) {
    let before: State | undefined
    const over = atScorings(
      rules,
      { players, options: {} },
      seed,
      ['gameScored'],
      (state) => (before = state)
    )
    if (!before) throw new Error('no scoring was seen')
    const final = rules.outcome(over)?.scores ?? []
    for (const { seat, projected, hidden } of standing(content, before, 'open')) {
      expect(projected).toBe(final[seat]?.total)
      expect(hidden).toEqual([])
    }
    for (const { now, projected, hidden } of standing(content, over, 'public')) {
      expect(now).toBe(projected)
      expect(hidden).toEqual([])
    }
    for (let viewer = 0; viewer < players; viewer++)
      for (const { seat, projected, lines, hidden } of standing(
        content,
        rules.view(before, viewer),
        viewer
      )) {
        // A goal card has shields, too.
        const shields = lines.find(({ source }) => source === 'shields')
        const { goals = 0, shields: all = 0 } = final[seat]?.bySource ?? {}
        const unseen = seat === viewer ? 0 : goals + all - (shields ? shields.now + shields.coming : 0)
        expect(unseen).toBeGreaterThanOrEqual(0)
        expect(projected).toBe((final[seat]?.total ?? 0) - unseen)
        expect(hidden).toEqual(seat === viewer ? [] : ['goals'])
      }
  }
})

test('goals count only for their owner: in the own view, or while peeking', () => {
  const t = table().given({ improved: ['farmer', 'spicer'], goals: ['goal-01'] })
  const goalsOf = (view: State, viewer: number | 'public', known?: readonly string[]) =>
    standing(content, view, viewer, known)[0]?.lines.find(({ source }) => source === 'goals')?.coming
  expect(goalsOf(rules.view(t.state, 0), 0)).toBe(3 + 4)
  expect(goalsOf(rules.view(t.state, 'public'), 0)).toBeUndefined()
  expect(goalsOf(rules.view(t.state, 'public'), 0, ['goal-01'])).toBe(3 + 4)
  expect(goalsOf(t.state, 1)).toBeUndefined()
})
