/** The entries of a match's record, their running check, and the error thrown for a record that does not fit its rules. */
import { nextCheck } from './check'
import type { Seat } from './rules'

/** One accepted choice: who chose what, what chance drew, what happened, and the running check. */
export interface ChoiceEntry {
  readonly seat: Seat
  readonly choice: unknown
  readonly draws: readonly number[]
  readonly events: readonly { readonly type: string }[]
  /** It came in one command with the entry before it: undo takes the whole command back at once. */
  readonly joined?: true
  readonly check: string
}

/** An undo: takes back the latest choice that still counts. */
export interface UndoEntry {
  readonly undo: Seat
  /** It came in one command with the undo before it; right after a choice: everybody at the table agreed to it. */
  readonly joined?: true
  readonly check: string
}

/** A line of the record. Undone choices stay in it. */
export type Entry = ChoiceEntry | UndoEntry

/** Tells the two kinds of entries apart. */
export const isUndo = (entry: Entry): entry is UndoEntry => 'undo' in entry

type Unchecked = Omit<ChoiceEntry, 'check'> | Omit<UndoEntry, 'check'>

/** The running check after an entry: a hash of the check before it and of everything in the entry. */
export function checkAfter(before: string, entry: Unchecked): string {
  const hashed =
    'undo' in entry ? ['undo', entry.undo] : [entry.seat, entry.choice, entry.draws, entry.events]
  return nextCheck(before, entry.joined ? [...hashed, 'joined'] : hashed)
}

/** The beginning of a match's record. */
export interface Origin {
  /** What chance drew for the set-up. */
  readonly draws: readonly number[]
  /** The running check before the first entry. */
  readonly check: string
  /** The first position. Present only if the present rules must deal exactly this one again. */
  readonly first?: unknown
  /** How many entries were made before play begins: nobody may undo past them. Absent: none. */
  readonly begins?: number | undefined
  /** Undos may be ones that everybody at the table agreed to. Absent: none is. */
  readonly agreedUndo?: boolean | undefined
}

/** Thrown when a record does not fit its rules: they are of another version, or the record was edited or damaged. */
export class RecordError extends Error {
  /** Index of the entry that does not fit; -1 for the set-up. */
  readonly at: number
  constructor(at: number, message: string) {
    super(message)
    this.name = 'RecordError'
    this.at = at
  }
}
