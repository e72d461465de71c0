/** How a person looks at a table and acts on it. The same person may do so with a pointer or by keyboard alone. */
import type { Locator, Page } from '@playwright/test'
import { Glance, look } from './reader'
import { rest, watch } from './rest'

export interface Hands {
  readonly page: Page
  /** Presses so far. */
  readonly moves: number
  /** What is on the screen: looked at anew unless nothing was done since the last look. */
  glance(): Promise<Glance>
  /** Does what a press on the button of exactly this name does, and waits until the page has changed and come to rest. */
  press(name: string): Promise<void>
  /** Waits a moment; the next glance is a new look. */
  wait(): Promise<void>
}

/** All that is said on the page, apart from tooltips and from where the keyboard is. */
export const told = ({ seen }: Glance): string =>
  JSON.stringify(seen.filter(({ role }) => role !== 'tooltip').map((one) => ({ ...one, active: false })))

/** Something that is done to a page, and how the page is looked at afterwards. */
interface Change {
  readonly page: Page
  readonly act: () => Promise<void>
  readonly read: () => Promise<Glance>
}

/**
 * Looks at a page that says nothing new, before nothing new is to be expected: each waits until the host has answered all
 * it was asked, so that only what others do can still come. Whoever acts looks again and goes on.
 */
const patience = 5

/** Acts and looks once the page has come to rest, again until it says something else than `before`; gives up after a while. */
export async function changed({ page, act, read }: Change, before: Glance): Promise<Glance> {
  await watch(page)
  await act()
  for (let i = 0; ; i++) {
    await rest(page)
    const now = await read()
    if (told(now) !== told(before) || i === patience) return now
    await page.waitForTimeout(30)
  }
}

/** What was seen is not so any more: another machine's choice came in between. Looked at anew, the table says what is. */
export class OutOfDate extends Error {}

/** A button that was seen open may be pressed for so long, in milliseconds. */
const reach = 5000

/** A hand on a mouse. */
export class Pointer implements Hands {
  readonly page: Page
  moves = 0
  #latest: Glance | undefined

  constructor(page: Page) {
    this.page = page
  }

  async glance(): Promise<Glance> {
    return (this.#latest ??= await this.#look())
  }

  async press(name: string): Promise<void> {
    this.moves++
    const before = await this.glance()
    this.#latest = undefined
    const button = this.page.getByRole('button', { name, exact: true }).first()
    this.#latest = await changed(
      { page: this.page, act: () => this.#click(button), read: () => this.#look() },
      before
    )
  }

  /** Clicks a button; refuses one that can no longer be pressed. */
  async #click(button: Locator): Promise<void> {
    try {
      await button.click({ timeout: reach })
    } catch (error) {
      if ((await button.count()) > 0 && (await button.isEnabled())) throw error
      throw new OutOfDate(String(error))
    }
  }

  async wait(): Promise<void> {
    await this.page.waitForTimeout(30)
    this.#latest = undefined
  }

  async #look(): Promise<Glance> {
    return new Glance(await look(this.page))
  }
}
