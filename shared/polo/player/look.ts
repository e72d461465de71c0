/** Which choices of a turn are worth a look. */
import { all, type ChoiceSet } from '../../engine/choices'
import type { Seat } from '../../engine/rules'
import { hasOwnColour, type Die, type PlacedDie } from '../dice'
import type { Placement } from '../placements'
import { paymentOf } from '../payment'
import type { PlaceId } from '../roads/map'
import type { Moving } from '../roads/movement'
import { pays, type Amounts, type StockRules } from '../stock'
import type { CommonChoice } from '../unions'

type Kind = CommonChoice<string>['type']
interface Typed {
  readonly type: string
}

/** True for a choice that every game knows, of this kind. */
export const isOf = <K extends Kind>(
  choice: Typed,
  kind: K
): choice is Extract<CommonChoice<string>, { readonly type: K }> => choice.type === kind

/** What a game says of its turn. */
export interface TurnLook<Choice> {
  readonly mainDone: boolean
  /** False where the turn should not end yet. */
  readonly mayEnd: boolean
  /** False for a choice that is not worth a look, whatever else holds. */
  readonly worth: (choice: Choice) => boolean
}

/**
 * Dice that come to the same on a space are tried once, the lowest ones; for the bag only the lowest die of each colour.
 * Dice are turned before the main action only; rolling again is left to luckier players.
 */
export function worthInTurn<Choice extends Typed>(
  choices: ChoiceSet<Choice>,
  { mainDone, mayEnd, worth }: TurnLook<Choice>
): readonly Choice[] {
  const list: Choice[] = []
  const count = choices.count()
  const placing = new Map<string, { readonly choice: Choice; readonly pips: number }>()
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
  for (const { choice } of bag.values()) list.push(choice)
  return list.length > 0 || count === 0 ? list : [choices.nth(0)]
}

/**
 * What the lowest of so many dice shows, the highest that a seat may place on a space with these dice there: once its colour
 * lies there, only dice without colour. 0 where it has too few.
 */
export function lowestOfHighest(
  hand: readonly Die[],
  count: number,
  there: readonly PlacedDie[],
  seat: Seat
): number {
  if (hand.length < count) return 0
  const isUsed = hasOwnColour(there, seat)
  // How many show each value: to sort them takes longer than all that follows.
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

/** What of a placement counts: the space, the lowest value and whether a die of one's own is among the dice. */
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
 * Figures go one after the other, and stop where something comes of it: before the first step, or where a figure that moved
 * stands in a place that `brings` something or has left a post behind. Where nothing else can be done, that.
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

/** Contracts to give up, those first that cannot be completed now: of several ways that come to the same the first is taken. */
export const worthToDiscard = <Choice extends Typed>(
  choices: ChoiceSet<Choice>,
  isPayable: (contract: string) => boolean
): readonly Choice[] => {
  const payable = (choice: Choice): number => Number(isOf(choice, 'discard') && isPayable(choice.contract))
  return all(choices).toSorted((a, b) => payable(a) - payable(b))
}

/** Rewards that ask nothing and take nothing away. */
const harmless: ReadonlySet<string> = new Set(['coin', 'camel', 'pepper', 'silk', 'gold', 'jade', 'vp'])

/** With the last die gone, a contract could be completed that would only gain: no other one in hand needs what it costs. */
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
