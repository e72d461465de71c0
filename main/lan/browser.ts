// Opens the table in the default browser.

import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { launchPatience, writeLaunch, type Launch } from './launch'

/** How often it is looked whether the browser has come in, in milliseconds. */
const glance = 250

/**
 * Asks the system to open `url`, which holds a key, by way of a private file of the save folder's owner. Resolves when
 * the file is gone: the browser has come in, or has had its time. `failed` hears if the system cannot open anything.
 */
export async function openBrowser(
  saves: string,
  url: string,
  failed: (reason: string) => void
): Promise<void> {
  let file: Launch
  try {
    file = writeLaunch(saves, url)
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error))
  }
  const { path, remove } = file
  process.once('exit', remove)
  let waiting = true
  const give = (reason: string): void => {
    if (waiting) failed(reason)
    waiting = false
  }
  const [program, ...words] = commandFor(process.platform, path)
  const child = spawn(program, words, { detached: true, stdio: 'ignore', windowsHide: true })
  child.on('error', (error) => give(error.message))
  child.on('exit', (code) => {
    if (code !== 0 && code !== null) give(`${program} ended with ${code}`)
  })
  child.unref()
  for (let waited = 0; waiting && waited < launchPatience && existsSync(path); waited += glance)
    await new Promise((resolve) => setTimeout(resolve, glance))
  waiting = false
  remove()
  process.off('exit', remove)
}

/** The system's own command for opening a file. Everybody at the machine can read its words. */
export function commandFor(platform: NodeJS.Platform, path: string): readonly [string, ...string[]] {
  if (platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler', path]
  if (platform === 'darwin') return ['open', path]
  return ['xdg-open', path]
}
