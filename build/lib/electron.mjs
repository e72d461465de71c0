// Finds Electron's program, and fetches it once. Never `require('electron')`, which starts the download by itself.

import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { inside, readJson, root, writeJson } from './project.mjs'

const packageFolder = inside('node_modules', 'electron')
const cache = inside('node_modules', '.cache', 'caravanserai')
const failureFile = join(cache, 'electron-not-fetched.json')
const day = 24 * 60 * 60 * 1000

/** The path of Electron's program, or undefined if it is not on this machine. Downloads nothing. */
export function findElectron() {
  const names = { darwin: 'Electron.app/Contents/MacOS/Electron', win32: 'electron.exe' }
  const name = names[process.platform] ?? 'electron'
  const override = process.env.ELECTRON_OVERRIDE_DIST_PATH
  if (override) return existsSync(join(override, name)) ? join(override, name) : undefined
  const program = join(packageFolder, 'dist', name)
  try {
    // A broken download leaves a folder without this file; an old download has another version in it.
    const version = readFileSync(join(packageFolder, 'dist', 'version'), 'utf8')
      .trim()
      .replace(/^v/, '')
    return version === electronVersion() && existsSync(program) ? program : undefined
  } catch {
    return undefined
  }
}

/** The version of Electron the project is pinned to. */
export function electronVersion() {
  return readJson(join(packageFolder, 'package.json'))?.version
}

/** The reason why fetching failed, if that was within the last day. */
export function recentFailure() {
  const noted = readJson(failureFile)
  const fresh = noted?.version === electronVersion() && Math.abs(Date.now() - noted.at) < day
  return fresh ? noted.reason : undefined
}

/**
 * Runs Electron's own installer once. There is no limit as long as bytes arrive; it is killed after `silence`
 * milliseconds without any. Resolves with undefined on success, otherwise with the reason, which is stored for a day.
 */
export async function fetchElectron(say, silence = 10_000) {
  say(`Fetching Electron ${electronVersion()} (about 110 MB, once) ...`)
  const reason = await runInstaller(say, silence)
  if (reason === undefined) rmSync(failureFile, { force: true })
  else writeJson(failureFile, { version: electronVersion(), at: Date.now(), reason })
  return reason
}

function runInstaller(say, silence) {
  // The installer reports no progress; so it gets a temporary folder of its own, whose size shows the progress.
  const temporary = join(cache, 'electron-download')
  rmSync(temporary, { recursive: true, force: true })
  mkdirSync(temporary, { recursive: true })
  const env = {
    ...process.env,
    TMPDIR: temporary,
    TEMP: temporary,
    TMP: temporary,
    ELECTRON_GET_NO_PROGRESS: '1'
  }
  delete env.ELECTRON_SKIP_BINARY_DOWNLOAD
  const child = spawn(process.execPath, [join(packageFolder, 'install.js')], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'pipe']
  })
  let errors = ''
  child.stderr.on('data', (data) => {
    errors += data
  })

  let [bytes, shown, heard, silent] = [0, 0, Date.now(), false]
  const watch = setInterval(() => {
    const now = sizeOf(temporary) + sizeOf(join(packageFolder, 'dist'))
    if (now > bytes) heard = Date.now()
    bytes = now
    if (bytes - shown >= 8e6) {
      shown = bytes
      say(`  ... ${Math.round(bytes / 1e6)} MB`)
    }
    if (Date.now() - heard > silence) {
      silent = true
      child.kill('SIGKILL')
    }
  }, 250)

  return new Promise((resolve) => {
    const end = (reason) => {
      clearInterval(watch)
      process.off('exit', stop)
      rmSync(temporary, { recursive: true, force: true, maxRetries: 3 })
      resolve(reason)
    }
    const stop = () => child.kill('SIGKILL')
    process.on('exit', stop)
    child.on('error', (error) => end(error.message))
    child.on('close', (code) => {
      if (silent) end(`no answer for ${Math.round(silence / 1000)} seconds`)
      else if (code === 0 && findElectron() !== undefined) end(undefined)
      else end(firstReason(errors))
    })
  })
}

/** The line of an error output that names the error, without its stack. */
function firstReason(text) {
  const line = text.split('\n').find((candidate) => /error|failed|refused|denied/i.test(candidate))
  const cause = /(?:code: '|\b)(E[A-Z_]{4,})/.exec(text)?.[1]
  const said = line?.replace(/^\s*(?:\w*Error:\s*)+/, '').trim() ?? 'the installer failed'
  return cause !== undefined && !said.includes(cause) ? `${said}, ${cause}` : said
}

function sizeOf(path) {
  try {
    const stat = statSync(path)
    if (!stat.isDirectory()) return stat.size
    return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0)
  } catch {
    return 0
  }
}
