/**
 * How a simulated person reads and operates the page: by pointer, by keyboard alone (keyboard.ts) or by touch
 * (finger.ts).
 */
import type { Page } from '@playwright/test'
import { buttonNamed, Glance, look, middleOf } from './reader'
import { rest, watch } from './rest'

export interface Hands {
  readonly page: Page
  /** Presses so far. */
  readonly moves: number
  /** What is on the screen; read again only if something was done since the last look. */
  glance(): Promise<Glance>
  /** Activates the button of exactly this name, and waits until the page has changed and come to rest. */
  press(name: string): Promise<void>
  /** Waits a moment; the next glance reads the page again. */
  wait(): Promise<void>
}

/**
 * Everything on the page as one text, apart from tooltips and the keyboard focus: two glances can be compared by it.
 */
export const contentOf = ({ seen }: Glance): string =>
  JSON.stringify(seen.filter(({ role }) => role !== 'tooltip').map((one) => ({ ...one, active: false })))

/** An action on a page, and how the page is read afterwards. */
interface Change {
  readonly page: Page
  readonly act: () => Promise<void>
  readonly read: () => Promise<Glance>
}

/**
 * How often an unchanged page is read again before it is taken as final. Each read waits until the host has answered
 * every request, so only changes by others can still arrive; the caller looks again before it acts.
 */
const rereads = 5

/** Acts, then reads the page at rest until it differs from `before`; after some reads it returns the unchanged page. */
export async function changed({ page, act, read }: Change, before: Glance): Promise<Glance> {
  await watch(page)
  await act()
  for (let i = 0; ; i++) {
    await rest(page)
    const now = await read()
    if (contentOf(now) !== contentOf(before) || i === rereads) return now
    await page.waitForTimeout(30)
  }
}

/** The page changed between look and press, for instance by a choice on another machine: look again and decide anew. */
export class OutOfDate extends Error {}

/** Milliseconds to wait until a button that was seen enabled can be clicked. */
const clickTimeout = 15_000

/** Plays with the mouse. */
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
    // The notice of a refusal may lie over what is pressed next.
    if (name !== 'Dismiss' && before.buttons(/^Dismiss$/).length > 0) await this.#dismiss()
    this.#latest = await changed(
      { page: this.page, act: () => this.#click(before, name), read: () => this.#look() },
      before
    )
  }

  /** Closes the notice of a refusal, unless it has gone by itself or another button has its name. */
  async #dismiss(): Promise<void> {
    const notice = this.page.locator('.refusal').getByRole('button', { name: 'Dismiss', exact: true })
    if (await notice.isVisible()) await notice.click({ timeout: 1000 }).catch(() => undefined)
  }

  /**
   * Clicks a button that was seen; throws `OutOfDate` if it can no longer be pressed. The page is at rest, so a button in
   * sight is clicked at once; otherwise Playwright scrolls to it and waits for it.
   */
  async #click(before: Glance, name: string): Promise<void> {
    const middle = await middleOf(this.page, before, name)
    if (middle) return this.page.mouse.click(middle.x, middle.y)
    const button = buttonNamed(this.page, name)
    try {
      await button.click({ timeout: clickTimeout })
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
