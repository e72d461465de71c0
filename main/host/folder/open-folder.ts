// Takes a save folder, or says in the system's word why it cannot be used.

import { mkdirSync } from 'node:fs'
import { FolderLock, HostRunning } from './lock'
import { reasonOf } from '../refusal-error'
import { Store } from './store'

/** The save folder cannot be used, for the system's reason (`EROFS`, `EACCES`, ...). */
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

/** Takes the folder, made if need be, and what is in it. Rejects with HostRunning or FolderUnusable. */
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
