// Real causes of write errors: a small disk in memory, and a user who is not root.

import { execFileSync, spawnSync } from 'node:child_process'
import { constants } from 'node:fs'
import { resolve } from 'node:path'

/** What is not available here, and why. For `skip`. */
export interface Missing {
  readonly missing: string
}

const mounted: string[] = []

/** Mounts a disk of this many bytes at an empty folder. Only root may do that, and not in every container. */
export function mountSmall(folder: string, bytes: number): Missing | undefined {
  if (process.platform !== 'linux') return { missing: 'a small disk can be mounted on Linux only' }
  const { status, stderr, error } = spawnSync(
    'mount',
    ['-t', 'tmpfs', '-o', `size=${bytes},mode=700`, 'tmpfs', folder],
    { encoding: 'utf8' }
  )
  if (status !== 0)
    return { missing: `mounting a small disk was refused: ${error?.message ?? stderr.trim()}` }
  mounted.push(folder)
  return undefined
}

/** Unmounts the small disks. For `afterEach`, after every process on them has ended. */
export function unmountAll(): void {
  for (const folder of mounted.splice(0)) execFileSync('umount', ['--lazy', folder])
}

/**
 * A user to whom file permissions apply, unlike root: `nobody` if this process runs as root, else its own user. Missing if
 * that user may not read this project.
 */
export function plainUser(): { readonly uid?: number } | Missing {
  if (process.getuid === undefined) return { missing: 'rights on files are another matter on Windows' }
  if (process.getuid() !== 0) return {}
  const uid = 65534
  const files = ['main/serve.ts', 'node_modules/tsx/package.json'].map((name) =>
    resolve(import.meta.dirname, '../..', name)
  )
  const code = `for (const file of ${JSON.stringify(files)}) require('fs').accessSync(file, ${constants.R_OK})`
  const { status } = spawnSync(process.execPath, ['-e', code], { uid, gid: uid, stdio: 'ignore' })
  return status === 0 ? { uid } : { missing: 'a user who is not root may not read this project' }
}
