/** Parses choices from anything a guest may send; whether they are legal is for the rules. */
import * as z from 'zod/mini'
import { commonChoices, id, small, whole } from '../../polo/choice-schema'
import type { Choice } from './types'

const jade = z.exactOptional(z.strictObject({ coin: small, camel: small }))
const seal = z.enum(['farmer', 'spicer', 'tailor', 'jeweler'])

const schema = z.discriminatedUnion('type', [
  ...commonChoices({ jade }),
  z.strictObject({ type: z.literal('improveSeal'), seal, jade }),
  z.strictObject({ type: z.literal('useOutpost'), bonus: id }),
  z.strictObject({ type: z.literal('useCityCard'), card: id, jade }),
  z.strictObject({ type: z.literal('offer'), offer: whole(0, 3) }),
  z.strictObject({ type: z.literal('takeSeal'), seal }),
  z.strictObject({
    type: z.literal('takeContracts'),
    contracts: z.array(id).check(z.minLength(1), z.maxLength(2))
  }),
  z.strictObject({ type: z.literal('takeContract'), contract: id, instead: z.optional(id) }),
  z.strictObject({ type: z.literal('choose'), option: small }),
  z.strictObject({ type: z.literal('pickBlack'), value: whole(1, 6) }),
  z.strictObject({ type: z.literal('doubleBonus'), of: id }),
  z.strictObject({ type: z.literal('swapPairs'), values: z.array(whole(1, 6)).check(z.maxLength(3)) }),
  z.strictObject({ type: z.literal('extraPost'), location: id })
])

/** The choice, or undefined if it is not well formed. */
export function parseChoice(value: unknown): Choice | undefined {
  const read = schema.safeParse(value)
  return read.success ? (read.data as Choice) : undefined
}
