/**
 * Parses choices from anything a guest may send; whether they are legal is for the rules. Uses the small build of zod,
 * since the page loads it with the rules.
 */
import * as z from 'zod/mini'
import { commonChoices, small } from '../../polo/choice-schema'
import { isOfModule, type ModuleChoice } from '../../polo/open-game'
import type { Module } from './game'
import type { Choice } from './types'

const schema = z.discriminatedUnion('type', [
  ...commonChoices({}),
  z.strictObject({ type: z.literal('column'), column: small }),
  z.strictObject({
    type: z.literal('takeContracts'),
    columns: z.array(small).check(z.minLength(1), z.maxLength(2))
  })
])

/** The choice, or undefined if it is not well formed. */
export function parseChoice(value: unknown): Choice | undefined {
  const read = schema.safeParse(value)
  return read.success ? (read.data as Choice) : undefined
}

const named = z.looseObject({ type: z.string().check(z.maxLength(80)) })

/** The choice, or undefined if it belongs to none of these modules or is not well formed. */
export function parseModuleChoice(
  modules: readonly Pick<Module, 'id' | 'choices'>[],
  value: unknown
): ModuleChoice | undefined {
  const { data } = named.safeParse(value)
  if (!data || !isOfModule(data.type)) return undefined
  const module = modules.find(({ id }) => data.type.startsWith(`${id}/`))
  const read = module && z.safeParse(module.choices, value)
  return read?.success ? (read.data as ModuleChoice) : undefined
}
