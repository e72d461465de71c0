/**
 * People at three machines play over the LAN: one in a window of the host, one in a browser, one headless guest; and
 * everything happens to them that makes people lose LAN games.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Browser, type Page } from '@playwright/test'
import { tableFileText } from '../../main/host/folder/tablefile'
import { khan } from '../../shared/games/khan'
import { endAll } from '../host/served'
import { randomGame } from '../lib/random-game'
import { Pointer } from './hands'
import { Headless } from './headless'
import { KhanPlayer, newDiary as newKhanDiary } from './khan-player'
import { Cable } from './lan-cable'
import { atHome, gather, goIn, House, newWindow, sitDown, type Window } from './lan-house'
import { atWindow, cutOff, killed, play, sameAsReplayed, type Traveller } from './lan-play'
import type { TableView } from './lan-view'
import { motionOff } from './pictures'
import type { Person } from './person'
import { newDiary, Player } from './player'
import { fileOf } from './session'

test.setTimeout(3_600_000)
test.afterEach(endAll)

/** Everybody at a table for three. */
interface Gathering {
  readonly house: House
  readonly cable: Cable
  readonly here: Window
  readonly there: Window
  readonly headless: Headless
  readonly watcher: Headless
  /** The players. */
  readonly all: readonly Traveller[]
  readonly views: readonly TableView[]
}

/** A game by its title, and who plays it at a window. */
interface Played {
  readonly title: string
  readonly person: (page: Page) => Person
}
const voyages: Played = {
  title: 'The Voyages of Marco Polo',
  person: (page) => new Player(new Pointer(page), newDiary())
}
const service: Played = {
  title: 'In the Service of the Khan',
  person: (page) => new KhanPlayer(new Pointer(page), newKhanDiary())
}

/** From the form of a new table to its first turn: a lobby, a link to it, seats taken, the game begun. */
async function gathered(browser: Browser, { title, person }: Played): Promise<Gathering> {
  const house = new House()
  const cable = await Cable.lay()
  await house.open()
  const here = await atHome(browser, house)
  const link = await gather(here.page, title, 3)
  expect(link).toBe(`http://127.0.0.1:${house.lanPort}/`)

  const there = await newWindow(browser, cable)
  await there.page.goto(link)
  await motionOff(there.page)
  await goIn(there.page)
  await sitDown(there.page, 'Ann')
  const headless = new Headless(house.lanPort, 7)
  const watcher = new Headless(house.lanPort, 8)
  await headless.enter()
  await headless.sitDown('Robot')
  await watcher.enter()
  await here.page.getByRole('button', { name: 'Begin' }).click()

  const host = atWindow(person(here.page), here.view)
  const guest = atWindow(person(there.page), there.view)
  const views = [here.view, there.view, headless.view, watcher.view]
  return { house, cable, here, there, headless, watcher, all: [headless, host, guest], views }
}

/** Closes everything. */
async function parted({ house, cable, headless, watcher }: Gathering): Promise<void> {
  for (const client of [headless, watcher]) client.end()
  await cable.remove()
  await house.close()
}

test('three machines begin a game of The Voyages and survive a reload, a cut cable and a killed host without typing anything', async ({
  browser
}) => {
  const table = await gathered(browser, voyages)
  const { house, cable, here, there, headless, watcher, all, views } = table
  const [, host] = all
  const count = (): number => headless.view.choices
  await play(all, () => count() >= 25 && here.view.asked)
  await here.page.reload()
  await play(all, () => headless.asked)
  await cutOff(there, cable, host ? [headless, host] : [headless], here.view)
  await play(all, () => there.view.asked)
  await killed(house, [here, there], [headless, watcher])
  const since = count()
  await play(all, () => count() >= since + 12 && views.every((view) => view.choices === count()))
  await sameAsReplayed(house.folder.path, views, [here.page, there.page])
  await parted(table)
})

test(
  'three machines play The Voyages to the scores and survive a reload, a cut cable and a killed host without typing anything',
  { tag: '@long' },
  async ({ browser }) => {
    const table = await gathered(browser, voyages)
    const { house, cable, here, there, headless, watcher, all, views } = table
    const [, host] = all
    const round = (): number => headless.view.round

    await play(all, () => round() === 2 && here.view.asked)
    await here.page.reload()
    await play(all, () => round() === 3 && headless.asked)
    const [ann = -1] = there.view.table.own
    await cutOff(there, cable, host ? [headless, host] : [headless], here.view)
    await play(all, () => round() === 4 && there.view.asked)
    await killed(house, [here, there], [headless, watcher])

    await play(all, () => views.every(({ over }) => over))
    await sameAsReplayed(house.folder.path, views, [here.page, there.page])
    expect(views.map(({ viewer }) => viewer)).toEqual([0, ann, 3 - ann, 'public'])
    await parted(table)
  }
)

test(
  'three machines play In the Service of the Khan to the scores although its host is killed in the middle',
  { tag: '@long' },
  async ({ browser }) => {
    const table = await gathered(browser, service)
    const { house, here, there, headless, watcher, all, views } = table
    await play(all, () => headless.view.round === 3 && there.view.asked)
    await killed(house, [here, there], [headless, watcher])
    expect(views.map(({ round }) => round)).toEqual([3, 3, 3, 3])

    await play(all, () => views.every(({ over }) => over))
    for (const { page } of [here, there])
      await expect(page.getByRole('heading', { name: /wins?( together)?$/ })).toBeVisible()
    await sameAsReplayed(house.folder.path, views, [here.page, there.page])
    await parted(table)
  }
)

/** Saves a game, this many choices before its end, as a table open to the LAN; its first seat is played at the host. */
function layForGuests(folder: string, left: number): number {
  const whole = randomGame(khan.rules, { players: 3, seed: 11 })
  const seats = whole.header.seats.map((_, seat) => ({
    by: seat === 0 ? ('here' as const) : ('lan' as const)
  }))
  const share = { locked: false, spectators: true }
  const tables = join(folder, 'tables')
  mkdirSync(tables, { recursive: true })
  const next = whole.entries.length - left
  writeFileSync(join(tables, 'saved.caravan'), fileOf(whole, next))
  writeFileSync(
    join(tables, 'saved.json'),
    tableFileText('saved', { created: 1, abandoned: false, share, seats })
  )
  return next
}

test('a saved game of In the Service of the Khan is finished over the LAN although its host is killed in the last round', async ({
  browser
}) => {
  const house = new House()
  const next = layForGuests(house.folder.path, 20)
  await house.open()
  const here = await atHome(browser, house)
  await here.page.getByRole('button', { name: /^Continue/ }).click()
  const there = await newWindow(browser)
  await there.page.goto(`http://127.0.0.1:${house.lanPort}/`)
  await motionOff(there.page)
  await goIn(there.page)
  await there.page.getByRole('button', { name: 'People' }).click()
  await there.page
    .getByRole('button', { name: /^Sit here/ })
    .first()
    .click()
  await expect(there.page.getByRole('button', { name: 'Get up from Ben’s seat' })).toBeVisible()
  await there.page.keyboard.press('Escape')
  const headless = new Headless(house.lanPort, 7)
  const watcher = new Headless(house.lanPort, 8)
  await headless.enter()
  await headless.sitDown('Clara')
  await watcher.enter()

  const diary = newKhanDiary()
  const host = atWindow(new KhanPlayer(new Pointer(here.page), diary), here.view)
  const guest = atWindow(new KhanPlayer(new Pointer(there.page), diary), there.view)
  const all = [headless, host, guest]
  const views = [here.view, there.view, headless.view, watcher.view]
  await play(all, () => headless.view.table.next >= next + 4)
  const away = [headless, watcher]
  await killed(house, [here, there], away)
  await expect.poll(() => [1, 2].every((seat) => here.view.present(seat))).toBe(true)

  await play(all, () => views.every(({ over }) => over))
  for (const { page } of [here, there])
    await expect(page.getByRole('heading', { name: /wins?( together)?$/ })).toBeVisible()
  await sameAsReplayed(house.folder.path, views, [here.page, there.page])
  expect([here, there].map(({ view }) => view.viewer)).toEqual([0, 1])
  for (const client of away) client.end()
  await house.close()
})
