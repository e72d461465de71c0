/**
 * Turns and rounds: bonus actions with dice, when a turn may end, who comes next, how far a roll is below the
 * compensation limit.
 */
import type { ChoiceSet } from '../engine/choices'
import { refusalOf, type Refusal, type Seat } from '../engine/rules'
import { holds, type Die } from './dice'
import type { Face, Placement } from './placements'

/** Bonus actions with one die in hand. */
export type DieChoice =
  | { readonly type: 'moneyBag' | 'reroll'; readonly die: Die }
  | { readonly type: 'adjust'; readonly die: Die; readonly by: 1 | -1 }

/** Creates a choice that pays for a bonus action in the way with this index. */
type PayWay<C> = (choice: DieChoice, way: number) => C

/**
 * The bonus actions with each die in hand, counted without creating them. Dice without a value and tokens can be
 * neither rerolled nor turned.
 */
export class DieChoices<C> implements ChoiceSet<DieChoice | C> {
  readonly #faces: readonly Face[]
  readonly #rerolls: number
  readonly #adjusts: number
  readonly #paid: PayWay<C>
  readonly #count: number

  /** `rerolls`, `adjusts`: in how many ways a reroll or a turn by 1 can be paid; 0 if it is not possible. */
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

/** Why a die can be neither rerolled nor turned, whatever that costs. */
export function rollRefusal(
  hand: readonly Die[],
  die: Die
): Refusal<'die-not-in-hand' | 'die-has-no-value'> | undefined {
  if (!holds(hand, [die])) return refusalOf('die-not-in-hand')
  return die.value === 0 ? refusalOf('die-has-no-value') : undefined
}

/** Why a die cannot be turned by this amount: only by 1, and never from 6 to 1 or back. */
export function turnRefusal(die: Die, by: number): Refusal<'not-offered' | 'die-at-end'> | undefined {
  if (by !== 1 && by !== -1) return refusalOf('not-offered')
  const value = die.value + by
  return die.value > 0 && (value < 1 || value > 6) ? refusalOf('die-at-end') : undefined
}

/**
 * Why these dice cannot be placed on a space that accepts `counts` dice, the printed number first. A value is chosen
 * for dice without one, and only for those.
 */
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

/** A turn may end after its main action, or if the hand holds no dice. */
export const mayEndTurn = (turn: { readonly mainDone: boolean }, hand: readonly Die[]): boolean =>
  turn.mainDone || hand.length === 0

/** All seats clockwise from this one. */
export function clockwise(players: number, first: Seat): readonly Seat[] {
  const seats: Seat[] = []
  for (let i = 0; i < players; i++) seats.push((first + i) % players)
  return seats
}

/** The next seat clockwise that holds dice, beginning after the seat whose turn ended; undefined if nobody does. */
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

/** True while another seat has something to answer. */
export function isAnotherAsked(
  { agenda }: { readonly agenda: readonly (readonly unknown[])[] },
  seat: Seat
): boolean {
  for (let other = 0; other < agenda.length; other++) if (other !== seat && agenda[other]?.length) return true
  return false
}

/** How many pips a roll is below this limit. */
export const lowRoll = (dice: readonly Die[], below: number): number =>
  Math.max(0, below - dice.reduce((sum, { value }) => sum + value, 0))
