/**
 * The lock of a save folder is a file `host.lock/<number>`, its *generation*: each host that takes the folder creates
 * the next number, and no number is used twice. `host.generation` keeps the number that was released last, so that
 * numbering never restarts.
 */
import { randomBytes } from 'node:crypto'
import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeSync
} from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { readHostFile, type HostFile } from './hostfile'
import { reasonOf } from '../refusal-error'

/** Who holds a generation, as written in its file. */
export type Holder = Pick<HostFile, 'pid' | 'machine'>

export interface Generation {
  readonly number: number
  readonly holder: Holder
  /**
   * Time between now and its last heartbeat, in milliseconds. A heartbeat in the future comes from a clock that was set
   * back, and ages in the same way.
   */
  readonly age: number
}

/** True only if the holder ran on this machine and no process has its id now. */
export function isDead({ pid, machine }: Holder): boolean {
  if (pid === undefined || pid <= 0 || machine !== hostname()) return false
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return reasonOf(error) === 'ESRCH'
  }
}

/** The folder with the generation's file; it does not exist while nobody holds the save folder. */
export const lockPath = (folder: string): string => join(folder, 'host.lock')

/** The file with the number of the generation that was released last. */
export const releasedPath = (folder: string): string => join(folder, 'host.generation')

/**
 * Creates the generation after `before` (0: none) and deletes that one. `mark` is the content of its file, which no
 * other has. Returns undefined if another host was faster. Throws the system's error.
 */
export function succeed(
  folder: string,
  before = 0,
  number = Math.max(before, releasedIn(folder)) + 1
): { readonly number: number; readonly mark: string } | undefined {
  const path = join(lockPath(folder), String(number))
  const mark = JSON.stringify({
    pid: process.pid,
    machine: hostname(),
    token: randomBytes(16).toString('base64url')
  })
  if (before === 0) makeLock(folder)
  if (!makeOnce(path, mark)) return undefined
  const others = (numbersIn(folder) ?? []).filter((other) => other !== number)
  if (releasedIn(folder) >= number || others.some((other) => other > before)) {
    // A later generation exists or existed: this process was suspended after it had read `before`.
    rmSync(path, { force: true })
    removeEmptyLock(folder)
    return undefined
  }
  for (const other of others) rmSync(join(lockPath(folder), String(other)), { force: true })
  return { number, mark }
}

/** Creates the lock's folder. Not with `recursive`, which reports ENOENT whatever the reason of a failure. */
function makeLock(folder: string): void {
  try {
    mkdirSync(lockPath(folder))
  } catch (error) {
    if (reasonOf(error) !== 'EEXIST') throw error
  }
}

/** An empty lock folder would be taken for that of a host that has not created its generation yet. */
function removeEmptyLock(folder: string): void {
  try {
    rmdirSync(lockPath(folder))
  } catch {
    // Not empty: another host holds it.
  }
}

/** Creates a file. Returns false if it exists already, or if its folder was deleted meanwhile. */
function makeOnce(path: string, content: string): boolean {
  let file
  try {
    file = openSync(path, 'wx', 0o600)
  } catch (error) {
    if (['EEXIST', 'ENOENT'].includes(reasonOf(error))) return false
    throw error
  }
  try {
    writeSync(file, content)
  } catch (error) {
    rmSync(path, { force: true })
    throw error
  } finally {
    closeSync(file)
  }
  return true
}

/**
 * The latest generation; undefined without a lock. A lock without a generation (hosts of older versions made such) has
 * number 0: its age is that of the folder, its holder the one in `host.json`.
 */
export function latest(folder: string): Generation | undefined {
  const numbers = numbersIn(folder)
  if (!numbers) return undefined
  const number = Math.max(0, ...numbers)
  const path = number === 0 ? lockPath(folder) : join(lockPath(folder), String(number))
  try {
    const age = Math.abs(Date.now() - statSync(path).mtimeMs)
    return { number, age, holder: number === 0 ? readHostFile(folder) : holderIn(path) }
  } catch (error) {
    if (reasonOf(error) === 'ENOENT') return latest(folder)
    throw error
  }
}

/** The numbers of the existing generations; undefined if there is no lock. */
export function numbersIn(folder: string): number[] | undefined {
  try {
    return readdirSync(lockPath(folder))
      .filter((name) => /^[1-9]\d{0,14}$/.test(name))
      .map(Number)
  } catch (error) {
    if (reasonOf(error) === 'ENOENT') return undefined
    throw error
  }
}

/** The number of the generation that was released last; 0 if none was. */
export function releasedIn(folder: string): number {
  try {
    return Number(/^\d{1,15}$/m.exec(readFileSync(releasedPath(folder), 'utf8'))?.[0] ?? 0)
  } catch (error) {
    if (reasonOf(error) === 'ENOENT') return 0
    throw error
  }
}

function holderIn(path: string): Holder {
  try {
    const found = JSON.parse(readFileSync(path, 'utf8')) as Holder
    return {
      ...(Number.isInteger(found.pid) && { pid: found.pid }),
      ...(typeof found.machine === 'string' && { machine: found.machine })
    }
  } catch {
    return {}
  }
}
