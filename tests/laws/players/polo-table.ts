/** What the laws about silly choices read of the Marco Polo games. */
import { all, type ChoiceSet } from '../../../shared/engine/choices'
import type { AnyRules, Seat } from '../../../shared/engine/rules'
import type { Die } from '../../../shared/polo/dice'
import type { Chosen } from './run'

export type Amounts = Readonly<Record<string, number | undefined>>

interface Contract {
  readonly cost: Amounts
  readonly reward: Amounts
  readonly vp: number
}

/** What these laws read of a seat. */
export interface Seated {
  readonly contracts: readonly string[]
  readonly completed: readonly string[]
  readonly posts: readonly string[]
  readonly stock: Amounts
  dice: readonly Die[]
  /** The drawn contract that it may keep instead of one in hand; '' if there is none. */
  readonly offer: string
}

/** What these laws read of a state. */
export interface Table {
  readonly round: number
  readonly turn: { mainDone: boolean }
  readonly seats: readonly Seated[]
}

/** A city card: points for each of something, trades, or anything else. */
interface CityCard {
  readonly kind: string
  readonly count?: string
  readonly reward?: Amounts
  readonly options?: readonly object[]
}

/** What these laws need of a game's content and scoring. */
export interface SillyGame<State extends Table> {
  readonly rounds: number
  /** What a die in the money bag brings: one of these. */
  readonly bag: readonly Amounts[]
  readonly contract: (id: string) => Contract
  /** What completing a contract brings, in points, as the players themselves estimate it. */
  readonly brings: (id: string) => number
  /** True if the seat's stock pays for the contract, with the joker item where it may. */
  readonly payable: (state: State, seat: Seat, contract: string) => boolean
  /** The effect of the city card whose space this is; undefined for other spaces. */
  readonly card: (space: string) => CityCard | undefined
  /** The seat's points if the game were scored now. */
  readonly scored: (state: State, seat: Seat) => number
  /** The joker item, and the kinds of stock that it can replace. */
  readonly joker?: { readonly item: string; readonly pays: readonly string[] }
}

export const covers = (stock: Amounts, cost: Amounts): boolean =>
  Object.entries(cost).every(([item, n = 0]) => (stock[item] ?? 0) >= n)

export interface Choice {
  readonly type: string
  readonly contract?: string
  readonly instead?: string
  readonly space?: string
  readonly value?: number
  readonly die?: Die
}

export function seatedAt({ state, seat }: Pick<Chosen, 'state' | 'seat'>): Seated {
  const seated = (state as Table).seats[seat]
  if (!seated) throw new Error(`no seat ${seat}`)
  return seated
}

export const listedChoices = (rules: AnyRules, state: unknown, seat: Seat): readonly Choice[] => {
  const asked = rules.decisions(state, seat).find((one) => one.seat === seat)
  return asked?.choices ? all(asked.choices as ChoiceSet<Choice>) : []
}

/** A placement on a city card. */
interface OnCard {
  readonly space: string
  /** The value that counts, as the placement gives it; undefined where it is the die's. */
  readonly value?: number
  readonly effect: CityCard
}

/** The city cards on which the seat could place, had it only these dice and not had its main action yet. */
export function openCards<State extends Table>(
  { card }: SillyGame<State>,
  { rules, state, seat }: Pick<Chosen, 'rules' | 'state' | 'seat'>,
  dice: readonly Die[]
): readonly OnCard[] {
  const supposed = rules.copy(state) as State
  supposed.turn.mainDone = false
  seatedAt({ state: supposed, seat }).dice = dice
  return listedChoices(rules, supposed, seat).flatMap(({ type, space = '', value }) => {
    const effect = type === 'place' ? card(space) : undefined
    return effect ? [{ space, effect, ...(value !== undefined && { value }) }] : []
  })
}
