/**
 * People at three machines play whole games over the LAN: one at the host's own window, one in a browser, one with a
 * program of their own; with everything happening that makes people lose LAN games.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { sealed } from '../../main/host/folder/tablefile'
import { khan } from '../../shared/games/khan'
import { endAll } from '../host/served'
import { randomGame } from '../lib/random-game'
import { OutOfDate, Pointer } from './hands'
import { Headless } from './headless'
import { dismissRefusals, KhanPlayer, newDiary as newKhanDiary } from './khan-player'
import { Cable } from './lan-cable'
import { atHome, gather, goIn, House, newWindow, sitDown, type Window } from './lan-house'
import type { TableView } from './lan-view'
import { motionOff } from './pictures'
import { newDiary, Player } from './player'
import type { Person } from './person'
import { scan } from './page-scan'
import { fileOf } from './session'
import { truthOf } from './truth'

test.setTimeout(3_600_000)
test.afterEach(endAll)

/** Somebody at the table, with or without a page. */
interface Traveller {
  readonly view: TableView
  readonly asked: boolean
  act(): Promise<unknown>
}

/** Whoever plays in a window: looks at it only when it is asked, as its own socket says. */
function atWindow(person: Person, view: TableView): Traveller {
  let late = 0
  return {
    view,
    get asked() {
      return view.asked
    },
    // What the others do changes the page between two looks of hers.
    act: async () => {
      await person.wait()
      await person.act().catch((error: unknown) => {
        if (!(error instanceof OutOfDate) || ++late > 3) throw error
      })
    }
  }
}

/** So many looks or deeds after which nothing new stands on any table: the table is stuck. */
const patience = 3000

/** Everybody who is asked plays, until it is `enough`. */
async function play(people: readonly Traveller[], enough: () => boolean): Promise<void> {
  let [idle, known] = [0, '']
  while (!enough()) {
    const now = people.map(({ view }) => view.story).join(' | ')
    idle = now === known ? idle + 1 : 0
    known = now
    if (idle > patience) throw new Error(`nothing goes on: ${now}`)
    const next = people.find((one) => one.asked)
    if (next) await next.act()
    else await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** Every view is what the host's file, played again, shows to that viewer; so are the scores on the screens. */
async function sameAsReplayed(
  folder: string,
  views: readonly TableView[],
  pages: readonly Page[]
): Promise<void> {
  const { game, match, log, header } = truthOf(folder)
  for (const { viewer, table } of views) {
    expect(table.next).toBe(log.length)
    expect(table.view, `the view of ${viewer}`).toEqual(game.rules.view(match.state, viewer))
    const told = log.slice(log.length - table.log.length).map(({ entry, undone }, i) => ({
      number: log.length - table.log.length + i,
      seat: entry.seat,
      events: entry.events.map((event) => game.rules.redact(event, viewer)),
      ...(undone && { undone })
    }))
    expect(table.log, `the log of ${viewer}`).toEqual(told)
  }
  for (const [at, page] of pages.entries()) {
    expect((await scan(page, [])).view).toEqual(views[at]?.table.view)
    const outcome = game.rules.outcome(match.state)
    const ranked = (outcome?.ranking ?? []).flat()
    const rows = page.getByRole('region', { name: 'Ranking' }).getByRole('listitem')
    await expect(rows).toHaveCount(ranked.length)
    for (const [place, seat] of ranked.entries()) {
      await expect(rows.nth(place)).toContainText(header.seats[seat]?.name ?? '')
      const total = outcome?.scores.find((one) => one.seat === seat)?.total ?? 0
      await expect(rows.nth(place).getByRole('img', { name: new RegExp(`^${total} `) })).toBeVisible()
    }
  }
}

/** The host is killed and opened again: windows and programs find it by themselves. */
async function killed(house: House, windows: readonly Window[], away: readonly Headless[]): Promise<void> {
  const returns = away.map((one) => one.returns)
  await house.kill()
  for (const { page } of windows) await expect(page.getByText(/host does not answer/)).toBeVisible()
  await house.open()
  for (const { page } of windows) await expect(page.getByText(/host does not answer/)).toBeHidden()
  await expect.poll(() => away.every((one, i) => one.returns > (returns[i] ?? 0))).toBe(true)
}

test('three machines play The Voyages: a reload, a cut cable, a killed host, and nobody types anything', async ({
  browser
}) => {
  const house = new House()
  const cable = await Cable.lay()
  await house.open()
  const here = await atHome(browser, house)
  const link = await gather(here.page, 'The Voyages of Marco Polo', 3)
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

  const host = atWindow(new Player(new Pointer(here.page), newDiary()), here.view)
  const guest = atWindow(new Player(new Pointer(there.page), newDiary()), there.view)
  const all = [headless, host, guest]
  const views = [here.view, there.view, headless.view, watcher.view]
  const round = (): number => headless.view.round

  await play(all, () => round() === 2 && here.view.asked)
  await here.page.reload()
  await play(all, () => round() === 3 && headless.asked)

  // Longer than the host's pulse takes to find out: the others see that she is gone, and so does she.
  const since = Date.now()
  const ann = there.view.table.own[0] ?? -1
  cable.cut()
  await play([headless, host], () => !here.view.present(ann) && Date.now() - since >= 20_000)
  await expect(there.page.getByText(/host does not answer/)).toBeVisible()
  cable.mend()
  await expect(there.page.getByText(/host does not answer/)).toBeHidden()
  await expect.poll(() => here.view.present(ann)).toBe(true)

  await play(all, () => round() === 4 && there.view.asked)
  await killed(house, [here, there], [headless, watcher])

  await play(all, () => views.every(({ over }) => over))
  for (const { page } of [here, there])
    await expect(page.getByRole('heading', { name: /wins?( together)?$/ })).toBeVisible()
  await sameAsReplayed(house.folder.path, views, [here.page, there.page])
  expect(views.map(({ viewer }) => viewer)).toEqual([0, ann, 3 - ann, 'public'])
  for (const client of [headless, watcher]) client.end()
  await cable.remove()
  await house.close()
})

/** Puts a game, this many choices before its end, on a table that is open to the LAN: the first seat is played at the host. */
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
  writeFileSync(join(tables, 'saved.json'), sealed('saved', { created: 1, abandoned: false, share, seats }))
  return next
}

test('a saved game of In the Service of the Khan is played on over the LAN; its host is killed in the last round', async ({
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
  await expect(there.page.getByRole('button', { name: 'Get up from the seat of Ben' })).toBeVisible()
  await there.page.keyboard.press('Escape')
  for (const { page } of [here, there]) await dismissRefusals(page)
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
