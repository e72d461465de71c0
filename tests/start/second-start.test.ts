/** Starting the program twice on the same save folder: real processes, without a display. */
import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readHostFile } from '../../main/host/folder/hostfile'

const root = resolve(import.meta.dirname, '../..')
/** Timeout in milliseconds; the first start may have to build the app. */
const limit = 180_000

interface Start {
  /** Everything printed so far on both streams. */
  said(): string
  /** Resolves with the first match in the output; rejects if the process ends without one. */
  heard(pattern: RegExp): Promise<RegExpExecArray>
  /** Resolves with the exit code. */
  readonly ended: Promise<number | null>
  readonly child: ChildProcess
}

let folder: string
let games: string
const started: Start[] = []

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'caravanserai-start-'))
  games = join(folder, 'games')
})

afterAll(async () => {
  for (const { child } of started) {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
  }
  // After a failed test, and on Windows, the host may still run: its process id is in its own file.
  const { pid } = readHostFile(games)
  if (pid !== undefined && existsSync(join(games, 'host.lock'))) process.kill(pid, 'SIGKILL')
  await Promise.all(started.map(({ ended }) => ended))
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

/** The environment of this process without a display, so that neither window nor browser opens. */
function surroundings(more: Record<string, string>): NodeJS.ProcessEnv {
  const {
    DISPLAY: _x,
    WAYLAND_DISPLAY: _wayland,
    ELECTRON_OVERRIDE_DIST_PATH: _electron,
    ...env
  } = process.env
  return { ...env, CI: '1', CARAVANSERAI_FOLDER: games, ...more }
}

/** Runs what `npm start` runs. */
function start(words: readonly string[] = [], more: Record<string, string> = {}): Start {
  const child = spawn(process.execPath, [join(root, 'build', 'start.mjs'), ...words], {
    cwd: root,
    env: surroundings(more),
    stdio: ['ignore', 'pipe', 'pipe']
  })
  let text = ''
  const listeners = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part
      for (const listener of [...listeners]) listener()
    })
  }
  const ended = new Promise<number | null>((done) => child.once('close', done))
  const heard = (pattern: RegExp): Promise<RegExpExecArray> =>
    new Promise((found, failed) => {
      const look = (): void => {
        const match = pattern.exec(text)
        if (match === null) return
        listeners.delete(look)
        found(match)
      }
      listeners.add(look)
      void ended.then((code) => failed(new Error(`ended with ${code} and never said ${pattern}:\n${text}`)))
      look()
    })
  const one = { said: () => text, heard, ended, child }
  started.push(one)
  return one
}

test(
  'the second start says where the first one is, opens it if asked to, and exits with 0',
  { timeout: limit },
  async () => {
    const first = start()
    const [, address = ''] = await first.heard(/Its address: (http:\/\/127\.0\.0\.1:\d+\/\S+)/)
    expect(first.said()).toContain('there is no display for a window')

    const second = start()
    expect(await second.ended).toBe(0)
    const [, told = ''] = /It is already running\. Its address: (\S+)/.exec(second.said()) ?? []
    expect(told).toBe(address)
    expect(second.said(), 'no line for programs reaches people').not.toContain('{')

    // The address works for the second browser as for the first.
    for (const browser of ['first', 'second']) {
      const { status, headers } = await fetch(told, { redirect: 'manual' })
      expect([browser, status, headers.get('set-cookie') !== null]).toEqual([browser, 303, true])
    }
    expect(first.child.exitCode, 'the first one goes on').toBeNull()

    if (process.platform === 'linux') await opens(address)

    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    expect(existsSync(join(games, 'host.lock'))).toBe(false)

    // Once the first one has ended, the folder is free.
    const third = start()
    await third.heard(/Its address: /)
    expect(third.said()).not.toContain('already running')
    third.child.kill('SIGTERM')
    expect(await third.ended).toBe(0)
  }
)

test(
  'a folder that the desktop app uses, which has no address, is reported in one sentence, too',
  { timeout: limit },
  async () => {
    const held = join(folder, 'held')
    mkdirSync(join(held, 'host.lock'), { recursive: true })
    writeFileSync(join(held, 'host.json'), JSON.stringify({ pid: process.pid, machine: 'elsewhere' }))
    const second = start([], { CARAVANSERAI_FOLDER: held })
    expect(await second.ended).toBe(1)
    expect(second.said()).toMatch(
      /It is already running, in a window or on another computer\. Carry on there, or quit it first\./
    )
    expect(second.said()).not.toContain('{')
  }
)

test('a game file is looked for where the person is, not in the project', { timeout: limit }, async () => {
  const elsewhere = join(folder, 'my games')
  mkdirSync(elsewhere)
  const game = readFileSync(join(root, 'tests/golden/0.1.0-format-2/expedition-2-1.caravan'))
  writeFileSync(join(elsewhere, 'evening.caravan'), game)
  const saves = join(folder, 'opened-games')
  const one = start(['evening.caravan'], { CARAVANSERAI_FOLDER: saves, INIT_CWD: elsewhere })
  await one.heard(/Its address: /)
  const kept = readdirSync(saves, { recursive: true, encoding: 'utf8' })
  expect(kept.filter((name) => name.endsWith('.caravan'))).toHaveLength(1)
  one.child.kill('SIGTERM')
  expect(await one.ended).toBe(0)
})

/**
 * Expects that --open makes the system open the running host's page; the test replaces the system's opener by a
 * script.
 */
async function opens(address: string): Promise<void> {
  const programs = join(folder, 'programs')
  const note = join(folder, 'opened')
  mkdirSync(programs)
  writeFileSync(
    join(programs, 'xdg-open'),
    `#!/bin/sh\n(echo "$1" && cat "$1") > '${note}.part' && mv '${note}.part' '${note}'\n`
  )
  chmodSync(join(programs, 'xdg-open'), 0o755)
  const opening = start(['--open'], {
    PATH: `${programs}${delimiter}${process.env['PATH'] ?? ''}`,
    HOME: folder
  })
  await expect.poll(() => existsSync(note), { timeout: 15_000 }).toBe(true)
  const [path = '', page = ''] = readFileSync(note, 'utf8').split('\n')
  expect(path).not.toContain(new URL(address).searchParams.get('key'))
  // The browser follows the address in the file, and the command ends.
  const told = /url=([^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(new URL(told).origin).toBe(new URL(address).origin)
  expect((await fetch(told, { redirect: 'manual' })).status).toBe(303)
  rmSync(path, { force: true })
  expect(await opening.ended).toBe(0)
}
