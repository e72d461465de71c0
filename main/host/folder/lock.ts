/**
 * Lets only one host use a save folder. A host takes the folder by creating the next *generation*: a file in
 * `host.lock/` named by a number, which can be created only once, so that of two hosts starting together only one
 * succeeds. The holder touches the file as a heartbeat; without one, or if its process is dead, another host may create
 * the next generation. A holder that was replaced while it was suspended finds its own file deleted, and nothing brings
 * that back.
 */
import { readFileSync, rmdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import {
  isDead,
  latest,
  lockPath,
  numbersIn,
  releasedIn,
  releasedPath,
  succeed,
  type Holder
} from './generation'
import { readHostFile, writeHostFile, type HostFile } from './hostfile'
import { reasonOf, refuse, Refused } from '../refusal-error'

/** How long a generation stays valid without a heartbeat, in milliseconds. */
const defaultLife = 10_000
/** A lock younger than this may belong to a host that has not yet written its process id, in milliseconds. */
const unsignedGrace = 500

/**
 * Another host uses the folder. `running`: what it wrote in `host.json`, its process id and its address, if it has one.
 */
export class HostRunning extends Error {
  readonly code = 'folder-in-use'
  readonly running: HostFile

  constructor(running: HostFile) {
    super(`folder-in-use: another host (process ${running.pid ?? 'unknown'}) has this save folder open`)
    this.name = 'HostRunning'
    this.running = running
  }
}

export interface LockOptions {
  /** Called once when another host has taken the folder, which can only happen after this process was suspended. */
  readonly lost: () => void
  /** How long the lock stays valid without a heartbeat, in milliseconds. */
  readonly life?: number | undefined
}

const held = new Set<FolderLock>()

export class FolderLock {
  readonly #folder: string
  readonly #life: number
  readonly #lost: () => void
  #number: number
  /** The content of this generation's file, unique to it. */
  #mark: string
  /** The last heartbeat, in milliseconds since 1970. */
  #lastBeat = Date.now()
  #beat: NodeJS.Timeout | undefined
  #state: 'held' | 'lost' | 'released' = 'held'

  private constructor(
    folder: string,
    number: number,
    mark: string,
    { life = defaultLife, lost }: LockOptions
  ) {
    this.#folder = folder
    this.#number = number
    this.#mark = mark
    this.#life = life
    this.#lost = lost
    this.#beat = setInterval(() => this.#heartbeat(), life / 5).unref()
    if (held.size === 0) process.on('exit', releaseAll)
    held.add(this)
  }

  /** Locks an existing folder. Rejects with HostRunning, or with the system's error. */
  static async take(folder: string, options: LockOptions): Promise<FolderLock> {
    const { life = defaultLife } = options
    for (let attempt = 0; ; attempt++) {
      const before = latest(folder)
      if (before && before.age <= life && !isDead(before.holder)) {
        const unsigned = before.holder.pid === undefined && before.age < unsignedGrace
        if (!unsigned || attempt > 100) throw new HostRunning(runningOn(folder, before.holder))
      } else {
        const taken = succeed(folder, before?.number)
        if (taken) {
          const lock = new FolderLock(folder, taken.number, taken.mark, options)
          try {
            const running = { pid: process.pid, machine: hostname(), url: undefined }
            await writeHostFile(folder, running, () => lock.require())
            return lock
          } catch (error) {
            await lock.release()
            throw error
          }
        }
        if (attempt > 100) throw new HostRunning(runningOn(folder, latest(folder)?.holder ?? {}))
      }
      await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 30))
    }
  }

  /**
   * Refuses unless the folder is this host's: `folder-lost` once another host has taken it, `folder-failed` while it
   * cannot be read. If it passes, nothing that this host wrote before the call was replaced by another host.
   */
  require(): void {
    if (this.#state === 'lost') refuse('folder-lost')
    try {
      if (this.#wasSuspended) this.#renew()
      else if (readFileSync(this.#path(this.#number), 'utf8') !== this.#mark) this.#lose()
    } catch (error) {
      if (error instanceof Refused) throw error
      if (this.#succeeded()) this.#lose()
      refuse('folder-failed', { reason: reasonOf(error) })
    }
  }

  /** Another host has taken the folder. */
  get lost(): boolean {
    return this.#state === 'lost'
  }

  /** If this process was suspended, checks at once whether the folder was taken meanwhile. Never throws. */
  checkAfterSuspend(): void {
    if (this.#wasSuspended) this.#heartbeat()
  }

  /** Releases the folder, if it is still this host's. */
  async release(): Promise<void> {
    clearInterval(this.#beat)
    if (this.#state !== 'held') return
    try {
      const ended = { pid: undefined, machine: undefined, url: undefined }
      await writeHostFile(this.#folder, ended, () => this.require())
    } catch {
      // The next host finds the lock stale, or its process dead.
    }
    this.releaseNow()
  }

  /** The synchronous part of `release`, for a process that is exiting. */
  releaseNow(): void {
    if (!held.delete(this) || this.#state !== 'held') return
    if (held.size === 0) process.off('exit', releaseAll)
    try {
      this.require()
      // The number first: a suspended former holder must see that it was replaced even when nobody holds the folder.
      writeFileSync(releasedPath(this.#folder), `${this.#number}\n`, { mode: 0o600 })
      rmSync(this.#path(this.#number))
      rmdirSync(lockPath(this.#folder))
    } catch {
      // The next host finds the lock stale, or its process dead.
    }
    this.#state = 'released'
  }

  /** True if the heartbeat is so late that another host could have taken the folder. */
  get #wasSuspended(): boolean {
    return Date.now() - this.#lastBeat > this.#life
  }

  #heartbeat(): void {
    try {
      this.require()
      const now = new Date()
      utimesSync(this.#path(this.#number), now, now)
      this.#lastBeat = now.getTime()
    } catch {
      // Either the folder is lost, or the next heartbeat tries again.
    }
  }

  /** After a suspension in which another host could have taken the folder: creates the next generation, or loses it. */
  #renew(): void {
    const before = this.#number
    if (readFileSync(this.#path(before), 'utf8') !== this.#mark) this.#lose()
    const taken = succeed(this.#folder, before, before + 1)
    if (!taken) return this.#lose()
    this.#number = taken.number
    this.#mark = taken.mark
    this.#lastBeat = Date.now()
  }

  /** True if there is or was a later generation. */
  #succeeded(): boolean {
    try {
      return Math.max(releasedIn(this.#folder), ...(numbersIn(this.#folder) ?? [])) > this.#number
    } catch {
      return false
    }
  }

  #lose(): never {
    this.#state = 'lost'
    held.delete(this)
    clearInterval(this.#beat)
    // Asynchronously, so that the caller gets the refusal first.
    setImmediate(this.#lost)
    return refuse('folder-lost')
  }

  #path(number: number): string {
    return join(lockPath(this.#folder), String(number))
  }
}

/** Releases all folders of a process that exits without closing its host. */
function releaseAll(): void {
  for (const lock of [...held]) lock.releaseNow()
}

/** What `host.json` says if this holder wrote it, else the holder alone. */
function runningOn(folder: string, { pid, machine }: Holder): HostFile {
  const said = readHostFile(folder)
  return said.pid === pid ? said : { pid, machine }
}
