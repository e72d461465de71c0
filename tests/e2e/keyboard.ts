/**
 * Plays by keyboard alone: reads the page as a screen reader does, including the focus, and presses keys. It never clicks
 * and never moves the focus by script. Each game supplies its key map.
 */
import type { Page } from '@playwright/test'
import { changed, OutOfDate, type Hands } from './hands'
import { announced, Glance, look, type Seen } from './reader'

/** A game's keys, as its list of shortcuts describes them. */
export interface KeyMap {
  /** The key that activates this button, if it has one now. */
  keyOf(name: string, now: Glance): string | undefined
  /** The name of the map's region, in which arrow keys lead from place to place. */
  readonly map: string
  /** The place of the map that a button stands for, by the button's name. */
  placeOf(name: string): string | undefined
  /** The row of a button and its position in it, where arrow keys move along rows. */
  rowOf?(name: string): { readonly row: string; readonly place: number } | undefined
  /** Buttons that ignore keys at first, so that a key meant for what was there before does nothing. */
  readonly guarded?: RegExp
}

const arrows = ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown'] as const
/** Roles of tab stops, as a first guess: roving groups and explanations differ, and the next look corrects it. */
const stops = ['button', 'textbox', 'checkbox', 'slider', 'spinbutton', 'link']
/** Milliseconds to wait for a guarded button: a little more than it ignores keys. */
const guardTime = 650

export class Keyboard implements Hands {
  readonly page: Page
  moves = 0
  /** How often each key was pressed. */
  readonly keys = new Map<string, number>()
  /** How many places were reached by an arrow key from a neighbour, and how many walks reached their destination. */
  steps = 0
  journeys = 0
  readonly #map: KeyMap
  #now: Glance | undefined
  /** What the last look saw, even if something was done since. */
  #last: readonly Seen[] = []
  /** Where arrow keys are known to lead: from "place key" to place. */
  readonly #led = new Map<string, string>()
  /** The last direction of Tab, kept at tab stops without a name. */
  #tab: 'Tab' | 'Shift+Tab' = 'Tab'

  constructor(page: Page, map: KeyMap) {
    this.page = page
    this.#map = map
  }

  async glance(): Promise<Glance> {
    return (this.#now ??= await this.#look())
  }

  async #look(): Promise<Glance> {
    const now = new Glance(await look(this.page))
    this.#last = now.seen
    return now
  }

  async wait(): Promise<void> {
    this.#now = undefined
    await this.page.waitForTimeout(30)
  }

  /** Presses a key `times` times. */
  async key(key: string, times = 1): Promise<void> {
    this.keys.set(key, (this.keys.get(key) ?? 0) + times)
    for (let i = 0; i < times; i++) await this.page.keyboard.press(key)
    this.#now = undefined
  }

  /**
   * The focused thing. Role and name are read from the page, its position is known from the last look; if that had
   * none or several of that role and name, the whole page is read again.
   */
  async active(): Promise<Seen | undefined> {
    if (!this.#now) {
      const said = await announced(this.page)
      const [known, other] = this.#last.filter(({ role, name }) => role === said?.role && name === said.name)
      if (said && said.name !== '' && known && !other) return { ...said, within: known.within }
    }
    return (await this.glance()).seen.find((one) => one.active && one.name !== '')
  }

  /**
   * Presses Tab or Shift+Tab until the first thing that fits has the focus. `wasSeen`: it was there before, so that without
   * it the page has changed since.
   */
  async reach(what: string, fits: (one: Seen) => boolean, wasSeen = false): Promise<void> {
    const trail: string[] = []
    for (let tries = 0; tries < 300; tries++) {
      const { seen } = await this.glance()
      const at = seen.findIndex((one) => one.active && one.name !== '')
      const to = seen.findIndex(fits)
      if (to >= 0 && at === to) return
      if (to < 0 && wasSeen) throw new OutOfDate(`"${what}" has gone`)
      const between = at < 0 || to < 0 ? [] : seen.slice(Math.min(at, to) + 1, Math.max(at, to))
      // Jumps by the estimated number of tab stops at first; if that fails, goes on step by step.
      const guess = tries < 5 ? between.filter((one) => this.#isStop(one)).length + 1 : 1
      trail.push(`${seen[at]?.name ?? '?'} ${guess}`)
      await this.#tabOn(at, to < at, guess)
      const now = seen.filter(fits).length === 1 ? await this.active() : undefined
      if (now && fits(now)) return
    }
    throw new Error(`no way by keyboard to ${what}: ${trail.slice(0, 12).join(' > ')}`)
  }

  async press(name: string): Promise<void> {
    this.moves++
    const own = this.#map.keyOf(name, await this.glance())
    if (own === undefined) await this.#goTo(name)
    if (this.#map.guarded?.test(name)) await this.page.waitForTimeout(guardTime)
    const key = own ?? (this.moves % 2 === 0 ? 'Enter' : 'Space')
    const before = await this.glance()
    this.#now = await changed({ page: this.page, act: () => this.key(key), read: () => this.#look() }, before)
  }

  /** Moves the focus to the button of this name: over the map, along its row, or by Tab. */
  async #goTo(name: string): Promise<void> {
    const place = this.#map.placeOf(name)
    if (place !== undefined) await this.walk(place)
    else if (!(await this.#alongRow(name)))
      await this.reach(name, (one) => one.role === 'button' && one.name === name && !one.disabled, true)
  }

  /** Moves the focus along a row by arrow keys; false if the focus is not in the button's row. */
  async #alongRow(name: string): Promise<boolean> {
    const to = this.#map.rowOf?.(name)
    const here = (await this.active())?.name ?? ''
    const from = this.#map.rowOf?.(here)
    if (!to || from?.row !== to.row || here === name) return here === name
    const way = to.place > from.place ? 'ArrowRight' : 'ArrowLeft'
    for (let i = 0; i < 6 && (await this.active())?.name !== name; i++) await this.key(way)
    return (await this.active())?.name === name
  }

  #isPlace(one: Seen): boolean {
    return one.within.includes(this.#map.map) && this.#map.placeOf(one.name) !== undefined
  }

  #isStop(one: Seen): boolean {
    return (stops.includes(one.role) && !this.#isPlace(one)) || (one.role === 'radio' && one.checked)
  }

  /** The place of the map that has the focus. */
  async #here(): Promise<string | undefined> {
    const now = await this.active()
    return now && this.#isPlace(now) ? this.#map.placeOf(now.name) : undefined
  }

  /** Moves the focus to a place of the map, by arrow keys whose target is known, else by one not tried yet. */
  async walk(to: string): Promise<void> {
    for (let tries = 0; tries < 400; tries++) {
      const at = await this.#here()
      if (at === undefined) await this.#toMap()
      else if (at === to) {
        this.journeys++
        return
      } else {
        const key = this.#next(at, to)
        await this.key(key)
        // An arrow key that leads off the map counts as leading nowhere.
        const now = (await this.#here()) ?? at
        this.#led.set(`${at} ${key}`, now)
        if (now !== at) this.steps++
      }
    }
    throw new Error(`no way by arrows to ${to}`)
  }

  /** Moves the focus by Tab to the place of the map that is in the tab order. */
  async #toMap(): Promise<void> {
    for (let tries = 0; tries < 200; tries++) {
      if ((await this.#here()) !== undefined) return
      const { seen } = await this.glance()
      const at = seen.findIndex((one) => one.active && one.name !== '')
      const last = seen.findLastIndex((one) => this.#isPlace(one))
      const between = at > last ? seen.slice(last + 1, at) : []
      const guess = tries < 5 ? between.filter((one) => this.#isStop(one)).length + 1 : 1
      await this.#tabOn(at, at > last, guess)
    }
    throw new Error('no way by Tab to the map')
  }

  /** Presses Tab or Shift+Tab; at a tab stop without a name (`at` is -1) it goes on in the last direction. */
  async #tabOn(at: number, back: boolean, times: number): Promise<void> {
    if (at >= 0) this.#tab = back ? 'Shift+Tab' : 'Tab'
    await this.key(this.#tab, times)
  }

  /** The first key of the shortest known path to `to`, or else to a place with an arrow key not tried yet. */
  #next(from: string, to: string): string {
    const queue: { at: string; first: string | undefined }[] = [{ at: from, first: undefined }]
    const met = new Set([from])
    let untried: string | undefined
    for (const { at, first } of queue) {
      if (at === to && first !== undefined) return first
      for (const arrow of arrows) {
        const next = this.#led.get(`${at} ${arrow}`)
        if (next === undefined) untried ??= first ?? arrow
        else if (!met.has(next)) {
          met.add(next)
          queue.push({ at: next, first: first ?? arrow })
        }
      }
    }
    return untried ?? 'ArrowRight'
  }
}
