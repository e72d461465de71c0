/** A game with modules, drafted and played by role and accessible name. */
import { expect, type Page } from '@playwright/test'
import { Pointer } from './hands'
import { newFolder, startHost } from './host'
import { motionOff, picture } from './pictures'
import { mainActions, newDiary, type Player } from './player'
import { truthOf } from './truth'

export interface ModuleGame {
  /** Of the host's chance: it decides which characters are offered. */
  readonly seed: number
  /** Switches of the new-table form, by their labels. */
  readonly modules: readonly string[]
  /** Seats; two unless it says more. */
  readonly players?: number
  /** Plays for all, and takes what the modules offer. */
  readonly player: new (...args: ConstructorParameters<typeof Player>) => Player
  /** What the game's file must tell of in the end. */
  readonly used: readonly string[]
  /** Ends when the file tells of all that; else the game is played to the scores. */
  readonly ends?: 'once-used'
  /** Begins the names of pictures. */
  readonly name: string
}

export async function playWithModules(
  page: Page,
  { seed, players = 2, modules, player: Kind, used, ends, name }: ModuleGame
): Promise<void> {
  const folder = newFolder()
  const host = await startHost(folder.path, seed)
  try {
    await page.goto(host.url())
    await motionOff(page)
    await page.getByRole('button', { name: /^New table/ }).click()
    await page.getByRole('radio', { name: `${players} players` }).click()
    await page.getByRole('radio', { name: /^Expert/ }).click()
    for (const module of modules)
      await page
        .getByRole('radiogroup', { name: module })
        .getByRole('radio', { name: 'On', exact: true })
        .click()
    await expect(page.getByRole('radio', { name: /^Expert/ }), 'the set-up stays').toBeChecked()
    await picture(page, `${name}-form-${seed}`)
    await page.getByRole('button', { name: /^Start game/ }).click()
    const player = new Kind(new Pointer(page), newDiary())
    const unused = (): readonly string[] => {
      const told = JSON.stringify(truthOf(folder.path).log)
      return used.filter((word) => !told.includes(word))
    }
    for (let round = 0; await player.act();) {
      expect(player.moves, 'a game comes to its end').toBeLessThan(3000)
      if (player.moves <= 40 * (round + 1)) continue
      await picture(page, `${name}-${seed}-${round++}`)
      if (ends === 'once-used' && unused().length === 0) return
    }
    await expect(page.getByRole('heading', { name: /wins?( together)?$/ })).toBeVisible()
    const idle = mainActions.filter((action) => action !== 'city card' && !player.diary.get(action))
    expect(idle, 'spaces are used as without modules').toEqual([])
    expect(unused()).toEqual([])
  } finally {
    await host.stop()
    folder.remove()
  }
}
