/** The projected score is what an end now would bring, and reveals no other seat's goals (T-12). */
import { describe, expect, test } from 'vitest'
import { rules } from '../../../shared/games/voyages'
import { standing } from '../../../shared/games/voyages/assist/standing'
import { baseContent as content } from '../../../shared/games/voyages/content'
import { pointSources, type Event, type State } from '../../../shared/games/voyages/types'
import { atScorings } from '../../lib/before-scoring'
import { table } from '../table'

/** Points by source, without zeros. */
const bySource = (points: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(pointSources.flatMap((source) => (points[source] ? [[source, points[source]]] : [])))

/** Gives every seat enough to travel. */
const rich = (state: State): Event[] =>
  state.seats.map((_, seat) => ({
    type: 'gained',
    seat,
    items: { coin: 60, camel: 25 },
    cause: { kind: 'compensation' }
  }))

describe('standing', () => {
  const games = [2, 3, 4].flatMap((players) => [1, 2, 3].map((seed) => ({ players, seed })))

  test('right before the final scoring it is the final score, and afterwards nothing is projected', () => {
    const scored = new Set<string>()
    for (const { players, seed } of games) {
      let before: State | undefined
      const over = atScorings(
        rules,
        { players, options: {} },
        seed,
        ['gameScored'],
        (state) => (before = state),
        rich
      )
      const final = rules.outcome(over)?.scores ?? []
      if (!before) throw new Error('no scoring was seen')
      for (const [view, viewer] of [
        [before, 'open'],
        [over, 'public']
      ] as const)
        for (const one of standing(content, view, viewer)) {
          const end = final[one.seat]
          expect(one.projected).toBe(end?.total)
          const sums = Object.fromEntries(one.lines.map(({ source, now, coming }) => [source, now + coming]))
          expect(bySource(sums)).toEqual(bySource(end?.bySource ?? {}))
          expect(one.hidden).toEqual([])
          for (const { source, coming } of one.lines) if (coming !== 0) scored.add(source)
          if (view === over) expect(one.now).toBe(one.projected)
        }
      for (let viewer = 0; viewer < players; viewer++)
        for (const one of standing(content, rules.view(before, viewer), viewer)) {
          const goals = one.seat === viewer ? 0 : (final[one.seat]?.bySource['goals'] ?? 0)
          expect(one.projected).toBe((final[one.seat]?.total ?? 0) - goals)
          expect(one.hidden).toEqual(one.seat === viewer ? [] : ['goals'])
        }
    }
    expect([...scored].sort()).toEqual(['beijing', 'coins', 'goals', 'goods', 'mostContracts'])
  })

  test('goals count only for their owner: in the own view, or while peeking', () => {
    const t = table({ players: 2 }).given({
      posts: ['moscow', 'kashgar'],
      goals: ['goal-moscow-kashgar', 'goal-sumatra-anxi']
    })
    const peeked = ['goal-moscow-kashgar', 'goal-sumatra-anxi']
    const goalsOf = (view: State, viewer: number | 'public', known?: readonly string[]) =>
      standing(content, view, viewer, known)[0]?.lines.find(({ source }) => source === 'goals')?.coming
    expect(goalsOf(rules.view(t.state, 0), 0)).toBe(7 + 3)
    expect(goalsOf(rules.view(t.state, 'public'), 0)).toBeUndefined()
    expect(goalsOf(rules.view(t.state, 'public'), 0, peeked)).toBe(7 + 3)
    expect(goalsOf(rules.view(t.state, 1), 1, peeked)).toBeUndefined()
    // Even from the full state, a given viewer gets only its own goals.
    expect(goalsOf(t.state, 1)).toBeUndefined()
  })
})
