/**
 * The game file (`.caravan`, JSON Lines): save, replay, bug report and test fixture in one.
 * Line 0 is the header; every further line is an entry of the record. Reading never throws, whatever the text: it
 * returns a code for what is wrong, and a damaged tail loses only the tail. docs/saved-games.md states what is
 * promised about files of earlier versions.
 */
import * as z from 'zod/mini'
import { nextCheck } from './check'
import type { Entry } from './entries'
import { utf8Length } from './text'
import { isDeeper, reachesPrototype } from './untrusted'

/** Version of the file format. A file of a newer version is refused, never overwritten. */
export const fileVersion = 2

/** Greatest nesting of a line. Nothing this app writes comes near it, so a deeper line is refused. */
const maxDepth = 64

/** The most characters of a seat's name in a file; forms allow fewer. */
export const longestName = 60

const text = (most: number) => z.string().check(z.maxLength(most))
const draws = z.array(z.int().check(z.nonnegative()))
const seatSchema = z.object({ name: text(longestName), colour: text(20) })

/** Fields of the header in both versions of the format. */
const commonFields = {
  game: text(40),
  rules: z.string().check(z.regex(/^\d+\.\d+$/)),
  options: z.record(z.string(), z.string()),
  seats: z.array(seatSchema).check(z.minLength(1), z.maxLength(8)),
  /** What chance drew for the set-up. */
  draws,
  /** The whole content pack that the game is played with, so that the file can be opened anywhere. */
  pack: z.optional(z.unknown())
}

/** Version 1: one hash over all tables; no check covers the names and colours of the seats. */
const version1 = z.object({ ...commonFields, caravan: z.literal(1), content: text(40) })

/** Version 2. */
const version2 = z.object({
  ...commonFields,
  caravan: z.literal(2),
  /** The table sets that the game uses, each with its hash. */
  tables: z.array(z.object({ id: text(60), hash: text(40) })).check(z.maxLength(40)),
  /** How many entries lead to the position that play begins from, which nobody may undo past; absent: none. */
  begins: z.optional(z.int().check(z.nonnegative())),
  /** Entries may be undos that everybody at the table agreed to. Absent in files that version 0.2 began: it refuses these. */
  agreedUndo: z.optional(z.literal(true)),
  /** The first position, so that the game can be replayed even when present rules no longer deal the same set-up. */
  first: z.unknown(),
  /** The check of all fields before it; the running check of the entries begins with it. */
  check: z.string()
})

const headerSchema = z.discriminatedUnion('caravan', [version1, version2])

/** Header of a game file: what is needed to build the first position, and who sat where. */
export type FileHeader = z.infer<typeof headerSchema>
/** The header that this version writes. */
export type NewHeader = z.infer<typeof version2>

const joined = z.optional(z.literal(true))
const entrySchema = z.union([
  z.object({
    seat: z.int().check(z.nonnegative()),
    choice: z.unknown(),
    draws,
    events: z.array(z.looseObject({ type: z.string() })),
    joined,
    check: z.string()
  }),
  z.object({ undo: z.int().check(z.nonnegative()), joined, check: z.string() })
])

/**
 * The result of reading a text. `damage` names the first line (from 0) that could not be read and how many lines are lost;
 * the lines before it are good. `bytes` is the UTF-8 length of the good part.
 */
export type ReadFile =
  | {
      readonly ok: true
      readonly header: FileHeader
      readonly entries: Entry[]
      readonly damage?: { readonly line: number; readonly lost: number }
      readonly bytes: number
    }
  | {
      readonly ok: false
      readonly code: 'file-empty' | 'file-foreign' | 'file-newer' | 'file-damaged' | 'header-differs'
    }

/** The header as line 0, with its line break. */
export const headerLine = (header: FileHeader): string => JSON.stringify(header) + '\n'

/** An entry as a line, with its line break. */
export const entryLine = (entry: Entry): string => JSON.stringify(entry) + '\n'

/** A header of the present version with its check. Keys are in the order in which they are written, which it depends on. */
export function sealHeader(header: Omit<NewHeader, 'caravan' | 'check'>): NewHeader {
  const { game, rules, tables, options, seats, draws, pack, begins, agreedUndo, first } = header
  const all = {
    caravan: 2 as const,
    game,
    rules,
    tables,
    options,
    seats,
    draws,
    ...(pack !== undefined && { pack }),
    ...(begins !== undefined && { begins }),
    ...(agreedUndo && { agreedUndo }),
    first
  }
  return { ...all, check: nextCheck('', all) }
}

/** The running check before a file's first entry. */
export const openingCheck = (header: FileHeader): string =>
  header.caravan === 1
    ? nextCheck('', [
        header.game,
        header.rules,
        header.content,
        { players: header.seats.length, options: header.options },
        header.draws
      ])
    : header.check

const parseLine = (line: string): unknown => {
  if (isDeeper(line, maxDepth)) return undefined
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/**
 * Reads a game file's text, with or without a byte order mark. A last line without its line break was never
 * acknowledged and counts as damage. A journal can be cut after `bytes` and continued there.
 */
export function readFile(text: string): ReadFile {
  const plain = text.replace(/^\uFEFF/, '')
  if (plain.trim() === '') return { ok: false, code: 'file-empty' }
  const lines = plain.split('\n')
  const tail = lines.pop() ?? ''
  const line0 = lines[0] ?? tail
  const first = parseLine(line0)
  if (typeof first !== 'object' || first === null || !('caravan' in first))
    return { ok: false, code: line0.startsWith('{"caravan"') ? 'file-damaged' : 'file-foreign' }
  if (typeof first.caravan === 'number' && first.caravan > fileVersion)
    return { ok: false, code: 'file-newer' }
  const header = readHeader(first)
  if (typeof header === 'string') return { ok: false, code: header }
  if (lines.length === 0) return { ok: false, code: 'file-damaged' }

  const entries: Entry[] = []
  let bytes = utf8Length(text.slice(0, text.length - plain.length)) + utf8Length(line0) + 1
  for (let i = 1; i < lines.length; i++) {
    const line = parseLine(lines[i] ?? '')
    if (!entrySchema.safeParse(line).success || reachesPrototype(line))
      return { ok: true, header, entries, damage: { line: i, lost: lines.length - i }, bytes }
    // The line itself: zod's copy has its keys in another order, and the running check would differ.
    entries.push(line as Entry)
    bytes += utf8Length(lines[i] ?? '') + 1
  }
  return tail === ''
    ? { ok: true, header, entries, bytes }
    : { ok: true, header, entries, damage: { line: lines.length, lost: 1 }, bytes }
}

function readHeader(line: object): FileHeader | 'file-damaged' | 'header-differs' {
  const header = headerSchema.safeParse(line)
  if (!header.success) return 'file-damaged'
  const { game, options, ...more } = header.data
  if (reachesPrototype([game, options, 'first' in more && more.first])) return 'file-damaged'
  if (header.data.caravan === 1) return header.data
  const { check, ...hashed } = line as NewHeader
  return nextCheck('', hashed) === check ? header.data : 'header-differs'
}
