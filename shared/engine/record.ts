/**
 * The record of a match as it is read: which entries can be trusted, which choices still count, and what each viewer
 * may see of them. A table's log, its history and a replay of its file are all made of these.
 */
import { Chance, scripted } from './chance'
import { nextCheck } from './check'
import type { FileHeader, ReadFile } from './file'
import { isUndo, type ChoiceEntry, type Entry } from './match'
import type { AnyRules, Config, Seat, Viewer } from './rules'

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

/** The first position of a file's game, dealt again from the chance it recorded. Throws where that does not fit. */
export const firstPosition = (rules: AnyRules, header: FileHeader): unknown =>
  rules.setup(configOf(header), new Chance(scripted(header.draws)))

/** The entries whose running checks follow from each other; the rest counts as damage. */
export function trusted(
  header: FileHeader,
  entries: readonly Entry[],
  damage: Damage
): { readonly entries: readonly Entry[]; readonly damage?: NonNullable<Damage> } {
  let check = nextCheck('', [header.game, header.rules, header.content, configOf(header), header.draws])
  for (const [i, entry] of entries.entries()) {
    check = nextCheck(
      check,
      isUndo(entry) ? ['undo', entry.undo] : [entry.seat, entry.choice, entry.draws, entry.events]
    )
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

/** One line of the log as the viewer may see it: its events redacted, its choice and its draws left out. */
export function shownEntry(rules: AnyRules, line: LogLine, number: number, viewer: Viewer): LogEntry {
  const { seat, events } = line.entry
  const shown = events.map((event) => rules.redact(event, viewer))
  return { number, seat, events: shown, ...(line.undone && { undone: true }) }
}
