// A tiny game that is declared only by tables, from which `agendaGame` builds a complete `Rules`.

import { expect, test } from 'vitest'
import type { Agenda, AgendaEvent } from '../../shared/engine/agenda'
import { agendaGame, openAgenda, type EventsShown } from '../../shared/engine/agenda-game'
import { Chance, scripted } from '../../shared/engine/chance'
import { all, listed, ranged } from '../../shared/engine/choices'
import { evolveWith, type Reducers } from '../../shared/engine/evolve'
import type { GameTypes } from '../../shared/engine/game-types'
import { Match } from '../../shared/engine/match'
import { Play } from '../../shared/engine/play'
import { refusalOf, seatChosen, type Rules, type Seat, type Viewer } from '../../shared/engine/rules'
import { taskDefiner, type Tasks } from '../../shared/engine/task'
import { fields, ofSeat, open, ownerOnly, perSeat } from '../../shared/engine/visibility'
import { counting } from './toy'

/**
 * Every seat bids once in secret. Then each seat, in order from the first one, takes a stone or passes, while there are
 * stones. Then the game is scored.
 */
interface State {
  phase: 'bids' | 'stones' | 'over'
  first: Seat
  bids: number[]
  taken: number[]
  stones: number
  agenda: Agenda<Task>
}
type Task =
  { readonly kind: 'bid'; readonly most: number } | { readonly kind: 'stone' } | { readonly kind: 'count' }
type Choice =
  | { readonly type: 'bid'; readonly value: number }
  | { readonly type: 'take' }
  | { readonly type: 'pass' }
  | { readonly type: 'done' }
type Event =
  | AgendaEvent<Task>
  | { readonly type: 'bidMade'; readonly seat: Seat; readonly value: number }
  | { readonly type: 'bidsShown'; readonly bids: readonly number[] }
  | { readonly type: 'stoneTaken'; readonly seat: Seat }
  | { readonly type: 'ended' }

interface Bids extends GameTypes {
  readonly content: { readonly stones: number }
  readonly state: State
  readonly task: Task
  readonly choice: Choice
  readonly event: Event
  readonly refusal: 'too-high' | 'no-stone'
}

const refuse = refusalOf<Bids['refusal'] | 'not-offered'>
const defineTask = taskDefiner<Bids>()

const tasks: Tasks<Bids, Play<Bids>> = {
  bid: defineTask('bid', ['bid'], {
    choices: ({ task }) => ranged(0, task.most, (value) => ({ type: 'bid' as const, value })),
    refusal: ({ task }, { value }) => {
      if (!Number.isInteger(value) || value < 0) return refuse('not-offered')
      return value > task.most ? refuse('too-high', { most: task.most }) : undefined
    },
    resolve: (play, seat, _task, { value }) => {
      play.emit({ type: 'bidMade', seat, value })
      play.close(seat)
    }
  }),
  stone: defineTask('stone', ['take', 'pass'], {
    choices: ({ state }) =>
      listed<Choice>(state.stones > 0 ? [{ type: 'take' }, { type: 'pass' }] : [{ type: 'pass' }]),
    refusal: ({ state }, choice) =>
      choice.type === 'take' && state.stones === 0 ? refuse('no-stone') : undefined,
    resolve: (play, seat, _task, choice) => {
      play.close(seat)
      if (choice.type === 'take') play.emit({ type: 'stoneTaken', seat })
    },
    blocked: ({ state, seat }) => {
      for (let other = state.first; other !== seat; other = (other + 1) % state.agenda.length)
        if (state.agenda[other]?.length) return true
      return false
    }
  }),
  count: defineTask('count', ['done'], {
    choices: () => listed([{ type: 'done' as const }]),
    refusal: () => undefined,
    resolve: (play, seat) => {
      play.close(seat)
      play.emit({ type: 'ended' })
    }
  })
}

const reducers: Reducers<Bids> = {
  bidMade: (state, { seat, value }) => {
    state.bids[seat] = value
  },
  bidsShown: (state, { bids }) => {
    state.bids = [...bids]
    state.phase = 'stones'
  },
  stoneTaken: (state, { seat }) => {
    state.stones--
    state.taken[seat] = (state.taken[seat] ?? 0) + 1
  },
  ended: (state) => {
    state.phase = 'over'
  }
}

const events: EventsShown<Bids> = {
  ...openAgenda,
  bidMade: {
    shown: ofSeat(
      fields<Extract<Event, { type: 'bidMade' }>>({ type: open(), seat: open(), value: ownerOnly(-1) })
    )
  },
  bidsShown: { reveals: true, shown: open() },
  stoneTaken: { shown: open() },
  ended: { shown: open() }
}

/**
 * Reveals the bids when all are made, then asks for the stones, then makes the final decision, which has only one
 * answer.
 */
function next(play: Play<Bids>): boolean {
  const { state } = play
  if (state.phase === 'over') return false
  if (state.phase === 'bids') {
    play.emit({ type: 'bidsShown', bids: [...state.bids] })
    state.agenda.forEach((_, seat) => {
      play.open(seat, { kind: 'stone' })
    })
  } else play.open(state.first, { kind: 'count' })
  return true
}

const rules: Rules<State, Choice, Event> = agendaGame<Bids>({
  id: 'bids',
  version: '1.0',
  seats: { min: 2, max: 3 },
  options: [
    { id: 'first', kind: 'seat', fallback: 'drawn' },
    { id: 'stones', kind: 'choice', values: ['few', 'many'], fallback: 'few' }
  ],
  tables: () => [],
  content: () => ({ stones: 2 }),
  parseChoice: (value) => value as Choice,
  Play,
  setup: ({ players, options, chance }) => ({
    phase: 'bids',
    first: seatChosen(options['first'], players, chance),
    bids: Array.from({ length: players }, () => -1),
    taken: Array.from({ length: players }, () => 0),
    stones: options['stones'] === 'many' ? 9 : 2,
    agenda: Array.from({ length: players }, () => [])
  }),
  begin: (play) => {
    play.state.agenda.forEach((_, seat) => {
      play.open(seat, { kind: 'bid', most: play.content.stones + 1 })
    })
  },
  tasks,
  course: { first: ({ first }) => first, next },
  simultaneous: ({ phase }) => phase === 'bids',
  evolve: evolveWith<Bids>(reducers),
  visibility: {
    state: fields<State>({
      phase: open(),
      first: open(),
      bids: perSeat(ownerOnly(-1)),
      taken: open(),
      stones: open(),
      agenda: open()
    }),
    events
  },
  unseen: () => ({}),
  outcome: ({ phase, taken }) =>
    phase === 'over'
      ? {
          ranking: [taken.map((_, seat) => seat)],
          scores: taken.map((total, seat) => ({ seat, total, bySource: {} }))
        }
      : undefined,
  audit: ({ stones }) => (stones < 0 ? ['stones are missing'] : [])
})

const match = (options: Readonly<Record<string, string>> = { first: '1' }, players = 3): Match =>
  Match.start(rules, { players, options }, counting())
const stateOf = (of: Match): State => of.state as State
const askedOf = (of: Match, asker: Viewer = 'open') => rules.decisions(stateOf(of), asker)
const refusalTo = (of: Match, seat: Seat, choice: Choice) => rules.refusal(stateOf(of), seat, choice)

const bidAll = (of: Match): Match => {
  for (const seat of [0, 2, 1]) of.choose(seat, { type: 'bid', value: seat })
  return of
}

test('the config is checked, and options are applied', () => {
  const chance = (): Chance => new Chance(scripted([2]))
  expect(rules.setup({ players: 3, options: {} }, chance()).first).toBe(2)
  expect(rules.setup({ players: 2, options: { first: '1', stones: 'many' } }, chance())).toMatchObject({
    first: 1,
    stones: 9
  })
  expect(() => rules.setup({ players: 4, options: {} }, chance())).toThrow(/config refused.*players/)
  expect(() => rules.setup({ players: 2, options: { stones: 'some' } }, chance())).toThrow(/option-value/)
})

test('several seats have a decision at once, and each sees only its own choices', () => {
  const game = match()
  const kinds = askedOf(game, 1).map(({ seat, task, simultaneous, choices }) => [
    seat,
    task,
    simultaneous,
    choices && all(choices).length
  ])
  expect(kinds).toEqual([
    [0, 'bid', true, undefined],
    [1, 'bid', true, 4],
    [2, 'bid', true, undefined]
  ])
  expect(askedOf(game, 'public').filter(({ choices }) => choices)).toEqual([])
  expect(askedOf(game).filter(({ choices }) => choices)).toHaveLength(3)
})

test('a choice is refused by its task’s own rule, for another decision, and without an open decision', () => {
  const game = match()
  expect(refusalTo(game, 0, { type: 'bid', value: 3 })).toBeUndefined()
  expect(refusalTo(game, 0, { type: 'bid', value: 4 })).toEqual({ code: 'too-high', numbers: { most: 3 } })
  expect(refusalTo(game, 0, { type: 'take' })).toEqual({ code: 'answer-first', numbers: { task: 'bid' } })
  game.choose(0, { type: 'bid', value: 1 })
  expect(refusalTo(game, 0, { type: 'bid', value: 1 })).toEqual({ code: 'not-offered' })
  expect(refusalTo(game, 7, { type: 'bid', value: 1 })).toEqual({ code: 'not-offered' })
  const before = JSON.stringify(game.state)
  expect(game.choose(1, { type: 'take' })).toEqual({
    refusal: { code: 'answer-first', numbers: { task: 'bid' } }
  })
  expect(JSON.stringify(game.state)).toBe(before)
})

test('a blocked task waits: its seat has no decision, and a choice for it is refused', () => {
  const game = bidAll(match())
  expect(stateOf(game).agenda.map((stack) => stack.length)).toEqual([1, 1, 1])
  expect(askedOf(game).map(({ seat, simultaneous }) => [seat, simultaneous])).toEqual([[1, false]])
  expect(refusalTo(game, 2, { type: 'take' })).toEqual({ code: 'not-offered' })
  game.choose(1, { type: 'take' })
  expect(askedOf(game).map(({ seat }) => seat)).toEqual([2])
})

test('a decision with only one answer is made automatically, and the game goes on to its end', () => {
  const game = bidAll(match())
  game.choose(1, { type: 'take' })
  expect(rules.outcome(stateOf(game))).toBeUndefined()
  const last = game.choose(2, { type: 'take' })
  expect('events' in last && last.events).toEqual([
    { type: 'taskClosed', seat: 2 },
    { type: 'stoneTaken', seat: 2 },
    { type: 'taskClosed', seat: 0 },
    { type: 'taskOpened', seat: 1, task: { kind: 'count' } },
    { type: 'taskClosed', seat: 1 },
    { type: 'ended' }
  ])
  expect([askedOf(game), stateOf(game).taken]).toEqual([[], [0, 1, 1]])
  expect(rules.outcome(stateOf(game))?.ranking).toEqual([[0, 1, 2]])
})

test('views and events are redacted as declared, and a view evolved by events stays equal to the state’s view', () => {
  const game = match()
  const view = rules.view(stateOf(game), 1)
  const said = game.choose(0, { type: 'bid', value: 3 })
  if (!('events' in said)) throw new Error('refused')
  const events = said.events as readonly Event[]
  expect(events.map((event) => rules.redact(event, 1))).toEqual([
    { type: 'bidMade', seat: 0, value: -1 },
    { type: 'taskClosed', seat: 0 }
  ])
  expect(events.map((event) => rules.redact(event, 0))).toEqual(events)
  expect(events.map((event) => rules.reveals(event))).toEqual([false, false])
  expect(rules.reveals({ type: 'bidsShown', bids: [] })).toBe(true)
  for (const event of events) rules.evolve(view, rules.redact(event, 1))
  expect(view).toEqual(rules.view(stateOf(game), 1))
  expect([view.bids, rules.view(stateOf(game), 0).bids]).toEqual([
    [-1, -1, -1],
    [3, -1, -1]
  ])
  rules.view(stateOf(game), 'open').agenda[2]?.pop()
  expect(stateOf(game).agenda[2]).toHaveLength(1)
})

test('a choice that does not belong to the task is never resolved', () => {
  const state = rules.setup({ players: 2, options: {} }, new Chance(scripted([0])))
  const play = new Play<Bids>({
    content: { stones: 2 },
    state,
    chance: new Chance(scripted([])),
    evolve: evolveWith<Bids>(reducers)
  })
  const task = { kind: 'bid', most: 3 } as const
  expect(() => tasks.bid.resolve(play, 0, task, { type: 'take' })).toThrow(/take is no answer to bid/)
  expect(play.events).toEqual([])
})

test('tables must be complete: a missing kind does not compile', () => {
  const { ended: _, ...fewReducers } = reducers
  const { bidsShown: __, ...fewEvents } = events
  const { count: ___, ...fewTasks } = tasks
  // @ts-expect-error -- the reducer of `ended` is missing
  const some: Reducers<Bids> = fewReducers
  // @ts-expect-error -- the visibility of `bidsShown` is missing
  const shown: EventsShown<Bids> = fewEvents
  // @ts-expect-error -- the task `count` is missing
  const asked: Tasks<Bids, Play<Bids>> = fewTasks
  expect([some, shown, asked].map((table) => Object.keys(table).length)).toEqual([3, 6, 2])
  const state = rules.setup({ players: 2, options: {} }, new Chance(scripted([0])))
  expect(() => evolveWith<Bids>(some)({ stones: 2 }, state, { type: 'ended' })).toThrow(
    /no reducer for ended/
  )
})
