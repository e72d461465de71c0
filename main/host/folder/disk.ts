// What the host does with files, in a form that leaves either the old content or the new, and that tests can make fail.

import { closeSync, constants, copyFileSync, fsyncSync, futimesSync, openSync } from 'node:fs'
import { renameSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { chmod, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { reasonOf } from '../refusal-error'

/** The one call tests replace to fill the disk. Returns how many bytes were written, like `fs.writeSync`. */
export type Write = (file: number, bytes: Uint8Array) => number

export const systemWrite: Write = (file, bytes) => writeSync(file, bytes)

/**
 * Refuses when the folder is another host's by now. It is asked when the new file is there and not yet in its place:
 * a host that takes the folder removes such files first, so one that waits too long can never get there.
 */
export type Fence = () => void

let counter = 0

const temporaryFor = (path: string): string =>
  join(dirname(path), `.${basename(path)}.${process.pid}-${++counter}.tmp`)

/**
 * Writes a whole file by way of a new one beside it: a crash leaves the old file or the new one, never a half.
 * Readable by its owner alone. With `lasting` (default) it is on the disk itself when this resolves, through a power
 * cut. Rejects when the disk or the fence refuses.
 */
export async function writeWhole(
  path: string,
  content: string | Uint8Array,
  lasting = true,
  fence: Fence = () => undefined
): Promise<void> {
  const temporary = temporaryFor(path)
  try {
    const file = await open(temporary, 'wx', 0o600)
    try {
      await file.writeFile(content)
      if (lasting) await file.sync()
    } finally {
      await file.close()
    }
    fence()
    await renamePatiently(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined)
    throw error
  }
  if (lasting) await syncFolder(dirname(path))
}

/**
 * The same at once, for what must not be interrupted. The new file gets the time of its last change from `changed`, in
 * milliseconds since 1970. Throws when the disk or the fence refuses.
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
    renameSync(temporary, path)
  } catch (error) {
    try {
      rmSync(temporary, { force: true })
    } catch {
      // The next start sweeps it away.
    }
    throw error
  }
}

/** On Windows a virus scanner may hold a new file for a moment. */
async function renamePatiently(from: string, to: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await rename(from, to)
    } catch (error) {
      if (attempt === 6 || !['EPERM', 'EACCES', 'EBUSY'].includes(reasonOf(error))) throw error
      await new Promise((resolve) => setTimeout(resolve, 20 * attempt))
    }
  }
}

/** Makes a new name in the folder last through a power cut, where the system can. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  try {
    const handle = await open(folder, 'r')
    await handle.sync().finally(() => handle.close())
  } catch {
    // Some network folders cannot; the file itself is written.
  }
}

/** Keeps a copy of a damaged file beside it as `<name>.damaged-<n>`. Throws when the disk refuses. */
export function setAside(path: string): string {
  for (let n = 1; ; n++) {
    const kept = `${path}.damaged-${n}`
    try {
      copyFileSync(path, kept, constants.COPYFILE_EXCL)
      return kept
    } catch (error) {
      if (reasonOf(error) !== 'EEXIST') throw error
    }
  }
}

/** Makes what others of this machine could read readable by its owner alone: files that were copied back, or older. */
export async function tighten(folder: string, isSecret: (name: string) => boolean): Promise<void> {
  if (process.platform === 'win32') return
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    // Another's file, or a folder that cannot be changed: it stays as somebody made it.
    if (isSecret(name) && (await stat(path)).mode & 0o077) await chmod(path, 0o600).catch(() => undefined)
  }
}

/** Removes what a crash during `writeWhole` left behind. */
export async function sweep(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (/^\..+\.\d+-\d+\.tmp$/.test(name)) await rm(join(folder, name), { force: true })
  }
}
