// A minimal game for tests of the table: keep one of two secret goals, then take coins in turns.

import { h, type VNode } from 'vue'
import { listed } from '../../shared/engine/choices'
import type { Rules, Seat, Viewer } from '../../shared/engine/rules'
import { copyOf } from '../../shared/engine/visibility'
import type { GameUi } from '../../renderer/contract/game-ui'
import type { Game } from '../../shared/games'
import { fakeRulesUi } from './fake-rules'

export interface FakeState {
  players: number
  phase: 'goals' | 'turns' | 'over'
  turn: Seat
  round: number
  coins: number[]
  goals: { count: number; cards?: string[] }[]
}
export type FakeChoice =
  { readonly type: 'keep'; readonly goal: string } | { readonly type: 'coin' | 'end' | 'cheat' }
export type FakeEvent =
  | { readonly type: 'goalKept'; readonly seat: Seat; readonly goal?: string }
  | { readonly type: 'coinTaken'; readonly seat: Seat }
  | { readonly type: 'turnEnded'; readonly seat: Seat }
  | { readonly type: 'roundStarted'; readonly round: number }
  | { readonly type: 'gameScored' }

const lastRound = 2
const asked = (state: FakeState, seat: Seat): boolean =>
  state.phase === 'goals' ? state.goals[seat]?.count === 2 : state.phase === 'turns' && state.turn === seat

export const fakeRules: Rules<FakeState, FakeChoice, FakeEvent> = {
  id: 'fake',
  version: '1.0',
  tables: () => [{ id: 'base', hash: 'none' }],
  seats: { min: 2, max: 4 },
  options: [
    { id: 'startPlayer', kind: 'seat', fallback: 'drawn' },
    { id: 'goals', kind: 'choice', values: ['deal', 'draft'], fallback: 'deal' },
    { id: 'wind', kind: 'choice', values: ['calm', 'storm'], fallback: 'calm' }
  ],
  setup: ({ players, options }) => ({
    players,
    phase: options['goals'] === 'draft' ? 'goals' : 'turns',
    turn: 0,
    round: 1,
    coins: Array.from({ length: players }, () => 0),
    goals: Array.from({ length: players }, (_, seat) => ({
      count: 2,
      cards: [`secret-${seat}-a`, `secret-${seat}-b`]
    }))
  }),
  decisions: (state, asker: Viewer = 'open') =>
    Array.from({ length: state.players }, (_, seat) => seat)
      .filter((seat) => asked(state, seat))
      .map((seat) => {
        const base = {
          seat,
          task: state.phase === 'goals' ? 'keep' : 'turn',
          simultaneous: state.phase === 'goals'
        }
        if (asker !== 'open' && asker !== seat) return base
        const goals = (state.goals[seat]?.cards ?? []).map((goal): FakeChoice => ({ type: 'keep', goal }))
        return {
          ...base,
          choices: listed<FakeChoice>(state.phase === 'goals' ? goals : [{ type: 'coin' }, { type: 'end' }])
        }
      }),
  play: (state, seat, choice) => {
    const refusal = fakeRules.refusal(state, seat, choice)
    if (refusal) return { refusal }
    const events: FakeEvent[] = []
    const emit = (event: FakeEvent): void => {
      events.push(event)
      fakeRules.evolve(state, event)
    }
    if (choice.type === 'keep') emit({ type: 'goalKept', seat, goal: choice.goal })
    if (choice.type === 'coin') emit({ type: 'coinTaken', seat })
    if (choice.type === 'end') {
      emit({ type: 'turnEnded', seat })
      if (state.turn === 0)
        emit(
          state.round === lastRound
            ? { type: 'gameScored' }
            : { type: 'roundStarted', round: state.round + 1 }
        )
    }
    return { events }
  },
  refusal: (state, seat, choice) => {
    if (choice.type === 'cheat') return { code: 'no-cheating', numbers: { fine: 3 } }
    return asked(state, seat) ? undefined : { code: 'not-asked' }
  },
  parseChoice: (value) => value as FakeChoice,
  evolve: (state, event) => {
    const zone = 'seat' in event ? state.goals[event.seat] : undefined
    if (event.type === 'goalKept' && zone) {
      zone.count = 1
      if (zone.cards && event.goal !== undefined) zone.cards = [event.goal]
      if (state.goals.every((one) => one.count === 1)) state.phase = 'turns'
    }
    if (event.type === 'coinTaken') state.coins[event.seat] = (state.coins[event.seat] ?? 0) + 1
    if (event.type === 'turnEnded') state.turn = (event.seat + 1) % state.players
    if (event.type === 'roundStarted') state.round = event.round
    if (event.type === 'gameScored') state.phase = 'over'
  },
  copy: copyOf,
  branch: copyOf,
  view: (state, viewer) => {
    const view = copyOf(state)
    view.goals.forEach((zone, seat) => {
      if (viewer !== 'open' && viewer !== seat) delete zone.cards
    })
    return view
  },
  redact: (event, viewer) =>
    event.type === 'goalKept' && viewer !== 'open' && viewer !== event.seat
      ? { type: 'goalKept', seat: event.seat }
      : event,
  reveals: () => false,
  unseen: () => ({}),
  outcome: (state) => {
    if (state.phase !== 'over') return undefined
    const scores = state.coins.map((coins, seat) => ({
      seat,
      total: coins + 1,
      bySource: { coins, courage: 1, nothing: 0 }
    }))
    const totals = [...new Set(scores.map((score) => score.total))].sort((a, b) => b - a)
    return {
      scores,
      ranking: totals.map((total) =>
        scores.filter((score) => score.total === total).map((score) => score.seat)
      )
    }
  },
  audit: () => []
}

export const fakeGame: Game = {
  rules: fakeRules,
  title: { en: 'Fake', fr: 'Fake', de: 'Fake' },
  content: undefined,
  secrecy: 'peek',
  colours: ['blue', 'yellow', 'green', 'red'],
  curtainTasks: ['keep'],
  secrets: (state, seat) => (state as FakeState).goals[seat]?.cards,
  round: (state) => (state as FakeState).round
}

const Table = (): VNode => h('div', 'the board')
const Piece = (): VNode => h('i', 'piece')

export const fakeUi: GameUi = {
  id: 'fake',
  colours: ['blue', 'yellow', 'green', 'red'],
  Table,
  Piece,
  sentence: (event) => {
    const known = event as FakeEvent
    if (known.type === 'coinTaken')
      return [
        { kind: 'seat', seat: known.seat },
        { kind: 'text', text: ' takes ' },
        { kind: 'amount', item: 'coin', count: 1 },
        { kind: 'thing', text: 'from the mint', anchors: ['mint'] }
      ]
    if (known.type === 'goalKept') return [{ kind: 'text', text: `keeps ${known.goal ?? 'a goal'}` }]
    return []
  },
  scene: (event) => ({
    flights: event.type === 'coinTaken' ? [{ from: 'mint', to: 'purse', piece: { item: 'coin' } }] : []
  }),
  sound: (event) => (event.type === 'coinTaken' ? 'coin' : undefined),
  endsTurn: (choice) => (choice as FakeChoice).type === 'end',
  weight: (event) => (event.type === 'coinTaken' ? 'points' : 'detail'),
  refusal: (refusal) => `The rules say no: ${refusal.code} ${refusal.numbers?.['fine'] ?? ''}`,
  prompt: (task, _context, seat) => ({ what: `${task} please`, how: `seat ${seat}` }),
  option: (id, value) => ({ label: value ?? id }),
  presets: () => [
    { id: 'easy', label: 'Beginner', note: 'as printed', options: {} },
    { id: 'hard', label: 'Expert', note: 'all at once', options: { goals: 'draft', wind: 'storm' } }
  ],
  title: () => ({ name: 'The Fake Game', line: 'Coins and courage' }),
  source: (id) => `Points for ${id}`,
  epithet: (_view, seat) => `the ${seat}th`,
  chapter: (event) =>
    event.type === 'roundStarted' && 'round' in event ? `Round ${String(event.round)}` : undefined,
  rounds: lastRound,
  rules: fakeRulesUi
}
