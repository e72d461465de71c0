/** A finger on a phone, where a table is split into tabs: to see everything it opens the tabs one after the other. */
import { expect, type Page } from '@playwright/test'
import { OutOfDate, changed, type Hands } from './hands'
import { buttonSeen, Glance, look, type Button, type Seen } from './reader'
import { rest } from './rest'

/** A key for each thing seen that does not depend on its tab, since a hand of cards may be shown on two of them. */
function keysOf(seen: readonly Seen[]): ReadonlyMap<Seen, string> {
  const panels = new Set(seen.flatMap(({ role, name }) => (role === 'tabpanel' ? [name] : [])))
  return new Map(
    seen.map((one) => {
      const within = one.within.filter((outer) => !panels.has(outer))
      return [one, JSON.stringify([one.role, one.name, within])]
    })
  )
}

/** The point of the screen to tap for a button on the map, and whether it is visible there. */
interface Aim {
  readonly x: number
  readonly y: number
  readonly inSight: boolean
}

/** Where to tap for a button on a map; undefined for buttons elsewhere. */
const aimOf = (button: Button): Promise<Aim | undefined> =>
  button.evaluate((element) => {
    const frame = element.closest('.mapsheet')?.getBoundingClientRect()
    if (!frame || !(element instanceof SVGElement)) return undefined
    const box = (element.querySelector('[data-heart]') ?? element).getBoundingClientRect()
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    const within = x > frame.left && x < frame.right && y > frame.top && y < frame.bottom
    return { x, y, inSight: within && document.elementFromPoint(x, y)?.closest('[data-still]') === null }
  })

/**
 * Listens for the next click on the page. The returned function waits for it and says whether this button received
 * it.
 */
const listen = (button: Button): Promise<() => Promise<boolean>> =>
  button
    .evaluateHandle((element) => {
      let pressed = false
      element.addEventListener('click', () => (pressed = true), { once: true, capture: true })
      const clicked = new Promise((resolve) =>
        window.addEventListener('click', resolve, { once: true, capture: true })
      )
      return async () => {
        await clicked
        await new Promise((resolve) => setTimeout(resolve))
        return pressed
      }
    })
    .then((heard) => async () => {
      const pressed = await heard.evaluate((ask) => ask())
      await heard.dispose()
      return pressed
    })

/** Taps to try: the first tap between two places may only zoom the map in. */
const tries = 3

/** The name of a tab's panel begins with the tab's name; that a decision waits there may follow. */
const isOpen = ({ seen }: Glance, tab: string): boolean =>
  seen.some(({ role, name }) => role === 'tabpanel' && name.startsWith(tab))

/** Names of the tabs to look through, given what is seen now. The table opens the tab of the decision by itself. */
export type Habit = (now: Glance) => readonly string[]

export class Finger implements Hands {
  readonly page: Page
  moves = 0
  readonly #tabs: Habit
  #latest: Glance | undefined
  /** What is on the screen; undefined if something was done since the last look. */
  #here: Glance | undefined
  /** The tab of each button, by name, from the last look through all tabs. */
  #tabOf = new Map<string, string>()

  constructor(page: Page, tabs: Habit) {
    this.page = page
    this.#tabs = tabs
  }

  async glance(): Promise<Glance> {
    return (this.#latest ??= await this.#lookThrough())
  }

  async press(name: string): Promise<void> {
    this.moves++
    await this.glance()
    this.#latest = undefined
    const tab = this.#tabOf.get(name)
    let before = await this.#screen()
    if (tab !== undefined && !before.has('button', name)) before = await this.#turnTo(tab)
    const button = await buttonSeen(this.page, before, name)
    if (!button) throw new OutOfDate(`the button "${name}" has gone`)
    this.#here = undefined
    this.#here = await changed(
      { page: this.page, act: () => this.#tap(button, name), read: () => this.#look() },
      before
    )
    // A handle keeps all that was around the button, even after it left the page.
    await button.dispose()
  }

  async wait(): Promise<void> {
    await this.page.waitForTimeout(30)
    this.#latest = this.#here = undefined
  }

  async #tap(button: Button, name: string): Promise<void> {
    if ((await aimOf(button)) === undefined) return button.tap()
    // The recap of what happened since the last turn covers half of the map until it is closed or a choice is made.
    const recap = this.page.getByRole('button', { name: 'Close the recap' })
    if (await recap.isVisible()) {
      await recap.tap()
      await rest(this.page)
    }
    for (let i = 0; i < tries; i++) {
      let aim = await aimOf(button)
      if (aim && !aim.inSight) {
        await this.page.getByRole('button', { name: 'Show the whole map' }).tap()
        await rest(this.page)
        aim = await aimOf(button)
      }
      if (!aim) break
      const pressed = await listen(button)
      await this.page.touchscreen.tap(aim.x, aim.y)
      if (await pressed()) return
      await rest(this.page)
    }
    throw new Error(`no tap reached "${name}"`)
  }

  /** Opens a tab and looks at what is on the screen then. */
  async #turnTo(name: string): Promise<Glance> {
    this.#here = undefined
    const box = await this.page.getByRole('tab', { name: new RegExp(`^${name}`) }).boundingBox()
    if (!box) throw new Error(`no tab ${name}`)
    await this.page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    const opened = (now: Glance): boolean =>
      isOpen(now, name) &&
      now.seen.some((one) => one.role === 'tab' && one.selected && one.name.startsWith(name))
    await expect.poll(async () => opened(await this.#look()), `the tab ${name} is open`).toBe(true)
    return this.#screen()
  }

  /** What is on the screen; read again only if something was done since the last look. */
  async #screen(): Promise<Glance> {
    return this.#here ?? this.#look()
  }

  async #look(): Promise<Glance> {
    await rest(this.page)
    return (this.#here = new Glance(await look(this.page)))
  }

  /** What is on the screen and on the tabs, opened one after the other; what several tabs show counts once. */
  async #lookThrough(): Promise<Glance> {
    const first = await this.#screen()
    const covered = (await this.page.locator('[inert] [role="tab"]').count()) > 0
    const tabs = covered || !first.has('tab', /./) ? [] : this.#tabs(first)
    if (tabs.length === 0) return first
    const all = [...first.seen]
    const known = new Set(keysOf(first.seen).values())
    this.#tabOf = new Map()
    const here = tabs.find((name) => isOpen(first, name))
    for (const name of tabs) {
      const { seen } = name === here ? first : await this.#turnTo(name)
      const keys = keysOf(seen)
      all.push(...seen.filter((one) => !known.has(keys.get(one) ?? '')))
      for (const one of seen) {
        known.add(keys.get(one) ?? '')
        if (one.role === 'button') this.#tabOf.set(one.name, name)
      }
    }
    return new Glance(all)
  }
}
