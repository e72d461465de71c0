/**
 * The private file by which a browser is opened: a page that goes on to the address with the key. The words of a command
 * can be read by everybody at the machine, so the browser is told of the file, never of the address. It goes as soon as
 * the browser has come in, and in any case after a while.
 */
import { randomBytes } from 'node:crypto'
import { accessSync, constants, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { isAbsolute, join, relative, sep } from 'node:path'

/** How long a browser may take to start and read its file, in milliseconds. */
export const launchPatience = 60_000

const nameOf = (id: string): string => `caravanserai-open-${id}.html`
const named = /^caravanserai-open-[0-9a-f]{16}\.html$/

/** Where browsers are looked at from: for tests; default: this system. */
export interface Surroundings {
  readonly platform: NodeJS.Platform
  readonly home: string
}

const here = (): Surroundings => ({ platform: process.platform, home: homedir() })

/**
 * The folder for such files: the save folder, where any browser may read it. On Linux one from a snap sees neither
 * hidden folders nor /tmp, only visible files of the home folder: there it is the home folder itself.
 */
export function launchFolder(saves: string, { platform, home }: Surroundings = here()): string {
  if (platform !== 'linux') return saves
  const below = relative(home, saves)
  const open = !isAbsolute(below) && !below.split(sep).some((step) => step.startsWith('.'))
  return open || !isWritable(home) ? saves : home
}

/** A file by which a browser is opened. */
export interface Launch {
  readonly path: string
  readonly remove: () => void
}

/** A file that opens `url` for its owner alone. Throws the system's error. */
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

/** Removes the file that a browser came by, if it came by one. What cannot be removed here goes with its maker. */
export function removeLaunch(saves: string, id: string | undefined): void {
  if (id === undefined || !named.test(nameOf(id))) return
  try {
    rmSync(join(launchFolder(saves), nameOf(id)), { force: true })
  } catch {
    // The browser has come in all the same.
  }
}

/** Removes what a killed host left. Its key opens nothing any more. */
function sweep(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    const age = named.test(name) ? Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) : 0
    if (age > 2 * launchPatience) rmSync(path, { force: true })
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
