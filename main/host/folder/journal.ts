/**
 * The journal of one table: its game file, open at its end. Choices are appended by one write each; the write is in
 * the system's hands before anybody hears of the choice, so a killed process loses nothing. Syncing to the disk
 * itself runs on another thread, at latest 100 ms later: a power cut loses at most that.
 *
 * Before each write, and after it before the answer goes out, the journal makes sure that the folder is still this
 * host's, and that the file in its place is the one it has open and holds what was written to it.
 */
import { closeSync, constants, fstatSync, fsync, ftruncateSync, openSync, readSync, statSync } from 'node:fs'
import type { Fence, Write } from './disk'
import { reasonOf } from '../refusal-error'

/** Longest time an accepted choice may wait for the disk, in milliseconds. */
const syncWithin = 100

/** What some file systems answer although nothing is wrong: they cannot sync. */
const cannotSync = ['EINVAL', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EPERM']

/** So many bytes at the end are compared each time; all of them if the file's time says that somebody else wrote. */
const tailLength = 256

/** Another program has replaced or edited the file since this journal wrote to it. */
export class JournalChanged extends Error {
  override readonly name = 'JournalChanged'
}

/** What a journal needs of its host. */
export interface JournalDependencies {
  readonly write: Write
  /** Refuses when the folder is not this host's. */
  readonly fence: Fence
  /** Hears of a sync that failed later, with the system's reason. */
  readonly failed: (reason: string) => void
}

export class Journal {
  readonly #path: string
  readonly #file: number
  readonly #dependencies: JournalDependencies
  /** What the file holds: whole lines. */
  #held: Buffer
  /** When the file last changed, in nanoseconds since 1970. */
  #changed = -1n
  #timer: NodeJS.Timeout | undefined
  #syncing: Promise<void> | undefined
  #dirty = false
  #closed = false

  /**
   * Opens an existing file that holds these whole lines, for appending. Throws when the system refuses, and
   * JournalChanged if the file holds something else.
   */
  constructor(path: string, held: Uint8Array, dependencies: JournalDependencies) {
    this.#path = path
    this.#dependencies = dependencies
    this.#held = Buffer.from(held)
    this.#file = openSync(path, constants.O_RDWR | constants.O_APPEND)
    try {
      this.verify()
    } catch (error) {
      closeSync(this.#file)
      throw error
    }
  }

  /** Bytes in the file. */
  get size(): number {
    return this.#held.length
  }

  /** All that was written: what the file holds, unless another program has changed it. */
  get held(): Uint8Array {
    return this.#held
  }

  /**
   * Appends lines by one write. Throws when not all of them could be written (the file then ends where it did before,
   * or, if even that is refused, with a part of a line), what the fence throws, and JournalChanged. None of the lines
   * may be told then.
   */
  append(lines: string): void {
    const bytes = Buffer.from(lines)
    this.check()
    try {
      let written = 0
      while (written < bytes.length) {
        const n = this.#dependencies.write(this.#file, bytes.subarray(written))
        if (n <= 0) throw Object.assign(new Error('nothing was written'), { code: 'ENOSPC' })
        written += n
      }
    } catch (error) {
      this.#cut()
      throw error
    }
    const before = this.#held
    this.#held = Buffer.concat([before, bytes])
    try {
      this.#look(false)
    } catch (error) {
      this.#held = before
      throw error
    }
    this.#dirty = true
    this.#timer ??= setTimeout(() => void this.sync(), syncWithin)
  }

  /** Throws what the fence throws, the system's error if the file is not there, and JournalChanged. */
  check(): void {
    this.#look(true)
  }

  /** The same, comparing all bytes whatever the file's time says. */
  verify(): void {
    this.#changed = -1n
    this.check()
  }

  #look(othersToo: boolean): void {
    this.#dependencies.fence()
    const there = statSync(this.#path, { bigint: true })
    const open = fstatSync(this.#file, { bigint: true })
    if (there.ino !== open.ino || there.dev !== open.dev || open.size !== BigInt(this.size))
      throw new JournalChanged()
    const all = othersToo && open.mtimeNs !== this.#changed
    const from = all ? 0 : Math.max(0, this.size - tailLength)
    if (!this.#bytesFrom(from).equals(this.#held.subarray(from))) throw new JournalChanged()
    this.#changed = open.mtimeNs
  }

  #bytesFrom(start: number): Buffer {
    const bytes = Buffer.alloc(this.size - start)
    let got = 0
    while (got < bytes.length) {
      const n = readSync(this.#file, bytes, got, bytes.length - got, start + got)
      if (n === 0) break
      got += n
    }
    return bytes.subarray(0, got)
  }

  #cut(): void {
    try {
      ftruncateSync(this.#file, this.size)
      this.#changed = fstatSync(this.#file, { bigint: true }).mtimeNs
    } catch {
      // It is put right before it is played on.
    }
  }

  /** Starts bringing all that was appended to the disk; resolves when it is there or was reported as failed. */
  sync(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#syncing) return this.#syncing.then(() => this.sync())
    if (!this.#dirty || this.#closed) return Promise.resolve()
    this.#dirty = false
    this.#syncing = new Promise((resolve) => {
      fsync(this.#file, (error) => {
        this.#syncing = undefined
        if (error && !cannotSync.includes(reasonOf(error))) this.#dependencies.failed(reasonOf(error))
        resolve()
      })
    })
    return this.#syncing
  }

  /** Syncs and closes. The journal cannot be used afterwards. */
  async close(): Promise<void> {
    if (this.#closed) return
    await this.sync()
    this.#closed = true
    clearTimeout(this.#timer)
    closeSync(this.#file)
  }
}
