/**
 * The record of a match as it is read: which entries can be trusted, which choices still count, and what each viewer
 * may see of them. A table's log, its history and a replay of its file are all made of these.
 */
import { Chance, scripted, type Source } from './chance'
import { openingCheck, sealed, type FileHeader, type NewHeader, type ReadFile } from './file'
import { checkAfter, isUndo, type ChoiceEntry, type Entry, type Origin } from './entries'
import { Match } from './match'
import type { AnyRules, Config, Options, Seat, Viewer } from './rules'
import { copyOf } from './visibility'

/** An accepted choice as the log keeps it. Its number is its index. */
export interface LogLine {
  readonly entry: ChoiceEntry
  undone: boolean
}

/** What a viewer may know of one accepted choice; `undone` once it was taken back. */
export interface LogEntry {
  readonly number: number
  readonly seat: Seat
  readonly events: readonly { readonly type: string }[]
  readonly undone?: true
  /** What was chosen and what chance drew: in the open view alone. */
  readonly choice?: unknown
  readonly draws?: readonly number[]
}

/** A game from its beginning, as one viewer sees it: the first position and every choice, those taken back marked. */
export interface Story {
  readonly setup: unknown
  readonly entries: readonly LogEntry[]
}

/** First line that cannot be trusted, and how many lines that costs at most. */
type Damage = Extract<ReadFile, { readonly ok: true }>['damage']

/** What the game of a file was set up with. */
export const configOf = (header: FileHeader): Config => ({
  players: header.seats.length,
  options: header.options
})

/** Who plays a new game, and with what. */
export interface Deal {
  readonly options: Options
  readonly seats: FileHeader['seats']
  /** The content pack that the rules play over, as JSON. */
  readonly pack?: unknown
}

/** A new match, and the header of the file that it goes into. The config must have passed `checkConfig`. */
export function dealt(
  rules: AnyRules,
  { options, seats, pack }: Deal,
  source: Source
): { readonly match: Match; readonly header: NewHeader } {
  const config: Config = { players: seats.length, options }
  const { state: first, setupDraws } = Match.start(rules, config, source)
  const header = sealed({
    game: rules.id,
    rules: rules.version,
    tables: rules.tables(options).map(({ id, hash }) => ({ id, hash })),
    options: { ...options },
    seats: seats.map(({ name, colour }) => ({ name, colour })),
    draws: [...setupDraws],
    pack,
    first
  })
  return { match: Match.restore(rules, config, originOf(rules, header), [], source), header }
}

/** A file's first table set that these rules have otherwise or not at all; undefined if all are as they were. */
export function otherTables(
  rules: AnyRules,
  header: FileHeader
): { readonly file: string; readonly app: string } | undefined {
  const sets = rules.tables(header.options)
  if (header.caravan === 1) {
    const { content: file } = header
    return sets.some(({ earlier }) => earlier?.includes(file))
      ? undefined
      : { file, app: sets[0]?.hash ?? '' }
  }
  const own = new Map(sets.map((set) => [set.id, set]))
  for (const { id, hash } of header.tables) {
    const set = own.get(id)
    if (hash !== set?.hash && !set?.earlier?.includes(hash)) return { file: hash, app: set?.hash ?? '' }
    own.delete(id)
  }
  const [missing] = own.values()
  return missing && { file: '', app: missing.hash }
}

/** What a match is restored from: the same version must deal the same first position, another may have more to say of it. */
export const originOf = (rules: AnyRules, header: FileHeader): Origin => ({
  draws: header.draws,
  check: openingCheck(header),
  ...(header.caravan !== 1 && header.rules === rules.version && { first: header.first })
})

/**
 * The first position of a file's game: as the file has it, or (form 1) dealt again from the chance it recorded. Throws
 * where that does not fit.
 */
export const firstPosition = (rules: AnyRules, header: FileHeader): unknown =>
  header.caravan === 1
    ? (rules.setup(configOf(header), new Chance(scripted(header.draws))) as unknown)
    : copyOf(header.first)

/** The entries whose running checks follow from each other; the rest counts as damage. */
export function trusted(
  header: FileHeader,
  entries: readonly Entry[],
  damage: Damage
): { readonly entries: readonly Entry[]; readonly damage?: NonNullable<Damage> } {
  let check = openingCheck(header)
  for (const [i, entry] of entries.entries()) {
    check = checkAfter(check, entry)
    if (check !== entry.check)
      return {
        entries: entries.slice(0, i),
        damage: { line: i + 1, lost: entries.length - i + (damage?.lost ?? 0) }
      }
  }
  return { entries, ...(damage && { damage }) }
}

/** All accepted choices in order, those taken back marked. Throws where an undo has nothing to take back. */
export function logOf(entries: readonly Entry[]): LogLine[] {
  const log: LogLine[] = []
  for (const entry of entries) {
    if (isUndo(entry)) takeBackLast(log)
    else log.push({ entry, undone: false })
  }
  return log
}

/**
 * The last position of a record, by its events alone: what can be watched though it can no longer be played on. Throws
 * where the events do not fit these rules, or (form 1) the set-up cannot be dealt from the same tables.
 */
export function lastPosition(rules: AnyRules, header: FileHeader, log: readonly LogLine[]): unknown {
  if (header.caravan === 1 && otherTables(rules, header)) throw new Error('the tables differ')
  const position = firstPosition(rules, header)
  for (const { entry, undone } of log)
    if (!undone) for (const event of entry.events) rules.evolve(position, event)
  rules.view(position, 'public')
  return position
}

/** Marks the latest choice that still counts as undone and answers with its number. */
export function takeBackLast(log: readonly LogLine[]): number {
  for (let number = log.length - 1; number >= 0; number--) {
    const line = log[number]
    if (line && !line.undone) {
      line.undone = true
      return number
    }
  }
  throw new Error('nothing to take back')
}

/** One line of the log as the viewer may see it: its events redacted; its choice and its draws for the open view alone. */
export function shownEntry(rules: AnyRules, line: LogLine, number: number, viewer: Viewer): LogEntry {
  const { seat, events, choice, draws } = line.entry
  const shown = events.map((event) => rules.redact(event, viewer))
  return {
    ...{ number, seat, events: shown },
    ...(viewer === 'open' && { choice, draws }),
    ...(line.undone && { undone: true })
  }
}
