/**
 * Games for two with the New Characters, by role and accessible name: they are drafted, and their gifts and spaces
 * used.
 */
import { oneModule } from './draw'
import { playWithModules, type ModuleGame } from './module-game'
import { test } from './no-opening'
import { Player } from './player'
import type { Glance } from './reader'

test.setTimeout(3_600_000)
test.use({ trace: 'off' })

/** Plays as `Player` does, and takes whatever the module offers first. */
class Newcomer extends Player {
  /** The turn in which the city cards were last looked at, as the table names it. */
  #looked = ''

  override async answer(now: Glance): Promise<void> {
    const [newcomer] = now.buttons(/^Play (Altan|Fratre|Gunj|Khan A)/)
    const [keep] = now.buttons(/^Keep th(is|ese two) gifts?$/, 'Decision')
    if (newcomer !== undefined) await this.press(newcomer)
    else if (keep !== undefined) await this.press(keep)
    else await super.answer(now)
  }

  override async bonus(now: Glance): Promise<boolean> {
    const [gift] = now.buttons(/^Use gift: (?!Post in passing)/)
    if (gift !== undefined && !now.seen.some(({ name, pressed }) => name === gift && pressed)) {
      await this.press(gift)
      const [turned] = (await this.glance()).buttons(/^Turn the \d to 6$/)
      if (turned !== undefined) await this.press(turned)
      else if ((await this.glance()).has('dialog', /./)) await this.page.keyboard.press('Escape')
      return true
    }
    const [cards] = now.buttons(/^\d cards?$/)
    const dice = now.buttons(/^Die /).join()
    if (cards !== undefined && this.#looked !== `${cards} ${dice}`) {
      this.#looked = `${cards} ${dice}`
      await this.press(cards)
      const [card] = (await this.glance()).buttons(/^Use city card: /)
      if (card !== undefined) await this.press(card)
      else await this.page.keyboard.press('Escape')
      return true
    }
    const [own] = now.buttons(/^Gunj’s (goods|step), needs 1 die$/)
    if (own !== undefined) {
      await this.press(own)
      const [again] = (await this.glance()).buttons(/^Gunj’s (goods|step), needs 1 die$/)
      if (again !== undefined && !(await this.glance()).has('region', 'Decision')) await this.press(own)
      return true
    }
    return super.bonus(now)
  }
}

/** Seeds of hosts whose chance offers these characters in the draft, and what of theirs is then used. */
const tables = [
  { seed: 40, who: 'Gunj and Fratre Nicolao', used: ['gunj-goods', 'giftsKept', 'giftUsed'] },
  { seed: 8, who: 'Khan Arghun and Altan Ord', used: ['cityCardUsed', 'khan-arghun', 'altan-ord'] }
] as const

for (const { seed, who, used } of tables) {
  const game: ModuleGame = {
    seed,
    name: `new-characters-${seed}`,
    modules: ['New Characters'],
    player: Newcomer,
    used: used.map((word) => `new-characters/${word}`)
  }
  test(
    `two players draft ${who} and play until everything of these characters was used`,
    oneModule(`new-characters-${seed}`),
    ({ page }) => playWithModules(page, { ...game, ends: 'once-used' })
  )
  test(`two players draft ${who} and play to the scores`, { tag: '@long' }, ({ page }) =>
    playWithModules(page, game)
  )
}
