/** Dice given to the money bag although a card had a better use for them. */
import { all, type ChoiceSet } from '../../engine/choices'
import type { Seat } from '../../engine/rules'
import { seatOf } from '../../engine/seats'
import type { Die } from '../dice'
import { lowestOf } from '../spaces'
import { isOf, morePointsThanBag } from './look'

type Stock = Readonly<Record<string, number>>
type Gain = Readonly<Record<string, number | undefined>>

/** The parts of a position that matter here. */
interface Table {
  readonly turn: { readonly mainDone: boolean }
  readonly seats: readonly { readonly dice: readonly Die[]; readonly stock: Stock }[]
}

/** What a game says of its money bag and its cards. */
export interface Waste<State> {
  /** What a die in the money bag brings: one of these. */
  readonly bag: (state: State) => readonly Gain[]
  /** Everything that the seat could choose in this state. */
  readonly choices: (state: State, seat: Seat) => ChoiceSet<{ readonly type: string }>
  /** Points that a card brings for a die of this value, if it asks nothing and costs nothing; 0 for other spaces. */
  readonly cardPoints: (state: State, seat: Seat, space: string, value: number) => number
}

/** The most that the gain of the money bag may be thought to be worth, in points. */
const bagAtMost = 4

const holds = (stock: Stock, gain: Gain): boolean =>
  Object.entries(gain).every(([item, count = 0]) => (stock[item] ?? 0) >= count)

/**
 * What a seat without dice loses, in points, by having given one of them to the money bag in this turn, with its gain
 * unspent: in a later turn a card that is open would have brought `morePointsThanBag` or more. 0 if there is none, since the
 * gain then was for something. `earlier`: the choices of the turn so far.
 */
export function wastedPoints<State extends Table>(
  { bag, choices, cardPoints }: Waste<State>,
  state: State,
  seat: Seat,
  earlier: readonly { readonly type: string }[]
): number {
  const { dice, stock } = seatOf(state, seat)
  if (dice.length > 0) return 0
  const given = earlier.flatMap((choice) => (isOf(choice, 'moneyBag') ? [choice.die] : []))
  if (given.length === 0 || !bag(state).every((gain) => holds(stock, gain))) return 0
  const pointsFor = (die: Die): number => {
    const supposed = {
      ...state,
      turn: { ...state.turn, mainDone: false },
      seats: state.seats.map((one, at) => (at === seat ? { ...one, dice: [die] } : one))
    }
    const points = all(choices(supposed, seat)).map((choice) =>
      isOf(choice, 'place') ? cardPoints(state, seat, choice.space, lowestOf(choice.dice, choice.value)) : 0
    )
    return Math.max(0, ...points)
  }
  const most = Math.max(0, ...given.map(pointsFor))
  return most >= morePointsThanBag ? most + bagAtMost : 0
}
