// The app as electron-builder packs it, without network: the double replaces Electron's binary. It runs from its
// app.asar and verifies every checksum in it, which proves that `files` and the run-time packages are complete.

import { spawn } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync
} from 'node:fs'
import { createRequire } from 'node:module'
import { arch, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type ElectronApplication, type Page } from '@playwright/test'
import { fusesOf, safeFuses } from '../../build/lib/fuses.mjs'
import manifest from '../../package.json' with { type: 'json' }
import { double, openDesktop, playOneChoice, project, type Desktop } from './desktop'

const require = createRequire(import.meta.url)

const builder = join(project, 'node_modules', 'electron-builder', 'cli.js')

test.skip(process.platform !== 'linux', 'The double that is packed in place of Electron runs on Linux only.')
test.skip(
  lstatSync(join(project, 'node_modules')).isSymbolicLink(),
  'node_modules is a link, through which electron-builder does not see what the packages need.'
)
test.describe.configure({ mode: 'serial' })

/** A fuse block of Electron: its marker, version and number of fuses, with every fuse set opposite to what we want. */
const fuseWire = Buffer.concat([
  Buffer.from('\n# dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'),
  Buffer.from([1, 8]),
  Buffer.from('10110011\n')
])

let folder: string
let program: string
let desktop: Desktop
let app: ElectronApplication
let page: Page

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'caravanserai-packed-'))
  const electron = join(folder, 'electron')
  cpSync(double, electron, { recursive: true })
  appendFileSync(join(electron, 'electron'), fuseWire)
  const said = await pack(electron, join(folder, 'dist'))
  program = join(
    folder,
    'dist',
    arch() === 'x64' ? 'linux-unpacked' : `linux-${arch()}-unpacked`,
    manifest.name
  )
  expect(existsSync(program), said).toBe(true)
  desktop = await openDesktop(program)
  ;({ app, page } = desktop)
})

test.afterAll(async () => {
  await desktop?.close()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

test('the packed app runs from its own app.asar', async () => {
  const found = await app.evaluate(({ app }) => ({
    packaged: app.isPackaged,
    path: app.getAppPath(),
    name: app.getName(),
    version: app.getVersion()
  }))
  expect(found).toEqual({
    packaged: true,
    path: expect.stringMatching(/app\.asar$/),
    name: 'Caravanserai',
    version: manifest.version
  })
  await expect(page).toHaveTitle(/Caravanserai/)
  await expect(page.getByRole('heading').first()).toBeVisible()
})

test('a choice played through the bridge is on disk', async () => {
  await playOneChoice(page)
  const files = readdirSync(desktop.games, { recursive: true, encoding: 'utf8' })
  const saved = files.filter((name) => name.endsWith('.caravan'))
  expect(saved).toHaveLength(1)
  expect(
    readFileSync(join(desktop.games, saved[0] ?? ''), 'utf8')
      .trim()
      .split('\n')
  ).toHaveLength(2)
})

test('the menu of the packed app has no reload and no developer tools', async () => {
  const roles = await app.evaluate(({ Menu }) => {
    const rolesOf = (menu: Electron.Menu | undefined | null): string[] =>
      (menu?.items ?? []).flatMap((item) => [(item.role ?? '').toLowerCase(), ...rolesOf(item.submenu)])
    return rolesOf(Menu.getApplicationMenu())
  })
  expect(roles).toContain('resetzoom')
  expect(roles.filter((role) => /reload|devtools/.test(role))).toEqual([])
})

test('the package contains what the app needs to run and nothing else', () => {
  const { listPackage } = require('@electron/asar') as {
    listPackage: (archive: string, options: { isPack: boolean }) => string[]
  }
  const names = listPackage(join(program, '..', 'resources', 'app.asar'), { isPack: false })
  const tops = new Set(names.map((name) => name.split('/')[1]))
  expect([...tops].sort()).toEqual(['LICENSE', 'node_modules', 'out', 'package.json'])
  for (const needed of ['out/main/index.js', 'out/preload/index.cjs', 'out/renderer/index.html']) {
    expect(names).toContain(`/${needed}`)
  }
  for (const name of Object.keys(manifest.dependencies)) expect(names).toContain(`/node_modules/${name}`)
  expect(
    names.filter((name) => /\.(?:map|ts|mts|cts|pem)$|\/stamps\.json$|\.test\.|\/\.env/.test(name))
  ).toEqual([])
})

test('one changed byte in app.asar is detected', () => {
  const { unpackChecked } = require(join(double, 'asar.cjs')) as {
    unpackChecked: (archive: string) => string
  }
  const changed = join(folder, 'app.asar')
  const bytes = readFileSync(join(program, '..', 'resources', 'app.asar'))
  const last = bytes.length - 1
  bytes.writeUInt8(bytes.readUInt8(last) ^ 1, last)
  writeFileSync(changed, bytes)
  expect(() => unpackChecked(changed)).toThrow(/is not what was packed/)
})

test('the fuses of the packed app are set: no Node mode, no debugger, no other app', async () => {
  expect(await fusesOf(program)).toEqual(safeFuses)
})

/** Runs electron-builder on the built app, with all network access made to fail. */
function pack(electron: string, output: string): Promise<string> {
  const words = ['--linux', '--dir', '--publish', 'never']
  const settings = [`-c.electronDist=${electron}`, `-c.directories.output=${output}`]
  const closed = 'http://127.0.0.1:9'
  const env = {
    ...process.env,
    HTTP_PROXY: closed,
    HTTPS_PROXY: closed,
    http_proxy: closed,
    https_proxy: closed,
    npm_config_offline: 'true'
  }
  const child = spawn(process.execPath, [builder, ...words, ...settings], {
    cwd: project,
    env,
    timeout: 60_000
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0 ? resolve(said) : reject(new Error(`electron-builder ended with ${code}:\n${said}`))
    )
  })
}
