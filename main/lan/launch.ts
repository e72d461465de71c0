/**
 * The launch file: a private page that redirects to the address with the key. Other users of the machine can read
 * command lines, so the browser is started with this file instead of the address. The file is deleted as soon as the
 * browser has logged in, and in any case after a while.
 */
import { randomBytes } from 'node:crypto'
import { accessSync, constants, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { isAbsolute, join, relative, sep } from 'node:path'

/** How long a browser may take to start and read its file, in milliseconds. */
export const launchTimeout = 60_000

const nameOf = (id: string): string => `caravanserai-open-${id}.html`
const namePattern = /^caravanserai-open-[0-9a-f]{16}\.html$/

/** What decides where the file is put; tests replace it. */
export interface UserSystem {
  readonly platform: NodeJS.Platform
  readonly home: string
}

const thisSystem = (): UserSystem => ({ platform: process.platform, home: homedir() })

/**
 * The folder for launch files: the save folder if every browser can read it, else the home folder. On Linux a browser
 * installed as a snap can read neither hidden folders nor /tmp, only visible files below the home folder.
 */
export function launchFolder(saves: string, { platform, home }: UserSystem = thisSystem()): string {
  if (platform !== 'linux') return saves
  const below = relative(home, saves)
  const visible = !isAbsolute(below) && !below.split(sep).some((segment) => segment.startsWith('.'))
  return visible || !isWritable(home) ? saves : home
}

/** A launch file. */
export interface Launch {
  readonly path: string
  readonly remove: () => void
}

/** Writes a launch file for `url`, readable by its owner alone. Throws the system's error. */
export function writeLaunch(saves: string, url: string): Launch {
  const folder = launchFolder(saves)
  sweep(folder)
  const id = randomBytes(8).toString('hex')
  const path = join(folder, nameOf(id))
  const to = new URL(url)
  to.searchParams.set('by', id)
  const address = to.href.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  const page = `<!doctype html><html><head><meta charset="utf-8"><meta name="referrer" content="no-referrer"><meta http-equiv="refresh" content="0;url=${address}"><title>Caravanserai</title></head><body><p><a href="${address}">Caravanserai</a></p></body></html>\n`
  writeFileSync(path, page, { flag: 'wx', mode: 0o600 })
  return { path, remove: () => rmSync(path, { force: true }) }
}

/** Deletes the launch file with this id, once a browser has used it. On failure it is left to `openBrowser`. */
export function removeLaunch(saves: string, id: string | undefined): void {
  if (id === undefined || !namePattern.test(nameOf(id))) return
  try {
    rmSync(join(launchFolder(saves), nameOf(id)), { force: true })
  } catch {
    // The browser has logged in all the same.
  }
}

/** Deletes launch files that a killed host left; their keys are invalid. */
function sweep(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    const age = namePattern.test(name)
      ? Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0)
      : 0
    if (age > 2 * launchTimeout) rmSync(path, { force: true })
  }
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}
