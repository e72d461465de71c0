// What the table file of one table says now, and every change to it.

import type { Refusal } from '../../../shared/engine/rules'
import { refuse } from '../refusal-error'
import type { Store } from './store'
import { withNote, type TableFile } from './tablefile'

type Patch = { readonly abandoned?: boolean } & {
  readonly [K in 'lost' | 'told' | 'journal' | 'summary' | 'share' | 'seats' | 'chat' | 'lobby' | 'hands']?:
    TableFile[K] | undefined
}

/** How long a note that may be lost waits to be written, in milliseconds. */
const lazily = 1000

/** The table file of one table: what it says now, and every change to it. */
export class TableNotes {
  readonly #store: Store
  readonly #id: string
  #now: TableFile
  #late: NodeJS.Timeout | undefined
  #closed = false

  constructor(store: Store, id: string, now = store.readTableFile(id)) {
    this.#store = store
    this.#id = id
    this.#now = now
  }

  /** Notes what a game file that is just opened turns out to lack. False if it lacks nothing. */
  found(damage: TableFile['lost'], changed: Refusal | undefined): boolean {
    if (damage) this.note({ lost: damage })
    else if (changed) this.tell(changed)
    return damage !== undefined || changed !== undefined
  }

  /** Notes something that the people must hear of the table's files. */
  tell(note: Refusal): void {
    this.note({ told: withNote(this.#now.told, note) })
  }

  get now(): TableFile {
    return this.#now
  }

  /** Changes keys (undefined removes) and writes the file. Refusals: those of `write`; then nothing has changed. */
  async change(patch: Patch): Promise<void> {
    const before = this.#now
    this.note(patch)
    try {
      await this.write()
    } catch (error) {
      // Another change may have come meanwhile: only what this one changed goes back.
      for (const key of Object.keys(patch)) this.#now = { ...this.#now, [key]: before[key] }
      throw error
    }
  }

  /** Changes keys; they are written with whatever is written next. */
  note(patch: Patch): void {
    this.#now = { ...this.#now, ...patch }
  }

  /** Writes the file within a second; a killed host may lose what was noted since. */
  writeSoon(failed: () => void): void {
    if (this.#closed) return
    this.#late ??= setTimeout(() => void this.write().catch(failed), lazily).unref()
  }

  /** Writes the file. Refusals: folder-failed, unknown-table. */
  async write(): Promise<void> {
    if (this.#closed) refuse('unknown-table', { table: this.#id })
    this.#forget()
    await this.#store.writeTableFile(this.#id, this.#now)
  }

  /** The table is deleted or closed: what somebody still does to it is written no more, and brings no file back. */
  close(): void {
    this.#forget()
    this.#closed = true
  }

  #forget(): void {
    clearTimeout(this.#late)
    this.#late = undefined
  }
}
