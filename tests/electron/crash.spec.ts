// An uncaught error in the main process: it writes a crash log, shows its path in a dialog and on standard error, and
// ends.

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { _electron, expect, test } from '@playwright/test'
import { findChromium } from '../../build/lib/chromium.mjs'
import { findElectron } from '../../build/lib/electron.mjs'

const project = resolve(import.meta.dirname, '../..')
const windowless = process.platform === 'linux' && !process.env['DISPLAY'] && !process.env['WAYLAND_DISPLAY']
const real = windowless ? undefined : findElectron()

test.skip(
  real !== undefined,
  'A real Electron shows the dialog and waits for a person: under the double only.'
)
test.skip(process.platform === 'win32', 'The double of Electron is not made for Windows.')

test('a crashing main process writes a crash log, says where it is, and ends', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'caravanserai-crash-'))
  const before = process.env['ELECTRON_OVERRIDE_DIST_PATH']
  // Without this variable Playwright asks the electron package, which would start a download.
  process.env['ELECTRON_OVERRIDE_DIST_PATH'] = join(import.meta.dirname, 'double')
  try {
    const games = join(folder, 'games')
    const app = await _electron.launch({
      args: [project, `--user-data-dir=${join(folder, 'profile')}`],
      cwd: project,
      env: {
        ...Object.fromEntries(
          Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
        ),
        CARAVANSERAI_FOLDER: games,
        CHROMIUM_PATH: findChromium() ?? ''
      }
    })
    await app.firstWindow()
    let said = ''
    const child = app.process()
    child.stderr?.on('data', (part: Buffer) => (said += part.toString()))
    const ended = new Promise((done) => child.once('close', done))
    await app.evaluate(() => {
      setTimeout(() => {
        throw new Error('the caravan is lost')
      }, 0)
    })
    expect(await ended).toBe(1)
    const [name = ''] = readdirSync(join(games, 'logs'))
    const path = join(games, 'logs', name)
    expect(readFileSync(path, 'utf8')).toMatch(/Versions: Caravanserai \d[^]*the caravan is lost/)
    expect(said).toContain(`crash log: ${path}\n`)
    // The double prints the text of its error box to standard error.
    expect(said).toMatch(new RegExp(`Caravanserai had to stop: .*saved[^]*crash log: [^]*${name}`))
  } finally {
    if (before === undefined) delete process.env['ELECTRON_OVERRIDE_DIST_PATH']
    else process.env['ELECTRON_OVERRIDE_DIST_PATH'] = before
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
})
