/**
 * The generations of a save folder, as files: `host.lock/<number>` is the one that holds it, made only once and never
 * again; `host.generation` is the last one that was given back, so that numbering never restarts.
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

/** Who holds a generation, as its file says. */
export type Holder = Pick<HostFile, 'pid' | 'machine'>

export interface Generation {
  readonly number: number
  readonly holder: Holder
  /** Time since its last sign of life, in milliseconds. */
  readonly age: number
}

/** The folder of what holds it; gone while nobody does. */
export const lockPath = (folder: string): string => join(folder, 'host.lock')

/** The last generation that was given back: numbering never restarts. */
export const releasedPath = (folder: string): string => join(folder, 'host.generation')

/**
 * Makes the generation after `before`, and ends that one. Undefined if somebody else has it, or has come in between.
 * Throws when the system refuses.
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
    // This process was suspended since it looked.
    rmSync(path, { force: true })
    leaveNoLock(folder)
    return undefined
  }
  for (const other of others) rmSync(join(lockPath(folder), String(other)), { force: true })
  return { number, mark }
}

/** Not `recursive`, which says ENOENT for whatever keeps it from making a folder. */
function makeLock(folder: string): void {
  try {
    mkdirSync(lockPath(folder))
  } catch (error) {
    if (reasonOf(error) !== 'EEXIST') throw error
  }
}

/** An empty lock would be taken for that of a host that has not yet signed it. */
function leaveNoLock(folder: string): void {
  try {
    rmdirSync(lockPath(folder))
  } catch {
    // Somebody has it.
  }
}

/** Makes a file that must not be there. False if it is, or if its folder has just gone. */
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

/** The latest generation that is there. A lock without one is as old, and whose, as hosts before generations left it. */
export function latest(folder: string): Generation | undefined {
  const numbers = numbersIn(folder)
  if (!numbers) return undefined
  const number = Math.max(0, ...numbers)
  const path = number === 0 ? lockPath(folder) : join(lockPath(folder), String(number))
  try {
    const age = Date.now() - statSync(path).mtimeMs
    return { number, age, holder: number === 0 ? readHostFile(folder) : holderIn(path) }
  } catch (error) {
    if (reasonOf(error) === 'ENOENT') return latest(folder)
    throw error
  }
}

/** Numbers of the generations that are there; undefined if there is no lock. */
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

/** The number that was last given back; 0 if none was. */
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
