// Opens the table in the default browser.

import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { launchTimeout, writeLaunch, type Launch } from './launch'

/** How often it is checked whether the browser has logged in, in milliseconds. */
const pollInterval = 250

/**
 * Opens `url`, which contains a key, in the default browser by way of a launch file (see `launch.ts`). Resolves when
 * that is deleted: the browser has logged in, or its time is over. `failed` is called if the browser cannot be opened.
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
  const fail = (reason: string): void => {
    if (waiting) failed(reason)
    waiting = false
  }
  const [program, ...args] = commandFor(process.platform, path)
  const child = spawn(program, args, { detached: true, stdio: 'ignore', windowsHide: true })
  child.on('error', (error) => fail(error.message))
  child.on('exit', (code) => {
    if (code !== 0 && code !== null) fail(`${program} ended with ${code}`)
  })
  child.unref()
  for (let waited = 0; waiting && waited < launchTimeout && existsSync(path); waited += pollInterval)
    await new Promise((resolve) => setTimeout(resolve, pollInterval))
  waiting = false
  remove()
  process.off('exit', remove)
}

/** The system's command for opening a file or address. Other users of the machine can read its arguments. */
export function commandFor(platform: NodeJS.Platform, path: string): readonly [string, ...string[]] {
  if (platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler', path]
  if (platform === 'darwin') return ['open', path]
  return ['xdg-open', path]
}
