/**
 * Content packs: files by which people replace a game's content with their own. This file has what all games share: how
 * a file becomes a pack, and how each fault gets its line. What a pack contains is up to each game's schema and checks.
 */
import * as z from 'zod/mini'
import { packLimit, pathOf, type FaultAt, type PackCode, type PackFault, type JsonPath } from './pack-fault'
import { faultsOf } from './pack-schema'

export * from './pack-fault'

/** The most faults reported at once; a longer list would not help to mend a file. */
const mostFaults = 20

/** A valid pack as plain JSON, keys in the schema's order; or its faults. */
export type PackReading =
  | {
      readonly ok: true
      readonly pack: unknown
      readonly name: string
      readonly author?: string
      /** Ids of the modules that it replaces, in a game that takes a pack for each of several modules. */
      readonly parts?: readonly string[]
    }
  | { readonly ok: false; readonly faults: readonly PackFault[] }

/** The line of a place in a file's text, from 1. */
export type LineOf = (place: JsonPath) => number | undefined

/** What a game that supports packs provides. `Played` is the game with the content of a pack. */
export interface Packs<Played> {
  /** Modules that take a pack each, by the id of the option that switches the module on. Absent: one pack per game. */
  readonly parts?: readonly string[]
  /**
   * Checks an untrusted value. With `lineOf` it comes from the text of a pack file (`readPack`) that is chosen for a new
   * table.
   */
  check(value: unknown, lineOf?: LineOf): PackReading
  /** The game with the content of a pack that has passed `check`; throws on anything else. */
  over(pack: unknown): Played
  /** Joins packs for different parts into the one value that a table is played with; undefined for none. */
  joined?(packs: readonly unknown[]): unknown
  /** The text of a starter file: the built-in content of the game, or of one of its parts, as a pack. */
  starter(part?: string): string
}

/** The label that every pack has. */
export interface Labelled {
  readonly name: string
  readonly author?: string
}

/** The form of a game's packs. */
export interface PackForm<Pack extends Labelled> {
  /** Its output must be plain JSON that the schema accepts again. */
  readonly schema: z.core.$ZodType<Pack>
  /** Checks what the schema cannot express. Called only for values that fit the schema. */
  readonly check: (pack: Pack) => readonly FaultAt[]
  /**
   * What a pack must keep besides when it is chosen for a new table. Not checked where a game is opened that was begun with
   * the pack, so that a stricter check does not close saved games.
   */
  readonly checkChosen?: (pack: Pack) => readonly FaultAt[]
}

/** A value that is a valid pack of its form, or its faults. */
export type FormCheck<Pack> = { readonly pack: Pack } | { readonly faults: readonly FaultAt[] }

/** Keys that say what the pack is for. While one of these is wrong, faults elsewhere are not reported. */
const labels: readonly unknown[] = ['caravanPack', 'game', 'module']

/** Checks a value against a form. `chosen`: it was chosen for a new table. */
export function checkForm<Pack extends Labelled>(
  form: PackForm<Pack>,
  value: unknown,
  chosen: boolean
): FormCheck<Pack> {
  const shaped = z.safeParse(form.schema, value)
  if (!shaped.success) {
    const faults = faultsOf(shaped.error.issues, value)
    const foreign = faults.filter(({ place }) => labels.includes(place[0]))
    return { faults: foreign.length > 0 ? foreign : faults }
  }
  const needed = form.check(shaped.data)
  const faults = needed.length === 0 && chosen ? (form.checkChosen?.(shaped.data) ?? []) : needed
  return faults.length > 0 ? { faults } : { pack: shaped.data }
}

/** A failed reading with its first faults, each with its line. */
export const failedReading = (found: readonly FaultAt[], lineOf: LineOf | undefined): PackReading => ({
  ok: false,
  faults: found.slice(0, mostFaults).map(({ place, code, numbers }): PackFault => {
    const line = lineOf?.(place)
    return { ...(line !== undefined && { line }), path: pathOf(place), code, ...(numbers && { numbers }) }
  })
})

/** Wraps a check so that values larger than any pack are refused without looking further. */
export const sizeLimited = (
  check: (value: unknown, lineOf: LineOf | undefined) => PackReading
): Pick<Packs<unknown>, 'check'> => ({
  check: (value, lineOf) => (fitsInto(value, packLimit) ? check(value, lineOf) : tooLarge)
})

/** A pack reader for games whose packs all have one form. */
export const packReader = <Pack extends Labelled>(
  form: PackForm<Pack>
): Pick<Packs<unknown>, 'check'> & { readonly parse: (pack: unknown) => Pack } => ({
  ...sizeLimited((value, lineOf) => {
    const found = checkForm(form, value, lineOf !== undefined)
    return 'faults' in found
      ? failedReading(found.faults, lineOf)
      : { ok: true, pack: found.pack, ...labelOf(found.pack) }
  }),
  parse: (pack) => z.parse(form.schema, pack)
})

/** The label of a pack, without its content. */
export const labelOf = ({ name, author }: Labelled): Labelled => ({
  name,
  ...(author !== undefined && { author })
})

export const tooLarge: PackReading = {
  ok: false,
  faults: [{ path: '', code: 'too-large' satisfies PackCode, numbers: { limit: packLimit / 1024 } }]
}

/** True if a JSON value has at most about this many characters. Stops at the limit and does not recurse. */
function fitsInto(value: unknown, limit: number): boolean {
  const open: unknown[] = [value]
  let size = 0
  while (open.length > 0 && size <= limit) {
    const one = open.pop()
    size += typeof one === 'string' ? one.length : 1
    if (typeof one !== 'object' || one === null) continue
    for (const [key, part] of Object.entries(one)) {
      size += key.length
      open.push(part)
    }
  }
  return size <= limit
}
