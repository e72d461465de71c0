/** How a person looks at a table and acts on it. The same person may do so with a pointer or by keyboard alone. */
import type { Page } from '@playwright/test'
import { Glance, look } from './reader'

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

/** Looks until the page says something else than `before` and says it twice in a row; gives up after a while. */
export async function changed(read: () => Promise<Glance>, before: string): Promise<Glance> {
  let latest = await read()
  for (let i = 0; i < 60; i++) {
    const now = await read()
    if (told(now) === told(latest) && told(now) !== before) return now
    latest = now
  }
  return latest
}

/** A hand on a mouse. */
export class Pointer implements Hands {
  readonly page: Page
  moves = 0
  #latest: Glance | undefined

  constructor(page: Page) {
    this.page = page
  }

  async glance(): Promise<Glance> {
    return (this.#latest ??= new Glance(await look(this.page)))
  }

  async press(name: string): Promise<void> {
    this.moves++
    const before = told(await this.glance())
    this.#latest = undefined
    await this.page.getByRole('button', { name, exact: true }).first().click()
    this.#latest = await changed(async () => {
      await this.page.waitForTimeout(10)
      return new Glance(await look(this.page))
    }, before)
  }

  async wait(): Promise<void> {
    await this.page.waitForTimeout(30)
    this.#latest = undefined
  }
}
