/** Packs of a game with parts: each file is for one module, and the packs of one table are joined into one value. */
import * as z from 'zod/mini'
import {
  sizeLimited,
  checkForm,
  labelOf,
  failedReading,
  type FaultAt,
  type FormCheck,
  type Labelled,
  type PackCode,
  type PackForm,
  type Packs,
  type JsonPath
} from './pack'

/** A pack for one module of a game. */
export interface PartPack extends Labelled {
  readonly module: string
}

/** Several packs as one value. Tables and game files carry it; a pack file that somebody writes is always for one module. */
const several = z.strictObject({
  caravanPacks: z.literal(1),
  game: z.string(),
  packs: z.array(z.unknown()).check(z.minLength(2))
})

/** A pack reader for games whose modules each have a form of their own. A pack names its module by the key `module`. */
export function partReader<Pack extends PartPack>(
  game: string,
  forms: Readonly<Record<Pack['module'], PackForm<Pack>>>
): Pick<Packs<unknown>, 'check'> & {
  readonly joined: (packs: readonly unknown[]) => unknown
  /** The packs in a value that has passed `check`; throws on anything else. */
  readonly parse: (pack: unknown) => readonly Pack[]
} {
  const modules = Object.keys(forms)
  const formOf = (module: string): PackForm<Pack> | undefined =>
    Object.entries<PackForm<Pack>>(forms).find(([id]) => id === module)?.[1]

  const one = (value: unknown, chosen: boolean): FormCheck<Pack> => {
    const fault = (place: JsonPath, code: PackCode, numbers: FaultAt['numbers']): FormCheck<Pack> => ({
      faults: [{ place, code, ...(numbers && { numbers }) }]
    })
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return fault([], 'wrong-type', { expected: 'object' })
    const labels: { readonly game?: unknown; readonly module?: unknown } = value
    if (labels.game !== game && labels.game !== undefined)
      return fault(['game'], 'not-one-of', { values: game })
    if (labels.module === undefined) return fault([], 'missing', { key: 'module' })
    const form = typeof labels.module === 'string' ? formOf(labels.module) : undefined
    return form
      ? checkForm(form, value, chosen)
      : fault(['module'], 'not-one-of', { values: modules.join(', ') })
  }

  type Found = { readonly packs: readonly Pack[] } | { readonly faults: readonly FaultAt[] }
  const alone = (value: unknown, chosen = false): Found => {
    const found = one(value, chosen)
    return 'pack' in found ? { packs: [found.pack] } : found
  }
  const all = (value: unknown): Found => {
    const list = z.safeParse(several, value)
    if (!list.success) return alone(value)
    const packs: Pack[] = []
    for (const [i, part] of list.data.packs.entries()) {
      const found = one(part, false)
      const within = (place: JsonPath): JsonPath => ['packs', i, ...place]
      if ('faults' in found)
        return { faults: found.faults.map((fault) => ({ ...fault, place: within(fault.place) })) }
      const { module } = found.pack
      const code: PackCode = 'module-twice'
      if (packs.some((other) => other.module === module))
        return { faults: [{ place: within(['module']), code, numbers: { module } }] }
      packs.push(found.pack)
    }
    return { packs }
  }

  const joined = (packs: readonly unknown[]): unknown => {
    const moduleOf = (pack: unknown): number => modules.indexOf((pack as PartPack).module)
    const sorted = [...packs].sort((a, b) => moduleOf(a) - moduleOf(b))
    return sorted.length > 1 ? { caravanPacks: 1, game, packs: sorted } : sorted[0]
  }

  const { check } = sizeLimited((value, lineOf) => {
    // With `lineOf` this is the text of a pack file, which is for one module.
    const found = lineOf ? alone(value, true) : all(value)
    if ('faults' in found) return failedReading(found.faults, lineOf)
    const { packs } = found
    const [first] = packs
    const label =
      packs.length === 1 && first ? labelOf(first) : { name: packs.map(({ name }) => name).join(', ') }
    return { ok: true, pack: joined(packs), ...label, parts: packs.map(({ module }) => module) }
  })
  return {
    check,
    joined,
    parse: (pack) => {
      const found = all(pack)
      if ('faults' in found) throw new Error('not a pack that has passed the check')
      return found.packs
    }
  }
}
