/** Which choices of a turn a search looks at. */
import { all, type ChoiceSet } from '../../engine/choices'
import type { Seat } from '../../engine/rules'
import { hasOwnColour, type Die, type PlacedDie } from '../dice'
import type { Placement } from '../placements'
import { paymentOf } from '../payment'
import type { PlaceId } from '../roads/map'
import type { Moving } from '../roads/movement'
import { lowestOf } from '../spaces'
import { pays, type Amounts, type StockRules } from '../stock'
import type { CommonChoice } from '../unions'

type Kind = CommonChoice<string>['type']
interface Typed {
  readonly type: string
}

/** True for a common choice of this kind. */
export const isOf = <K extends Kind>(
  choice: Typed,
  kind: K
): choice is Extract<CommonChoice<string>, { readonly type: K }> => choice.type === kind

/** What a game supplies about its turn. */
export interface TurnLook<Choice> {
  readonly mainDone: boolean
  /** False where the turn should not end yet. */
  readonly mayEnd: boolean
  /** False for a choice that is skipped in any case. */
  readonly worth: (choice: Choice) => boolean
  /** True if one die is in hand, and no more. */
  readonly lastDie: boolean
  /** Points that a card brings for a die of this value, if it asks nothing and costs nothing; 0 for other spaces. */
  readonly cardPoints: (space: string, value: number) => number
}

/** A card that brings so many points is better than what the money bag brings, whatever that would buy. */
export const morePointsThanBag = 2

/**
 * The choices worth a look. Of placements that are equivalent on a space only the one with the lowest dice; for the
 * money bag only the lowest die of the seat's colour and the lowest other one, but not the last die in hand while a card
 * brings points for it. Dice are turned only before the main action, and never rerolled.
 */
export function worthInTurn<Choice extends Typed>(
  choices: ChoiceSet<Choice>,
  { mainDone, mayEnd, worth, lastDie, cardPoints }: TurnLook<Choice>
): readonly Choice[] {
  const list: Choice[] = []
  const count = choices.count()
  const placing = new Map<string, { readonly choice: Choice & Placement; readonly pips: number }>()
  const bag = new Map<string, { readonly choice: Choice; readonly value: number }>()
  for (let at = 0; at < count; at++) {
    const choice = choices.nth(at)
    if (!worth(choice)) continue
    if (isOf(choice, 'place')) {
      const { key, pips } = placementKey(choice)
      const known = placing.get(key)
      if (!known || pips < known.pips) placing.set(key, { choice, pips })
    } else if (isOf(choice, 'moneyBag')) {
      const { colour, value } = choice.die
      const key = colour === 'own' ? 'own' : 'other'
      if (value < (bag.get(key)?.value ?? 7)) bag.set(key, { choice, value })
    } else if (isOf(choice, 'adjust')) {
      if (!mainDone) list.push(choice)
    } else if (isOf(choice, 'endTurn')) {
      if (mayEnd) list.push(choice)
    } else if (!isOf(choice, 'reroll')) list.push(choice)
  }
  for (const { choice } of placing.values()) list.push(choice)
  const scores = ({ choice: { space, dice, value } }: { readonly choice: Placement }): boolean =>
    cardPoints(space, lowestOf(dice, value)) >= morePointsThanBag
  if (bag.size > 0 && !(lastDie && [...placing.values()].some(scores)))
    for (const { choice } of bag.values()) list.push(choice)
  return list.length > 0 || count === 0 ? list : [choices.nth(0)]
}

/**
 * The lowest value among the `count` highest dice that a seat may place on a space with these dice on it; once its
 * colour lies there, only dice without colour. 0 if it has too few.
 */
export function lowestOfHighest(
  hand: readonly Die[],
  count: number,
  there: readonly PlacedDie[],
  seat: Seat
): number {
  if (hand.length < count) return 0
  const isUsed = hasOwnColour(there, seat)
  // Counts dice by value: sorting them takes longer than all that follows.
  const shown = [0, 0, 0, 0, 0, 0, 0]
  for (const { colour, value } of hand)
    if (!isUsed || colour !== 'own') shown[value || 6] = (shown[value || 6] ?? 0) + 1
  let left = count
  for (let pips = 6; pips > 0; pips--) {
    left -= shown[pips] ?? 0
    if (left <= 0) return pips
  }
  return 0
}

/**
 * The key of equivalent placements: the space, the lowest value and whether a die of the seat's colour is among the dice.
 */
function placementKey({ space, dice, value }: Placement): { readonly key: string; readonly pips: number } {
  let [pips, lowest, own] = [0, 7, false]
  for (const die of dice) {
    pips += die.value
    lowest = Math.min(lowest, die.value)
    own ||= die.colour === 'own'
  }
  return { key: `${space} ${value ?? lowest} ${String(own)}`, pips }
}

/**
 * The choices of a movement worth a look. Figures move one after the other. A movement stops only before its first
 * step, after leaving a post, or with a moved figure in a place that `brings` something. If that leaves no choice, all
 * are returned.
 */
export function worthInMove<Choice extends Typed>(
  choices: ChoiceSet<Choice>,
  { moved, marks }: Pick<Moving, 'moved' | 'marks'>,
  figures: readonly PlaceId[],
  brings: (place: PlaceId) => boolean
): readonly Choice[] {
  const last = moved.lastIndexOf(true)
  const mayStop =
    last < 0 || marks.length > 0 || figures.some((place, figure) => moved[figure] && brings(place))
  const listed = all(choices)
  const list = listed.filter((choice) => {
    if (isOf(choice, 'step')) return choice.figure >= last
    return mayStop || !isOf(choice, 'stop')
  })
  return list.length > 0 ? list : listed
}

/** A choice that may give up a contract in hand, itself or for another. */
interface GivingUp extends Typed {
  readonly contract?: string
  readonly instead?: string
}

/** What a game supplies about contracts. */
export interface ContractLook {
  readonly isPayable: (contract: string) => boolean
  /** What completing it brings, in points. */
  readonly brings: (contract: string) => number
  /** The drawn contract that is on offer, if one is. */
  readonly offered?: string
}

/**
 * The contract that a choice gives up, and the one that it takes instead; none for a choice that gives up nothing.
 * To discard makes room for contracts that are taken in any case.
 */
function givenUp(
  { type, contract, instead }: GivingUp,
  offered: string | undefined
): { readonly given?: string | undefined; readonly gained?: string | undefined } {
  if (type === 'discard') return { given: contract }
  return { given: instead, gained: type === 'takeContract' ? contract : offered }
}

/** By how many points a contract that must still be paid has to bring more than one that could be completed now. */
const clearly = 1

/**
 * Ways to give up a contract, or not to, those last that give up one that could be completed now: a search keeps the first
 * of equivalent choices. One that could be completed now is not given up at all while another, the new one included, cannot
 * be and does not bring clearly more. Never empty if something can be chosen.
 */
export function worthToGiveUp<Choice extends GivingUp>(
  choices: ChoiceSet<Choice>,
  { isPayable, brings, offered }: ContractLook
): readonly Choice[] {
  const listed = all(choices)
  const held = listed.map((choice) => givenUp(choice, offered).given)
  const isPoor = (id: string | undefined, most: number): boolean =>
    id !== undefined && !isPayable(id) && brings(id) < most + clearly
  const payable = (choice: Choice): boolean => {
    const { given } = givenUp(choice, offered)
    return given !== undefined && isPayable(given)
  }
  const isSilly = (choice: Choice): boolean => {
    const { given, gained } = givenUp(choice, offered)
    if (given === undefined || !payable(choice)) return false
    const most = brings(given)
    return isPoor(gained, most) || held.some((other) => isPoor(other, most))
  }
  return listed
    .filter((choice) => !isSilly(choice))
    .toSorted((a, b) => Number(payable(a)) - Number(payable(b)))
}

/** Rewards that ask no question and cost nothing. */
const harmless: ReadonlySet<string> = new Set(['coin', 'camel', 'pepper', 'silk', 'gold', 'jade', 'vp'])

/** True if, with no dice left, a contract could be completed at no loss: no other one in hand needs what it costs. */
export function leavesContract<Resource extends string>(
  rules: StockRules<Resource>,
  contractOf: (id: string) => { readonly cost: Amounts<Resource>; readonly reward: Amounts<string> },
  me: {
    readonly contracts: readonly string[]
    readonly dice: readonly unknown[]
    readonly stock: Readonly<Record<Resource, number>>
  }
): boolean {
  const { contracts, stock, dice } = me
  if (dice.length > 0) return false
  return contracts.some((id) => {
    const { cost, reward } = contractOf(id)
    if (!pays<Resource>(rules, stock, cost) || !Object.keys(reward).every((item) => harmless.has(item)))
      return false
    const rest: Record<Resource, number> = { ...stock }
    const paid: Amounts<Resource> = paymentOf<Resource>(rules, stock, cost)
    for (const item of rules.items) rest[item] -= paid[item] ?? 0
    return contracts.every((other) => other === id || pays<Resource>(rules, rest, contractOf(other).cost))
  })
}
