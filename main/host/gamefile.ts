// Opens a table's game file for playing on: reads it, sets a damaged tail aside and cuts it, opens the journal.

import { truncateSync } from 'node:fs'
import type { Source } from '../../shared/engine/chance'
import type { Game } from '../../shared/games/index'
import { setAside, type Write } from './disk'
import { Journal } from './journal'
import { readRecord, type Loaded } from './record'
import { reasonOf, refuse, Refused } from './refused'
import type { Store } from './store'

/** What the host's tables share. */
export interface Means {
  readonly store: Store
  readonly games: readonly Game[]
  readonly source: () => Source
  readonly write: Write
  readonly now: () => number
  readonly log: (line: string) => void
  /** How long a bot thinks, in milliseconds. */
  readonly botPace: number
}

export interface OpenFile {
  readonly record: Loaded
  readonly journal: Journal
}

/**
 * Refusals: those of `readRecord`, and journal-failed when the system refuses to read, copy, cut or open the file.
 * A file that cannot be played on is left exactly as it is.
 */
export function openGameFile(means: Means, id: string, failed: (reason: string) => void): OpenFile {
  try {
    const path = means.store.path(id)
    const record = readRecord(means.store.read(id), means.games, means.source())
    if (!record.ok) throw new Refused(record.refusal)
    if (record.damage) {
      setAside(path)
      truncateSync(path, record.whole)
      means.log(`table ${id}: damaged from line ${record.damage.line}, set aside and cut`)
    }
    return { record, journal: new Journal(path, means.write, failed) }
  } catch (error) {
    if (error instanceof Refused) throw error
    return refuse('journal-failed', { reason: reasonOf(error) })
  }
}
