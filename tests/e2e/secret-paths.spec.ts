/**
 * A game for two with the Secret Paths, by role and accessible name: path tokens are kept, planned with, and used as
 * a bonus.
 */
import { expect } from '@playwright/test'
import { oneModule } from './draw'
import { playWithModules } from './module-game'
import { test } from './no-opening'
import { picture } from './pictures'
import { Player } from './player'
import type { Glance } from './reader'

test.setTimeout(3_600_000)
test.use({ trace: 'off' })

/** Plays as `Player` does, picks André, and travels with whatever path token he holds. */
class Pathfinder extends Player {
  override async answer(now: Glance): Promise<void> {
    const [offered] = now.buttons(/^(Play André|Keep path token: )/)
    if (offered === undefined) await super.answer(now)
    else await this.press(offered)
  }

  override async bonus(now: Glance): Promise<boolean> {
    const [step] = now.buttons(/^Use path token: A step$/)
    if (step === undefined) return super.bonus(now)
    await this.press(step)
    return true
  }

  override async equip(): Promise<void> {
    for (const token of (await this.glance()).buttons(/^Travel with path token: /)) {
      await this.press(token)
      const [way] = (await this.glance()).buttons(/^Travel to /)
      if (way !== undefined) {
        await this.press(way)
        await expect(this.page.getByText(/^(With|Only with) “/)).toBeVisible()
        await picture(this.page, `secret-paths-plan-${this.moves}`)
        return
      }
      await this.press(token)
    }
  }
}

test(
  'two players draft André de Longjumeau and play until tokens were used in every way',
  oneModule('secret-paths'),
  ({ page }) =>
    playWithModules(page, {
      seed: 16,
      name: 'secret-paths',
      modules: ['Secret Paths'],
      player: Pathfinder,
      ends: 'once-used',
      used: ['secret-paths/pathKept', 'secret-paths/pathUsed', 'secret-paths/usePath']
    })
)
