// After an uncaught error there is a crash log without secrets, its path is printed, and no acknowledged choice is
// lost.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, expect, test } from 'vitest'
import { crashReport, withoutSecrets } from '../../main/host/folder/crash'
import { cleanUp, newFolder, twoSeats } from './rig'
import { endAll, startServe } from './served'
import { cookieOf, openWire } from './wire'

afterEach(async () => {
  endAll()
  await cleanUp()
})

const root = resolve(import.meta.dirname, '../..')
const cookie = 'Ku0xIBv3RDqBYbz5FXgPJBJriJYIY_HMPuD4o0cR4yE'

/** Starts a host with `crashing.ts` loaded, makes a table, lets it crash, and returns its output. */
async function crash(
  folder: string,
  how: 'throw' | 'reject'
): Promise<{ code: unknown; err: string; table: string }> {
  const loads = ['tsx', './tests/host/crashing.ts'].flatMap((name) => ['--import', name])
  const child = spawn(process.execPath, [...loads, 'main/serve.ts', '--folder', folder], {
    cwd: root,
    env: { ...process.env, TEST_COOKIE: cookie },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc']
  })
  try {
    let err = ''
    child.stderr?.on('data', (part: Buffer) => (err += part.toString()))
    if (!child.stdout) throw new Error('no output')
    const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
    const { url, port } = JSON.parse(line) as { url: string; port: number }
    const wire = await openWire(port, await cookieOf(url))
    const options = { cityBonuses: 'random', characters: 'draft', goals: 'draft' }
    const { table } = await wire.get({ type: 'createTable', game: 'voyages', options, seats: twoSeats })
    const closed = once(child, 'close')
    child.send(how)
    const [code] = (await closed) as [unknown]
    return { code, err, table }
  } finally {
    child.kill('SIGKILL')
  }
}

test.each(['throw', 'reject'] as const)(
  'a host process that meets an uncaught error (%s) writes a crash log and says where',
  { timeout: 60_000 },
  async (how) => {
    const folder = newFolder()
    const { code, err, table } = await crash(folder, how)
    expect(code).toBe(1)
    const [name = '', more] = readdirSync(join(folder, 'logs'))
    expect(more).toBeUndefined()
    expect(name).toMatch(/^crash-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.log$/)
    const path = join(folder, 'logs', name)
    expect(err).toBe(`crash log: ${path}\n`)
    if (process.platform !== 'win32') expect(statSync(path).mode & 0o777).toBe(0o600)
    const text = readFileSync(path, 'utf8')
    expect(text).toMatch(
      /^Time: \d{4}-.*\nVersions: Caravanserai \d+\.\d+\.\d+, Node \d+\..*\nSystem: \w+ \w+\n\n/
    )
    expect(text).toMatch(/Error: no bazaar at http:\/\/127\.0\.0\.1:1\/\?key=…\n {4}at .*crashing\.ts/)
    expect(text).toMatch(/Caused by: TypeError: inside …\n/)
    for (const secret of ['s3cret', cookie, homedir(), ...twoSeats.map((seat) => seat.name)])
      expect(text).not.toContain(secret)

    // The folder can be used at once, and the table is there.
    const again = await startServe('--port', '0', '--folder', folder)
    const wire = await openWire(again.first.port, await cookieOf(again.first.url))
    expect((await wire.get({ type: 'listTables' })).tables).toMatchObject([{ id: table, status: 'running' }])
    expect((await again.end('SIGTERM')).code).toBe(0)
  }
)

test(
  'if no crash log can be written, the report itself goes to standard error',
  { timeout: 60_000 },
  async () => {
    const folder = newFolder()
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'logs'), 'a file in the way')
    const { code, err } = await crash(folder, 'throw')
    expect(code).toBe(1)
    expect(err).toContain('crash log: could not be written')
    expect(err).toContain('Error: no bazaar')
    expect(err).not.toContain('s3cret')
  }
)

test('a report accepts whatever was thrown, and contains what a reader needs', () => {
  const report = (error: unknown): string => crashReport({ error, version: '1.2.3', at: 0 })
  expect(report('just words')).toMatch(
    /^Time: 1970-01-01T00:00:00\.000Z\nVersions: Caravanserai 1\.2\.3, .*just words\n$/s
  )
  expect(report(undefined)).toContain('System: ')
  expect(withoutSecrets(`name=${cookie};`)).toBe('name=…;')
  const frame = 'at Table.submit (/srv/app/out/main/table-Cq1aB2c3.js:120:7)'
  expect(withoutSecrets(frame)).toBe(frame)
  expect(withoutSecrets('at /people/ada/games/x.js', '/people/ada')).toBe('at ~/games/x.js')
})

test('a report holds the name of no user, whichever way the home folder is written', () => {
  // As in the frames of a module, and as Node quotes a path in a message.
  const windows = String.raw`C:\Users\Zoë Smith`
  expect(withoutSecrets('at file:///C:/Users/Zo%C3%AB%20Smith/app/index.js:1:2', windows)).toBe(
    'at file:///~/app/index.js:1:2'
  )
  expect(withoutSecrets(String.raw`open 'C:\\Users\\Zoë Smith\\x.json'`, windows)).toBe(
    String.raw`open '~\\x.json'`
  )
  expect(withoutSecrets(String.raw`open 'C:\Users\Zoë Smith\x.json'`, windows)).toBe(
    String.raw`open '~\x.json'`
  )
  expect(withoutSecrets('at file:///home/zo%C3%AB/x.js:1:2', '/home/zoë')).toBe('at file://~/x.js:1:2')
})
