// What tests of the desktop app share: detecting Electron, starting the app, and sending requests through its bridge.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { _electron, expect, type ElectronApplication, type JSHandle, type Page } from '@playwright/test'
import { findChromium } from '../../build/lib/chromium.mjs'
import { electronVersion, findElectron } from '../../build/lib/electron.mjs'
import { gameById } from '../../shared/games'
import type { Bridge } from '../../shared/protocol/bridge'
import {
  protocolVersion,
  type Answers,
  type Reply,
  type Request,
  type RequestType
} from '../../shared/protocol/messages'

declare global {
  interface Window {
    readonly caravanserai: Bridge
  }
}

export const project = resolve(import.meta.dirname, '../..')
export const double = join(import.meta.dirname, 'double')
const override = 'ELECTRON_OVERRIDE_DIST_PATH'
const windowless = process.platform === 'linux' && !process.env['DISPLAY'] && !process.env['WAYLAND_DISPLAY']
/** An earlier test file of this process may have set the variable to the double, which does not count as Electron. */
const real = windowless || process.env[override] === double ? undefined : findElectron()

/** Whether the app runs in the real Electron; and the reason, if it cannot be tested here at all. */
export const inElectron = real !== undefined
export const noDesktop =
  !inElectron && process.platform === 'win32'
    ? 'Electron is not installed and its double is not made for Windows: run `npm start` once, it fetches Electron.'
    : undefined

export const whichElectron = inElectron
  ? `Desktop app in Electron ${electronVersion()}.`
  : 'Desktop app under the Electron double.'

/** The running app, its first page, and the temporary folder that holds its profile and its games. */
export interface Desktop {
  readonly app: ElectronApplication
  readonly page: Page
  readonly games: string
  close(): Promise<void>
}

/** Starts the app from its built sources, or `program`, the packed app. */
export async function openDesktop(program?: string): Promise<Desktop> {
  const folder = mkdtempSync(join(tmpdir(), 'caravanserai-desktop-'))
  const games = join(folder, 'games')
  // Without this variable Playwright asks the electron package, which would start a download.
  if (!inElectron) process.env[override] = double
  const profile = `--user-data-dir=${join(folder, 'profile')}`
  const app = await _electron.launch({
    ...(program === undefined ? { args: [project, profile] } : { args: [profile], executablePath: program }),
    cwd: project,
    env: { ...environment(), CARAVANSERAI_FOLDER: games, CHROMIUM_PATH: findChromium() ?? '' }
  })
  const page = await app.firstWindow()
  await page.waitForURL(/caravanserai/)
  const close = async (): Promise<void> => {
    await app.close()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  return { app, page, games, close }
}

/** Translates an address of Chromium to the app's: under the double, app://x/ is http://x.app.localhost/. */
export const appAddress = (address: string): string =>
  address.replace(/^http:\/\/([^/]+)\.app\.localhost\//, 'app://$1/')

let commands = 0

/** Sends a request through the bridge, as the page does, and returns the reply. */
export async function send<T extends RequestType>(
  page: Page,
  request: Extract<Request, { type: T }>
): Promise<Reply<T>> {
  return (await page.evaluate((message) => window.caravanserai.request(message), request)) as Reply<T>
}

/** Sends a request and returns the value of the reply; throws if it is refused. */
export async function ask<T extends RequestType>(
  page: Page,
  request: Extract<Request, { type: T }>
): Promise<Answers[T]> {
  const reply = await send(page, request)
  if (!reply.ok) throw new Error(`${request.type} was refused: ${JSON.stringify(reply.refusal)}`)
  return reply.value
}

/** Collects all pushes that the page receives from now on. */
async function collectPushes(page: Page): Promise<JSHandle<unknown[]>> {
  return page.evaluateHandle(() => {
    const heard: unknown[] = []
    window.caravanserai.onMessage((message) => heard.push(message))
    return heard
  })
}

/** Opens the bridge and a new table of Voyages for two; returns the table's id. */
export async function makeTable(page: Page): Promise<string> {
  await ask(page, { type: 'hello', protocol: protocolVersion, app: 'test' })
  const seats = [
    { name: 'Ada', colour: 'red' },
    { name: 'Bo', colour: 'blue' }
  ]
  return (await ask(page, { type: 'createTable', game: 'voyages', options: {}, seats })).table
}

/**
 * The request for the first legal choice of the seat to move, as the page would send it, and the entry number it will
 * get.
 */
export async function firstChoice(
  page: Page,
  table: string
): Promise<{ readonly choose: Extract<Request, { type: 'choose' }>; readonly number: number }> {
  const opened = await ask(page, { type: 'openTable', table })
  if (opened.type !== 'snapshot') throw new Error('the game at this table has not begun')
  const asked = opened.decisions[0]
  if (asked === undefined) throw new Error('no seat at this table has a decision to make')
  const { view } = await ask(page, { type: 'takeOver', seat: asked.seat, secrets: true })

  // As in the page, the legal choices come from the seat's own view.
  const rules = gameById('voyages')?.rules
  const decision = rules?.decisions(view, asked.seat).find(({ seat }) => seat === asked.seat)
  const choice: unknown = decision?.choices?.nth(0)
  const number = opened.next
  commands += 1
  const command = `choice-${commands}`
  const { seat, id } = asked
  return { choose: { type: 'choose', command, seat, decision: id, choices: [choice] }, number }
}

/** Opens a table of Voyages through the bridge, plays its first choice, and waits for the push about it. */
export async function playOneChoice(page: Page): Promise<void> {
  const pushes = await collectPushes(page)
  const { choose, number } = await firstChoice(page, await makeTable(page))
  expect(await ask(page, choose)).toEqual({ number })

  const update = { type: 'update', entry: { number, seat: choose.seat } }
  await expect.poll(() => pushes.jsonValue()).toContainEqual(expect.objectContaining({ type: 'update' }))
  expect(await pushes.jsonValue()).toContainEqual(
    expect.objectContaining({ ...update, entry: expect.objectContaining(update.entry) })
  )
}

/** The environment of this process, without variables that would make Electron behave as plain Node. */
function environment(): Record<string, string> {
  const kept = Object.entries(process.env).filter(
    ([name]) => name !== 'ELECTRON_RUN_AS_NODE' && name !== 'NODE_OPTIONS'
  )
  return Object.fromEntries(kept.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
}
