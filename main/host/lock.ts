/**
 * One host for each save folder. The lock is a folder whose time the host keeps fresh, so a crashed host's lock goes
 * stale by itself; when the crashed host is known to be dead, the next start does not even wait for that.
 */
import { rmSync, statSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import lockfile from 'proper-lockfile'
import { readHostFile, writeHostFile, type HostFile } from './hostfile'
import { reasonOf } from './refused'

/** After this long without a sign of life a lock is stale, in milliseconds. */
const stale = 10_000
const update = 2_000
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

/**
 * Takes the folder, or rejects with HostRunning. `lost` is called if another host takes it over later, which can
 * only happen after this process stood still for more than ten seconds. Answers with what gives the folder back.
 */
export async function lockFolder(
  folder: string,
  lost: (reason: string) => void
): Promise<() => Promise<void>> {
  const path = join(folder, 'host.lock')
  const options = { stale, update, realpath: false, lockfilePath: path }
  for (let attempt = 0; ; attempt++) {
    try {
      const release = await lockfile.lock(folder, {
        ...options,
        onCompromised: (error) => lost(reasonOf(error))
      })
      await signIn(folder).catch(async (error: unknown) => {
        await release()
        throw error
      })
      return async () => {
        await writeHostFile(folder, { pid: undefined, machine: undefined, url: undefined })
        await release()
      }
    } catch (error) {
      if (reasonOf(error) !== 'ELOCKED') throw error
      const holder = readHostFile(folder)
      if (attempt > 100 || !isDead(holder)) throw new HostRunning(holder)
      if (ageOf(path) > settling) rmSync(path, { recursive: true, force: true })
      else await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

/** Says whose the folder is now. Must not fail: by an old number the next start would take this lock for a dead one. */
const signIn = (folder: string): Promise<void> =>
  writeHostFile(folder, { pid: process.pid, machine: hostname(), url: undefined })

/** True only if the holder ran on this machine and no process has its number now. */
function isDead(holder: HostFile): boolean {
  if (holder.pid === undefined || holder.machine !== hostname()) return false
  try {
    process.kill(holder.pid, 0)
    return false
  } catch (error) {
    return reasonOf(error) === 'ESRCH'
  }
}

function ageOf(path: string): number {
  try {
    return Date.now() - statSync(path).mtimeMs
  } catch {
    return 0
  }
}
