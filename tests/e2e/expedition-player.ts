/**
 * A person at the table of Expedition, who sees only names and states of the page. Moves as far as its cards reach, by the
 * planner or with cards of its own choice, drops ballast at times, and draws from the display or the deck. A hoarder only
 * draws until it has a given number of cards in its hand.
 */
import { expect } from '@playwright/test'
import type { Hands } from './hands'
import type { Moment } from './secret-search'
import { Person } from './person'
import type { Glance } from './reader'

/** The ways to play whose uses are counted. */
export type Tactic = 'cards' | 'plan' | 'far' | 'ballast' | 'display' | 'deck'

export interface Habits {
  /** Called whenever the device has been handed over, a turn begins, or it is to be passed on. */
  readonly at?: (moment: Moment, name: string) => Promise<void>
  /** Called before a choice is made. */
  readonly before?: (now: Glance) => Promise<void>
  /** Called while a planned move is shown. */
  readonly planning?: (now: Glance) => Promise<void>
  /** Called when the chosen cards pay for a space. */
  readonly chosen?: (now: Glance) => Promise<void>
  /** How many cards a player, by name, collects before it moves for the first time. */
  readonly hoards?: ReadonlyMap<string, number>
}

const colour = '(?:yellow|blue|red|green|violet)'
const figure = '(?:oil|spices|silk|fruit|camel driver)'
const handCard = new RegExp(`^(${colour} ${figure})(?:, (\\d+) cards)?(?:, (\\d+) chosen)?$`, 'i')
const paid = new RegExp(`(?:(\\d+) × )?(${colour} ${figure})`, 'gi')
/** The button of a space that can be entered now; groups: the space's name, and the number of cards. */
export const reachable = /^([^,]+), .*enter for (?:(\d+) cards?)?/

export class ExpeditionPlayer extends Person {
  readonly uses: Record<Tactic, number> = { cards: 0, plan: 0, far: 0, ballast: 0, display: 0, deck: 0 }
  /** Turns ended so far. */
  turns = 0
  /** The name of whoever sits at the device. */
  name = ''
  readonly #road: readonly string[]
  readonly #habits: Habits
  readonly #hoarding: Map<string, number>
  #fresh = false

  /** `road`: the names of the spaces, in the order of the road. */
  constructor(hands: Hands, road: readonly string[], habits: Habits = {}) {
    super(hands)
    this.#road = road
    this.#habits = habits
    this.#hoarding = new Map(habits.hoards)
  }

  protected async decide(): Promise<boolean> {
    const now = await this.glance()
    if (now.has('heading', 'Ranking')) return false
    const [curtain] = now.buttons(/^I am .*: show me$/)
    const [pass] = now.buttons(/^Pass to /)
    if (curtain !== undefined) await this.#sitDown(curtain)
    else if (pass !== undefined) await this.#passOn(pass)
    else if (now.buttons(/^(Draw the top|Take .*: ends|End turn without)/).length > 0) await this.#turn(now)
    else await this.wait()
    return true
  }

  async #sitDown(curtain: string): Promise<void> {
    this.name = /^I am (.*): show me$/.exec(curtain)?.[1] ?? ''
    await this.#habits.at?.('curtain', this.name)
    this.#fresh = true
    await this.press(curtain)
  }

  async #passOn(pass: string): Promise<void> {
    await this.#habits.at?.('pass', this.name)
    this.turns++
    await this.press(pass)
  }

  async #turn(now: Glance): Promise<void> {
    if (this.#fresh) {
      this.#fresh = false
      await this.#habits.at?.('turn', this.name)
    }
    await this.#habits.before?.(now)
    if (this.#collects(now)) return this.#draw(now)
    const target = this.#farthest(now)
    const [ballast] = now.buttons(/^Drop ballast/)
    if (ballast !== undefined && (target === undefined || this.turns % 4 === 0)) {
      this.uses.ballast++
      await this.press(ballast)
    } else if (target !== undefined) await this.#enter(target)
    else await this.#draw(now)
  }

  /** True while this player only collects. */
  #collects(now: Glance): boolean {
    const wanted = this.#hoarding.get(this.name) ?? 0
    if (inHand(now) < wanted) return true
    this.#hoarding.delete(this.name)
    return false
  }

  /** The last space on the road that is within reach. */
  #farthest(now: Glance): string | undefined {
    const place = (name: string): number => this.#road.indexOf(reachable.exec(name)?.[1] ?? '')
    return now
      .buttons(reachable, 'The road')
      .sort((a, b) => place(a) - place(b))
      .at(-1)
  }

  /** Chooses a space, looks at the planned move and makes it; every second move by one space is paid card by card. */
  async #enter(target: string): Promise<void> {
    await this.press(target)
    const now = await this.glance()
    await this.#habits.planning?.(now)
    const steps = now.seen.filter(({ role, within }) => role === 'listitem' && within.includes('The road'))
    const [spending] = now
      .names('img', new RegExp(`^(\\d+ × )?${colour} ${figure}`, 'i'))
      .filter((name) => now.seen.some((one) => one.name === name && one.within.includes('The road')))
    if (steps.length === 1 && spending !== undefined && this.uses.cards <= this.uses.plan) {
      this.uses.cards++
      await this.#payByHand(target, spending)
    } else {
      this.uses.plan++
      if (steps.length > 1) this.uses.far++
      await this.#goWay(now, target)
    }
  }

  /** Dismisses the proposal, chooses cards of the hand one by one, then the space. */
  async #payByHand(target: string, spending: string): Promise<void> {
    await this.press('Cancel')
    for (const [, count, card = ''] of spending.matchAll(paid))
      for (let i = 0; i < Number(count ?? 1); i++) {
        const [name] = (await this.glance()).buttons(new RegExp(`^${card}\\b`, 'i'), 'Your hand')
        await this.press(name ?? card)
      }
    await this.#habits.chosen?.(await this.glance())
    const space = `${reachable.exec(target)?.[1] ?? ''},`
    const [ready] = (await this.glance())
      .buttons(reachable, 'The road')
      .filter((name) => name.startsWith(space))
    await this.press(ready ?? target)
    await expect(this.page.getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(0)
  }

  /** Presses the planner's Enter button and waits until the last space of the move is reached. */
  async #goWay(now: Glance, target: string): Promise<void> {
    const before = inHand(now)
    const [go = ''] = now.buttons(/^Enter .* for /, 'The road')
    const cards = Number(/ for (\d+) cards?/.exec(go)?.[1] ?? 0)
    const space = reachable.exec(target)?.[1] ?? ''
    await this.press(go)
    await expect
      .poll(async () => {
        await this.wait()
        const after = await this.glance()
        if (after.has('heading', 'Ranking')) return 'over'
        const waiting = after.buttons(reachable, 'The road').some((name) => name.startsWith(`${space},`))
        return `${inHand(after)} cards${waiting ? `, ${space} ahead` : ''}`
      })
      .toMatch(new RegExp(`^(over|${before - cards} cards)$`))
  }

  /** Draws from the deck every third turn, else from the display: a kind that the hand lacks, if there is one. */
  async #draw(now: Glance): Promise<void> {
    const shown = now.buttons(/^Take .*: ends/)
    const [deck] = now.buttons(/^Draw the top/)
    const [pass] = now.buttons(/^End turn without/)
    const held = now.buttons(handCard, 'Your hand').join()
    const rare = shown.find((name) => !held.toLowerCase().includes(kindIn(name)))
    if (shown.length > 0 && (deck === undefined || this.turns % 3 !== 0)) {
      this.uses.display++
      await this.press(rare ?? shown[0] ?? '')
    } else if (deck !== undefined) {
      this.uses.deck++
      await this.press(deck)
    } else await this.press(pass ?? '')
  }
}

/** The accessible names of the cards in the open hand. */
export const handOf = (now: Glance): string[] =>
  now.seen
    .filter(
      ({ role, name, within }) => role === 'button' && within.includes('Your hand') && handCard.test(name)
    )
    .map(({ name }) => name)

/** The number of cards in the open hand. */
export const inHand = (now: Glance): number =>
  handOf(now).reduce((sum, name) => sum + Number(handCard.exec(name)?.[2] ?? 1), 0)

const kindIn = (name: string): string =>
  new RegExp(`${colour} ${figure}`, 'i').exec(name)?.[0].toLowerCase() ?? name
