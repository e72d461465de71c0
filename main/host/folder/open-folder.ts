// Opens a save folder: locks it for this host and opens its store.

import { mkdirSync } from 'node:fs'
import { FolderLock, HostRunning } from './lock'
import { reasonOf } from '../refusal-error'
import { Store } from './store'

/** The save folder cannot be used. `reason`: the system's error code (`EROFS`, `EACCES`, ...). */
export class FolderUnusable extends Error {
  readonly folder: string
  readonly reason: string

  constructor(folder: string, cause: unknown) {
    super(`${folder}: ${reasonOf(cause)}`, { cause })
    this.name = 'FolderUnusable'
    this.folder = folder
    this.reason = reasonOf(cause)
  }
}

/** Creates the folder if need be, locks it and opens its store. Rejects with HostRunning or FolderUnusable. */
export async function openFolder(
  folder: string,
  life: number | undefined,
  lost: () => void
): Promise<{ readonly lock: FolderLock; readonly store: Store }> {
  try {
    mkdirSync(folder, { recursive: true })
    const lock = await FolderLock.take(folder, { lost, life })
    try {
      return { lock, store: await Store.open(folder, () => lock.require()) }
    } catch (error) {
      await lock.release()
      throw error
    }
  } catch (error) {
    throw error instanceof HostRunning ? error : new FolderUnusable(folder, error)
  }
}
