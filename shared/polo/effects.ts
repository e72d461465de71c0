/**
 * The grammar of effects and its one interpreter. Content is data: an effect states what it gives and how often. This
 * file computes what that means for a seat and a die: the reward, the choices, and why it cannot be used.
 */
import { joined, listed, ranged, type ChoiceSet } from '../engine/choices'
import { refusalOf, type Refusal } from '../engine/rules'
import { mostOfAKind } from './goods'
import { times, type Amounts } from './stock'

/** One way to use a trade: pay the cost, receive the reward. */
export interface Trade<Item extends string> {
  readonly cost: Amounts<Item>
  readonly reward: Amounts<Item>
}

/** Every kind of effect. `Count`: the things of a seat that can be counted. */
interface Effects<Item extends string, Count extends string> {
  /** The reward once, whatever the die. */
  readonly gain: { readonly kind: 'gain'; readonly reward: Amounts<Item> }
  /** 1 to die-value uses; without `mix` all uses take the same option. */
  readonly trade: {
    readonly kind: 'trade'
    readonly options: readonly Trade<Item>[]
    readonly mix: boolean
  }
  /** The reward for each thing counted, at most `most` times, or die-value times without `most`. */
  readonly perCount: {
    readonly kind: 'perCount'
    readonly count: Count
    readonly reward: Amounts<Item>
    readonly most?: number
  }
  /** The reward for the die's value; index 0 is for a 1. */
  readonly byDie: { readonly kind: 'byDie'; readonly rewards: readonly Amounts<Item>[] }
  /** The reward for each pip. */
  readonly perPip: { readonly kind: 'perPip'; readonly reward: Amounts<Item> }
  /** One of the rewards, chosen by the seat. */
  readonly choose: { readonly kind: 'choose'; readonly options: readonly Amounts<Item>[] }
}

export type EffectKind = keyof Effects<string, string>

/** Effects of these kinds. */
export type EffectOf<
  Item extends string,
  Count extends string,
  Kind extends EffectKind = EffectKind
> = Effects<Item, Count>[Kind]

/** What effects need to know about a seat. */
export interface EffectUser<Item extends string, Count extends string> {
  /** How often a cost can be paid, at most `most` times. */
  payable(cost: Amounts<Item>, most: number): number
  /** How many things of this sort the seat has. */
  count(what: Count): number
  /** How often a reward can be received in full. */
  room(reward: Amounts<Item>): number
  /** True if at least a part of a reward can be received. */
  brings(reward: Amounts<Item>): boolean
}

/** Why an effect cannot be used once: nothing to count, a cost that cannot be paid, a reward that brings nothing. */
export type EffectLack<Item extends string, Count extends string> =
  | { readonly kind: 'count'; readonly what: Count }
  | { readonly kind: 'cost'; readonly cost: Amounts<Item> }
  | { readonly kind: 'reward' }

const noReward = { kind: 'reward' } as const

/** How often a trade can be used now, at most `uses` times. */
export const tradeTimes = <Item extends string, Count extends string>(
  user: EffectUser<Item, Count>,
  { cost, reward }: Trade<Item>,
  uses: number
): number => Math.min(user.payable(cost, uses), user.room(reward))

/**
 * Why an effect cannot be used even once with this die; undefined if it can. Of a trade the first option is reported.
 */
export function effectLack<Item extends string, Count extends string>(
  user: EffectUser<Item, Count>,
  effect: EffectOf<Item, Count>,
  value: number
): EffectLack<Item, Count> | undefined {
  switch (effect.kind) {
    case 'gain':
    case 'perPip':
      return user.brings(effect.reward) ? undefined : noReward
    case 'byDie': {
      const reward = effect.rewards[value - 1]
      return reward && user.brings(reward) ? undefined : noReward
    }
    case 'choose':
      return effect.options.some((reward) => user.brings(reward)) ? undefined : noReward
    case 'perCount':
      return user.count(effect.count) > 0 ? undefined : { kind: 'count', what: effect.count }
    case 'trade': {
      for (const option of effect.options) if (tradeTimes(user, option, 1) > 0) return undefined
      const cost = effect.options[0]?.cost
      return cost && user.payable(cost, 1) === 0 ? { kind: 'cost', cost } : noReward
    }
  }
}

/** The reward of an effect that asks no question: as much as is possible. */
export function rewardOf<Item extends string, Count extends string>(
  user: EffectUser<Item, Count>,
  effect: EffectOf<Item, Count, 'gain' | 'perCount' | 'byDie' | 'perPip'>,
  value: number
): Amounts<Item> {
  switch (effect.kind) {
    case 'gain':
      return effect.reward
    case 'perCount':
      return times(effect.reward, Math.min(effect.most ?? value, user.count(effect.count)))
    case 'byDie': {
      const reward = effect.rewards[value - 1]
      if (!reward) throw new Error(`no reward for a ${value}`)
      return reward
    }
    case 'perPip':
      return times(effect.reward, value)
  }
}

/** Points of an effect that asks no question and costs nothing; 0 for any other. */
export function freePoints<Item extends string, Count extends string>(
  user: EffectUser<Item | 'vp', Count>,
  effect: EffectOf<Item | 'vp', Count>,
  value: number
): number {
  if (effect.kind === 'trade' || effect.kind === 'choose') return 0
  return rewardOf<Item | 'vp', Count>(user, effect, value).vp ?? 0
}

/** A trade under way: the uses left, and whether any has been made. */
export interface Trading {
  readonly uses: number
  readonly begun: boolean
}

/** Uses an option `times` times. */
export interface TradeChoice {
  readonly type: 'trade'
  readonly option: number
  readonly times: number
}

/** Ends the trade. */
export interface StopTrading {
  readonly type: 'stop'
}

/** Every option as often as it can be used; a trade that has begun may stop. */
export function tradeChoices<Item extends string, Count extends string>(
  user: EffectUser<Item, Count>,
  options: readonly Trade<Item>[],
  { uses, begun }: Trading
): ChoiceSet<TradeChoice | StopTrading> {
  const ways = options.map((trade, option) =>
    ranged(1, tradeTimes(user, trade, uses), (n): TradeChoice => ({ type: 'trade', option, times: n }))
  )
  return begun ? joined<TradeChoice | StopTrading>([...ways, listed([{ type: 'stop' }])]) : joined(ways)
}

/** Why a trade cannot be used like this. */
export function tradeRefusal<Item extends string, Count extends string>(
  user: EffectUser<Item, Count>,
  options: readonly Trade<Item>[],
  { uses, begun }: Trading,
  choice: TradeChoice | StopTrading
): Refusal<'not-offered' | 'too-many-uses'> | undefined {
  if (choice.type === 'stop') return begun ? undefined : refusalOf('not-offered')
  const option = options[choice.option]
  if (!option || !Number.isInteger(choice.times) || choice.times < 1) return refusalOf('not-offered')
  const most = tradeTimes(user, option, uses)
  return choice.times <= most ? undefined : refusalOf('too-many-uses', { times: choice.times, most })
}

/** The trade after `n` uses of an option; undefined if no further use may follow. */
export const afterTrade = <T extends Trading>(trading: T, mix: boolean, n: number): T | undefined =>
  mix && trading.uses > n ? { ...trading, uses: trading.uses - n, begun: true } : undefined

/** Which of these goods, of the player's choice, `n` uses cost, at most `cap` of a kind; undefined if the cost asks for none. */
export function goodsToPay(
  cost: Amounts<'any-good' | 'different-goods'>,
  n: number,
  goods: readonly string[]
): { readonly count: number; readonly cap: number } | undefined {
  const [different, any] = [cost['different-goods'], cost['any-good']]
  if (different) return { count: different * n, cap: n * mostOfAKind(different, goods) }
  return any ? { count: any * n, cap: any * n } : undefined
}

/** The items that a cost names; they are paid before the goods of the player's choice. */
export function namedItems<Item extends string>(cost: Amounts<Item>): Amounts<Item> {
  const named = { ...cost }
  for (const item of ['any-good', 'different-goods']) Reflect.deleteProperty(named, item)
  return named
}

/** One of the rewards of `choose`, by its index. */
export interface RewardChoice {
  readonly type: 'choose'
  readonly option: number
}

/** Rewards that bring something. */
export const rewardChoices = <Item extends string, Count extends string>(
  user: EffectUser<Item, Count>,
  options: readonly Amounts<Item>[]
): ChoiceSet<RewardChoice> => {
  const choices: RewardChoice[] = []
  options.forEach((reward, option) => {
    if (user.brings(reward)) choices.push({ type: 'choose', option })
  })
  return listed(choices)
}

/** Why a reward may not be chosen. */
export function rewardChoiceRefusal<Item extends string, Count extends string>(
  user: EffectUser<Item, Count>,
  options: readonly Amounts<Item>[],
  { option }: RewardChoice
): Refusal<'not-offered'> | undefined {
  const reward = options[option]
  return reward && user.brings(reward) ? undefined : refusalOf('not-offered')
}
