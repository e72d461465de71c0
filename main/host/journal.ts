/**
 * The journal of one table: its game file, open at its end. Choices are appended by one write each; the write is in
 * the system's hands before anybody hears of the choice, so a killed process loses nothing. Syncing to the disk
 * itself runs on another thread, at latest 100 ms later: a power cut loses at most that.
 */
import { closeSync, fstatSync, fsync, ftruncateSync, openSync } from 'node:fs'
import type { Write } from './disk'
import { reasonOf } from './refused'

/** Longest time an accepted choice may wait for the disk, in milliseconds. */
const syncWithin = 100

/** What some file systems answer although nothing is wrong: they cannot sync. */
const cannotSync = ['EINVAL', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EPERM']

export class Journal {
  readonly #file: number
  readonly #write: Write
  readonly #failed: (reason: string) => void
  /** Bytes that hold whole lines. */
  #size: number
  #timer: NodeJS.Timeout | undefined
  #syncing: Promise<void> | undefined
  #dirty = false
  #closed = false

  /**
   * Opens an existing file for appending; throws when the system refuses. The file must end with a whole line.
   * `failed` hears of a sync that failed later, with the system's reason.
   */
  constructor(path: string, write: Write, failed: (reason: string) => void) {
    this.#file = openSync(path, 'a+')
    this.#write = write
    this.#failed = failed
    this.#size = fstatSync(this.#file).size
  }

  /** Bytes in the file. */
  get size(): number {
    return this.#size
  }

  /**
   * Appends lines by one write. Throws when not all of them could be written; the file then ends where it did before,
   * or, if even that is refused, with a part of a line, which the next reading cuts.
   */
  append(lines: string): void {
    const bytes = Buffer.from(lines)
    if (fstatSync(this.#file).nlink === 0)
      throw Object.assign(new Error('the file is gone'), { code: 'ENOENT' })
    try {
      let written = 0
      while (written < bytes.length) {
        const n = this.#write(this.#file, bytes.subarray(written))
        if (n <= 0) throw Object.assign(new Error('nothing was written'), { code: 'ENOSPC' })
        written += n
      }
    } catch (error) {
      this.#cut()
      throw error
    }
    this.#size += bytes.length
    this.#dirty = true
    this.#timer ??= setTimeout(() => void this.sync(), syncWithin)
  }

  #cut(): void {
    try {
      ftruncateSync(this.#file, this.#size)
    } catch {
      // The next reading cuts it.
    }
  }

  /** Starts bringing all that was appended to the disk; resolves when it is there or was reported as failed. */
  sync(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#syncing) return this.#syncing.then(() => (this.#dirty ? this.sync() : undefined))
    if (!this.#dirty || this.#closed) return Promise.resolve()
    this.#dirty = false
    this.#syncing = new Promise((resolve) => {
      fsync(this.#file, (error) => {
        this.#syncing = undefined
        if (error && !cannotSync.includes(reasonOf(error))) this.#failed(reasonOf(error))
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
