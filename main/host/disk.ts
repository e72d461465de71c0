// What the host does with files, in a form that leaves either the old content or the new, and that tests can make fail.

import { constants, copyFileSync, writeSync } from 'node:fs'
import { open, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { reasonOf } from './refused'

/** The one call tests replace to fill the disk. Returns how many bytes were written, like `fs.writeSync`. */
export type Write = (file: number, bytes: Uint8Array) => number

export const systemWrite: Write = (file, bytes) => writeSync(file, bytes)

let counter = 0

/**
 * Writes a whole file by way of a new one beside it: a crash leaves the old file or the new one, never a half.
 * Readable by its owner alone. With `lasting` (default) it is on the disk itself when this resolves, through a power
 * cut. Rejects when the disk refuses.
 */
export async function writeWhole(path: string, content: string | Uint8Array, lasting = true): Promise<void> {
  const temporary = join(dirname(path), `.${basename(path)}.${process.pid}-${++counter}.tmp`)
  try {
    const file = await open(temporary, 'wx', 0o600)
    try {
      await file.writeFile(content)
      if (lasting) await file.sync()
    } finally {
      await file.close()
    }
    await renamePatiently(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined)
    throw error
  }
  if (lasting) await syncFolder(dirname(path))
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

/** Removes what a crash during `writeWhole` left behind. */
export async function sweep(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (/^\..+\.\d+-\d+\.tmp$/.test(name)) await rm(join(folder, name), { force: true })
  }
}
