/** What happens at a LAN table: people play, cables are cut, the host is killed. */
import { expect, type Page } from '@playwright/test'
import { steer } from '../../build/tools/page/stores'
import type { Headless } from './headless'
import type { Cable } from './lan-cable'
import type { House, Window } from './lan-house'
import type { TableView } from './lan-view'
import { scan } from './page-scan'
import type { Person } from './person'
import { rest } from './rest'
import { truthOf } from './truth'

/** A player at the table, with or without a page. */
export interface Traveller {
  readonly view: TableView
  readonly asked: boolean
  act(): Promise<unknown>
}

/** A player with a window, which it reads only when its socket says that it has a decision to make. */
export function atWindow(person: Person, view: TableView): Traveller {
  return {
    view,
    get asked() {
      return view.asked
    },
    act: async () => {
      await person.wait()
      await person.act()
    }
  }
}

/** Makes the first choice that there is for the seat at this page, if it has a decision. */
export async function choose(page: Page): Promise<void> {
  const stores = await steer(page)
  await stores.evaluate(async (all) => {
    const table = all.get('table')
    if (table.choices) await table.choose(table.choices.nth(0))
  })
}

/** After this many checks or actions in a row without any change, the table counts as stuck. */
const stuckAfter = 3000

/** Lets everybody who has a decision play, until `enough` returns true. */
export async function play(people: readonly Traveller[], enough: () => boolean): Promise<void> {
  let [idle, known] = [0, '']
  while (!enough()) {
    const now = people.map(({ view }) => view.story).join(' | ')
    idle = now === known ? idle + 1 : 0
    known = now
    if (idle > stuckAfter) throw new Error(`the table is stuck: ${now}`)
    const next = people.find((one) => one.asked)
    if (next) await next.act()
    else await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/**
 * Expects that every view, log and score shown equals what the host's file shows to that viewer when it is replayed.
 */
export async function sameAsReplayed(
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
    await rest(page)
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

/** Kills and restarts the host, and expects that windows and headless guests reconnect by themselves. */
export async function killed(
  house: House,
  windows: readonly Window[],
  away: readonly Headless[]
): Promise<void> {
  const returns = away.map((one) => one.returns)
  await house.kill()
  for (const { page } of windows) await expect(page.getByText(/host does not answer/)).toBeVisible()
  await house.open()
  for (const { page } of windows) await expect(page.getByText(/host does not answer/)).toBeHidden()
  await expect.poll(() => away.every((one, i) => one.returns > (returns[i] ?? 0))).toBe(true)
}

/**
 * Cuts a window's cable for longer than the host's heartbeat takes to notice, and mends it. Expects that `seen`, the
 * view of another client, shows its seat as absent and then as back.
 */
export async function cutOff(
  { page, view }: Window,
  cable: Cable,
  others: readonly Traveller[],
  seen: TableView
): Promise<void> {
  const since = Date.now()
  const [seat = -1] = view.table.own
  cable.cut()
  await play(others, () => !seen.present(seat) && Date.now() - since >= 20_000)
  await expect(page.getByText(/host does not answer/)).toBeVisible()
  cable.mend()
  await expect(page.getByText(/host does not answer/)).toBeHidden()
  await expect.poll(() => seen.present(seat)).toBe(true)
}
