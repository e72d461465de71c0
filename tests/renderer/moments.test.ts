// How games begin and end on the page, over whole games: sums agree with the rules, and no secret is revealed.
import { expect, test } from 'vitest'
import type { Context } from '../../renderer/contract/game-ui'
import type { Ending } from '../../renderer/contract/moments'
import { countedAt, endSteps, revealedAt, tiedForFirst } from '../../renderer/features/moments/ending-steps'
import { expeditionUi } from '../../renderer/games/expedition'
import { khanUi } from '../../renderer/games/khan'
import { voyagesUi } from '../../renderer/games/voyages'
import { roundStartOf } from '../../renderer/polo/round-start'
import { Chance, scripted } from '../../shared/engine/chance'
import { isUndo } from '../../shared/engine/entries'
import type { AnyRules, GameEvent, Outcome } from '../../shared/engine/rules'
import { expedition } from '../../shared/games/expedition'
import { goldSources, type State as ExpeditionState } from '../../shared/games/expedition/types'
import { khan } from '../../shared/games/khan'
import type { State as KhanState } from '../../shared/games/khan/types'
import { voyages } from '../../shared/games/voyages'
import { baseContent } from '../../shared/games/voyages/content'
import type { State } from '../../shared/games/voyages/types'
import { randomGame } from '../lib/random-game'

const tables = {
  voyages: [voyages, voyagesUi],
  khan: [khan, khanUi],
  expedition: [expedition, expeditionUi]
} as const
const colours = ['blue', 'yellow', 'green', 'red']

/** Plays a whole game: the public view of its first position, the events of each choice, and the last position. */
function played(id: keyof typeof tables, players: number, seed: number) {
  const [game, ui] = tables[id]
  const rules: AnyRules = game.rules
  const { match, entries } = randomGame(rules, { players, seed })
  const state: unknown = rules.setup({ players, options: {} }, new Chance(scripted(match.setupDraws)))
  const seats = colours.slice(0, players).map((colour) => ({ name: colour, colour }))
  const context = (view: unknown): Context => ({ seats, view, content: game.content })
  const first = context(rules.view(rules.copy(state), 'public'))
  const whole = context(rules.copy(state))
  const told: { readonly events: readonly GameEvent[]; readonly after: unknown }[] = []
  for (const entry of entries) {
    if (isUndo(entry)) continue
    for (const event of entry.events) rules.evolve(state, event)
    told.push({ events: entry.events, after: rules.copy(state) })
  }
  return { ui, first, whole, told, last: context(state), outcome: rules.outcome(state), context }
}

const games = (['voyages', 'expedition'] as const).flatMap((id) =>
  [2, 3, 4].map((players) => [id, players] as const)
)

test.each(games)('%s for %i: the categories of the ending add up to the outcome', (id, players) => {
  for (const seed of [1, 2, 3]) {
    const { ui, told, last, outcome } = played(id, players, seed)
    const ended = told.at(-1)?.events.flatMap((event) => ui.ending?.(event, last) ?? []) ?? []
    const [ending] = ended
    if (!ending || !outcome) throw new Error('the game has no ending')
    expect(ended).toHaveLength(1)
    const steps = endSteps(ending, outcome)
    const counted = steps.filter(({ kind }) => kind === 'category').at(-1)
    const finals = outcome.scores.toSorted((a, b) => a.seat - b.seat).map(({ total }) => total)
    expect(counted?.totals).toEqual(finals)
    expect(Math.min(...(steps[0]?.totals ?? [-1]))).toBeGreaterThanOrEqual(0)
    // Points that every seat starts with are not counted.
    if (id === 'expedition')
      expect(steps[0]?.totals).toEqual((last.view as ExpeditionState).seats.map(({ gold }) => gold.start))
    for (const { points } of ending.categories) expect(points).toHaveLength(players)
    const everybody = ending.categories.flatMap(({ reveals }) => reveals ?? [])
    if (id === 'voyages')
      expect(everybody.map(({ seat }) => seat).toSorted()).toEqual(finals.map((_, i) => i))
    for (const { cards } of everybody) expect(cards.length).toBeGreaterThan(0)
  }
})

test('every source of gold of the Expedition says how it counts, in the final scoring and on the result', () => {
  const { ui, told, last } = played('expedition', 3, 1)
  const [ending] = told.at(-1)?.events.flatMap((event) => ui.ending?.(event, last) ?? []) ?? []
  for (const { name, note } of ending?.categories ?? []) expect(note, name).toMatch(/\S/)
  expect(goldSources.map((source) => ui.sourceNote?.(source, last))).toEqual([
    'what everybody begins with',
    'for whoever enters a space with a chest first',
    'where your camels stood when the first one entered Ganzhou',
    'where your camels stand at the end, on the way to Dadu',
    '1 gold for each step without cards'
  ])
})

test.each(games)(
  '%s for %i: only the last event has an ending, and the winner has a path over the map',
  (id, players) => {
    const { ui, told, last, outcome } = played(id, players, 4)
    for (const { events } of told.slice(0, -1))
      for (const event of events) expect(ui.ending?.(event, last), event.type).toBeUndefined()
    const events = told.flatMap((one) => one.events)
    const trails = (outcome?.ranking[0] ?? []).flatMap((seat) => ui.journey?.(events, seat, last) ?? [])
    for (const { points } of trails) expect(points.length).toBeGreaterThan(1)
    if (id === 'expedition') expect(trails.length).toBeGreaterThan(0)
  }
)

test.each(games)('%s for %i: the opening shows only the public view', (id, players) => {
  const { ui, first, whole } = played(id, players, 5)
  const opening = ui.opening?.(first)
  // The full state leads to the same opening.
  expect(ui.opening?.(whole)).toEqual(opening)
  expect(opening?.begins).toHaveLength(players)
  // Characters that are settled are shown, by name and with their ability.
  if (id === 'voyages') for (const who of opening?.about ?? ['']) expect(who).toMatch(/^\S.*: \S/)
  expect(opening?.dealt).toHaveLength(players)
  expect(opening?.hidden.length).toBeGreaterThan(0)
  // Card backs are all alike, so hidden cards cannot be told apart.
  expect(new Set(opening?.hidden.map((piece) => JSON.stringify(piece))).size).toBe(1)
})

test.each([
  [{ goals: 'draft' }, 4, 'Goals lie here for each of you: two of them are kept. Only their owner may look.'],
  [
    { goals: 'draft', characters: 'draft' },
    0,
    'Goals are dealt to each of you once the characters are chosen. Only their owner may look.'
  ],
  [{}, 2, 'Two goals lie here for each of you. Only their owner may look.']
])('with %o the opening of Voyages shows %i goals and says what they are', (options, cards, secret) => {
  const [game, ui] = tables.voyages
  const { match } = randomGame(game.rules, { players: 3, seed: 2, options, choices: 0 })
  const view = game.rules.view(match.state as State, 'public')
  const seats = colours.slice(0, 3).map((colour) => ({ name: colour, colour }))
  const opening = ui.opening?.({ seats, view, content: game.content })
  expect(opening?.hidden).toHaveLength(cards)
  expect(opening?.secret).toBe(secret)
})

test.each(games)(
  '%s for %i at an open table: the opening says that everybody sees the cards',
  (id, players) => {
    const { ui, first } = played(id, players, 5)
    const opening = ui.opening?.(first)
    expect(opening?.openly).toMatch(/everybody sees/)
    expect(opening?.openly).not.toMatch(/owner|secret|face down/)
  }
)

test('a round of Voyages announces income and the sum of each roll', () => {
  const { ui, told, context } = played('voyages', 4, 1)
  const starts = told.flatMap(({ events, after }) => ui.roundStart?.(events, context(after)) ?? [])
  expect(starts.length).toBeGreaterThanOrEqual(4)
  const rolls = told.flatMap(({ events }) => events.filter(({ type }) => type === 'diceRolled'))
  expect(starts.filter(({ lines }) => lines.some((line) => /rolled \d+/.test(line)))).toHaveLength(
    rolls.length
  )
  expect(starts.some(({ title }) => title === 'Round 2')).toBe(true)
})

test('what several causes bring at the start of a round is announced as one amount', () => {
  const gained = (cause: string, coin: number) => ({
    type: 'gained',
    seat: 0,
    items: { coin },
    cause: { kind: cause }
  })
  const start = roundStartOf(
    [{ type: 'roundStarted', round: 2 }, gained('character', 2), gained('cityBonus', 1), gained('post', 5)],
    { agenda: [[]], seats: [{ dice: [] }], spaces: {} },
    {
      words: {
        amount: (item, count) => `${count} ${item}`,
        sum: String,
        low: String,
        roundTitle: (round) => `Round ${round}`,
        rolled: ''
      },
      income: ['character', 'cityBonus'],
      below: 0
    }
  )
  expect(start?.lines).toEqual(['3 coin'])
})

test('the first round of Voyages is announced when the table is opened: sums, low rolls, income of characters', () => {
  const { ui, first } = played('voyages', 4, 1)
  const round = ui.opening?.(first)?.round
  expect(round?.title).toBe('Round 1')
  const view = first.view as State
  view.seats.forEach(({ dice, character }, seat) => {
    const line = round?.lines[seat] ?? ''
    const sum = dice.reduce((all, { value }) => all + value, 0)
    expect(line.includes(`rolled ${sum} `)).toBe(sum > 0)
    expect(line.includes('low roll')).toBe(view.agenda[seat]?.some(({ kind }) => kind === 'camel-or-coin'))
    const income = character === '' ? undefined : baseContent.character(character).roundStart
    expect(line.includes('1 drawn contract')).toBe((income?.contract ?? 0) === 1)
  })
  expect(round?.lines.some((line) => line.includes('1 drawn contract'))).toBe(true)
})

test.each([2, 3, 4])(
  'the first round of the Khan for %i is announced once, after the draft: the sum of every roll, and low rolls',
  (players) => {
    for (const seed of [1, 2, 3]) {
      const { ui, first, told, context } = played('khan', players, seed)
      expect(ui.opening?.(first).round).toBeUndefined()
      const all = told.flatMap(({ events, after }) => {
        const round = ui.roundStart?.(events, context(after))
        return round ? [{ round, events, view: after as KhanState }] : []
      })
      const [start] = all
      if (!start) throw new Error('no round was announced')
      expect(all.filter(({ round }) => round.title === 'Round 1')).toEqual([start])
      // It comes with the last choice before anybody has a turn.
      expect(told.findIndex(({ events }) => events === start.events)).toBe(2 * players - 1)
      start.view.seats.forEach(({ dice }, seat) => {
        const line = start.round.lines[seat] ?? ''
        expect(line).toContain(`rolled ${dice.reduce((sum, { value }) => sum + value, 0)}`)
        expect(line.includes('low roll')).toBe(
          start.view.agenda[seat]?.some(({ kind }) => kind === 'camel-or-coin')
        )
      })
    }
  }
)

const ending = (...points: readonly (readonly number[])[]): Ending => ({
  title: 'Over',
  categories: points.map((each, i) => ({ name: `${i}`, points: each }))
})
const outcomeOf = (totals: readonly number[], ranking: Outcome['ranking']): Outcome => ({
  ranking,
  scores: totals.map((total, seat) => ({ seat, total, bySource: {} }))
})

test('a tie is a step of its own only if it concerns the first place', () => {
  const kinds = (outcome: Outcome) => endSteps(ending([1, 1, 1]), outcome).map(({ kind }) => kind)
  expect(kinds(outcomeOf([9, 9, 3], [[1], [0], [2]]))).toEqual(['title', 'category', 'tie', 'winner'])
  expect(kinds(outcomeOf([9, 3, 3], [[0], [1], [2]]))).toEqual(['title', 'category', 'winner'])
  expect(tiedForFirst(outcomeOf([4, 9, 9], [[2], [1], [0]]))).toEqual([1, 2])
})

test('all seats count at the same pace, up or down, and end at their totals', () => {
  expect(countedAt(10, 14, 8, 0)).toBe(10)
  expect(countedAt(10, 14, 8, 1)).toBe(14)
  expect(countedAt(3, 1, 8, 1)).toBe(1)
  const half = 0.675
  expect([countedAt(0, 8, 8, half), countedAt(0, 3, 8, half), countedAt(0, 5, 8, half)]).toEqual([4, 3, 4])
})

test('reveals follow one another, and all are shown before the count is over', () => {
  const reveals = [0, 1, 2].map((seat) => ({ seat, cards: [], rings: [] }))
  const [, step] = endSteps(
    { title: '', categories: [{ name: 'goals', points: [1, 2, 3], reveals }] },
    outcomeOf([1, 2, 3], [[2], [1], [0]])
  )
  if (step?.kind !== 'category') throw new Error('no step for a category')
  expect(revealedAt(step, 0)).toBe(1)
  expect(revealedAt(step, 0.3)).toBe(2)
  expect(revealedAt(step, 0.9)).toBe(3)
})
