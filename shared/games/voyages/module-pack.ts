/** Helpers to define the content pack of a module, by which a group replaces the values that we designed. */
import * as z from 'zod/mini'
import type { PackForm } from '../../engine/pack'
import type { FaultAt } from '../../engine/pack-fault'
import { packHead } from '../../engine/pack-head'
import { checkEntries } from '../../engine/pack-table'
import type { PartPack } from '../../engine/pack-parts'
import { amounts } from '../../polo/pack'
import type { Module } from './game'

/** The content pack of one module. */
export interface ModulePack {
  readonly module: string
  readonly form: PackForm<PartPack>
  /** The module with the content of a pack; throws if the pack does not have the form. */
  readonly over: (pack: unknown) => Module
  /** The built-in values, written as a pack. */
  readonly written: object
}

/** The same as a module defines it, with the pack's own type. */
interface Written<Pack extends PartPack> {
  readonly schema: z.core.$ZodType<Pack>
  readonly check: (pack: Pack) => readonly FaultAt[]
  readonly over: (pack: Pack) => Module
  readonly written: object
}

/** Schemas of the keys with which every module's pack begins. */
export const modulePackHead = <Id extends string>(module: Id) => ({
  ...packHead('voyages'),
  module: z.literal(module)
})

/** Defines the pack of a module. Parses what it is given, so that `check` and `over` get a typed pack. */
export const modulePack = <Pack extends PartPack>(
  module: Pack['module'],
  { schema, check, over, written }: Written<Pack>
): ModulePack => ({
  module,
  form: { schema, check: (pack) => check(z.parse(schema, pack)) },
  over: (pack) => over(z.parse(schema, pack)),
  written: { caravanPack: 1, game: 'voyages', module, ...written }
})

interface Identified {
  readonly id: string
}

/** Compares each table in a pack with the built-in one that it replaces, entry by entry, and returns the faults. */
export const checkTables = (
  pack: Readonly<Record<string, unknown>>,
  ours: Readonly<Record<string, readonly Identified[]>>
): FaultAt[] =>
  Object.entries(ours).flatMap(([table, entries]) => {
    const own = pack[table] as readonly Identified[] | undefined
    const ids = entries.map(({ id }) => id)
    return own ? checkEntries([table], own, ids) : []
  })

/** Schema of an optional table. */
export const entries = <T extends z.core.$ZodType>(entry: T) =>
  z.exactOptional(z.array(entry).check(z.maxLength(40)))

const stocked = ['coin', 'camel', 'pepper', 'silk', 'gold'] as const
const given = [
  ...stocked,
  ...(['vp', 'any-good', 'different-goods', 'black-die', 'contract', 'move'] as const)
] as const

/** Schema of a cost: items of the stock; for city cards also points and goods of the player's choice. */
export const price = amounts(stocked)
export const cardPrice = amounts([...stocked, 'vp', 'any-good', 'different-goods'])
/** Schema of a reward; for city cards also bonuses of the seat's own cities. */
export const reward = amounts(given)
export const cardReward = amounts([...given, 'own-city-bonus'])
