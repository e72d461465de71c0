/**
 * The journal of one table: its game file, opened for appending. Each command is appended by one write before anybody
 * is told of it, so a killed process loses nothing. The file is synced in the background within 100 ms: a power cut
 * loses no more than that.
 *
 * Before and after each write, the journal checks that the folder still belongs to this host, and that the file at its
 * path is the one it has open and holds what was written to it.
 */
import { closeSync, constants, fstatSync, fsync, ftruncateSync, openSync, readSync, statSync } from 'node:fs'
import type { BigIntStats } from 'node:fs'
import type { Fence, Write } from './disk'
import { reasonOf } from '../refusal-error'

/** The longest time until an accepted choice is synced to the disk, in milliseconds. */
const syncWithin = 100

/** Errors of file systems that do not support syncing: nothing is wrong then. */
const cannotSync = ['EINVAL', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EPERM']

/** How many bytes at the end are compared at each check; if the modification time has changed, all are. */
const tailLength = 256

/** Another program has replaced or edited the file since this journal wrote to it. */
export class JournalChanged extends Error {
  override readonly name = 'JournalChanged'
}

/**
 * True if both were read from one file. On Windows some versions of Node (22.12 to 22.16, 24.0 and 24.1) read another
 * volume from a path than from an open file, so the number of the file must do.
 */
const isSameFile = (one: BigIntStats, other: BigIntStats): boolean =>
  one.ino === other.ino && (process.platform === 'win32' || one.dev === other.dev)

/** What a journal needs of its host. */
export interface JournalDependencies {
  readonly write: Write
  /** Throws a refusal if the folder is not this host's. */
  readonly fence: Fence
  /** Called when a sync in the background fails, with the system's error code. */
  readonly failed: (reason: string) => void
}

export class Journal {
  readonly #path: string
  readonly #file: number
  readonly #dependencies: JournalDependencies
  /** The expected content of the file: whole lines. */
  #held: Buffer
  /** The file's modification time at the last check, in nanoseconds since 1970; -1: compare all bytes next time. */
  #changed = -1n
  #timer: NodeJS.Timeout | undefined
  #syncing: Promise<void> | undefined
  #dirty = false
  #closing: Promise<void> | undefined
  #closed = false

  /**
   * Opens an existing file for appending; `held` is its expected content, whole lines. Throws the system's error, and
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

  /** The file's size in bytes. */
  get size(): number {
    return this.#held.length
  }

  /** Everything that was written: the content of the file, unless another program has changed it. */
  get held(): Uint8Array {
    return this.#held
  }

  /**
   * Appends lines by one write. Throws the system's error if not all could be written (the file is then cut to its
   * former end or, if even that fails, ends with a partial line), what the fence throws, and JournalChanged. If it
   * throws, nobody may be told of the lines.
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
      this.#compare(false)
    } catch (error) {
      this.#held = before
      throw error
    }
    this.#dirty = true
    this.#timer ??= setTimeout(() => void this.sync(), syncWithin)
  }

  /**
   * Checks folder and file. Throws what the fence throws, JournalChanged, or the system's error if the file is gone.
   */
  check(): void {
    this.#compare(true)
  }

  /** The same, but compares all bytes whatever the modification time. */
  verify(): void {
    this.#changed = -1n
    this.check()
  }

  /** `allIfTouched`: compares all bytes if the modification time has changed, not only the tail. */
  #compare(allIfTouched: boolean): void {
    this.#dependencies.fence()
    const atPath = statSync(this.#path, { bigint: true })
    const open = fstatSync(this.#file, { bigint: true })
    if (!isSameFile(atPath, open) || open.size !== BigInt(this.size)) throw new JournalChanged()
    const all = allIfTouched && open.mtimeNs !== this.#changed
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

  /** Removes what a failed write left after the expected content. */
  #cut(): void {
    try {
      ftruncateSync(this.#file, this.size)
      this.#changed = fstatSync(this.#file, { bigint: true }).mtimeNs
    } catch {
      // `reopenGameFile` repairs it before the game goes on.
    }
  }

  /** Syncs everything that was appended; resolves when it is on the disk, or `failed` was called. */
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

  /** Syncs and closes. The journal cannot be used afterwards. Rejects if it cannot be synced, and is then still open. */
  close(): Promise<void> {
    // Whoever closes it while it is being closed waits for the same end.
    this.#closing ??= this.#syncAndClose().finally(() => (this.#closing = undefined))
    return this.#closing
  }

  async #syncAndClose(): Promise<void> {
    if (this.#closed) return
    await this.sync()
    this.#closed = true
    clearTimeout(this.#timer)
    closeSync(this.#file)
  }
}
