// Opens a table's game file for playing on: reads it, makes it this host's alone, puts right what others did to it.

import { accessSync, constants } from 'node:fs'
import type { Source } from '../../../shared/engine/chance'
import type { Game } from '../../../shared/games/index'
import type { Write } from './disk'
import { Journal } from './journal'
import { readRecord, type Loaded } from './record'
import { reasonOf, refuse, Refused } from '../refusal-error'
import type { Store } from './store'

/** What opening and repairing game files needs of the host. */
export interface GameFileDependencies {
  readonly store: Store
  readonly games: readonly Game[]
  /** Chance of each match that is opened. */
  readonly source: () => Source
  readonly write: Write
  readonly log: (line: string) => void
}

export interface OpenFile {
  readonly record: Loaded
  readonly journal: Journal
}

/** A game file whose content is known from when it was last written to. */
export interface Known {
  readonly held: Uint8Array
  /** Lines that were refused: of them the file may have got a part, or all. */
  readonly refused: string
}

/**
 * Refusals: those of `readRecord`, folder-lost, folder-failed, and journal-failed when the system refuses to read, copy
 * or open the file. A file that cannot be played on is left exactly as it is; a damaged tail is set aside and cut. A
 * host that had this file open before this one took the folder writes into nothing from now on.
 */
export function openGameFile(
  dependencies: GameFileDependencies,
  id: string,
  failed: (reason: string) => void
): OpenFile {
  const { store } = dependencies
  return orRefuse(() => {
    const { changed } = store.stat(id)
    const bytes = store.read(id)
    const record = readRecord(bytes, dependencies.games, dependencies.source())
    if (!record.ok) throw new Refused(record.refusal)
    const whole = bytes.subarray(0, record.whole)
    // A new file in its place would be writable; a file that may not be written stays so.
    accessSync(store.path(id), constants.W_OK)
    if (record.damage) {
      store.setAside(id)
      dependencies.log(`table ${id}: damaged from line ${record.damage.line}, set aside and cut`)
    }
    if (record.damage || !store.owns(id)) store.replace(id, whole, changed)
    return { record, journal: journalOf(dependencies, id, whole, failed) }
  })
}

/** Opens a game file that was open before, and puts it right if need be. Refusals: those of `openGameFile`. */
export function reopenGameFile(
  dependencies: GameFileDependencies,
  id: string,
  known: Known,
  failed: (reason: string) => void
): OpenFile & { readonly aside?: string } {
  return orRefuse(() => {
    dependencies.store.fence()
    const aside = repairGameFile(dependencies, id, known)
    const record = readRecord(known.held, dependencies.games, dependencies.source())
    if (!record.ok) throw new Refused(record.refusal)
    const journal = journalOf(dependencies, id, known.held, failed)
    return { record, journal, ...(aside !== undefined && { aside }) }
  })
}

/**
 * Makes the file hold again what was written to it. Answers with the name under which the file was set aside, if
 * another program had changed it. Throws the system's error, also when there is no file.
 */
export function repairGameFile(
  { store, log }: GameFileDependencies,
  id: string,
  { held, refused }: Known
): string | undefined {
  const now = Buffer.from(store.read(id))
  if (now.equals(held)) return undefined
  const rest = now.subarray(held.length)
  const ours =
    now.subarray(0, held.length).equals(held) && Buffer.from(refused).subarray(0, rest.length).equals(rest)
  const aside = ours ? undefined : store.setAside(id)
  store.replace(id, held)
  if (aside !== undefined) log(`table ${id}: another program changed its file, set aside as ${aside}`)
  return aside
}

/** Opens the game file that holds this. Throws as `Journal` does. */
export const journalOf = (
  { store, write }: GameFileDependencies,
  id: string,
  held: Uint8Array,
  failed: (reason: string) => void
): Journal => new Journal(store.path(id), held, { write, fence: store.fence, failed })

function orRefuse<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof Refused) throw error
    return refuse('journal-failed', { reason: reasonOf(error) })
  }
}
