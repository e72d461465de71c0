// Opens a table's game file to continue the game: reads it, makes sure that no other process writes to it, and repairs
// what other programs did to it.

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
  /** The random source of each match that is opened. */
  readonly source: () => Source
  readonly write: Write
  readonly log: (line: string) => void
}

export interface OpenFile {
  readonly record: Loaded
  readonly journal: Journal
}

/** What this host knows of a game file that it had open before. */
export interface KnownContent {
  /** What the file must hold: everything that was written successfully. */
  readonly held: Uint8Array
  /** Lines whose write failed: the file may hold a part of them, or all. */
  readonly refused: string
}

/**
 * Opens a game file for the first time. A file whose game cannot be continued is left as it is; of one with a damaged
 * tail a copy is kept, and the tail is cut. The file is replaced by a copy, so that a former host which still has it
 * open can no longer write to it. Refusals: those of `readRecord`, folder-lost, folder-failed, and journal-failed when
 * the system refuses to read, copy or open the file.
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
    // A read-only file must not be replaced by a writable copy.
    accessSync(store.path(id), constants.W_OK)
    if (record.damage) {
      store.setAside(id)
      dependencies.log(`table ${id}: damaged from line ${record.damage.line}, set aside and cut`)
    }
    if (record.damage || !store.owns(id)) store.replace(id, whole, changed)
    return { record, journal: journalOf(dependencies, id, whole, failed) }
  })
}

/**
 * Opens a game file again, repairing it first if need be. `aside`: the name under which a version that another program
 * had changed was kept. Refusals: those of `openGameFile`.
 */
export function reopenGameFile(
  dependencies: GameFileDependencies,
  id: string,
  known: KnownContent,
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
 * Restores the content that was written to the file. If another program had changed it, the changed file is kept, and
 * its name returned. Throws the system's error, also when there is no file.
 */
export function repairGameFile(
  { store, log }: GameFileDependencies,
  id: string,
  { held, refused }: KnownContent
): string | undefined {
  const now = Buffer.from(store.read(id))
  if (now.equals(held)) return undefined
  const rest = now.subarray(held.length)
  const onlyFailedWrite =
    now.subarray(0, held.length).equals(held) && Buffer.from(refused).subarray(0, rest.length).equals(rest)
  const aside = onlyFailedWrite ? undefined : store.setAside(id)
  store.replace(id, held)
  if (aside !== undefined) log(`table ${id}: another program changed its file, set aside as ${aside}`)
  return aside
}

/** Opens the journal of a game file that holds `held`. Throws as the constructor of `Journal` does. */
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
