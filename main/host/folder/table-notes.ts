import type { Refusal } from '../../../shared/engine/rules'
import { refuse } from '../refusal-error'
import type { Store } from './store'
import { withNote, type TableFile } from './tablefile'

/** The keys of a table file that may be removed. */
type Removable =
  | 'lost'
  | 'told'
  | 'journal'
  | 'summary'
  | 'share'
  | 'seats'
  | 'chat'
  | 'lobby'
  | 'hands'
  | 'times'
  | 'open'
  | 'hints'

/** Changed keys of a table file; undefined removes one. */
export type Patch = { readonly abandoned?: boolean } & {
  readonly [K in Removable]?: TableFile[K] | undefined
}

/** How long `writeSoon` waits, in milliseconds. */
const writeDelay = 1000

/** The table file of one table in memory: its current content, and every change to it. */
export class TableNotes {
  readonly #store: Store
  readonly #id: string
  #now: TableFile
  #timer: NodeJS.Timeout | undefined
  #closed = false

  constructor(store: Store, id: string, now = store.readTableFile(id)) {
    this.#store = store
    this.#id = id
    this.#now = now
  }

  /** Notes that the game file, just opened, was damaged or else changed by others. Returns false if it was neither. */
  found(damage: TableFile['lost'], changed: Refusal | undefined): boolean {
    if (damage) this.note({ lost: damage })
    else if (changed) this.tell(changed)
    return damage !== undefined || changed !== undefined
  }

  /** Notes something about the table's files that people must be told. */
  tell(note: Refusal): void {
    this.note({ told: withNote(this.#now.told, note) })
  }

  get now(): TableFile {
    return this.#now
  }

  /**
   * Changes keys (undefined removes one) and writes the file. Refusals: those of `write`; then nothing has changed, except
   * by others meanwhile.
   */
  async change(patch: Patch): Promise<void> {
    const before = this.#now
    this.note(patch)
    try {
      await this.write()
    } catch (error) {
      for (const key of Object.keys(patch) as (keyof Patch)[])
        if (this.#now[key] === patch[key]) this.#now = { ...this.#now, [key]: before[key] }
      throw error
    }
  }

  /** Changes keys in memory; they reach the file with the next write. */
  note(patch: Patch): void {
    this.#now = { ...this.#now, ...patch }
  }

  /** Writes the file within a second; if the host is killed before, the changes in memory are lost. */
  writeSoon(failed: () => void): void {
    if (this.#closed) return
    this.#timer ??= setTimeout(() => void this.write().catch(failed), writeDelay).unref()
  }

  /** Writes the file. Refusals: folder-failed, unknown-table. */
  async write(): Promise<void> {
    if (this.#closed) refuse('unknown-table', { table: this.#id })
    this.#cancelTimer()
    await this.#store.writeTableFile(this.#id, this.#now)
  }

  /** The table is deleted or closed: nothing is written any more, so that a late change cannot bring the file back. */
  close(): void {
    this.#cancelTimer()
    this.#closed = true
  }

  #cancelTimer(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }
}
