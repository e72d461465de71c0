/**
 * One host for each save folder. A host that takes the folder makes the next *generation*: a file in `host.lock/` that is
 * named by its number and can be made only once, so that of two who start together one alone gets it. The holder keeps
 * its time fresh; a generation without a sign of life, or of a process known to be dead, can be succeeded. A holder
 * that was succeeded while it was suspended finds its own generation gone, whenever it looks, and nothing brings it back.
 */
import { readFileSync, rmdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { latest, lockPath, numbersIn, releasedIn, releasedPath, succeed, type Holder } from './generation'
import { readHostFile, writeHostFile, type HostFile } from './hostfile'
import { reasonOf, refuse, Refused } from '../refusal-error'

/** After this long without a sign of life a generation can be succeeded, in milliseconds. */
const usualLife = 10_000
/** A lock younger than this may belong to a host that has not yet written its number down. */
const settling = 500

/** Another host uses the folder. `running` is what it wrote about itself: its number and, in browser mode, address. */
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
  /** Is told once that another host has taken the folder, which can only happen after this process was suspended. */
  readonly lost: () => void
  /** After this long without a sign of life the folder can be taken over, in milliseconds. */
  readonly life?: number | undefined
}

const held = new Set<FolderLock>()

export class FolderLock {
  readonly #folder: string
  readonly #life: number
  readonly #lost: () => void
  #number: number
  /** What this generation's file says: nobody else's says the same. */
  #mark: string
  /** The last sign of life, in milliseconds since 1970. */
  #alive = Date.now()
  #beat: NodeJS.Timeout | undefined
  #state: 'held' | 'lost' | 'released' = 'held'

  private constructor(folder: string, number: number, mark: string, { life = usualLife, lost }: LockOptions) {
    this.#folder = folder
    this.#number = number
    this.#mark = mark
    this.#life = life
    this.#lost = lost
    this.#beat = setInterval(() => this.#showLife(), life / 5).unref()
    if (held.size === 0) process.on('exit', giveAllBack)
    held.add(this)
  }

  /** Takes an existing folder. Rejects with HostRunning, or with the system's error. */
  static async take(folder: string, options: LockOptions): Promise<FolderLock> {
    const { life = usualLife } = options
    for (let attempt = 0; ; attempt++) {
      const before = latest(folder)
      if (before && before.age <= life && !isDead(before.holder)) {
        const unsigned = before.holder.pid === undefined && before.age < settling
        if (!unsigned || attempt > 100) throw new HostRunning(runningOn(folder, before.holder))
      } else {
        const taken = succeed(folder, before?.number)
        if (taken) {
          const lock = new FolderLock(folder, taken.number, taken.mark, options)
          try {
            await writeHostFile(folder, { pid: process.pid, machine: hostname(), url: undefined })
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
   * cannot be read. What was written before this was called, and this host alone may write, nobody has replaced.
   */
  require(): void {
    if (this.#state === 'lost') refuse('folder-lost')
    try {
      if (this.#slept) this.#win()
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

  /** After this process was suspended: looks at once whether the folder was taken meanwhile. Never throws. */
  wake(): void {
    if (this.#slept) this.#showLife()
  }

  /** Gives the folder back, if it is still this host's. */
  async release(): Promise<void> {
    clearInterval(this.#beat)
    if (this.#state !== 'held') return
    try {
      this.require()
      await writeHostFile(this.#folder, { pid: undefined, machine: undefined, url: undefined })
    } catch {
      // What cannot be written now is found stale, or its process dead.
    }
    this.giveBack()
  }

  /** The part of `release` that also a process that is just ending can do. */
  giveBack(): void {
    if (!held.delete(this) || this.#state !== 'held') return
    if (held.size === 0) process.off('exit', giveAllBack)
    try {
      this.require()
      // First the number: a process that was suspended must find that it was succeeded, also when nobody holds the folder.
      writeFileSync(releasedPath(this.#folder), `${this.#number}\n`, { mode: 0o600 })
      rmSync(this.#path(this.#number))
      rmdirSync(lockPath(this.#folder))
    } catch {
      // As above.
    }
    this.#state = 'released'
  }

  get #slept(): boolean {
    return Date.now() - this.#alive > this.#life
  }

  #showLife(): void {
    try {
      this.require()
      const now = new Date()
      utimesSync(this.#path(this.#number), now, now)
      this.#alive = now.getTime()
    } catch {
      // Lost, or tried again with the next one.
    }
  }

  /** After a pause in which another host could have taken the folder: makes the next generation, or has lost. */
  #win(): void {
    const before = this.#number
    if (readFileSync(this.#path(before), 'utf8') !== this.#mark) this.#lose()
    const taken = succeed(this.#folder, before, before + 1)
    if (!taken) return this.#lose()
    this.#number = taken.number
    this.#mark = taken.mark
    this.#alive = Date.now()
  }

  /** True if there is, or was, a later generation. */
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
    // The caller is answered first.
    setImmediate(this.#lost)
    return refuse('folder-lost')
  }

  #path(number: number): string {
    return join(lockPath(this.#folder), String(number))
  }
}

/** A process that ends without closing its host gives its folders back all the same. */
function giveAllBack(): void {
  for (const lock of [...held]) lock.giveBack()
}

/** What the host file says, if it is this holder's: else the number alone. */
function runningOn(folder: string, { pid, machine }: Holder): HostFile {
  const said = readHostFile(folder)
  return said.pid === pid ? said : { pid, machine }
}

/** True only if the holder ran on this machine and no process has its number now. */
function isDead({ pid, machine }: Holder): boolean {
  if (pid === undefined || pid <= 0 || machine !== hostname()) return false
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return reasonOf(error) === 'ESRCH'
  }
}
