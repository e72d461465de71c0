// File operations of the host. Writes are atomic: after a crash a file has its old content or the new one.

import { closeSync, constants, copyFileSync, fsyncSync, futimesSync, openSync, readFileSync } from 'node:fs'
import { renameSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { chmod, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { reasonOf } from '../refusal-error'

/** Writes like `fs.writeSync` and returns the number of bytes written. Tests replace it to simulate a full disk. */
export type Write = (file: number, bytes: Uint8Array) => number

export const systemWrite: Write = (file, bytes) => writeSync(file, bytes)

/**
 * Throws a refusal if another host has taken the folder. It is called between writing a temporary file and renaming it:
 * a host that takes the folder deletes temporary files first, so a suspended host cannot complete its rename later.
 */
export type Fence = () => void

let counter = 0

const temporaryFor = (path: string): string =>
  join(dirname(path), `.${basename(path)}.${process.pid}-${++counter}.tmp`)

/**
 * Replaces a whole file, or creates it, by renaming a temporary one: a crash leaves the old file or the new one. It is
 * readable by its owner alone. With `lasting` (default) it survives a power cut once this has resolved. Rejects with
 * the system's error, or what the fence throws.
 */
export const writeWhole = (
  path: string,
  content: string | Uint8Array,
  lasting = true,
  fence: Fence = () => undefined
): Promise<void> => write(path, content, { lasting, fence, mode: 0o600 })

/** `writeWhole` for a file that people keep where they like: readable as their other files are. */
export const writeForPeople = (path: string, content: string): Promise<void> =>
  write(path, content, { lasting: true, fence: () => undefined, mode: 0o666 })

interface Writing {
  readonly lasting: boolean
  readonly fence: Fence
  readonly mode: number
}

async function write(
  path: string,
  content: string | Uint8Array,
  { lasting, fence, mode }: Writing
): Promise<void> {
  const temporary = temporaryFor(path)
  try {
    const file = await open(temporary, 'wx', mode)
    try {
      await file.writeFile(content)
      if (lasting) await file.sync()
    } finally {
      await file.close()
    }
    fence()
    await renameWithRetries(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined)
    throw error
  }
  if (lasting) await syncFolder(dirname(path))
}

/**
 * `writeWhole` done synchronously, where nothing else may run in between. `changed` sets the new file's modification
 * time, in milliseconds since 1970. Throws the system's error, or what the fence throws.
 */
export function replaceWhole(path: string, content: Uint8Array, fence: Fence, changed?: number): void {
  const temporary = temporaryFor(path)
  try {
    const file = openSync(temporary, 'wx', 0o600)
    try {
      writeFileSync(file, content)
      if (changed !== undefined) futimesSync(file, new Date(changed), new Date(changed))
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    fence()
    renameWithRetriesSync(temporary, path)
  } catch (error) {
    try {
      rmSync(temporary, { force: true })
    } catch {
      // `sweep` removes it at the next start.
    }
    throw error
  }
}

/**
 * How long to wait before a file is renamed once more, in milliseconds: on Windows a virus scanner may hold a new file for a
 * moment. Undefined after the last attempt, and for other errors.
 */
function pauseAfter(error: unknown, attempt: number): number | undefined {
  return attempt < 6 && ['EPERM', 'EACCES', 'EBUSY'].includes(reasonOf(error)) ? 20 * attempt : undefined
}

async function renameWithRetries(from: string, to: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await rename(from, to)
    } catch (error) {
      const pause = pauseAfter(error, attempt)
      if (pause === undefined) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

function renameWithRetriesSync(from: string, to: string): void {
  for (let attempt = 1; ; attempt++) {
    try {
      return renameSync(from, to)
    } catch (error) {
      const pause = pauseAfter(error, attempt)
      if (pause === undefined) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause)
    }
  }
}

/** Syncs the folder, so that a file's new name survives a power cut; does nothing where the system cannot. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  try {
    const handle = await open(folder, 'r')
    await handle.sync().finally(() => handle.close())
  } catch {
    // Some network folders cannot be synced; the file itself is written.
  }
}

/** A file's text; undefined if there is no file. Throws any other error of the system. */
export function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (reasonOf(error) === 'ENOENT') return undefined
    throw error
  }
}

/** Copies a damaged file to `<path>.damaged-<n>`, unless the same is kept there already. Returns that path; throws the system's error. */
export function setAside(path: string): string {
  for (let n = 1; ; n++) {
    const kept = `${path}.damaged-${n}`
    try {
      copyFileSync(path, kept, constants.COPYFILE_EXCL)
      return kept
    } catch (error) {
      if (reasonOf(error) !== 'EEXIST') throw error
      // The same damage, met again at the next start, is kept once.
      if (readFileSync(kept).equals(readFileSync(path))) return kept
    }
  }
}

/** Makes secret files readable by their owner alone: older ones, or those copied back from a backup, may not be. */
export async function tighten(folder: string, isSecret: (name: string) => boolean): Promise<void> {
  if (process.platform === 'win32') return
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    // A file of another owner, or on a file system without permissions, stays as it is.
    if (isSecret(name) && (await stat(path)).mode & 0o077) await chmod(path, 0o600).catch(() => undefined)
  }
}

/** Deletes temporary files that a crash during `writeWhole` or `replaceWhole` left behind. */
export async function sweep(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (/^\..+\.\d+-\d+\.tmp$/.test(name)) await rm(join(folder, name), { force: true })
  }
}
