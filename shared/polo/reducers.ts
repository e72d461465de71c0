/** Reducers of the events that every game has, for a game's own table of reducers. */
import type { Seat } from '../engine/rules'
import { seatOf } from '../engine/seats'
import { zones, type Zone } from '../engine/visibility'
import { removeFrom } from './contracts'
import { takeDie, turnDie, type Die, type PlacedDie } from './dice'

/** The fields of a seat that common events change. */
interface ChangedSeat {
  stock: Record<string, number>
  points: Record<string, number>
  dice: Die[]
  postsLeft: number
  posts: string[]
  figures: string[]
  goals: Zone
  shownGoals: string[]
}

/** The fields of a position that common events change. */
interface Changed {
  activeSeat: Seat
  turn: { mainDone: boolean; blackDieBought: boolean }
  readonly seats: readonly ChangedSeat[]
  spaces: Record<string, PlacedDie[]>
  outposts: Record<string, string>
  goalPile: Zone
}

interface OfSeat {
  readonly seat: Seat
}
interface OfDie extends OfSeat {
  readonly die: Die
  readonly value: number
}
interface OfStock<Cause> extends OfSeat {
  readonly items: Readonly<Partial<Record<string, number>>>
  readonly cause: Cause
}

/** Adds a bundle to a seat's stock and points, or takes it away. */
function change<Cause>(
  seat: ChangedSeat,
  { items, cause }: OfStock<Cause>,
  sign: 1 | -1,
  source: (cause: Cause) => string
): void {
  for (const item in items) {
    const count = (items[item] ?? 0) * sign
    const [kept, name] = item === 'vp' ? [seat.points, source(cause)] : [seat.stock, item]
    kept[name] = (kept[name] ?? 0) + count
  }
}

/** Dice leave a hand for a space. */
export function placeDice(
  state: Pick<Changed, 'seats' | 'spaces'>,
  event: OfSeat & {
    readonly space: string
    readonly dice: readonly Die[]
    readonly values: readonly number[]
  }
): void {
  const { dice } = seatOf(state, event.seat)
  const there = (state.spaces[event.space] ??= [])
  let at = 0
  for (const die of event.dice) {
    takeDie(dice, die)
    there.push({ seat: event.seat, colour: die.colour, value: event.values[at++] ?? die.value })
  }
}

/**
 * Clears the seats' dice from all spaces and hands; neutral ones stay. Returning black dice to their supply is left to
 * the game.
 */
export function takeDiceBack(state: Pick<Changed, 'seats' | 'spaces'>): void {
  for (const space in state.spaces) {
    const there = state.spaces[space]
    if (!there || there.length === 0) continue
    const neutral: PlacedDie[] = []
    for (const die of there) if (die.seat === -1) neutral.push(die)
    state.spaces[space] = neutral
  }
  for (const seat of state.seats) seat.dice = []
}

/** The common reducers. `source`: the source under which points of a cause are counted. */
export const commonReducers = <Cause>(source: (cause: Cause) => string) => ({
  goalsDealt: (state: Changed, event: OfSeat & { readonly dealt: Zone }): void => {
    const { count, cards } = event.dealt
    if (cards) for (const card of cards) zones.take(state.goalPile, card)
    else zones.drop(state.goalPile, count)
    seatOf(state, event.seat).goals = cards ? { count, cards: [...cards] } : { count }
  },
  goalsKept: (state: Changed, event: OfSeat & { readonly kept: Zone }): void => {
    const seat = seatOf(state, event.seat)
    const kept = event.kept.cards
    state.goalPile.count += seat.goals.count - event.kept.count
    if (state.goalPile.cards && seat.goals.cards && kept)
      state.goalPile.cards.push(...seat.goals.cards.filter((card) => !kept.includes(card)))
    seat.goals = kept ? { count: event.kept.count, cards: [...kept] } : { count: event.kept.count }
  },
  phaseStarted: <Phase extends string>(
    state: { phase: Phase; activeSeat: Seat; offered: unknown[] },
    event: { readonly phase: Phase }
  ): void => {
    state.phase = event.phase
    state.activeSeat = -1
    if (event.phase !== 'characters') state.offered = []
  },
  diceRolled: (state: Changed, event: { readonly dice: readonly (readonly Die[])[] }): void => {
    event.dice.forEach((dice, seat) => {
      seatOf(state, seat).dice = [...dice]
    })
  },
  turnStarted: (state: Changed, { seat }: OfSeat): void => {
    state.activeSeat = seat
    state.turn.mainDone = false
    state.turn.blackDieBought = false
  },
  turnEnded: (state: Changed): void => {
    state.activeSeat = -1
  },
  dieRerolled: (state: Changed, { seat, die, value }: OfDie): void =>
    turnDie(seatOf(state, seat).dice, die, value),
  dieAdjusted: (state: Changed, { seat, die, value }: OfDie): void =>
    turnDie(seatOf(state, seat).dice, die, value),
  paid: (state: Changed, event: OfStock<Cause>): void => change(seatOf(state, event.seat), event, -1, source),
  gained: (state: Changed, event: OfStock<Cause>): void =>
    change(seatOf(state, event.seat), event, 1, source),
  rewardLost: (): void => undefined,
  stepped: (state: Changed, event: OfSeat & { readonly figure: number; readonly to: string }): void => {
    seatOf(state, event.seat).figures[event.figure] = event.to
  },
  outpostTaken: (state: Changed, event: { readonly location: string }): void => {
    state.outposts[event.location] = ''
  },
  gameScored: (
    state: Changed & { phase: string },
    event: {
      readonly scores: readonly (OfSeat & {
        readonly goals: readonly string[]
        readonly points: Readonly<Partial<Record<string, number>>>
      })[]
    }
  ): void => {
    state.phase = 'over'
    state.activeSeat = -1
    for (const { seat: at, goals, points } of event.scores) {
      const seat = seatOf(state, at)
      seat.shownGoals = [...goals]
      seat.goals = seat.goals.cards ? { count: 0, cards: [] } : { count: 0 }
      for (const name of Object.keys(points))
        seat.points[name] = (seat.points[name] ?? 0) + (points[name] ?? 0)
    }
  }
})

/** The parts of a position that these events change in place, for a game's own table of changes. */
export const commonChanges = {
  phaseStarted: [],
  turnStarted: ['turn'],
  turnEnded: [],
  dieRerolled: ['seat'],
  dieAdjusted: ['seat'],
  paid: ['seat'],
  gained: ['seat'],
  rewardLost: [],
  stepped: ['seat'],
  outpostTaken: ['outposts']
} as const

/** Removes a character from those on offer. */
export function takeOffer<Character>(offered: Character[], character: Character): void {
  if (offered.includes(character)) removeFrom(offered, character)
}
