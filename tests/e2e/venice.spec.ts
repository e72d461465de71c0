/** Games for five with every module, by role and accessible name: each module is used, and Venice is visited. */
import { allModules } from './draw'
import { playLate, playWithModules, type ModuleGame } from './module-game'
import { test } from './no-opening'
import { Player } from './player'
import type { Glance } from './reader'

test.setTimeout(3_600_000)
test.use({ trace: 'off' })

/** Offers of the modules in the decision dialog, taken as soon as possible, in this order. */
const offers = [
  /^Play (Rusticiano|Donata|Bellela|Fratre|André|Gunj)/,
  /^Keep th(is|ese two) gifts?$/,
  /^Keep path token: A step/,
  /^Keep path token: /,
  /^(Hire|Dismiss) /
]

/** Plays as `Player` does, but prefers Venice and the Companion House, and uses any card, gift and token it has. */
class Venetian extends Player {
  /** Spaces and cards that were tried, each with the dice in hand at that time: once a turn is enough. */
  readonly #been = new Set<string>()
  #visits = 0
  #hired = 0

  protected override async decide(): Promise<boolean> {
    const now = await this.glance()
    if (!now.has('heading', 'Visit a palace')) return super.decide()
    await this.press(now.buttons(/, die of at least \d/).at(-1) ?? '')
    return true
  }

  override async answer(now: Glance): Promise<void> {
    for (const offer of offers) {
      const [offered] = now.buttons(offer, 'Decision')
      if (offered === undefined) continue
      await this.press(offered)
      return
    }
    await super.answer(now)
  }

  override async bonus(now: Glance): Promise<boolean> {
    const [card] = now.buttons(/^Use (bonus card: |gift: (?!Post in passing)|path token: A step$)/)
    if (card !== undefined && this.#first(`${card} ${now.buttons(/^Die /).join()}`)) {
      await this.press(card)
      const after = await this.glance()
      const [turned] = after.buttons(/^Turn the \d to 6$/)
      if (turned !== undefined) await this.press(turned)
      else if (after.has('dialog', /./)) await this.page.keyboard.press('Escape')
      return true
    }
    return (await this.#space(now)) || super.bonus(now)
  }

  /** Uses the Rialto, Gunj's spaces and the Companion House while they are possible. */
  async #space(now: Glance): Promise<boolean> {
    const wanted = [
      ...(this.#visits < 8 ? [/^Rialto, needs 1 die/] : []),
      ...(this.#hired < 8 ? [/^Companion House, needs 1 die$/] : []),
      /^Gunj’s (goods|step), needs 1 die$/
    ]
    for (const pattern of wanted) {
      const [place] = now.buttons(pattern)
      if (place === undefined || !this.#first(`${place} ${now.buttons(/^Die /).join()}`)) continue
      if (place.startsWith('Rialto')) this.#visits++
      if (place.startsWith('Companion')) this.#hired++
      await this.press(place)
      const after = await this.glance()
      if (after.buttons(/./).includes(place) && !after.has('region', 'Decision')) await this.press(place)
      return true
    }
    return false
  }

  #first(what: string): boolean {
    if (this.#been.has(what)) return false
    this.#been.add(what)
    return true
  }
}

/** What the file of a whole game, or of its last rounds, must contain. */
const used = [
  'new-characters/giftsKept',
  'new-characters/giftUsed',
  'new-characters/gunj-goods',
  'secret-paths/pathKept',
  'secret-paths/usePath',
  'secret-paths/pathUsed',
  'companions/hired',
  'companions/rowFilled',
  'agents/cardUsed',
  'agents/tokenSpent',
  'agents/characterAssumed',
  'agents/characterReturned',
  '"palace":"venice/cannaregio"',
  '"palace":"venice/santa-croce"',
  '"reputation":2'
]
const drafted: ModuleGame = {
  seed: 7127,
  players: 5,
  name: 'venice',
  player: Venetian,
  used,
  modules: ['New Characters', 'Secret Paths', 'Companions', 'Agents of Venice', 'City of Venice']
}

test(
  'five players with every module draft and play until each module was used',
  allModules('draft'),
  ({ page }) => playWithModules(page, { ...drafted, ends: 'once-used' })
)

test(
  'five players with every module play the last round, from a save, to the scores',
  allModules('last round'),
  ({ page }) =>
    playLate(page, {
      seed: 395,
      round: 5,
      players: 5,
      name: 'venice-late',
      player: Venetian,
      modules: ['new-characters', 'secret-paths', 'companions', 'agents', 'venice'],
      used: ['new-characters/giftUsed', 'secret-paths/pathUsed', 'companions/hired']
    })
)

test('five players with every module draft and play to the scores', { tag: '@long' }, ({ page }) =>
  playWithModules(page, drafted)
)
