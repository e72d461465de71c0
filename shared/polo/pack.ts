/** Schemas shared by the content packs of the family: bundles, prices, effects of cards. */
import * as z from 'zod/mini'
import type { FaultAt, PackCode, JsonPath } from '../engine/pack-fault'

/** Most of one item in a bundle of a pack. */
const mostOfOne = 20
/** A whole number that players count out: dice of a space, uses, steps. */
export const count = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most))
/** Points of a card or a slot. */
export const points = count(0, 50)
/** The value of a die. */
export const die = count(1, 6)

/** Amounts of some of these items. */
export const amounts = <Item extends string>(items: readonly Item[]) => {
  const amount = z.exactOptional(count(1, mostOfOne))
  return z.strictObject(
    Object.fromEntries(items.map((item) => [item, amount])) as Record<Item, typeof amount>
  )
}

type Amounts = z.core.$ZodType<object>

/** Schemas of the effects of city cards, given those of their costs and rewards. */
export const cardEffects = <Cost extends Amounts, Reward extends Amounts>(cost: Cost, reward: Reward) => {
  const trade = z.strictObject({ cost, reward })
  return [
    z.strictObject({
      kind: z.literal('trade'),
      options: z.array(trade).check(z.minLength(1), z.maxLength(2)),
      mix: z.boolean()
    }),
    z.strictObject({ kind: z.literal('perCount'), count: z.enum(['posts', 'contracts']), reward }),
    z.strictObject({
      kind: z.literal('byDie'),
      rewards: z.array(reward).check(z.minLength(6), z.maxLength(6))
    }),
    z.strictObject({ kind: z.literal('perPip'), reward })
  ] as const
}

/** A contract's cost and reward. Whether it is a starting contract is taken from the built-in one that it replaces. */
export const contractEntry = <Cost extends Amounts, Reward extends Amounts>(cost: Cost, reward: Reward) =>
  z.strictObject({ id: z.string(), cost, reward, vp: points })

/** Checks that a cost names goods of the player's choice in one way only: any goods, or different ones. */
function checkGoods(place: JsonPath, cost: object): FaultAt[] {
  const kinds = ['any-good', 'different-goods'].filter((item) => Object.hasOwn(cost, item))
  const code: PackCode = 'only-one-of'
  return kinds.length > 1 ? [{ place, code, numbers: { keys: kinds.join(', ') } }] : []
}

/** Checks the goods of the player's choice in the costs of a card's effect. */
export function checkTrades(place: JsonPath, effect: { readonly kind: string }): FaultAt[] {
  const { options = [] } = effect as { readonly options?: readonly { readonly cost: object }[] }
  return options.flatMap(({ cost }, i) => checkGoods([...place, 'options', i, 'cost'], cost))
}
