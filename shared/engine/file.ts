/**
 * The game file (`.caravan`, JSON Lines): save, replay, bug report and test fixture in one.
 * Line 0 is the header; every further line is an entry of the record. Reading never throws on what a disk or a
 * stranger may have done to the text: it says in one code what is wrong, and a damaged tail costs the tail alone.
 */
import { z } from 'zod'
import type { Entry } from './match'
import { utf8Length } from './text'

/** Version of the file's own form. A newer one is refused, never overwritten. */
export const fileVersion = 1

const seatSchema = z.object({ name: z.string().max(60), colour: z.string().max(20) })

/** Line 0. */
const headerSchema = z.object({
  caravan: z.number().int(),
  game: z.string().max(40),
  rules: z.string().regex(/^\d+\.\d+$/),
  content: z.string().max(40),
  options: z.record(z.string(), z.string()),
  seats: z.array(seatSchema).min(1).max(8),
  /** What chance drew for the set-up. */
  draws: z.array(z.number().int().nonnegative()),
  /** The content pack that is played over, whole, so that the file can be opened anywhere. */
  pack: z.unknown().optional()
})

/** Header of a game file: all that is needed to build the first position, and who sat where. */
export type FileHeader = z.infer<typeof headerSchema>

const entrySchema = z.union([
  z.object({
    seat: z.number().int().nonnegative(),
    choice: z.unknown(),
    draws: z.array(z.number().int().nonnegative()),
    events: z.array(z.looseObject({ type: z.string() })),
    check: z.string()
  }),
  z.object({ undo: z.number().int().nonnegative(), check: z.string() })
])

/** What a text turned out to be. `damage` names the first line (from 0) that could not be read; all before it holds. */
export type ReadFile =
  | {
      readonly ok: true
      readonly header: FileHeader
      readonly entries: Entry[]
      readonly damage?: { readonly line: number; readonly lost: number }
      readonly bytes: number
    }
  | { readonly ok: false; readonly code: 'file-empty' | 'file-foreign' | 'file-newer' | 'file-damaged' }

/** The header as line 0, with its line break. */
export const headerLine = (header: FileHeader): string => JSON.stringify(header) + '\n'

/** An entry as a line, with its line break. */
export const entryLine = (entry: Entry): string => JSON.stringify(entry) + '\n'

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/**
 * Reads a game file's text. A last line without its line break was never acknowledged and counts as damage.
 * `bytes` is the length (UTF-8) of all that could be read, so that a journal can be cut there and go on.
 */
export function readFile(text: string): ReadFile {
  if (text.trim() === '') return { ok: false, code: 'file-empty' }
  const lines = text.split('\n')
  const tail = lines.pop() ?? ''
  const first = parsed(lines[0] ?? tail)
  if (typeof first !== 'object' || first === null || !('caravan' in first)) {
    return { ok: false, code: (lines[0] ?? tail).startsWith('{"caravan"') ? 'file-damaged' : 'file-foreign' }
  }
  if (typeof first.caravan === 'number' && first.caravan > fileVersion)
    return { ok: false, code: 'file-newer' }
  const header = headerSchema.safeParse(first)
  if (!header.success || lines.length === 0) return { ok: false, code: 'file-damaged' }

  const entries: Entry[] = []
  let bytes = utf8Length(lines[0] ?? '') + 1
  for (let i = 1; i < lines.length; i++) {
    const line = parsed(lines[i] ?? '')
    const entry = entrySchema.safeParse(line)
    if (!entry.success)
      return { ok: true, header: header.data, entries, damage: { line: i, lost: lines.length - i }, bytes }
    // As it was written: zod's copy would put the keys in another order, and the running check would differ.
    entries.push(line as Entry)
    bytes += utf8Length(lines[i] ?? '') + 1
  }
  return tail === ''
    ? { ok: true, header: header.data, entries, bytes }
    : { ok: true, header: header.data, entries, damage: { line: lines.length, lost: 1 }, bytes }
}
