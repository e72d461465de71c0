/** In the Service of the Khan, hot-seat in a real browser, by role and accessible name alone: whole games with the mouse and by keyboard. */
import { expect, type Page } from '@playwright/test'
import { Pointer } from './hands'
import { newFolder, startHost, type RunningHost } from './host'
import { Keyboard } from './keyboard'
import { khanKeys } from './khan-keys'
import { KhanPlayer, mainActions, newDiary } from './khan-player'
import { test } from './no-opening'
import { motionOff, picture } from './pictures'
import { truthOf } from './truth'

test.setTimeout(3_600_000)
// A trace of thousands of snapshots is slower than the game; the host's own file records what was played.
test.use({ trace: 'off' })

const folder = newFolder()
let host: RunningHost

test.beforeAll(async () => {
  host = await startHost(folder.path, 21)
})
test.afterAll(async () => {
  await host.kill()
  folder.remove()
})

/** From Home to a table for this many people, with these options chosen in the form. */
async function sitDown(page: Page, players: number, values: readonly string[] = []): Promise<void> {
  await page.goto(host.url())
  await motionOff(page)
  await page.getByRole('button', { name: /^New table/ }).click()
  await page.getByRole('radio', { name: /In the Service of the Khan/ }).click()
  await page.getByRole('radio', { name: `${players} players` }).click()
  for (const name of values) await page.getByRole('radio', { name }).click()
  await picture(page, `khan-${players}-new-table`)
  await page.getByRole('button', { name: /^Start game/ }).click()
  await expect(page.getByRole('main', { name: 'Table' })).toBeVisible()
}

/** Plays to the result, with a picture at the start of each round. */
async function playOut(player: KhanPlayer, prefix: string): Promise<void> {
  let round = ''
  while (await player.act()) {
    const [now = ''] = (await player.glance()).names('img', /^Round \d of 5$/)
    if (now !== round) await picture(player.page, `${prefix}-round-${now.replace(/\D/g, '').slice(0, 1)}`)
    round = now
    expect(player.moves, 'a game comes to its end').toBeLessThan(3000)
  }
  await picture(player.page, `${prefix}-end`)
}

test('a whole game for two is played with the mouse', async ({ page }) => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  await sitDown(page, 2)
  const player = new KhanPlayer(new Pointer(page), newDiary())
  await playOut(player, 'khan-2')
  expect(faults).toEqual([])
  const done = mainActions.filter((action) => (player.diary.get(action) ?? 0) > 0)
  expect(done).toEqual(expect.arrayContaining(['Book I:', 'Book II:', 'Khan’s Favor', 'seal:', 'Travel']))
  expect(truthOf(folder.path).header.game).toBe('khan')
})

const four =
  'a whole game for four with the mouse: black dice rolled with the others, characters of both games'
test(four, { tag: '@long' }, async ({ page }) => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  await sitDown(page, 4, ['Rolled with the others', 'Mixed with Voyages'])
  await playOut(new KhanPlayer(new Pointer(page), newDiary()), 'khan-4')
  expect(faults).toEqual([])
  expect(truthOf(folder.path).header.seats).toHaveLength(4)
})

test('a whole game for two by keyboard alone, after the set-up', { tag: '@long' }, async ({ page }) => {
  await sitDown(page, 2)
  const hands = new Keyboard(page, khanKeys)
  await hands.key('Tab')
  const player = new KhanPlayer(hands, newDiary())
  await playOut(player, 'khan-keys')
  expect(player.diary.get('Travel')).toBeGreaterThan(0)
  expect(hands.steps, JSON.stringify([...hands.keys])).toBeGreaterThan(4)
})
