/**
 * A person at the table of The Voyages, who sees only names and states of the page and knows the words of the rules.
 * Prefers what it has not done yet, so that over its games every main and bonus action occurs.
 */
import { expect } from '@playwright/test'
import type { Hands } from './hands'
import { Person } from './person'
import type { Glance } from './reader'

/** Main actions, by a word in the accessible name of their control. */
export const mainActions = [
  '5 Coins',
  'Gold stall',
  'Silk stall',
  'Pepper stall',
  'Camel stall',
  'Khan’s Favor',
  'Contracts',
  'Travel',
  'city card'
] as const
/** The button of a die in hand, but not of an action that changes a die. */
const ownDie = /^Die (\d|without)/
export const bonusActions = ['Complete contract', 'Purse', 'Reroll', 'Turn a die', 'Black die'] as const
export type ActionName = (typeof mainActions)[number] | (typeof bonusActions)[number]

/** What is counted. */
export type Diary = Map<ActionName, number>
export const newDiary = (): Diary => new Map([...mainActions, ...bonusActions].map((action) => [action, 0]))

interface Want {
  readonly action: (typeof mainActions)[number]
  /** The control to press. */
  readonly name: string
}

/** Plays for whoever sits at the device. */
export class Player extends Person {
  readonly diary: Diary
  #bonusTried = ''
  #stall = ''

  constructor(hands: Hands, diary: Diary) {
    super(hands)
    this.diary = diary
  }

  protected async decide(): Promise<boolean> {
    const now = await this.glance()
    if (now.has('heading', 'Ranking')) return false
    const [curtain] = now.buttons(/^I am .*: show me$/)
    if (curtain !== undefined) await this.press(curtain)
    else if (now.has('region', 'Decision')) await this.answer(now)
    else if (now.has('heading', 'At the stall'))
      await this.press(last(now.buttons(/ stall, column \d:/).filter((name) => name.startsWith(this.#stall))))
    else if (now.has('heading', 'Take contracts')) await this.takeContracts(now)
    else if (now.has('heading', 'Take your steps')) await this.travelOn(now)
    else if (now.buttons(/^End turn$/).length + now.buttons(ownDie).length > 0) await this.turn(now)
    else await this.wait()
    return true
  }

  /** Decisions in the dialog: the first answer will do. */
  async answer(now: Glance): Promise<void> {
    const goals = now.seen.filter(
      ({ role, name, within }) =>
        role === 'button' && within.includes('Decision') && / and .*points?$/.test(name)
    )
    if (goals.length > 0) {
      await this.keepGoals(now)
      return
    }
    const confirm = now.buttons(/^Confirm/, 'Decision')
    const more = now.buttons(/^More /, 'Decision')
    const answers = now.buttons(/^(?!Less |More |Confirm)/, 'Decision')
    if (confirm[0] !== undefined) await this.press(confirm[0])
    else if (more[0] !== undefined) await this.press(more[0])
    else if (answers.length > 0) await this.press(answers[this.moves % answers.length] ?? '')
    else await this.wait()
  }

  async keepGoals(now: Glance): Promise<void> {
    const go = now.buttons(/^Keep these/, 'Decision')
    if (go[0] !== undefined) await this.press(go[0])
    else {
      const open = now.seen.filter(
        (one) =>
          one.role === 'button' &&
          one.within.includes('Decision') &&
          !one.pressed &&
          !one.disabled &&
          / and /.test(one.name)
      )
      await this.press(open[0]?.name ?? '')
    }
  }

  async takeContracts(now: Glance): Promise<void> {
    const take = now.buttons(/^Take (1 contract|2 contracts)$/)
    const picked = now.seen.filter(({ name, pressed }) => pressed && name.startsWith('Contract in column'))
    const open = now.buttons(/^Contract in column/).filter((name) => !picked.some((one) => one.name === name))
    const room = now.seen.some(({ within }) => within.includes('Contracts')) && picked.length === 0
    if (take[0] !== undefined && (!room || open.length === 0)) await this.press(take[0])
    else if (open[0] !== undefined) await this.press(open[0])
  }

  async travelOn(now: Glance): Promise<void> {
    const go = now.buttons(/^Go to /)
    const ways = now.buttons(/^Travel to /)
    const stop = now.buttons(/^Stop here/)
    if (go[0] !== undefined) await this.press(go[0])
    else if (ways.length > 0) await this.press(best(ways))
    else if (stop[0] !== undefined) await this.press(stop[0])
  }

  /** Does one thing of a turn: a bonus action, the main action, or its end. */
  async turn(now: Glance): Promise<void> {
    const ready = now.buttons(/^Complete contract:/)
    if (ready[0] !== undefined) {
      this.#did('Complete contract')
      await this.press(ready[0])
      return
    }
    if (await this.bonus(now)) return
    const [end] = now.buttons(/^End turn$/)
    if (end !== undefined) {
      await this.press(end)
      // Over a network the turn may look open for a moment after its end.
      await expect(async () => expect((await this.glance()).buttons(/^End turn$/)).toEqual([])).toPass()
      return
    }
    const want = this.#wants(now)
    if (want) await this.place(want)
    else await this.purse(now)
  }

  /** Does a bonus action that was not done yet, if one can be paid. */
  async bonus(now: Glance): Promise<boolean> {
    const dice = now.buttons(ownDie)
    if (dice.length === 0) return false
    const key = `${now.names('img', / camels?$/).join()} ${dice.join()}`
    if (key === this.#bonusTried) return false
    this.#bonusTried = key
    if (!this.diary.get('Reroll') && now.buttons(/^Reroll/)[0]) {
      await this.#withDie(now, now.buttons(/^Reroll/)[0] ?? '')
      this.#did('Reroll')
    } else if (!this.diary.get('Turn a die') && now.buttons(/^Die ±1/)[0]) {
      await this.#chooseDie(now)
      const by = (await this.glance()).buttons(/^Turn (up|down) by 1$/)[0]
      if (by === undefined) return true
      await this.press(by)
      this.#did('Turn a die')
    } else if (!this.diary.get('Black die') && now.buttons(/^Black die/)[0]) {
      await this.press(now.buttons(/^Black die/)[0] ?? '')
      this.#did('Black die')
    } else if (!this.diary.get('Purse') && dice.length > 2 && this.moves > 20) await this.purse(now)
    else return false
    return true
  }

  /** Selects a die, unless one is selected: a rerolled die stays selected. */
  async #chooseDie(now: Glance): Promise<void> {
    if (now.seen.some(({ name, pressed }) => pressed && ownDie.test(name))) return
    const [die] = now.buttons(ownDie)
    if (die === undefined) throw new Error('a turn in which nothing can be done')
    await this.press(die)
  }

  async #withDie(now: Glance, action: string): Promise<void> {
    await this.#chooseDie(now)
    await this.press(action)
  }

  /** Takes 3 coins for a die, since nothing else is possible. */
  async purse(now: Glance): Promise<void> {
    this.#did('Purse')
    await this.#withDie(now, now.buttons(/^3 coins/)[0] ?? '')
  }

  /** Called before the route of a journey is chosen; subclasses use what helps on it. */
  async equip(): Promise<void> {}

  /** Presses the space, accepts the dice it proposes, and does the action. */
  async place({ action, name }: Want): Promise<void> {
    this.#stall = action
    await this.press(name)
    if (action === 'Travel') {
      await this.equip()
      const ways = (await this.glance()).buttons(/^Travel to /)
      await this.press(best(ways))
      await this.press((await this.glance()).buttons(/^Go to /)[0] ?? '')
    } else {
      // The first press places a selected die; without one it proposes dice, and the second press places those.
      const bare = (text: string): string => text.replace(/\d+/g, '')
      const now = await this.glance()
      const again =
        now.has('heading', /place dice|proposed|stall$|Coins$|card$|Favor$|Contracts$/) &&
        !now.buttons(/^End turn$/)[0]
          ? now.buttons(/./).find((button) => bare(button) === bare(name))
          : undefined
      if (again !== undefined) await this.press(again)
    }
    this.#did(action)
    await expect(this.page.getByRole('alert')).toBeEmpty()
  }

  #wants(now: Glance): Want | undefined {
    const open: Want[] = []
    for (const name of now.buttons(/, needs (1 die|2 dice|3 dice)|card( \d)?:/)) {
      const action = mainActions.find((one) =>
        one === 'city card' ? / card( \d)?: /.test(name) : name.startsWith(one)
      )
      if (action) open.push({ action, name })
    }
    const missing = missingGoods(now)
    const score = ({ action }: Want): number => {
      const done = this.diary.get(action) ?? 0
      const helps = missing.some((good) => action.toLowerCase().startsWith(good)) ? 3 : 0
      const first = action === 'Travel' || action === 'city card' ? 2 : 0
      return (done === 0 ? 10 : 0) + helps + first - done * 0.2
    }
    return open.sort((a, b) => score(b) - score(a))[0]
  }

  #did(action: ActionName): void {
    this.diary.set(action, (this.diary.get(action) ?? 0) + 1)
  }
}

/** Goods and camels that the own contracts still need. */
function missingGoods(now: Glance): string[] {
  const missing: string[] = []
  for (const { name } of now.seen.filter((one) => one.name.startsWith('Complete contract:')))
    for (const [, count, item] of name
      .slice(0, name.indexOf('→'))
      .matchAll(/(\d+) (camel|pepper|silk|gold)/g)) {
      const stock = now.names('img', new RegExp(`^\\d+ ${item ?? ''}s?$`))[0]
      if (Number(stock?.split(' ')[0] ?? 0) < Number(count)) missing.push(item ?? '')
    }
  return missing
}

/** The best destination: a city rather than an oasis, and the most expensive one. */
function best(ways: readonly string[]): string {
  const cities = ways.filter((name) => !/oasis|Venezia/.test(name))
  return (cities.length > 0 ? cities : ways).at(-1) ?? ''
}

const last = (names: readonly string[]): string => names.at(-1) ?? ''
