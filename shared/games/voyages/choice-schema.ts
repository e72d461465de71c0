/** Reads choices from anything a guest may send. Says nothing about legality. */
import { z } from 'zod'
import type { Choice } from './types'

const id = z.string().min(1).max(40)
const small = z.number().int().min(0).max(200)
const die = z.strictObject({
  colour: z.enum(['own', 'white', 'black']),
  value: z.number().int().min(0).max(6)
})

const schema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('pickCharacter'), character: id }),
  z.strictObject({ type: z.literal('keepGoals'), goals: z.array(id).max(4) }),
  z.strictObject({
    type: z.literal('place'),
    space: id,
    dice: z.array(die).min(1).max(3),
    value: z.number().int().min(1).max(6).optional()
  }),
  z.strictObject({ type: z.literal('completeContract'), contract: id }),
  z.strictObject({ type: z.literal('moneyBag'), die }),
  z.strictObject({ type: z.literal('reroll'), die }),
  z.strictObject({ type: z.literal('adjust'), die, by: z.union([z.literal(1), z.literal(-1)]) }),
  z.strictObject({ type: z.literal('blackDie') }),
  z.strictObject({ type: z.literal('endTurn') }),
  z.strictObject({ type: z.literal('column'), column: small }),
  z.strictObject({ type: z.literal('takeContracts'), columns: z.array(small).min(1).max(2) }),
  z.strictObject({ type: z.literal('discard'), contract: id }),
  z.strictObject({ type: z.literal('trade'), option: small, times: small }),
  z.strictObject({
    type: z.literal('goods'),
    goods: z.strictObject({ pepper: small, silk: small, gold: small })
  }),
  z.strictObject({ type: z.literal('camels'), camels: small }),
  z.strictObject({ type: z.literal('reward'), index: small }),
  z.strictObject({ type: z.literal('cityBonus'), location: id }),
  z.strictObject({ type: z.literal('keepContract'), instead: id }),
  z.strictObject({ type: z.literal('declineContract') }),
  z.strictObject({ type: z.literal('step'), figure: small, to: id, post: z.literal(true).optional() }),
  z.strictObject({ type: z.literal('stop') }),
  z.strictObject({ type: z.literal('settleFirst'), location: id }),
  z.strictObject({ type: z.literal('movePost'), from: id })
])

/** The choice, or undefined if it is not well formed. */
export function parseChoice(value: unknown): Choice | undefined {
  const read = schema.safeParse(value)
  return read.success ? (read.data as Choice) : undefined
}
