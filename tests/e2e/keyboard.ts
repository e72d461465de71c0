/**
 * A person without a mouse: reads the page as a screen reader does, which also tells where the keyboard is, and
 * presses keys. Never clicks and never moves the focus except by keys.
 */
import type { Page } from '@playwright/test'
import { Player, type Diary } from './player'
import { Glance, look, type Seen } from './reader'

/** Controls with a key of their own. */
const letters: readonly (readonly [name: RegExp, key: string])[] = [
  [/^End turn$/, 'e'],
  [/^Undo/, 'u'],
  [/^3 coins/, 'm'],
  [/^Reroll/, 'r'],
  [/^Die ±1/, 'a'],
  [/^Black die/, 'b'],
  [/^Turn up by 1$/, '+'],
  [/^Turn down by 1$/, '-']
]
const arrows = ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown'] as const
/** Roles of what Tab stops at. Roving groups and explanations differ; looking corrects for them. */
const stops = ['button', 'textbox', 'checkbox', 'slider', 'spinbutton', 'link']
const place = /^Travel to ([^:,]+):|^([^:,]+), (?:starting|large|small|imperial) city|^([^:,]+), oasis/

export class KeyboardPlayer extends Player {
  /** How often each key was pressed. */
  readonly keys = new Map<string, number>()
  /** Places reached by an arrow from their neighbour, and journeys that went to such a place. */
  steps = 0
  journeys = 0
  #now: Glance | undefined
  /** Where arrows were seen to lead: "place key" to place. */
  readonly #led = new Map<string, string>()

  constructor(page: Page, diary: Diary) {
    super(page, diary)
  }

  override async glance(): Promise<Glance> {
    return (this.#now ??= new Glance(await look(this.page, true)))
  }

  override async wait(): Promise<void> {
    this.#now = undefined
    await this.page.waitForTimeout(30)
  }

  /** Presses one key, several times if need be. */
  async key(key: string, times = 1): Promise<void> {
    this.keys.set(key, (this.keys.get(key) ?? 0) + times)
    for (let i = 0; i < times; i++) await this.page.keyboard.press(key)
    this.#now = undefined
  }

  /** What has the keyboard. */
  async active(): Promise<Seen | undefined> {
    return (await this.glance()).seen.find((one) => one.active && one.name !== '')
  }

  /** Moves by Tab and Shift+Tab until the keyboard is on the first thing that fits. */
  async reach(what: string, fits: (one: Seen) => boolean): Promise<void> {
    const trail: string[] = []
    for (let tries = 0; tries < 300; tries++) {
      const { seen } = await this.glance()
      const at = seen.findIndex((one) => one.active && one.name !== '')
      const to = seen.findIndex(fits)
      if (to >= 0 && at === to) return
      const between = at < 0 || to < 0 ? [] : seen.slice(Math.min(at, to) + 1, Math.max(at, to))
      // A bold guess first; if the page has more or fewer stops than a reader hears, step by step.
      const guess = tries < 5 ? between.filter(isStop).length + 1 : 1
      trail.push(`${seen[at]?.name ?? '?'} ${guess}`)
      await this.key(to < at ? 'Shift+Tab' : 'Tab', guess)
    }
    throw new Error(`no way by keyboard to ${what}: ${trail.slice(0, 12).join(' > ')}`)
  }

  /** Does what a press on the button of this name does, and waits until the page has changed and come to rest. */
  override async press(name: string): Promise<void> {
    this.moves++
    const now = await this.glance()
    const own = letters.find(([pattern]) => pattern.test(name))?.[1]
    const die = now.buttons(/^Die (\d|without)/).indexOf(name)
    const town = place.exec(name)
    let key = this.moves % 2 === 0 ? 'Enter' : 'Space'
    if (own !== undefined) key = own
    else if (die >= 0) key = String(die + 1)
    else if (name.startsWith('Complete contract:') && now.buttons(/^Complete contract:/).length === 1)
      key = 'c'
    else if (town) await this.walk(town[1] ?? town[2] ?? town[3] ?? '')
    else if (!(await this.#alongRow(name)))
      await this.reach(name, (one) => one.role === 'button' && one.name === name && !one.disabled)
    const before = told(await this.glance())
    await this.key(key)
    let latest = before
    for (let i = 0; i < 60; i++) {
      const seen = new Glance(await look(this.page, true))
      this.#now = seen
      if (told(seen) === latest && told(seen) !== before) return
      latest = told(seen)
      await this.page.waitForTimeout(10)
    }
  }

  /** From a stall to its columns by arrows. */
  async #alongRow(name: string): Promise<boolean> {
    const stall = /^(.+ stall), /.exec(name)?.[1]
    const here = (await this.active())?.name ?? ''
    if (stall === undefined || !here.startsWith(`${stall},`) || here === name) return here === name
    const column = (text: string): number => Number(/ column (\d):/.exec(text)?.[1] ?? 0)
    const way = column(name) > column(here) ? 'ArrowRight' : 'ArrowLeft'
    for (let i = 0; i < 6 && (await this.active())?.name !== name; i++) await this.key(way)
    return (await this.active())?.name === name
  }

  /** To a place of the map, over its routes: by arrows whose way is known, else by one not tried yet. */
  async walk(to: string): Promise<void> {
    const isPlace = (one: Seen): boolean => one.within.includes('Map') && place.test(one.name)
    const here = async (): Promise<string> => townOf((await this.active())?.name ?? '')
    const seated = await this.active()
    if (!seated || !isPlace(seated)) await this.#toMap(isPlace)
    for (let tries = 0; tries < 400; tries++) {
      const at = await here()
      if (at === to) {
        this.journeys++
        return
      }
      const key = this.#next(at, to)
      await this.key(key)
      const now = await here()
      this.#led.set(`${at} ${key}`, now)
      if (now !== at) this.steps++
    }
    throw new Error(`no way by arrows to ${to}`)
  }

  /** By Tab to whichever place of the map takes part in the tab order. */
  async #toMap(isPlace: (one: Seen) => boolean): Promise<void> {
    for (let tries = 0; tries < 200; tries++) {
      const { seen } = await this.glance()
      const at = seen.findIndex((one) => one.active && one.name !== '')
      const [now] = at < 0 ? [] : seen.slice(at, at + 1)
      if (now && isPlace(now)) return
      const last = seen.findLastIndex(isPlace)
      const guess = tries < 5 && at > last ? seen.slice(last + 1, at).filter(isStop).length + 1 : 1
      await this.key(at > last ? 'Shift+Tab' : 'Tab', guess)
    }
    throw new Error('no way by Tab to the map')
  }

  /** The first key of the shortest known way, or of the shortest way to a place with an arrow not tried yet. */
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

const isStop = (one: Seen): boolean =>
  (stops.includes(one.role) && !(one.within.includes('Map') && place.test(one.name))) ||
  (one.role === 'radio' && one.checked)

function townOf(name: string): string {
  const found = place.exec(name)
  return found?.[1] ?? found?.[2] ?? found?.[3] ?? name
}

/** All that is said on the page, apart from where the keyboard is. */
const told = ({ seen }: Glance): string =>
  JSON.stringify(seen.filter(({ role }) => role !== 'tooltip').map((one) => ({ ...one, active: false })))
