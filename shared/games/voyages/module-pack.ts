/** What a module's content pack is written with: the values that are ours, of a group's own. */
import * as z from 'zod/mini'
import type { PackForm } from '../../engine/pack'
import type { FaultAt } from '../../engine/pack-fault'
import { packHead } from '../../engine/pack-head'
import { checkEntries } from '../../engine/pack-table'
import type { PartPack } from '../../engine/pack-parts'
import { amounts } from '../../polo/pack'
import type { Module } from './game'

/** How a group replaces the values of a module. */
export interface ModulePack {
  readonly module: string
  readonly form: PackForm<PartPack>
  /** The module over a pack that has the form; throws on anything else. */
  readonly over: (pack: unknown) => Module
  /** Our own values as a pack writes them. */
  readonly written: object
}

/** The same as its module writes it. */
interface Written<Pack extends PartPack> {
  readonly schema: z.core.$ZodType<Pack>
  readonly check: (pack: Pack) => readonly FaultAt[]
  readonly over: (pack: Pack) => Module
  readonly written: object
}

/** The first keys of a module's pack. */
export const modulePackHead = <Id extends string>(module: Id) => ({
  ...packHead('voyages'),
  module: z.literal(module)
})

/** The pack of a module: what is parsed here has its type again. */
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

/** Faults of the tables of a pack that stand for ours, entry by entry. */
export const checkTables = (
  pack: Readonly<Record<string, unknown>>,
  ours: Readonly<Record<string, readonly Identified[]>>
): FaultAt[] =>
  Object.entries(ours).flatMap(([table, entries]) => {
    const own = pack[table] as readonly Identified[] | undefined
    const ids = entries.map(({ id }) => id)
    return own ? checkEntries([table], own, ids) : []
  })

/** A table of entries with ids, which may be left out. */
export const entries = <T extends z.core.$ZodType>(entry: T) =>
  z.exactOptional(z.array(entry).check(z.maxLength(40)))

const stocked = ['coin', 'camel', 'pepper', 'silk', 'gold'] as const
const given = [
  ...stocked,
  ...(['vp', 'any-good', 'different-goods', 'black-die', 'contract', 'move'] as const)
] as const

/** What can be asked: things of the stock; by city cards points and goods of choice as well. */
export const price = amounts(stocked)
export const cardPrice = amounts([...stocked, 'vp', 'any-good', 'different-goods'])
/** What can be given; by cards bonuses of own cities as well. */
export const reward = amounts(given)
export const cardReward = amounts([...given, 'own-city-bonus'])
