/**
 * Content packs: a game's content as one file that a group can replace by its own. What is the same for every game is
 * here: how a file becomes a pack, and how each thing that is wrong with it gets its line. What a pack holds is the
 * game's own schema and checks.
 */
import * as z from 'zod/mini'
import { packLimit, pathOf, type FaultAt, type PackCode, type PackFault, type Place } from './pack-fault'
import { faultsOf } from './pack-schema'
import { readJson } from './pack-text'
import { utf8Length } from './text'

export * from './pack-fault'

/** Faults reported at once. More would help nobody to mend a file. */
const mostFaults = 20

/** A pack that can be played over, as plain JSON in the schema's own order; or all that is wrong with it. */
export type PackReading =
  | { readonly ok: true; readonly pack: unknown; readonly name: string; readonly author?: string }
  | { readonly ok: false; readonly faults: readonly PackFault[] }

/** What a game that can be played over packs gives. `Played` is the game over a pack. */
export interface Packs<Played> {
  /** Reads a file's text. */
  read(text: string): PackReading
  /** Checks what a game file or a guest brought: faults have no lines. */
  check(value: unknown): PackReading
  /** The game over a pack that was read or checked; throws on anything else. */
  over(pack: unknown): Played
}

/** What every pack says of itself. */
interface Labelled {
  readonly name: string
  readonly author?: string | undefined
}

/** How a game's packs are written. */
export interface PackForm<Pack extends Labelled> {
  /** Its shape. The output must be plain JSON that the schema accepts again. */
  readonly schema: z.core.$ZodType<Pack>
  /** What the shape cannot say; asked only of what has the shape. */
  readonly check: (pack: Pack) => readonly FaultAt[]
}

/** Reading and checking for packs of one form. */
export function packReader<Pack extends Labelled>(
  form: PackForm<Pack>
): Pick<Packs<unknown>, 'read' | 'check'> & { readonly parse: (pack: unknown) => Pack } {
  const judge = (value: unknown, lineOf: (place: Place) => number | undefined): PackReading => {
    const told = (found: readonly FaultAt[]): PackReading => ({
      ok: false,
      faults: found.slice(0, mostFaults).map(({ place, code, numbers }): PackFault => {
        const line = lineOf(place)
        return { ...(line !== undefined && { line }), path: pathOf(place), code, ...(numbers && { numbers }) }
      })
    })
    const shaped = z.safeParse(form.schema, value)
    if (!shaped.success) return told(faultsOf(shaped.error.issues, value))
    const wrong = form.check(shaped.data)
    if (wrong.length > 0) return told(wrong)
    const { name, author } = shaped.data
    return { ok: true, pack: shaped.data, name, ...(author !== undefined && { author }) }
  }
  return {
    read: (text) => {
      if (utf8Length(text) > packLimit) return tooLarge
      const json = readJson(text)
      return 'faults' in json ? { ok: false, faults: json.faults } : judge(json.value, json.lineOf)
    },
    check: (value) => (fitsInto(value, packLimit) ? judge(value, () => undefined) : tooLarge),
    parse: (pack) => z.parse(form.schema, pack)
  }
}

const tooLarge: PackReading = {
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
