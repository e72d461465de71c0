/**
 * What computer players know about every game of the family: turns and rounds with dice in hand, hidden cards,
 * equivalent positions.
 */
import { topTask, type Agenda } from '../../engine/agenda'
import type { Seat } from '../../engine/rules'
import { seatOf } from '../../engine/seats'
import type { Zone } from '../../engine/visibility'
import type { Die, SeatOrNone } from '../dice'
import { wastedPoints, type Waste } from './waste'

/** The parts of a position that turns and rounds depend on. */
export interface RoundTable {
  readonly players: number
  readonly round: number
  readonly phase: string
  readonly activeSeat: SeatOrNone
  turn: { mainDone: boolean; blackDieBought: boolean }
  readonly seats: readonly {
    readonly character: string
    readonly points: Readonly<Record<string, number>>
    readonly dice: readonly Die[]
    readonly contracts: readonly string[]
    readonly completed: readonly string[]
    readonly posts: readonly string[]
    readonly figures: readonly string[]
    readonly goals: Zone
    readonly stock: Readonly<Record<string, number>>
  }[]
  readonly agenda: Agenda<{ readonly kind: string }>
}

/** Points by named parts. */
type Points = Readonly<Record<string, number>>
const unchanged: Points = {}

/** By round, from the draft on: how much is still open, see `Knowledge.doubt`. */
const doubts = [14, 12.3, 10, 8.5, 7, 5.4]

/** Phases of a round in which its dice are not all rolled yet. */
const beforeTurns: ReadonlySet<string> = new Set(['roundStart', 'income', 'compensation'])

/**
 * The shared part of `Knowledge`. `rounds`: the number of rounds of a game; `worth`: what a position is worth to a
 * seat, with the contracts in hand under `contracts`; `waste`: the money bag and what else dice are good for.
 */
export const roundKnowledge = <State extends RoundTable>(
  rounds: (state: State) => number,
  worth: (state: State, seat: Seat, eyes?: Seat) => Points,
  waste: Waste<State>
) => ({
  worth,
  turnTask: 'turn',
  trust: 10,
  grain: 3,
  doubt: ({ round }: State): number => doubts[round] ?? 1,
  seats: ({ players }: State): number => players,
  // Contracts in hand bring nothing any more once the last turn has ended.
  ending: (
    state: State,
    seat: Seat,
    { type }: { readonly type: string },
    earlier: readonly { readonly type: string }[]
  ): Points | undefined => {
    if (type !== 'endTurn') return undefined
    const isLast = state.round === rounds(state) && seatOf(state, seat).dice.length === 0
    const wasted = wastedPoints(waste, state, seat, earlier)
    if (!isLast && wasted === 0) return unchanged
    return {
      ...(isLast && { contracts: -(worth(state, seat)['contracts'] ?? 0) }),
      ...(wasted > 0 && { dice: -wasted })
    }
  },
  gist: (choice: { readonly type: string; readonly space?: string }): object =>
    choice.type === 'place' ? { type: choice.type, space: choice.space } : choice,
  stage: ({ turn }: State): number => (turn.mainDone ? 1 : 0),
  // Simulated until the first turn of the next round: with no dice in hand a position says little about what lies
  // ahead.
  horizon: ({ round }: State): number => round + 1,
  progress: ({ phase, round }: State): number =>
    phase === 'over' ? Infinity : beforeTurns.has(phase) ? round - 1 : round,
  isDealt: ({ phase }: State): boolean => phase !== 'characters',
  isSettled: ({ phase }: State): boolean => !beforeTurns.has(phase),
  alone: (state: State, seat: Seat): boolean =>
    state.phase === 'turns' &&
    state.round === rounds(state) &&
    state.seats.every(({ dice }, other) => other === seat || dice.length === 0),
  /** The others pass until the round is over. */
  nextTurn: (state: State, seat: Seat, copy: (state: State) => State): State | undefined => {
    if (state.phase !== 'turns' || state.activeSeat !== seat) return undefined
    if (seatOf(state, seat).dice.length === 0 || topTask(state.agenda, seat)?.kind !== 'turn')
      return undefined
    const next = copy(state)
    next.turn = { mainDone: false, blackDieBought: false }
    return next
  }
})

/** The part of a position's key that covers the seat itself; a game adds the rest. */
export function handKey(state: RoundTable, seat: Seat): string {
  const { character, points, stock, dice, figures, contracts, posts, completed, goals } = seatOf(state, seat)
  const hand = dice.map((die) => `${die.colour[0] ?? ''}${die.value}`).sort()
  const task = topTask(state.agenda, seat)
  // Concatenated by hand: joining a list of lists takes several times as long.
  let key = `${character} ${hand.join()} ${figures.join()} ${contracts.join()} ${posts.join()} ${completed.length} `
  let total = 0
  for (const source in points) total += points[source] ?? 0
  key += `${total} `
  // While goal cards are chosen, positions differ in nothing else.
  if (goals.cards) for (const card of goals.cards) key += card
  for (const item in stock) key += `${stock[item] ?? 0},`
  return task && task.kind !== 'turn' ? key + JSON.stringify(task) : key
}

/** Moves as many of the cards into a zone as it counts. */
export function deal(zone: Zone, cards: string[]): void {
  zone.cards = cards.splice(0, zone.count)
}

/** Deals goal cards to the other seats and into the pile. */
export function dealGoals(
  { seats, goalPile }: { readonly seats: readonly { readonly goals: Zone }[]; readonly goalPile: Zone },
  seat: Seat,
  cards: string[]
): void {
  seats.forEach(({ goals }, index) => {
    if (index !== seat) deal(goals, cards)
  })
  deal(goalPile, cards)
}

/** The goal cards that count as a seat's own: none while it is still asked which of those dealt it keeps. */
export const keptGoals = <Goal>(
  { phase, agenda }: { readonly phase: string; readonly agenda: readonly (readonly unknown[])[] },
  seat: Seat,
  cards: readonly Goal[] | undefined
): readonly Goal[] => (cards && !(phase === 'goals' && agenda[seat]?.length) ? cards : noCards)
const noCards: readonly never[] = []
