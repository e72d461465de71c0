/** The entries of a match's record, the check that runs through them, and what is thrown where a record does not fit. */
import { nextCheck } from './check'
import type { Seat } from './rules'

/** One accepted choice: who chose what, what chance drew, what happened, and the running check. */
export interface ChoiceEntry {
  readonly seat: Seat
  readonly choice: unknown
  readonly draws: readonly number[]
  readonly events: readonly { readonly type: string }[]
  /** It was sent in one command with the entry before it, so that one press can be taken back as one. */
  readonly joined?: true
  readonly check: string
}

/** The latest choice that still counts was taken back. */
export interface UndoEntry {
  readonly undo: Seat
  readonly joined?: true
  readonly check: string
}

/** A line of the record. Undone choices stay in it. */
export type Entry = ChoiceEntry | UndoEntry

/** Tells the two kinds of entries apart. */
export const isUndo = (entry: Entry): entry is UndoEntry => 'undo' in entry

type Unchecked = Omit<ChoiceEntry, 'check'> | Omit<UndoEntry, 'check'>

/** The running check after an entry: of the check before and all that the entry says. */
export function checkAfter(before: string, entry: Unchecked): string {
  const said = 'undo' in entry ? ['undo', entry.undo] : [entry.seat, entry.choice, entry.draws, entry.events]
  return nextCheck(before, entry.joined ? [...said, 'joined'] : said)
}

/** What the record of a match begins with. */
export interface Origin {
  /** What chance drew for the set-up. */
  readonly draws: readonly number[]
  /** The running check before the first entry. */
  readonly check: string
  /** The first position, where the same rules must deal it again. */
  readonly first?: unknown
}

/** Thrown when a record does not fit its rules: another version, an edit, damage. */
export class RecordError extends Error {
  /** Index of the entry that does not fit; -1 for the set-up. */
  readonly at: number
  constructor(at: number, message: string) {
    super(message)
    this.name = 'RecordError'
    this.at = at
  }
}
