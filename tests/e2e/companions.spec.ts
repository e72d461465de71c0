/**
 * A game for two with the Companions module, by role and accessible name: companions are hired at the Companion House and
 * from the row, and one is dismissed.
 */
import { oneModule } from './draw'
import { playWithModules } from './module-game'
import { test } from './no-opening'
import { Player } from './player'
import type { Glance } from './reader'

test.setTimeout(3_600_000)
test.use({ trace: 'off' })

/** Plays as `Player` does, and hires whenever it can: alternately at the Companion House and by a tile of the row. */
class Patron extends Player {
  #hired = 0
  #looked = ''

  override async bonus(now: Glance): Promise<boolean> {
    const dice = now.buttons(/^Die \d/).join()
    const wanted = this.#hired % 2 === 0 ? /^Companion House, needs 1 die$/ : /, from die \d, costs /
    const [place] = now.buttons(wanted)
    if (place === undefined || this.#hired > 5 || dice === this.#looked) return super.bonus(now)
    this.#looked = dice
    this.#hired++
    await this.press(place)
    const again = (await this.glance()).buttons(/./).find((name) => name === place)
    if (again !== undefined && !(await this.glance()).has('region', 'Decision')) await this.press(place)
    return true
  }
}

test(
  'two players with companions, drafted and played until one is dismissed',
  oneModule('companions'),
  ({ page }) =>
    playWithModules(page, {
      seed: 5,
      name: 'companions',
      modules: ['Companions'],
      player: Patron,
      ends: 'once-used',
      used: ['companions/hired', 'companions/rowFilled', '"dismissed"']
    })
)
