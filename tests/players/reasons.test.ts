// The reasons of a plan: they belong to the chosen plan, and reveal nothing that its seat has not seen.

import { describe, expect, test } from 'vitest'
import { Chance, quick, seeded } from '../../shared/engine/chance'
import { games } from '../../shared/games/index'
import { adviceOn } from '../../shared/games/thinking'
import { randomChoice } from '../../shared/players/random'
import { sumOf } from '../../shared/players/knowledge'
import type { DescribedPlan } from '../../shared/players/reasons'

function whole<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

describe.each(games.filter(({ knowledge }) => knowledge))('$rules.id', ({ rules, knowledge }) => {
  if (!knowledge) return
  /** The first turns of a game, with the advice on each. */
  function* turns(seed: number, count: number) {
    const chance = new Chance(seeded(seed))
    const state: unknown = rules.setup({ players: 3, options: {} }, chance)
    for (let turn = 0; turn < count;) {
      const [asked] = rules.decisions(state, 'public')
      if (!asked) return
      const { seat } = asked
      const view: unknown = rules.view(state, seat)
      const advice = whole(adviceOn({ game: rules.id, view, seat, level: 2, seed: seed + turn }))
      if (asked.task === knowledge?.turnTask) {
        turn++
        yield { state: rules.copy(state) as unknown, view, seat, advice, asked }
      }
      rules.play(state, seat, advice.choice, chance)
    }
  }

  test('the plan begins with the choice, and its parts add up to its total gain', () => {
    for (const { state, seat, advice } of turns(4, 12)) {
      const { steps, gains } = advice.plan
      const played = rules.play(rules.copy(state), seat, advice.choice, new Chance(seeded(1)))
      if ('refusal' in played) throw new Error('refused')
      expect(steps[0]?.map(({ type }) => type)).toEqual(
        played.events.slice(0, steps[0]?.length).map(({ type }) => type)
      )
      expect(Object.values(gains).every(Number.isFinite)).toBe(true)
      if (advice.runnerUp && steps.length > 0) {
        expect(advice.ahead).toBeGreaterThanOrEqual(0)
        const difference = sumOf(gains) - sumOf(advice.runnerUp.gains)
        expect(Math.abs(difference - (advice.ahead ?? 0))).toBeLessThan(1)
      }
    }
  })

  if (rules.id === 'expedition')
    test('a card taken from the display counts for the hand, one from the deck as luck', () => {
      const parts = new Map<string, Set<string>>()
      for (const { advice } of turns(4, 40)) {
        const { type } = advice.choice as { readonly type: string }
        const told = parts.get(type) ?? new Set<string>()
        for (const part of Object.keys(advice.plan.gains)) told.add(part)
        parts.set(type, told)
      }
      expect(parts.get('take')).toContain('hand')
      expect(parts.get('take')).not.toContain('chance')
      expect(parts.get('draw')).toContain('chance')
    })

  test('the second best plan does something else, not the same with other dice', () => {
    const told = ({ steps }: DescribedPlan): string =>
      JSON.stringify(steps, (key, value: unknown) => (key === 'dice' ? undefined : value))
    let compared = 0
    for (const { advice } of turns(4, 16)) {
      if (!advice.runnerUp) continue
      expect(told(advice.runnerUp)).not.toBe(told(advice.plan))
      compared++
    }
    expect(compared).toBeGreaterThan(8)
  })

  test('keeping goal cards counts as a gain, because those given back belonged to nobody', () => {
    const goals = rules.options.find(({ id }) => id === 'goals')
    const options = goals?.kind === 'choice' ? { goals: 'draft' } : {}
    const chance = new Chance(seeded(8))
    const state: unknown = rules.setup({ players: 3, options }, chance)
    let kept = 0
    let asked = rules.decisions(state, 'open')[0]
    while (asked && asked.task !== knowledge?.turnTask) {
      const { seat, task } = asked
      const view: unknown = rules.view(state, seat)
      const advice = whole(adviceOn({ game: rules.id, view, seat, level: 2, seed: 8 }))
      if (task === 'keep-goals') {
        expect(advice.runnerUp).toBeDefined()
        const { gains } = advice.plan
        expect(gains['goals'] ?? 0).toBeGreaterThanOrEqual(0)
        // The last answer starts the first round, which changes more.
        if (++kept < 3) expect(Math.min(...Object.values(gains))).toBeGreaterThan(0)
      }
      rules.play(state, seat, advice.choice, chance)
      asked = rules.decisions(state, 'open')[0]
    }
    expect(kept).toBe(rules.id === 'expedition' ? 0 : 3)
  })

  test('a choice in a finished game can be explained again, from what its seat saw', () => {
    const config = { players: 3, options: {} }
    const chance = new Chance(seeded(6))
    const setup: unknown = rules.setup(config, chance)
    const state: unknown = rules.copy(setup)
    chance.take()
    const entries = Array.from({ length: 24 }, (_, number) => {
      const seat = rules.decisions(state, 'public')[0]?.seat ?? 0
      const choice = randomChoice(rules, rules.view(state, seat), seat, quick(number))
      const made = rules.play(state, seat, choice, chance)
      if ('refusal' in made) throw new Error('refused')
      return { number, seat, choice, draws: chance.take(), events: made.events }
    })
    const [again] = entries.slice(12)
    if (!again) throw new Error('no such entry')
    const ask = (seat: number) =>
      whole(
        adviceOn({
          game: rules.id,
          story: { setup, entries },
          from: again.number,
          seat,
          level: 2,
          seed: 1
        })
      )
    expect(ask(again.seat).choice).toEqual(again.choice)
    expect(() => ask((again.seat + 1) % 3)).toThrow('not a choice of seat')
  })

  test('a position’s value to spectators is the same in worlds that differ only in what is hidden', () => {
    for (const { state, view, seat } of turns(9, 6)) {
      const other = (seat + 1) % 3
      const dealt: unknown = rules.copy(view)
      knowledge.fill(dealt, seat, rules.unseen(view, seat), quick(77))
      const seen = (world: unknown) => knowledge.worth(rules.view(world, 'public'), other)
      expect(seen(dealt)).toEqual(seen(state))
      expect(Object.values(seen(state)).every(Number.isFinite)).toBe(true)
    }
  })
})
