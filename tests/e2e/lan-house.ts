/** A dedicated LAN host on the loopback interface, and how people join its tables by clicks. */
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { startServeWith, type Served } from '../host/served'
import { newFolder } from './host'
import type { Cable } from './lan-cable'
import { TableView } from './lan-view'
import { endOpenings } from './no-opening'
import { motionOff } from './pictures'

/**
 * Open windows, closed with their host: a page whose host is gone would try to reconnect as long as its browser
 * lives.
 */
const windows = new Set<BrowserContext>()

/** The dedicated host in its own process; after a restart it has the same folder and ports. */
export class House {
  readonly folder = newFolder()
  readonly #loads: readonly string[]
  #served: Served | undefined
  #lanPort = 0

  /** `loads`: modules to load before the host, see `Surroundings`. */
  constructor(loads: readonly string[] = []) {
    this.#loads = loads
  }

  get lanPort(): number {
    return this.#lanPort
  }
  /** The address for a window on the host's machine. */
  get url(): string {
    return this.#served?.first.url ?? ''
  }

  async open(): Promise<void> {
    const port = String(this.#served?.first.port ?? 0)
    const lan = ['--lan', '--lan-address', '127.0.0.1', '--lan-port', String(this.#lanPort)]
    const words = ['--folder', this.folder.path, '--name', 'Den', '--port', port, ...lan]
    this.#served = await startServeWith({ loads: this.#loads }, ...words)
    const { lan: state } = this.#served.first as Served['first'] & { readonly lan: { readonly port: number } }
    this.#lanPort = state.port
  }
  /** What the host has printed so far. */
  get log(): string {
    return this.#served?.output().err ?? ''
  }
  /** Sends a message to a module that was loaded before the host. */
  tell(word: string): void {
    this.#served?.child.send(word)
  }
  async kill(): Promise<void> {
    await this.#served?.end('SIGKILL')
  }
  /** Closes the windows, then the host. */
  async close(): Promise<void> {
    for (const window of windows) await window.close()
    windows.clear()
    await this.#served?.end('SIGTERM')
    this.folder.remove()
  }
}

/** A browser window as on its own machine, and the view of the table that its host sends to it. */
export interface Window {
  readonly page: Page
  readonly view: TableView
}

/** Opens a window in which the opening scene of a game is skipped. */
export async function newWindow(browser: Browser, cable?: Cable): Promise<Window> {
  const context = await browser.newContext(cable ? { proxy: cable.proxy } : {})
  windows.add(context)
  const page = await context.newPage()
  await endOpenings(page)
  return { page, view: TableView.of(page) }
}

/** Opens a window on the host's machine, at Home, with animations off. */
export async function atHome(browser: Browser, house: House): Promise<Window> {
  const window = await newWindow(browser)
  await window.page.goto(house.url)
  await motionOff(window.page)
  return window
}

/**
 * From the host's Home to the lobby of a new table, whose first seat is played here. `starter`: the number of the seat
 * that starts; otherwise it is drawn. Returns the link to join the table.
 */
export async function gather(page: Page, game: string, players: number, starter?: number): Promise<string> {
  await page.getByRole('button', { name: /^Host on the LAN/ }).click()
  await page.getByRole('radio', { name: game }).click()
  await page.getByRole('radio', { name: `${players} players` }).click()
  if (starter !== undefined) {
    const starters = page.getByRole('radiogroup', { name: 'Start player' }).getByRole('radio')
    await starters.nth(starter + 1).click()
  }
  await page.getByRole('button', { name: 'Open the room' }).click()
  await expect(page.getByText(/^Waiting for \d more players?/)).toBeVisible()
  return page.getByRole('textbox', { name: 'Link for browsers' }).inputValue()
}

/** From the host's list of tables to the lobby of the only one. */
export const goIn = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^Enter the table/ }).click()

/** Takes the first free seat in the lobby. */
export async function sitDown(page: Page, name: string): Promise<void> {
  await page
    .getByRole('button', { name: /^Sit here/ })
    .first()
    .click()
  await page.getByRole('textbox', { name: 'Your name' }).fill(name)
  await page.getByRole('button', { name: 'Sit down' }).click()
  await expect(page.getByRole('button', { name: `Get up from ${name}’s seat` })).toBeVisible()
}
