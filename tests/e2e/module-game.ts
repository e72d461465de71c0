/** Plays a game with modules by role and accessible name: from the draft on, or from a save in mid-game. */
import { expect, type Page } from '@playwright/test'
import { Pointer } from './hands'
import { newFolder, startHost } from './host'
import { motionOff, picture } from './pictures'
import { mainActions, newDiary, type Player } from './player'
import { atRound } from './saves'
import { fileOf, lay } from './session'
import { truthOf } from './truth'

/** What both kinds of games with modules need: the player, and what has to occur. */
interface Common {
  /** Plays for all seats, and uses what the modules offer. */
  readonly player: new (...args: ConstructorParameters<typeof Player>) => Player
  /** Texts that the game's file has to contain in the end, for moves played at the page. */
  readonly used: readonly string[]
  /** The prefix of picture names. */
  readonly name: string
}

export interface ModuleGame extends Common {
  /** The seed of the host's chance, which decides which characters are offered. */
  readonly seed: number
  /** Labels of the modules to switch on in the new-table form. */
  readonly modules: readonly string[]
  /** Number of seats; two by default. */
  readonly players?: number
  /** Stop once the file contains everything in `used`; otherwise play to the scores. */
  readonly ends?: 'once-used'
}

/** A game of which only the last rounds are played at the page. */
export interface LateGame extends Common {
  /** The seed of the random game before, which decides the characters and what lies on the table. */
  readonly seed: number
  /** The first round that is played at the page. */
  readonly round: number
  readonly players: number
  /** Modules by their ids. */
  readonly modules: readonly string[]
}

/** Plays from the form of a new table through the draft to the scores, or until everything has been used. */
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

/** Plays from a save in mid-game to the scores. */
export async function playLate(page: Page, game: LateGame): Promise<void> {
  const { seed, round, players, modules } = game
  const folder = newFolder()
  const options = {
    characters: 'draft',
    goals: 'draft',
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

/** Plays on from a file of that many entries. */
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
