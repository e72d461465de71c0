/**
 * Content packs: a game's content as one file that a group can replace by its own. What is the same for every game is
 * here: how a file becomes a pack, and how each thing that is wrong with it gets its line. What a pack holds is the
 * game's own schema and checks.
 */
import * as z from 'zod/mini'
import { packLimit, pathOf, type FaultAt, type PackCode, type PackFault, type Place } from './pack-fault'
import { faultsOf } from './pack-schema'

export * from './pack-fault'

/** Faults reported at once. More would help nobody to mend a file. */
const mostFaults = 20

/** A pack that can be played over, as plain JSON in the schema's own order; or all that is wrong with it. */
export type PackReading =
  | {
      readonly ok: true
      readonly pack: unknown
      readonly name: string
      readonly author?: string
      /** The parts of the game that it replaces, where a game takes a pack for each of several. */
      readonly parts?: readonly string[]
    }
  | { readonly ok: false; readonly faults: readonly PackFault[] }

/** The line of a place in a file's text, from 1. */
export type LineOf = (place: Place) => number | undefined

/** What a game that can be played over packs gives. `Played` is the game over a pack. */
export interface Packs<Played> {
  /** The parts that have a pack of their own each: modules, by the option that switches one on. Absent: the game is one. */
  readonly parts?: readonly string[]
  /** Checks what a game file or a guest brought; `lineOf`: it is a file's text (`readPack`). */
  check(value: unknown, lineOf?: LineOf): PackReading
  /** The game over a pack that was read or checked; throws on anything else. */
  over(pack: unknown): Played
  /** Packs for different parts as the one value that a table is played over; undefined for none. */
  joined?(packs: readonly unknown[]): unknown
  /** A file to begin with: what is played without a pack, of the game or of one of its parts. */
  starter(part?: string): string
}

/** What every pack says of itself. */
export interface Labelled {
  readonly name: string
  readonly author?: string
}

/** How a game's packs are written. */
export interface PackForm<Pack extends Labelled> {
  /** Its shape. The output must be plain JSON that the schema accepts again. */
  readonly schema: z.core.$ZodType<Pack>
  /** What the shape cannot say; asked only of what has the shape. */
  readonly check: (pack: Pack) => readonly FaultAt[]
}

/** A value that is a pack of its form, or all that is wrong with it. */
export type Judged<Pack> = { readonly pack: Pack } | { readonly faults: readonly FaultAt[] }

/** What says which pack a file is: while that is wrong, nothing else of it is worth telling. */
const labels: readonly unknown[] = ['caravanPack', 'game', 'module']

/** Judges a value by a form. */
export function judged<Pack extends Labelled>(form: PackForm<Pack>, value: unknown): Judged<Pack> {
  const shaped = z.safeParse(form.schema, value)
  if (!shaped.success) {
    const faults = faultsOf(shaped.error.issues, value)
    const foreign = faults.filter(({ place }) => labels.includes(place[0]))
    return { faults: foreign.length > 0 ? foreign : faults }
  }
  const faults = form.check(shaped.data)
  return faults.length > 0 ? { faults } : { pack: shaped.data }
}

/** Faults at their lines, as many as help. */
export const told = (found: readonly FaultAt[], lineOf: LineOf | undefined): PackReading => ({
  ok: false,
  faults: found.slice(0, mostFaults).map(({ place, code, numbers }): PackFault => {
    const line = lineOf?.(place)
    return { ...(line !== undefined && { line }), path: pathOf(place), code, ...(numbers && { numbers }) }
  })
})

/** Checking by what judges a value: nothing larger than a pack may be is looked at. */
export const checkedBy = (
  judge: (value: unknown, lineOf: LineOf | undefined) => PackReading
): Pick<Packs<unknown>, 'check'> => ({
  check: (value, lineOf) => (fitsInto(value, packLimit) ? judge(value, lineOf) : tooLarge)
})

/** Checking for packs of one form. */
export const packReader = <Pack extends Labelled>(
  form: PackForm<Pack>
): Pick<Packs<unknown>, 'check'> & { readonly parse: (pack: unknown) => Pack } => ({
  ...checkedBy((value, lineOf) => {
    const found = judged(form, value)
    return 'faults' in found
      ? told(found.faults, lineOf)
      : { ok: true, pack: found.pack, ...labelOf(found.pack) }
  }),
  parse: (pack) => z.parse(form.schema, pack)
})

/** What is said of a pack. */
export const labelOf = ({ name, author }: Labelled): Labelled => ({
  name,
  ...(author !== undefined && { author })
})

export const tooLarge: PackReading = {
  ok: false,
  faults: [{ path: '', code: 'too-large' satisfies PackCode, numbers: { limit: packLimit / 1024 } }]
}

/** True if a JSON value is of at most about this many characters. Looks at no more than that, however deep it goes. */
function fitsInto(value: unknown, limit: number): boolean {
  const open: unknown[] = [value]
  let size = 0
  while (open.length > 0 && size <= limit) {
    const one = open.pop()
    size += typeof one === 'string' ? one.length : 1
    if (typeof one !== 'object' || one === null) continue
    const entries = Object.entries(one)
    if (entries.length > limit) return false
    for (const [key, part] of entries) {
      size += key.length
      open.push(part)
    }
  }
  return size <= limit
}
