/**
 * Ctrl+C at a real terminal (a pseudo terminal of `script`) in the program that `npm start` runs, with a guest at a
 * table.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runCommand } from '../../main/dedicated/admin'
import { readHostFile } from '../../main/host/folder/hostfile'
import type { LanState } from '../../shared/protocol/messages'
import { openGuest, type Wire } from '../host/wire'

const root = resolve(import.meta.dirname, '../..')
/** Timeout in milliseconds; the first start may have to build the app. */
const limit = 180_000
const feasible = process.platform === 'linux' && spawnSync('script', ['--version']).status === 0

let folder: string
const terminals: ChildProcess[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'caravanserai-interrupt-'))
})
afterEach(() => {
  for (const child of terminals) if (child.exitCode === null) child.kill('SIGKILL')
  const { pid } = readHostFile(folder)
  if (pid !== undefined && existsSync(join(folder, 'host.lock'))) process.kill(pid, 'SIGKILL')
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

interface Terminal {
  said(): string
  runs(): boolean
  press(): void
  readonly ended: Promise<number | null>
}

/** Runs a command at its own terminal. */
function terminal(command: string): Terminal {
  const { DISPLAY: _x, WAYLAND_DISPLAY: _wayland, ...env } = process.env
  const child = spawn('script', ['-qefc', command, '/dev/null'], {
    cwd: root,
    env: { ...env, CI: '1', CARAVANSERAI_FOLDER: folder },
    stdio: ['pipe', 'pipe', 'inherit']
  })
  terminals.push(child)
  let text = ''
  child.stdout.on('data', (part: Buffer) => (text += part.toString()))
  const ended = new Promise<number | null>((done) => child.once('close', done))
  const runs = (): boolean => child.exitCode === null && child.signalCode === null
  return { said: () => text, runs, press: () => void child.stdin.write('\u0003'), ended }
}

/** Connects a guest who has a seat at a running table. */
async function guestAtTable(): Promise<Wire> {
  const say = async <T>(...given: string[]): Promise<T> =>
    JSON.parse(await runCommand([...given, '--folder', folder, '--json'])) as T
  const { table } = await say<{ table: string }>('new', 'voyages', 'lan,bot')
  const state = await say<LanState>('lan')
  if (!state.open) throw new Error('closed')
  const guest = await openGuest(state.port)
  await guest.ask({ type: 'openTable', table })
  await guest.get({ type: 'claimSeat', seat: 0, name: 'Ben' })
  return guest
}

const lan = '--lan --lan-address 127.0.0.1 --lan-port 0'
test.skipIf(!feasible).each([
  ['npm start', `npm start -- --browser ${lan}`],
  // `exec` replaces the shell, because a waiting shell would exit with 130, whatever the command's exit code.
  ['its script', `exec node build/start.mjs --browser ${lan}`],
  ['npm run serve', `npm run -s serve -- ${lan}`]
])('%s: the first Ctrl+C asks, the second one ends', { timeout: limit }, async (_what, command) => {
  const screen = terminal(command)
  await expect.poll(() => screen.said(), { timeout: limit }).toMatch(/key=/)
  const guest = await guestAtTable()
  screen.press()
  await expect
    .poll(() => screen.said(), { timeout: 15_000 })
    .toMatch(/Ben is at the table “The Voyages of Marco Polo”[^]*Press Ctrl\+C again within 10 seconds/)
  // Waits longer than a forwarded signal would take: only the person may end the program.
  await new Promise((resolve) => setTimeout(resolve, 2500))
  expect(await guest.get({ type: 'listTables' })).toMatchObject({ tables: [{ status: 'running' }] })
  expect(screen.runs(), 'the terminal still belongs to it').toBe(true)
  expect(screen.said().match(/Press Ctrl\+C again/g)).toHaveLength(1)
  screen.press()
  expect(await guest.closed).toBe(1001)
  // npm itself exits like an interrupted program.
  expect(command.startsWith('npm') ? [0, 130] : [0]).toContain(await screen.ended)
  await expect.poll(() => existsSync(join(folder, 'host.lock'))).toBe(false)
})
