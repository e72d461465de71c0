// The game file of a table while its game is played: it gets every entry, and what other programs do to it is noticed
// and repaired.

import { entryLine } from '../../../shared/engine/file'
import type { Entry } from '../../../shared/engine/entries'
import type { Refusal } from '../../../shared/engine/rules'
import { reasonOf, refusal, Refused } from '../refusal-error'
import {
  journalOf,
  openGameFile,
  reopenGameFile,
  repairGameFile,
  type GameFileDependencies,
  type OpenFile
} from './gamefile'
import { JournalChanged } from './journal'
import type { Loaded } from './record'

/** How a table is notified of its game file. */
export interface GameFileListener {
  /** The journal could not be written or is not as it was. Nothing can be appended until `resume`. */
  stopped(why: Refusal): void
  /** Another program has changed or removed the file: journal-changed, file-gone. */
  fileProblem(note: Refusal): void
}

export class LiveGameFile {
  readonly #dependencies: GameFileDependencies
  readonly #id: string
  readonly #listener: GameFileListener
  #open: OpenFile
  #stopped: Refusal | undefined
  /** Lines whose write failed. */
  #refused = ''
  /** The content of the missing file was written to a `.kept` file already. */
  #kept = false

  /** Opens a table's game file. Refusals: those of `openGameFile`. */
  constructor(dependencies: GameFileDependencies, id: string, listener: GameFileListener) {
    this.#dependencies = dependencies
    this.#id = id
    this.#listener = listener
    this.#open = openGameFile(dependencies, id, (reason) => this.#failed(reason))
  }

  /** What the file held when it was last opened. Its match is played on. */
  get record(): Loaded {
    return this.#open.record
  }

  /** The content of the game file. */
  get held(): Uint8Array {
    return this.#open.journal.held
  }

  /** Why the file has stopped taking entries, if it has. The match may then be ahead of it. */
  get stopped(): Refusal | undefined {
    return this.#stopped
  }

  /** Appends entries. Refusals, after which it has stopped: folder-lost, folder-failed, journal-failed, journal-changed. */
  append(entries: readonly Entry[]): void {
    const lines = entries.map(entryLine).join('')
    try {
      this.#open.journal.append(lines)
    } catch (error) {
      this.#refused = lines
      throw new Refused(this.#stop(error))
    }
  }

  /**
   * Checks that the file still exists and holds what was written to it; if not, it stops. `all` compares every
   * byte, which may take milliseconds.
   */
  check(all = false): void {
    if (this.#stopped) return
    const { journal } = this.#open
    try {
      if (all) journal.verify()
      else journal.check()
    } catch (error) {
      if (!(error instanceof JournalChanged && this.#reopenReplaced())) this.#stop(error)
    }
  }

  /**
   * Opens a stopped file again, with what it had accepted. Returns false if it had not stopped. Refusals: those of
   * `openGameFile`.
   */
  resume(): boolean {
    if (!this.#stopped) return false
    const { held } = this
    void this.#open.journal.close().catch(() => undefined)
    const known = { held, refused: this.#refused }
    const { aside, ...open } = reopenGameFile(this.#dependencies, this.#id, known, (reason) =>
      this.#failed(reason)
    )
    if (aside !== undefined) this.#listener.fileProblem(refusal('journal-changed', { file: aside }))
    this.#open = open
    this.#refused = ''
    this.#kept = false
    this.#stopped = undefined
    return true
  }

  /** Syncs the journal to the disk; resolves when that is done or it has stopped. */
  sync(): Promise<void> {
    return this.#open.journal.sync()
  }

  /** Syncs and closes the journal. Nothing can be appended afterwards. */
  close(): Promise<void> {
    return this.#open.journal.close()
  }

  /** If the file was replaced by another one with the same content, opens that one and returns true. */
  #reopenReplaced(): boolean {
    const before = this.#open.journal
    try {
      const journal = journalOf(this.#dependencies, this.#id, before.held, (reason) => this.#failed(reason))
      this.#open = { ...this.#open, journal }
    } catch {
      return false
    }
    void before.close().catch(() => undefined)
    return true
  }

  #failed(reason: string): void {
    this.#stop(Object.assign(new Error(reason), { code: reason }))
  }

  #stop(error: unknown): Refusal {
    const why = this.#whyOf(error)
    this.#stopped = why
    const reason = why.numbers?.['reason'] ?? why.numbers?.['file'] ?? ''
    this.#dependencies.log(`table ${this.#id}: stopped: ${why.code} ${reason}`)
    this.#listener.stopped(why)
    return why
  }

  /**
   * Why it stops. Repairs at once what another program did to the file, in case this process ends before
   * `resume`.
   */
  #whyOf(error: unknown): Refusal {
    if (error instanceof Refused) return error.refusal
    const { held } = this
    try {
      if (error instanceof JournalChanged) {
        const aside = repairGameFile(this.#dependencies, this.#id, { held, refused: this.#refused })
        // The content is still the same: nothing is lost, and `resume` opens the file again.
        if (aside === undefined) return refusal('journal-failed', { reason: 'ESTALE' })
        const why = refusal('journal-changed', { file: aside })
        this.#listener.fileProblem(why)
        return why
      }
      if (reasonOf(error) === 'ENOENT' && !this.#kept) {
        const file = this.#dependencies.store.keepContent(this.#id, held)
        this.#kept = true
        this.#dependencies.log(`table ${this.#id}: its file is gone, kept as ${file}`)
        this.#listener.fileProblem(refusal('file-gone', { file }))
      }
    } catch (second) {
      return second instanceof Refused
        ? second.refusal
        : refusal('journal-failed', { reason: reasonOf(second) })
    }
    return refusal('journal-failed', { reason: reasonOf(error) })
  }
}
