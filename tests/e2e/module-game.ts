/** A game with modules, drafted and played by role and accessible name, or gone on with from a save of its middle. */
import { expect, type Page } from '@playwright/test'
import { Pointer } from './hands'
import { newFolder, startHost } from './host'
import { motionOff, picture } from './pictures'
import { mainActions, newDiary, type Player } from './player'
import { atRound } from './saves'
import { fileOf, lay } from './session'
import { truthOf } from './truth'

/** What every game with modules is: who plays, and what it must tell of. */
interface Common {
  /** Plays for all, and takes what the modules offer. */
  readonly player: new (...args: ConstructorParameters<typeof Player>) => Player
  /** What is played at the page must be told of in the game's file in the end. */
  readonly used: readonly string[]
  /** Begins the names of pictures. */
  readonly name: string
}

export interface ModuleGame extends Common {
  /** Of the host's chance: it decides which characters are offered. */
  readonly seed: number
  /** Switches of the new-table form, by their labels. */
  readonly modules: readonly string[]
  /** Seats; two unless it says more. */
  readonly players?: number
  /** Ends when the file tells of all that; else the game is played to the scores. */
  readonly ends?: 'once-used'
}

/** A game whose last rounds alone are played at the page. */
export interface LateGame extends Common {
  /** Of the game before: it decides who has which character, and what lies on the table. */
  readonly seed: number
  /** The first round that is played at the page. */
  readonly round: number
  readonly players: number
  /** Modules by their ids. */
  readonly modules: readonly string[]
}

/** From the form of a new table through the draft to the scores, or until everything has been used. */
export async function playWithModules(page: Page, game: ModuleGame): Promise<void> {
  const { seed, players = 2, modules, name, ends } = game
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
    await playOn(page, folder.path, game, 0, ends)
  } finally {
    await host.stop()
    folder.remove()
  }
}

/** From the save of a game in its middle to the scores. */
export async function playLate(page: Page, game: LateGame): Promise<void> {
  const { seed, round, players, modules } = game
  const folder = newFolder()
  const options = {
    ...{ characters: 'draft', goals: 'draft' },
    ...Object.fromEntries(modules.map((module) => [module, 'on']))
  }
  const save = atRound('voyages', round, { players, seed, options })
  lay(folder.path, { file: fileOf(save.game, save.entries) })
  const host = await startHost(folder.path, seed)
  try {
    await page.goto(host.url())
    await motionOff(page)
    await page.getByRole('button', { name: /^Continue/ }).click()
    await playOn(page, folder.path, game, save.entries)
  } finally {
    await host.stop()
    folder.remove()
  }
}

/** Plays on after so many entries of the game's file. */
async function playOn(
  page: Page,
  folder: string,
  { player: Kind, used, name }: Common,
  from: number,
  ends?: 'once-used'
): Promise<void> {
  const player = new Kind(new Pointer(page), newDiary())
  const unused = (): readonly string[] => {
    const told = JSON.stringify(truthOf(folder).log.slice(from))
    return used.filter((word) => !told.includes(word))
  }
  for (let part = 1; await player.act();) {
    expect(player.moves, 'a game comes to its end').toBeLessThan(3000)
    if (player.moves <= 20 * part) continue
    if (part % 2 === 0) await picture(page, `${name}-${part / 2 - 1}`)
    part++
    if (ends === 'once-used' && unused().length === 0) return
  }
  await expect(page.getByRole('heading', { name: /wins?( together)?$/ })).toBeVisible()
  const idle = mainActions.filter((action) => action !== 'city card' && !player.diary.get(action))
  expect(idle, 'spaces are used as without modules').toEqual([])
  expect(unused()).toEqual([])
}
