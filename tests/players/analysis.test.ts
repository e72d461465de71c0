// The analysis of a finished game: losses only for what a seat could know, luck kept apart, winning chances that hold.

import { describe, expect, test } from 'vitest'
import { Chance, quick, seeded } from '../../shared/engine/chance'
import type { LogEntry, Story } from '../../shared/engine/record'
import type { Config } from '../../shared/engine/rules'
import { games, type Game } from '../../shared/games/index'
import {
  analysisFrom,
  costliestKept,
  judgeTurns,
  type Analysis,
  type Share
} from '../../shared/players/analysis'
import { hastened, levelOf } from '../../shared/players/levels'
import { thought } from '../../shared/players/player'
import { randomChoice } from '../../shared/players/random'

const level = hastened(levelOf(3), 0.2)

/**
 * Plays a game in which seat 0 makes random choices and the others play at level 2; returns its log in the open view.
 */
function played({ rules, knowledge }: Game, config: Config, seed: number): Story {
  if (!knowledge) throw new Error(`${rules.id} has no players`)
  const chance = new Chance(seeded(seed))
  const source = quick(seed)
  const state: unknown = rules.setup(config, chance)
  chance.take()
  const setup: unknown = rules.copy(state)
  const entries: LogEntry[] = []
  while (!rules.outcome(state)) {
    const number = entries.length
    const seat = rules.decisions(state, 'public')[0]?.seat ?? 0
    const view: unknown = rules.view(state, seat)
    const choice =
      seat === 0
        ? randomChoice(rules, view, seat, source)
        : thought({ rules, knowledge, view, seat, level: levelOf(2), seed: number }).choice
    const made = rules.play(state, seat, choice, chance)
    if ('refusal' in made) throw new Error(`refused: ${made.refusal.code}`)
    entries.push({ number, seat, choice, draws: chance.take(), events: made.events })
  }
  return { setup, entries }
}

/** The turns of a share. Whatever has been reported at any moment must be all of the share up to the entry that is named. */
function judgedTurns({ rules, knowledge }: Game, story: Story, share?: Share): Analysis['turns'] {
  if (!knowledge) throw new Error(`${rules.id} has no players`)
  const reports = [...judgeTurns({ rules, knowledge, story, level, seed: 5 }, share)]
  const all = reports.flatMap(({ turns }) => turns)
  let known = 0
  for (const { turns, upTo } of reports) {
    known += turns.length
    expect(all.slice(known).every(({ last }) => last >= upTo)).toBe(true)
  }
  return all
}

const analysed = (game: Game, story: Story): Analysis => analysisFrom(judgedTurns(game, story))

/** Each seat's chance of winning from a position, as `Knowledge.doubt` defines it. */
function odds({ rules, knowledge }: Game, state: unknown): readonly unknown[] {
  const winners = rules.outcome(state)?.ranking[0]
  if (winners) return [0, 1, 2].map((seat) => (winners.includes(seat) ? 1 / winners.length : 0))
  const weights = [0, 1, 2].map((seat) =>
    Math.exp(sum(Object.values(knowledge?.worth(state, seat) ?? {})) / (knowledge?.doubt(state) ?? 1))
  )
  return weights.map((weight): unknown => expect.closeTo(weight / sum(weights), 8))
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0)

describe.each(games.filter(({ knowledge }) => knowledge))('$rules.id', (game) => {
  const { rules, knowledge } = game
  const config: Config = { players: 3, options: {} }
  const story = played(game, config, 11)
  const analysis = analysed(game, story)
  const { turns } = analysis

  test('every choice belongs to exactly one turn, and the analysis is deterministic', () => {
    const numbers = turns.flatMap(({ first, last, seat }) =>
      story.entries.slice(first, last + 1).map((entry) => {
        expect(entry.seat).toBe(seat)
        return entry.number
      })
    )
    expect(numbers).toEqual(story.entries.map(({ number }) => number))
    expect(JSON.stringify(analysed(game, story))).toBe(JSON.stringify(analysis))
  })

  test('three workers, each with every third turn, give the same analysis', () => {
    const shares = [2, 0, 1].map((at) => judgedTurns(game, story, { at, of: 3 }))
    expect(JSON.stringify(analysisFrom(shares.flat()))).toBe(JSON.stringify(analysis))
    for (const share of shares) expect(share.length).toBeGreaterThan(turns.length / 4)
  })

  test('random choices cost more than considered ones, and the costliest turns come with a better plan', () => {
    const lost = [0, 1, 2].map((seat) => {
      const own = turns.filter((turn) => turn.seat === seat)
      return sum(own.map((turn) => turn.lost)) / own.length
    })
    expect(lost[0]).toBeGreaterThan(3 * Math.max(lost[1] ?? 0, lost[2] ?? 0))
    const told = turns.filter(({ better }) => better)
    expect(told.filter(({ seat }) => seat === 0)).toHaveLength(costliestKept)
    for (const { first, last, lost, better } of told) {
      expect(better?.by).toBeLessThanOrEqual(lost + 1e-9)
      expect(better?.entry).toBeGreaterThanOrEqual(first)
      expect(better?.entry).toBeLessThanOrEqual(last)
      expect(better?.best.steps).not.toEqual(better?.played.steps)
    }
  })

  test('luck occurs only where dice are rolled or cards revealed', () => {
    for (const { first, last, luck } of turns) {
      const entries = story.entries.slice(first, last + 1)
      const chance = entries.some(
        ({ draws = [], events }) => draws.length > 0 || events.some((event) => rules.reveals(event))
      )
      if (!chance) expect(sum(luck.map(Math.abs))).toBe(0)
    }
    expect(sum(turns.flatMap(({ luck }) => luck.map(Math.abs)))).toBeGreaterThan(1)
  })

  test('winning chances add up to one, and at the end equal the result', () => {
    for (const { chances } of turns) expect(sum(chances)).toBeCloseTo(1)
    const end: unknown = rules.copy(story.setup)
    for (const { events } of story.entries) for (const event of events) rules.evolve(end, event)
    const winners = rules.outcome(end)?.ranking[0] ?? []
    expect(turns.at(-1)?.chances).toEqual(
      [0, 1, 2].map((seat) => (winners.includes(seat) ? 1 / winners.length : 0))
    )
  })

  test.skipIf(!knowledge?.isSettled)(
    'between rounds nothing is judged: a turn that ends there has the chances of the next position with dice',
    () => {
      const isSettled = (state: unknown): boolean => knowledge?.isSettled?.(state) ?? true
      const state: unknown = rules.copy(story.setup)
      const waiting: Analysis['turns'][number][] = []
      let waited = 0
      for (const turn of turns) {
        const entries = story.entries.slice(turn.first, turn.last + 1)
        for (const { events } of entries) {
          for (const event of events) rules.evolve(state, event)
          if (!isSettled(state)) continue
          for (const { chances } of waiting.splice(0)) expect(chances).toEqual(odds(game, state))
        }
        if (isSettled(state)) expect(turn.chances).toEqual(odds(game, state))
        else waited = waiting.push(turn) + waited
      }
      expect(waiting).toEqual([])
      expect(waited).toBeGreaterThan(0)
    }
  )

  test('the cost of a turn does not depend on what was hidden from its seat', () => {
    const state: unknown = rules.copy(story.setup)
    let compared = 0
    for (const turn of turns.slice(0, 24)) {
      const entries = story.entries.slice(turn.first, turn.last + 1)
      const [first] = entries
      // A card revealed within a turn is another one in another world, after which the seat may play differently.
      const seen = entries.slice(0, -1).some(({ events }) => events.some((event) => rules.reveals(event)))
      if (first && !seen && entries.every(({ draws }) => draws?.length === 0)) {
        const other: unknown = rules.view(state, turn.seat)
        knowledge?.fill(other, turn.seat, rules.unseen(other, turn.seat), quick(turn.first))
        // The same choices, with the events of the other world.
        const elsewhere: unknown = rules.copy(other)
        const there = entries.flatMap((entry) => {
          const made = rules.play(elsewhere, turn.seat, entry.choice, new Chance(quick(1)))
          return 'refusal' in made ? [] : [{ ...entry, events: made.events }]
        })
        if (there.length === entries.length) {
          const [one] = analysed(game, { setup: rules.copy(state), entries }).turns
          const [another] = analysed(game, { setup: other, entries: there }).turns
          expect(another?.lost).toBe(one?.lost)
          expect(another?.better?.best).toEqual(one?.better?.best)
          compared++
        }
      }
      for (const { events } of entries) for (const event of events) rules.evolve(state, event)
    }
    expect(compared).toBeGreaterThan(3)
  })
})
