/** Reads choices from anything a guest may send. Says nothing about legality. */
import * as z from 'zod/mini'
import { kinds } from './pieces'
import type { Choice } from './types'

const camel = z.int().check(z.minimum(0), z.maximum(1))
const card = z.enum(kinds as [Choice extends { card: infer K } ? K : never])

const schema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('pay'), camel, card }),
  z.strictObject({ type: z.literal('ballast'), camel }),
  z.strictObject({ type: z.literal('take'), card }),
  z.strictObject({ type: z.literal('draw') }),
  z.strictObject({ type: z.literal('pass') })
])

/** The choice, or undefined if it is not well formed. */
export function parseChoice(value: unknown): Choice | undefined {
  const read = schema.safeParse(value)
  return read.success ? read.data : undefined
}
