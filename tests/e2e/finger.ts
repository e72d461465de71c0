/** A finger on a small screen, where a table lies in tabs: whoever wants to know all there is turns them over. */
import { expect, type Locator, type Page } from '@playwright/test'
import { changed, type Hands } from './hands'
import { Glance, look, type Seen } from './reader'
import { rest } from './rest'

/** What all that is seen is, wherever it lies among the tabs: a hand of cards may lie on two of them. */
function keysOf(seen: readonly Seen[]): ReadonlyMap<Seen, string> {
  const panels = new Set(seen.flatMap(({ role, name }) => (role === 'tabpanel' ? [name] : [])))
  return new Map(
    seen.map((one) => {
      const within = one.within.filter((outer) => !panels.has(outer))
      return [one, JSON.stringify([one.role, one.name, within])]
    })
  )
}

/** Where on the screen a thing on the map is aimed at, and whether that is in sight. */
interface Aim {
  readonly x: number
  readonly y: number
  readonly inSight: boolean
}

/** What a button on a map is aimed at; undefined for buttons elsewhere. */
const aimOf = (button: Locator): Promise<Aim | undefined> =>
  button.evaluate((element) => {
    const frame = element.closest('.mapsheet')?.getBoundingClientRect()
    if (!frame || !(element instanceof SVGElement)) return undefined
    const box = (element.querySelector('[data-heart]') ?? element).getBoundingClientRect()
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    const within = x > frame.left && x < frame.right && y > frame.top && y < frame.bottom
    return { x, y, inSight: within && document.elementFromPoint(x, y)?.closest('[data-still]') === null }
  })

/** Hears of the next click on the page; what is returned waits for it and says whether it came to this button. */
const listen = (button: Locator): Promise<() => Promise<boolean>> =>
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
    .then((heard) => () => heard.evaluate((ask) => ask()))

/** How often a person tries: the first tap between two places may only bring the map closer. */
const tries = 3

/** The panel of a tab bears the tab's name, and behind it that a decision waits there. */
const isOpen = ({ seen }: Glance, tab: string): boolean =>
  seen.some(({ role, name }) => role === 'tabpanel' && name.startsWith(tab))

/** Names of the tabs to look through, given what is to be seen now. The table itself opens the tab where an answer is given. */
export type Habit = (now: Glance) => readonly string[]

export class Finger implements Hands {
  readonly page: Page
  moves = 0
  readonly #tabs: Habit
  #latest: Glance | undefined
  /** What was on the screen at the last look, unless something was done since. */
  #here: Glance | undefined
  /** On which tab a button was when all were looked through. */
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
    const button = this.page.getByRole('button', { name, exact: true }).first()
    this.#here = undefined
    this.#here = await changed(
      { page: this.page, act: () => this.#tap(button), read: () => this.#look() },
      before
    )
  }

  async wait(): Promise<void> {
    await this.page.waitForTimeout(30)
    this.#latest = this.#here = undefined
  }

  async #tap(button: Locator): Promise<void> {
    if ((await aimOf(button)) === undefined) return button.tap()
    // What was told since the last turn covers half of the map until it is closed, or until something is chosen.
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
    throw new Error(`no tap came to ${String(button)}`)
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

  /** What is on the screen: looked at anew if something was done since the last look. */
  async #screen(): Promise<Glance> {
    return this.#here ?? this.#look()
  }

  async #look(): Promise<Glance> {
    await rest(this.page)
    return (this.#here = new Glance(await look(this.page)))
  }

  /** What is on the screen and, one after the other, on the tabs that are looked through; what lies on several counts once. */
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
