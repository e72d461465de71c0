/**
 * A toy game for tests of the engine, with a choice for each thing that a match must handle: taking at most two stones
 * (plain), rolling a die (random draw), drawing a card in secret, showing it (reveals), a vote of all seats
 * (simultaneous), and a choice whose rule throws. The game ends when three cards are shown.
 */
import type { Chance, Source } from '../../shared/engine/chance'
import { all, listed } from '../../shared/engine/choices'
import { Match } from '../../shared/engine/match'
import type { Config, Refusal, Rules, Seat } from '../../shared/engine/rules'
import {
  copierOf,
  each,
  fields,
  ofSeat,
  open,
  perSeat,
  zone,
  zones,
  type Shown,
  type Zone
} from '../../shared/engine/visibility'

export interface ToyState {
  turn: Seat
  voting: boolean
  stones: number[]
  die: number
  deck: Zone
  hands: Zone[]
  shown: string[]
  votes: (number | null)[]
}

export type ToyChoice =
  | { readonly type: 'take'; readonly stones: number }
  | { readonly type: 'roll' }
  | { readonly type: 'draw' }
  | { readonly type: 'show'; readonly card: string }
  | { readonly type: 'pass' }
  | { readonly type: 'callVote' }
  | { readonly type: 'vote'; readonly value: number }
  | { readonly type: 'fault' }
  | { readonly type: 'lateRefusal' }

export type ToyEvent =
  | { readonly type: 'taken'; readonly seat: Seat; readonly stones: number }
  | { readonly type: 'rolled'; readonly value: number }
  | { readonly type: 'drawn'; readonly seat: Seat; readonly card: Zone }
  | { readonly type: 'cardShown'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'passed'; readonly to: Seat }
  | { readonly type: 'voteCalled' }
  | { readonly type: 'voted'; readonly seat: Seat; readonly value: number }
  | { readonly type: 'voteClosed' }

export type ToyRules = Rules<ToyState, ToyChoice, ToyEvent>

const stateShown = fields<ToyState>({
  turn: open(),
  voting: open(),
  stones: open(),
  die: open(),
  deck: zone('nobody'),
  hands: perSeat(zone('owner')),
  shown: each(open()),
  votes: open()
})
const drawnShown = ofSeat(
  fields<Extract<ToyEvent, { type: 'drawn' }>>({ type: open(), seat: open(), card: zone('owner') })
)
const whole: Shown<ToyEvent> = open()

function evolve(state: ToyState, event: ToyEvent): void {
  const hand = (seat: Seat): Zone => state.hands[seat] ?? { count: 0 }
  switch (event.type) {
    case 'taken':
      state.stones[event.seat] = (state.stones[event.seat] ?? 0) + event.stones
      return
    case 'rolled':
      state.die = event.value
      return
    case 'drawn':
      zones.drop(state.deck, 1)
      hand(event.seat).count++
      if (event.card.cards) hand(event.seat).cards?.push(...event.card.cards)
      return
    case 'cardShown':
      zones.take(hand(event.seat), event.card)
      state.shown.push(event.card)
      return
    case 'passed':
      state.turn = event.to
      return
    case 'voteCalled':
      state.voting = true
      state.votes = state.stones.map(() => null)
      return
    case 'voted':
      state.votes[event.seat] = event.value
      return
    case 'voteClosed':
      state.voting = false
  }
}

function offered(state: ToyState, seat: Seat): ToyChoice[] {
  if (state.voting) return [0, 1].map((value) => ({ type: 'vote', value }))
  const cards = (state.hands[seat]?.cards ?? []).map((card) => ({ type: 'show' as const, card }))
  const draw: ToyChoice[] = state.deck.count > 0 ? [{ type: 'draw' }] : []
  const stones = [1, 2].map((n) => ({ type: 'take' as const, stones: n }))
  return [...stones, { type: 'roll' }, ...draw, ...cards, { type: 'pass' }, { type: 'callVote' }]
}

const asked = (state: ToyState, seat: Seat): boolean =>
  state.shown.length < 3 && (state.voting ? state.votes[seat] === null : state.turn === seat)

function refusal(state: ToyState, seat: Seat, choice: ToyChoice): Refusal | undefined {
  if (!asked(state, seat)) return { code: 'not-asked' }
  if (choice.type === 'fault' || choice.type === 'lateRefusal') return undefined
  if (choice.type === 'take' && choice.stones > 2)
    return { code: 'too-many', numbers: { most: 2, asked: choice.stones } }
  const is = offered(state, seat).some((other) => JSON.stringify(other) === JSON.stringify(choice))
  return is ? undefined : { code: 'not-offered' }
}

export const toy: ToyRules = {
  id: 'toy',
  version: '1.0',
  tables: () => [{ id: 'base', hash: 'none' }],
  seats: { min: 2, max: 3 },
  options: [{ id: 'cards', kind: 'choice', values: ['three', 'five'], fallback: 'three' }],
  setup: (config, chance) => {
    const cards = chance.shuffle(
      ['a', 'b', 'c', 'd', 'e'].slice(0, config.options['cards'] === 'five' ? 5 : 3)
    )
    const each = <T>(make: () => T): T[] => Array.from({ length: config.players }, make)
    return {
      turn: 0,
      voting: false,
      stones: each(() => 0),
      die: 0,
      deck: { count: cards.length, cards },
      hands: each(() => ({ count: 0, cards: [] })),
      shown: [],
      votes: each(() => null)
    }
  },
  decisions: (state, asker = 'open') =>
    state.stones
      .map((_, seat) => ({ seat, task: state.voting ? 'vote' : 'turn', simultaneous: state.voting }))
      .filter(({ seat }) => asked(state, seat))
      .map((decision) =>
        asker === 'open' || asker === decision.seat
          ? { ...decision, choices: listed(offered(state, decision.seat)) }
          : decision
      ),
  refusal,
  parseChoice: (value) => value as ToyChoice,
  play: (state, seat, choice, chance) => {
    const refused = refusal(state, seat, choice)
    if (refused) return { refusal: refused }
    const events: ToyEvent[] = []
    const emit = (event: ToyEvent): void => {
      evolve(state, event)
      events.push(event)
    }
    switch (choice.type) {
      case 'take':
        emit({ type: 'taken', seat, stones: choice.stones })
        break
      case 'roll':
        emit({ type: 'rolled', value: chance.roll() })
        break
      case 'draw':
        emit({ type: 'drawn', seat, card: { count: 1, cards: state.deck.cards?.slice(0, 1) ?? [] } })
        break
      case 'show':
        emit({ type: 'cardShown', seat, card: choice.card })
        break
      case 'pass':
        emit({ type: 'passed', to: (seat + 1) % state.stones.length })
        break
      case 'callVote':
        emit({ type: 'voteCalled' })
        break
      case 'vote':
        emit({ type: 'voted', seat, value: choice.value })
        if (state.votes.every((vote) => vote !== null)) emit({ type: 'voteClosed' })
        break
      case 'fault':
        emit({ type: 'taken', seat, stones: chance.roll() })
        throw new Error('a fault in a rule')
      case 'lateRefusal':
        chance.roll()
        return { refusal: { code: 'late' } }
    }
    return { events }
  },
  evolve,
  copy: copierOf(stateShown),
  branch: copierOf(stateShown),
  view: (state, viewer) => stateShown.copy(state, { viewer, owner: undefined }),
  redact: (event, viewer) =>
    event.type === 'drawn'
      ? drawnShown.show(event, { viewer, owner: undefined })
      : whole.show(event, { viewer, owner: undefined }),
  reveals: (event) => event.type === 'cardShown',
  unseen: () => ({}),
  outcome: (state) =>
    state.shown.length < 3
      ? undefined
      : {
          scores: state.stones.map((total, seat) => ({ seat, total, bySource: { stones: total } })),
          ranking: [state.stones.map((_, seat) => seat)]
        },
  audit: () => []
}

export const toyConfig: Config = { players: 2, options: {} }

/** A source that returns 0, 1, 2, ... modulo the bound. */
export function counting(): Source {
  let n = 0
  return (below) => n++ % below
}

export const toyMatch = (source: Source = counting(), rules: ToyRules = toy): Match =>
  Match.start(rules, toyConfig, source)

/** A random legal choice and its seat. */
export function anyChoice(
  match: Match,
  chance: Chance
): { readonly seat: Seat; readonly choice: ToyChoice } | undefined {
  const decisions = toy.decisions(match.state as ToyState)
  const decision = decisions[chance.next(Math.max(1, decisions.length))]
  if (!decision?.choices) return undefined
  const choices = all(decision.choices)
  const choice = choices[chance.next(choices.length)]
  return choice && { seat: decision.seat, choice }
}
