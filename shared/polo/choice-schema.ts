/** Schemas of the choices common to the family. They use zod/mini because the page bundles them as well. */
import * as z from 'zod/mini'

export const id = z.string().check(z.minLength(1), z.maxLength(40))
export const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most))
export const small = whole(0, 200)
const die = z.strictObject({
  colour: z.enum(['own', 'white', 'black', 'token']),
  value: whole(0, 6)
})

/** Schemas of the common choices. `paid`: extra fields of the choices that cost something. */
export const commonChoices = <Paid extends Readonly<Record<string, z.ZodMiniType>>>(paid: Paid) =>
  [
    z.strictObject({ type: z.literal('pickCharacter'), character: id }),
    z.strictObject({ type: z.literal('keepGoals'), goals: z.array(id).check(z.maxLength(4)) }),
    z.strictObject({
      type: z.literal('place'),
      space: id,
      dice: z.array(die).check(z.minLength(1), z.maxLength(3)),
      value: z.optional(whole(1, 6)),
      ...paid
    }),
    z.strictObject({ type: z.literal('completeContract'), contract: id, ...paid }),
    z.strictObject({ type: z.literal('moneyBag'), die }),
    z.strictObject({ type: z.literal('reroll'), die, ...paid }),
    z.strictObject({
      type: z.literal('adjust'),
      die,
      by: z.union([z.literal(1), z.literal(-1)]),
      ...paid
    }),
    z.strictObject({ type: z.literal('blackDie'), ...paid }),
    z.strictObject({ type: z.literal('endTurn') }),
    z.strictObject({ type: z.literal('discard'), contract: id }),
    z.strictObject({ type: z.literal('trade'), option: small, times: small, ...paid }),
    z.strictObject({
      type: z.literal('goods'),
      goods: z.strictObject({ pepper: small, silk: small, gold: small })
    }),
    z.strictObject({ type: z.literal('camels'), camels: small }),
    z.strictObject({ type: z.literal('reward'), index: small }),
    z.strictObject({ type: z.literal('cityBonus'), location: id }),
    z.strictObject({ type: z.literal('keepContract'), instead: id }),
    z.strictObject({ type: z.literal('declineContract') }),
    z.strictObject({
      type: z.literal('step'),
      figure: small,
      to: id,
      road: z.optional(id),
      post: z.optional(z.literal(true)),
      ...paid
    }),
    z.strictObject({ type: z.literal('stop') }),
    z.strictObject({ type: z.literal('settleFirst'), location: id }),
    z.strictObject({ type: z.literal('movePost'), from: id })
  ] as const
