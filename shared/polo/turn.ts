/** A turn and a round with dice in hand: what a turn may give, when it may end, who comes next, what a low roll lacks. */
import type { ChoiceSet } from '../engine/choices'
import { refusalOf, type Refusal, type Seat } from '../engine/rules'
import { holds, type Die } from './dice'
import type { Face, Placement } from './placements'

/** Bonus actions with one die in hand. */
export type DieChoice =
  | { readonly type: 'moneyBag' | 'reroll'; readonly die: Die }
  | { readonly type: 'adjust'; readonly die: Die; readonly by: 1 | -1 }

/** A choice with a die that is paid for, and the way to pay for it by its index. */
type PayWay<C> = (choice: DieChoice, way: number) => C

/**
 * What each die in hand may be used for, counted without making it; dice without a value and tokens are neither rolled again
 * nor turned.
 */
export class DieChoices<C> implements ChoiceSet<DieChoice | C> {
  readonly #faces: readonly Face[]
  readonly #rerolls: number
  readonly #adjusts: number
  readonly #paid: PayWay<C>
  readonly #count: number

  /** In how many ways a die is paid for to be rolled again, and to be turned; 0 where it may not be. */
  constructor(faces: readonly Face[], rerolls: number, adjusts: number, paid: PayWay<C>) {
    this.#faces = faces
    this.#rerolls = rerolls
    this.#adjusts = adjusts
    this.#paid = paid
    let count = 0
    for (const { die } of faces)
      count += 1 + this.#rerollsOf(die) + this.#adjustsOf(die, 1) + this.#adjustsOf(die, -1)
    this.#count = count
  }

  count(): number {
    return this.#count
  }

  nth(index: number): DieChoice | C {
    let left = index
    for (const { die } of this.#faces) {
      if (left-- === 0) return { type: 'moneyBag', die }
      const rerolls = this.#rerollsOf(die)
      if (left < rerolls) return this.#paid({ type: 'reroll', die }, left)
      left -= rerolls
      for (const by of [1, -1] as const) {
        const adjusts = this.#adjustsOf(die, by)
        if (left < adjusts) return this.#paid({ type: 'adjust', die, by }, left)
        left -= adjusts
      }
    }
    throw new RangeError(`choice ${index} of ${this.#count}`)
  }

  #rerollsOf({ colour, value }: Die): number {
    return value === 0 || colour === 'token' ? 0 : this.#rerolls
  }

  #adjustsOf(die: Die, by: 1 | -1): number {
    const { colour, value } = die
    if (value === 0 || colour === 'token') return 0
    return value === (by === 1 ? 6 : 1) ? 0 : this.#adjusts
  }
}

/** Why a die in hand can be neither rolled again nor turned, whatever that costs. */
export function rollRefusal(
  hand: readonly Die[],
  die: Die
): Refusal<'die-not-in-hand' | 'die-has-no-value'> | undefined {
  if (!holds(hand, [die])) return refusalOf('die-not-in-hand')
  return die.value === 0 ? refusalOf('die-has-no-value') : undefined
}

/** Why a die cannot be turned by this: only by 1, and never from 6 to 1 or back. */
export function turnRefusal(die: Die, by: number): Refusal<'not-offered' | 'die-at-end'> | undefined {
  if (by !== 1 && by !== -1) return refusalOf('not-offered')
  const value = die.value + by
  return die.value > 0 && (value < 1 || value > 6) ? refusalOf('die-at-end') : undefined
}

/** Why these dice cannot be given for a space that takes so many, the printed number first; a value is chosen for dice without one, and only for those. */
export function diceRefusal(
  hand: readonly Die[],
  counts: readonly number[],
  { dice, value }: Pick<Placement, 'dice' | 'value'>
): Refusal<'dice-count' | 'die-not-in-hand' | 'die-value'> | undefined {
  if (!counts.includes(dice.length))
    return refusalOf('dice-count', { needs: counts[0] ?? 0, given: dice.length })
  if (!holds(hand, dice)) return refusalOf('die-not-in-hand')
  const wanted = dice.some((die) => die.value === 0)
  const fit = value === undefined || (Number.isInteger(value) && value >= 1 && value <= 6)
  return wanted === (value !== undefined) && fit ? undefined : refusalOf('die-value')
}

/** With dice in hand a main action is owed. */
export const mayEndTurn = (turn: { readonly mainDone: boolean }, hand: readonly Die[]): boolean =>
  turn.mainDone || hand.length === 0

/** All seats clockwise from this one. */
export function clockwise(players: number, first: Seat): readonly Seat[] {
  const seats: Seat[] = []
  for (let i = 0; i < players; i++) seats.push((first + i) % players)
  return seats
}

/** The next seat clockwise that holds dice, the one whose turn has ended last of all; undefined if nobody does. */
export function nextWithDice(
  seats: readonly { readonly dice: readonly Die[] }[],
  ended: Seat
): Seat | undefined {
  for (let i = 1; i <= seats.length; i++) {
    const seat = (ended + i) % seats.length
    if ((seats[seat]?.dice.length ?? 0) > 0) return seat
  }
  return undefined
}

/** The seat whose turn has just ended. */
export function lastToEnd(events: readonly { readonly type: string; readonly seat?: unknown }[]): Seat {
  for (let at = events.length - 1; at >= 0; at--) {
    const event = events[at]
    if (event?.type === 'turnEnded' && typeof event.seat === 'number') return event.seat
  }
  throw new Error('no turn has ended')
}

/** How many points a roll lacks. */
export const lowRoll = (dice: readonly Die[], below: number): number =>
  Math.max(0, below - dice.reduce((sum, { value }) => sum + value, 0))
