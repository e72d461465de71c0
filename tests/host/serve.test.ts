import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { cleanUp, newFolder } from './rig'
import { endAll, hostProgram, startServe } from './served'
import { cookieOf, fetchPage, openWire } from './wire'

afterEach(async () => {
  endAll()
  await cleanUp()
})

const root = resolve(import.meta.dirname, '../..')
const run = (...words: string[]): { status: number | null; stdout: string; stderr: string } =>
  spawnSync(process.execPath, [...hostProgram, ...words], { cwd: root, encoding: 'utf8' })

test('the host prints its usage, and reports options it does not understand', () => {
  const helped = run('--help')
  expect(helped).toMatchObject({ status: 0, stderr: '' })
  for (const flag of [
    '--port',
    '--folder',
    '--renderer',
    '--lan',
    '--lan-address',
    '--lan-port',
    '--name',
    '--bot-pace',
    '--open',
    '--help'
  ])
    expect(helped.stdout).toContain(flag)
  for (const wrong of [
    ['--port', '70000'],
    ['--lan-port', 'x'],
    ['--lan-address', 'everywhere'],
    ['--nothing']
  ])
    expect(run(...wrong)).toMatchObject({ status: 1, stdout: '' })
}, 60_000)

test('the host prints one line of JSON, serves page and socket, a second start points to the first, and it ends in order', async () => {
  const folder = join(newFolder(), 'saves')
  const renderer = newFolder()
  mkdirSync(join(renderer, 'assets'))
  writeFileSync(join(renderer, 'index.html'), 'the table')
  const words = ['--port', '0', '--folder', folder, '--renderer', renderer]
  const served = await startServe(...words)
  const { url, port } = served.first
  expect(served.first).toEqual({
    url: expect.stringContaining(`:${port}/?key=`) as string,
    port,
    pid: served.child.pid,
    folder
  })
  const cookie = await cookieOf(url)
  expect((await fetchPage(port, '/', { cookie })).body).toBe('the table')
  const wire = await openWire(port, cookie)
  await wire.get({ type: 'setSettings', settings: { speed: 2 } })

  const second = run(...words)
  expect(second.status).toBe(0)
  const pointed = JSON.parse(second.stdout) as { running: boolean; url: string }
  expect(pointed).toMatchObject({ running: true, port, pid: served.child.pid })
  expect(pointed.url).toBe(url)
  expect((await fetchPage(port, pointed.url.slice(pointed.url.indexOf('/?')))).status).toBe(303)

  expect(run('tables', '--folder', folder, '--json')).toEqual(
    expect.objectContaining({ status: 0, stdout: '{"tables":[]}\n', stderr: '' })
  )

  expect(await served.end('SIGTERM')).toEqual({ code: 0, signal: null })
  expect(served.output().out.split('\n')).toHaveLength(2)
  expect(served.output().out + served.output().err).not.toContain(cookie.split('=')[1])
  const kept = JSON.parse(readFileSync(join(folder, 'host.json'), 'utf8')) as object
  expect(kept).toEqual({ port, cookie: cookie.split('=')[1] })
  expect(JSON.parse(readFileSync(join(folder, 'settings.json'), 'utf8'))).toMatchObject({ speed: 2 })
}, 60_000)

test('a game file given to a host that already runs is imported; one that is refused or missing ends in a sentence', async () => {
  const folder = join(newFolder(), 'saves')
  const [good, bad] = [join(newFolder(), 'good.caravan'), join(newFolder(), 'bad.caravan')]
  writeFileSync(good, readFileSync(join(root, 'tests/golden/0.1.0-format-2/expedition-2-1.caravan')))
  writeFileSync(bad, 'not a game')
  const named = ['--folder', folder]
  await startServe('--port', '0', ...named)
  expect(run(...named, good)).toMatchObject({ status: 0 })
  expect(run('tables', ...named).stdout).toContain('expedition')
  const refused = run(...named, bad)
  expect(refused.status).toBe(1)
  expect(refused.stderr).toContain('This is not a Caravanserai game file.')
  expect(run(...named, join(folder, 'gone.caravan'))).toMatchObject({ status: 1 })
}, 60_000)
