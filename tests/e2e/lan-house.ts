/** A host that people come to over the LAN, on loopback alone, and how they come in by clicks. */
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { startServeWith, type Served } from '../host/served'
import { newFolder } from './host'
import type { Cable } from './lan-cable'
import { TableView } from './lan-view'
import { endOpenings } from './no-opening'
import { motionOff } from './pictures'

/** Windows that are open: a page whose host is gone would look for it for as long as its browser lives. */
const windows = new Set<BrowserContext>()

/** The dedicated host in a process of its own; always on the same folder and ports. */
export class House {
  readonly folder = newFolder()
  readonly #loads: readonly string[]
  #served: Served | undefined
  #lanPort = 0

  /** `loads`: modules loaded before the host, see `Surroundings`. */
  constructor(loads: readonly string[] = []) {
    this.#loads = loads
  }

  get lanPort(): number {
    return this.#lanPort
  }
  /** The address for the window at the host's own machine. */
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
  /** What it has said of itself so far. */
  get log(): string {
    return this.#served?.output().err ?? ''
  }
  /** Tells a module that was loaded before it. */
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

/** A window of its own, as on a machine of its own, and what it hears from its host. */
export interface Window {
  readonly page: Page
  readonly view: TableView
}

/** A window of its own, in which the opening of a game is ended instead of being waited for. */
export async function newWindow(browser: Browser, cable?: Cable): Promise<Window> {
  const context = await browser.newContext(cable ? { proxy: cable.proxy } : {})
  windows.add(context)
  const page = await context.newPage()
  await endOpenings(page)
  return { page, view: TableView.of(page) }
}

/** The window at the host's own machine, at Home, with motion off. */
export async function atHome(browser: Browser, house: House): Promise<Window> {
  const window = await newWindow(browser)
  await window.page.goto(house.url)
  await motionOff(window.page)
  return window
}

/** From the host's Home to the room of a new table; the first seat is played here. Answers with the link to it. */
export async function gather(page: Page, game: string, players: number): Promise<string> {
  await page.getByRole('button', { name: /^Host on the LAN/ }).click()
  await page.getByRole('radio', { name: game }).click()
  await page.getByRole('radio', { name: `${players} players` }).click()
  await page.getByRole('button', { name: 'Open the room' }).click()
  await expect(page.getByText(/^Waiting for \d more players?/)).toBeVisible()
  return page.getByRole('textbox', { name: 'Link for browsers' }).inputValue()
}

/** From the rooms of the host to the only table there. */
export const goIn = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^Go in to the table/ }).click()

/** Takes the first free seat of the room. */
export async function sitDown(page: Page, name: string): Promise<void> {
  await page
    .getByRole('button', { name: /^Sit here/ })
    .first()
    .click()
  await page.getByRole('textbox', { name: 'Your name' }).fill(name)
  await page.getByRole('button', { name: 'Sit down' }).click()
  await expect(page.getByRole('button', { name: `Get up from the seat of ${name}` })).toBeVisible()
}
