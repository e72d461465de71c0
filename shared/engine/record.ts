/**
 * Reading the record of a match: which entries can be trusted, which choices still count, and what each viewer may see
 * of them. A table's log, its history and the replay of a file are all built on this.
 */
import { Chance, scripted, type Source } from './chance'
import { openingCheck, sealHeader, type FileHeader, type NewHeader, type ReadFile } from './file'
import { checkAfter, isUndo, type ChoiceEntry, type Entry, type Origin } from './entries'
import { Match } from './match'
import type { AnyRules, Config, Options, Seat, Viewer } from './rules'
import { copyOf } from './visibility'

/** An accepted choice in the log. Its number is its index there. */
export interface LogLine {
  readonly entry: ChoiceEntry
  undone: boolean
}

/** An accepted choice as a viewer may see it; `undone` once it was taken back. */
export interface LogEntry {
  readonly number: number
  readonly seat: Seat
  readonly events: readonly { readonly type: string }[]
  readonly undone?: true
  /** The choice and what chance drew: present only in the open view. */
  readonly choice?: unknown
  readonly draws?: readonly number[]
}

/** A game from its beginning, as one viewer sees it: the first position and all choices, including undone ones. */
export interface Story {
  readonly setup: unknown
  readonly entries: readonly LogEntry[]
}

/** First line that cannot be trusted, and the most lines that are lost with it. */
type Damage = Extract<ReadFile, { readonly ok: true }>['damage']

/** The config that a file's game was set up with. */
export const configOf = (header: FileHeader): Config => ({
  players: header.seats.length,
  options: header.options,
  ...(header.caravan !== 1 && {
    dealtFrom: Object.fromEntries(header.tables.map(({ id, hash }) => [id, hash]))
  })
})

/** Seats, options and content of a new game. */
export interface Deal {
  readonly options: Options
  readonly seats: FileHeader['seats']
  /** The content pack that the rules use, as JSON. */
  readonly pack?: unknown
}

/** Deals a new match, and the header of its file. The config must have passed `checkConfig`. */
export function dealMatch(
  rules: AnyRules,
  { options, seats, pack }: Deal,
  source: Source
): { readonly match: Match; readonly header: NewHeader } {
  const config: Config = { players: seats.length, options }
  const { state: first, setupDraws } = Match.start(rules, config, source)
  const header = sealHeader({
    game: rules.id,
    rules: rules.version,
    tables: rules.tables(options).map(({ id, hash }) => ({ id, hash })),
    options: { ...options },
    seats: seats.map(({ name, colour }) => ({ name, colour })),
    draws: [...setupDraws],
    pack,
    agreedUndo: true,
    first
  })
  return { match: Match.restore(rules, config, originOf(rules, header), [], source), header }
}

/**
 * The first table set in which file and rules differ, as the hash on each side; '' on the side that lacks the set.
 * Undefined if they use the same tables.
 */
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

/** What a match is restored from. Only the same version of the rules must deal the very same first position. */
export const originOf = (rules: AnyRules, header: FileHeader): Origin => ({
  draws: header.draws,
  check: openingCheck(header),
  ...(header.caravan !== 1 && header.rules === rules.version && { first: header.first }),
  ...(header.caravan !== 1 && { begins: header.begins, agreedUndo: header.agreedUndo })
})

/**
 * The first position of a file's game: as stored in the file, or (version 1) dealt again from the recorded draws. Throws
 * if the draws do not fit.
 */
export const firstPosition = (rules: AnyRules, header: FileHeader): unknown =>
  header.caravan === 1
    ? (rules.setup(configOf(header), new Chance(scripted(header.draws))) as unknown)
    : copyOf(header.first)

/** The entries up to the first whose running check is wrong; the rest counts as damage. */
export function trustedEntries(
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

/** All accepted choices in order, undone ones marked. Throws if an undo has nothing to take back. */
export function logOf(entries: readonly Entry[]): LogLine[] {
  const log: LogLine[] = []
  for (const entry of entries) {
    if (isUndo(entry)) takeBackLast(log)
    else log.push({ entry, undone: false })
  }
  return log
}

/**
 * The last position of a record, from its events alone, for files that can be watched but no longer continued. Throws
 * if the events do not fit these rules, or (version 1) if the tables differ, so that the set-up cannot be dealt again.
 */
export function lastPosition(rules: AnyRules, header: FileHeader, log: readonly LogLine[]): unknown {
  if (header.caravan === 1 && otherTables(rules, header)) throw new Error('the tables differ')
  const position = firstPosition(rules, header)
  for (const { entry, undone } of log)
    if (!undone) for (const event of entry.events) rules.evolve(position, event)
  rules.view(position, 'public')
  return position
}

/** Marks the latest choice that still counts as undone and returns its number. Throws if there is none. */
export function takeBackLast(log: readonly LogLine[]): number {
  const number = log.findLastIndex(({ undone }) => !undone)
  const line = log[number]
  if (!line) throw new Error('nothing to take back')
  line.undone = true
  return number
}

/** One line of the log as the viewer may see it: its events redacted; choice and draws only in the open view. */
export function shownEntry(rules: AnyRules, line: LogLine, number: number, viewer: Viewer): LogEntry {
  const { seat, events, choice, draws } = line.entry
  const shown = events.map((event) => rules.redact(event, viewer))
  return {
    number,
    seat,
    events: shown,
    ...(viewer === 'open' && { choice, draws }),
    ...(line.undone && { undone: true })
  }
}
