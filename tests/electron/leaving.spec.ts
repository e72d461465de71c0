// Closing the window or quitting with a guest at a table: a dialog asks, and names who would be left waiting.

import type { ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type ElectronApplication, type Page } from '@playwright/test'
import { openGuest, type Wire } from '../host/wire'
import { ask, inElectron, noDesktop, openDesktop, type Desktop } from './desktop'

test.skip(noDesktop !== undefined, noDesktop)
test.skip(inElectron, 'Under the double only: a real Electron would show the dialog and wait for a person.')

interface Shown {
  readonly message: string
  readonly detail: string
  readonly buttons: readonly string[]
  readonly defaultId: number
  readonly cancelId: number
}

/** What the double offers to tests: the dialogs it showed, and the answers to give next. */
interface Double {
  readonly calls: { readonly name: string; readonly values: readonly unknown[] }[]
  readonly answers: { showMessageBox: { response: number } }
}

let desktop: Desktop
let app: ElectronApplication
let page: Page
let guest: Wire
let child: ChildProcess
let ended: Promise<number | null>

/** The dialogs shown so far. */
const asked = (): Promise<readonly Shown[]> =>
  app.evaluate((electron) => {
    const { calls } = Reflect.get(electron, '_double') as Double
    return calls.filter(({ name }) => name === 'showMessageBox').map(({ values }) => values[0] as Shown)
  })

/** Sets the answer to dialogs from now on. */
const answers = (response: number): Promise<void> =>
  app.evaluate((electron, choice) => {
    const { answers } = Reflect.get(electron, '_double') as Double
    answers.showMessageBox.response = choice
  }, response)

const closeWindow = (): Promise<void> =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close())

/**
 * Closes the window again and returns the dialog's message; the main process learns a new language later than the
 * page.
 */
async function askedAgain(): Promise<string | undefined> {
  await closeWindow()
  return (await asked()).at(-1)?.detail
}

/** Opens a shared table with Ben as its guest. Nothing is announced to the network. */
test.beforeEach(async () => {
  desktop = await openDesktop()
  ;({ app, page } = desktop)
  child = app.process()
  ended = new Promise((done) => child.once('exit', (code) => done(code)))
  await app.evaluate(() => {
    const [os, net, modules] = [
      process.getBuiltinModule('os'),
      process.getBuiltinModule('net'),
      process.getBuiltinModule('module')
    ]
    os.networkInterfaces = () => ({})
    modules.syncBuiltinESMExports()
    const listen = Reflect.get(net.Server.prototype, 'listen')
    Reflect.set(
      net.Server.prototype,
      'listen',
      function (this: unknown, options: object, ...rest: unknown[]): void {
        Reflect.apply(listen, this, [{ ...options, host: '127.0.0.1', port: 0 }, ...rest])
      }
    )
  })
  const seats = [
    { name: 'Ada', colour: 'red', by: 'here' as const },
    { name: 'Second', colour: 'blue', by: 'lan' as const }
  ]
  const { table } = await ask(page, { type: 'gatherTable', game: 'voyages', options: {}, seats })
  await ask(page, { type: 'shareTable', table, share: { locked: false, spectators: true } })
  const state = await ask(page, { type: 'lanState' })
  if (!state.open) throw new Error('closed')
  guest = await openGuest(state.port)
  await guest.ask({ type: 'openTable', table })
  await guest.get({ type: 'claimSeat', seat: 1, name: 'Ben' })
  await ask(page, { type: 'beginTable', table })
})

test.afterEach(async () => {
  guest?.socket.terminate()
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
  await desktop?.close().catch(() => undefined)
})

const detail =
  'Ben is at the table “The Voyages of Marco Polo”. If you close now, they must wait until you open the app again; nothing is lost.'

test('closing the window asks first: if kept open, everything goes on; if closed, the host shuts down in order', async () => {
  await closeWindow()
  await expect.poll(asked).toMatchObject([
    {
      message: 'Guests are still at the table',
      detail,
      buttons: ['Keep open', 'Close'],
      defaultId: 0,
      cancelId: 0
    }
  ])
  expect(await guest.get({ type: 'listTables' })).toMatchObject({ tables: [{ status: 'running' }] })
  await expect(page.getByRole('heading').first()).toBeVisible()

  // The dialog is in the person's own language.
  await ask(page, { type: 'setSettings', settings: { language: 'de' } })
  await expect.poll(askedAgain).toMatch(/^Ben ist am Tisch „Auf den Spuren/)
  await ask(page, { type: 'setSettings', settings: { language: 'fr' } })
  await expect.poll(askedAgain).toMatch(/^Ben est à la table «/)
  expect(guest.socket.readyState).toBe(guest.socket.OPEN)

  await answers(1)
  await closeWindow()
  expect(await guest.closed).toBe(1001)
  expect(await ended).toBe(0)
  expect(existsSync(join(desktop.games, 'host.lock'))).toBe(false)
})

test('quitting asks as well, with one dialog at a time, and the answer counts for the windows, too', async () => {
  await app.evaluate(({ app, BrowserWindow }) => {
    app.quit()
    BrowserWindow.getAllWindows()[0]?.close()
  })
  await expect.poll(asked).toMatchObject([{ detail }])
  expect(await guest.get({ type: 'listTables' })).toMatchObject({ tables: [{ status: 'running' }] })
  await answers(1)
  await app.evaluate(({ app }) => void app.quit()).catch(() => undefined)
  expect(await guest.closed).toBe(1001)
  expect(await ended).toBe(0)
})

test('without guests nothing is asked', async () => {
  guest.socket.terminate()
  await guest.closed
  await expect
    .poll(async () => (await ask(page, { type: 'listTables' })).tables[0]?.seats[1]?.present)
    .toBe(false)
  await closeWindow().catch(() => undefined)
  expect(await ended).toBe(0)
})

test('the computer stays awake while guests are at a table, and no longer', async () => {
  const blockers = (): Promise<readonly string[]> =>
    app.evaluate(({ powerSaveBlocker }) => [
      ...(Reflect.get(powerSaveBlocker, '_started') as Map<number, string>).values()
    ])
  await expect.poll(blockers, { timeout: 15_000 }).toEqual(['prevent-app-suspension'])
  guest.socket.terminate()
  await expect.poll(blockers, { timeout: 15_000 }).toEqual([])
})

test('a termination signal ends the app without asking', async () => {
  child.kill('SIGTERM')
  expect(await guest.closed).toBe(1001)
  expect(await ended).toBe(0)
  expect(existsSync(join(desktop.games, 'host.lock'))).toBe(false)
})
