/**
 * A person at the table of In the Service of the Khan, who sees only names and states of the page. Prefers what it did
 * least, so that over its games every kind of space occurs.
 */
import type { Hands } from './hands'
import { Person } from './person'
import type { Glance } from './reader'

/** Main actions, by the beginning of the accessible name of their control. */
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

/** What is counted. */
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

/** Plays for whoever sits at the device. */
export class KhanPlayer extends Person {
  readonly diary: Diary
  #tried = new Set<string>()
  #hand = ''

  constructor(hands: Hands, diary: Diary) {
    super(hands)
    this.diary = diary
  }

  protected async decide(): Promise<boolean> {
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

  /** A decision in the dialog: the first answer that leads on. */
  async #answer(now: Glance): Promise<void> {
    const answers = now
      .buttons(/./, 'Decision')
      .filter((name) => !/^(See the table|Back to the question|Less|More)/.test(name))
    const goals = answers.filter((name) => name.startsWith('Goal card'))
    const [goal] = goals
    if (goal !== undefined && !answers.includes('Keep this goal')) await this.press(goal)
    else {
      // A contract that was taken without room is kept for one in hand.
      const instead = answers.find((name) => name.startsWith('Keep the new one'))
      const answer = instead ?? answers.find((name) => !name.startsWith('Goal card'))
      // The form of a question may still be loading.
      if (answer === undefined) await this.wait()
      else await this.press(answer)
    }
  }

  async #takeContracts(now: Glance): Promise<void> {
    const [take] = now.buttons(/^Take \d contract/)
    if (take !== undefined) await this.press(take)
    else await this.#first(now, /^Contract in /)
  }

  async #turn(now: Glance): Promise<void> {
    const dice = now.names('button', ownDie)
    // A changed hand of dice is a new situation.
    if (dice.join() !== this.#hand) this.#tried = new Set()
    this.#hand = dice.join()
    const [next] = [...this.#wishes(now)].filter((name) => !this.#tried.has(name))
    if (next === undefined) await this.#spend(now)
    else await this.#try(next)
  }

  /** Controls to press, by preference: bonus actions, the end of the turn, then the action done least often. */
  *#wishes(now: Glance): Iterable<string> {
    yield* now.buttons(/^Complete contract: /)
    yield* now.buttons(/^Improve seal/)
    yield* now.buttons(/^End turn$/)
    // Only a few of the cities are tried: most are too far away.
    for (const [action] of [...this.diary].sort((a, b) => a[1] - b[1]))
      yield* now.buttons(controls[action]).slice(0, action === 'Travel' ? 3 : undefined)
  }

  /** The first press proposes dice, the second one places them; a journey starts from its card. */
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

  /** Takes the money bag with a die, since nothing else can be done. */
  async #spend(now: Glance): Promise<void> {
    const [die] = now.buttons(ownDie)
    if (die === undefined) return this.wait()
    // The recap may name the money bag, too: close it first.
    const [recap] = now.buttons(/^Close the recap$/)
    if (recap !== undefined) return this.press(recap)
    // The first press proposes a die, the second one puts it there.
    const bag = now.buttons(/^Money bag$/)[0] ?? die
    await this.press(bag)
    await this.press(bag)
  }
}
