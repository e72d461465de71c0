/**
 * A person at the table of In the Service of the Khan: looks at names and states, decides, clicks. It wants to see everything
 * once, so that over its games every kind of space occurs.
 */
import { expect, type Page } from '@playwright/test'
import type { Hands } from './hands'
import { Person } from './person'
import type { Glance } from './reader'

/** Main actions by what the name of their control begins with. */
export const mainActions = [
  'Book I:',
  'Book II:',
  'Book III:',
  'Khan’s Favor',
  'seal:',
  'Contract in',
  'Travel',
  'city card',
  'special'
] as const
export type ActionName = (typeof mainActions)[number]

/** How often each was done. */
export type Diary = Map<ActionName, number>
export const newDiary = (): Diary => new Map(mainActions.map((action) => [action, 0]))

const ownDie = /^Die (\d|without value)/
/** What can be pressed for each main action. */
const controls: Readonly<Record<ActionName, RegExp>> = {
  'Book I:': /^Book I: /,
  'Book II:': /^Book II: /,
  'Book III:': /^Book III: /,
  'Khan’s Favor': /^Khan’s Favor, needs/,
  'seal:': / seal: die of /,
  'Contract in': /^Contract in /,
  Travel: /, (contract city|city with a (card|bonus)|special city)$/,
  'city card': /^(City card of the round|.+ card): /,
  special: /^(Balkh|Hormuz|Baghdad): /
}

/** Why something was refused lies over the map: from now on it is put away before what lies below it is pressed. */
export async function dismissRefusals(page: Page): Promise<void> {
  // Looked for before each press: by its words among all names of the page that would take longer than the press.
  const dismiss = page.locator('[role="alert"] button', { hasText: 'Dismiss' })
  await page.addLocatorHandler(dismiss, async () => {
    // It may have gone by itself meanwhile.
    await dismiss.dispatchEvent('click', {}, { timeout: 1000 }).catch(() => undefined)
  })
}

/** Plays for whoever sits at the device. */
export class KhanPlayer extends Person {
  readonly diary: Diary
  #tried = new Set<string>()
  #hand = ''

  constructor(hands: Hands, diary: Diary) {
    super(hands)
    this.diary = diary
  }

  async act(): Promise<boolean> {
    const now = await this.glance()
    if (now.has('heading', 'Ranking')) return false
    const [curtain] = now.buttons(/^(I am .*: show me|Pass to .*)$/)
    const [go] = now.buttons(/^Go to .* for |^Stop here/)
    if (curtain !== undefined) await this.press(curtain)
    else if (go !== undefined) await this.press(go)
    else if (now.has('region', 'Decision')) await this.#answer(now)
    else if (now.has('heading', 'At the book')) await this.#first(now, /^Book I+: /)
    else if (now.has('heading', 'Take a guild seal')) await this.#first(now, / seal: die of /)
    else if (now.has('heading', 'Take contracts')) await this.#takeContracts(now)
    else if (now.has('heading', 'Take your steps')) await this.#first(now, /^Travel to /)
    else if (now.buttons(/^End turn$/).length + now.buttons(ownDie).length > 0) await this.#turn(now)
    else await this.wait()
    return true
  }

  async #first(now: Glance, pattern: RegExp): Promise<void> {
    const [name] = now.buttons(pattern)
    if (name === undefined) await this.wait()
    else await this.press(name)
  }

  /** A question on the slip: the first answer that goes on. */
  async #answer(now: Glance): Promise<void> {
    const answers = now
      .buttons(/./, 'Decision')
      .filter((name) => !/^(See the table|Back to the question|Less|More)/.test(name))
    const goals = answers.filter((name) => name.startsWith('Goal card'))
    const [goal] = goals
    if (goal !== undefined && !answers.includes('Keep this goal')) await this.press(goal)
    else {
      const [answer] = answers.filter((name) => !name.startsWith('Goal card'))
      expect(answer, 'a question with an answer').toBeDefined()
      if (answer !== undefined) await this.press(answer)
    }
  }

  async #takeContracts(now: Glance): Promise<void> {
    const [take] = now.buttons(/^Take \d contract/)
    if (take !== undefined) await this.press(take)
    else await this.#first(now, /^Contract in /)
  }

  async #turn(now: Glance): Promise<void> {
    const dice = now.names('button', ownDie)
    // Another hand of dice is another situation.
    if (dice.join() !== this.#hand) this.#tried = new Set()
    this.#hand = dice.join()
    const [next] = [...this.#wishes(now)].filter((name) => !this.#tried.has(name))
    if (next === undefined) await this.#spend(now)
    else await this.#try(next)
  }

  /** What this person would like to do, the best first: bonus actions, the end of the turn, then what was done least. */
  *#wishes(now: Glance): Iterable<string> {
    yield* now.buttons(/^Complete contract: /)
    yield* now.buttons(/^Improve seal/)
    yield* now.buttons(/^End turn$/)
    // Of the cities only a few are tried: most lie too far away.
    for (const [action] of [...this.diary].sort((a, b) => a[1] - b[1]))
      yield* now.buttons(controls[action]).slice(0, action === 'Travel' ? 3 : undefined)
  }

  /** A first press proposes dice, a second one places them; a journey sets out from its card. */
  async #try(name: string): Promise<void> {
    this.#tried.add(name)
    await this.press(name)
    if (!(await this.glance()).has('heading', 'Your turn: place dice')) return this.#done(name)
    if ((await this.glance()).buttons(/^Go to .* for /).length > 0) return this.#done(name)
    if (controls.Travel.test(name) || !(await this.glance()).buttons(/./).includes(name)) return
    await this.press(name)
    if (!(await this.glance()).has('heading', 'Your turn: place dice')) this.#done(name)
  }

  #done(name: string): void {
    const action = mainActions.find((one) => controls[one].test(name))
    if (action !== undefined) this.diary.set(action, (this.diary.get(action) ?? 0) + 1)
  }

  /** Nothing else can be done: a die goes into the money bag. */
  async #spend(now: Glance): Promise<void> {
    const [die] = now.buttons(ownDie)
    if (die === undefined) return this.wait()
    // What has happened since the last turn may name the money bag, too: it is put away first.
    const [recap] = now.buttons(/^Close the recap$/)
    if (recap !== undefined) return this.press(recap)
    await this.press(now.buttons(/^Money bag$/)[0] ?? die)
    await this.press(die)
  }
}
