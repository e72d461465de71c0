/** In the Service of the Khan, hot-seat in a real browser, by role and accessible name alone: whole games with the mouse and by keyboard. */
import { expect, type Locator, type Page } from '@playwright/test'
import { Pointer } from './hands'
import { newFolder, startHost, type RunningHost } from './host'
import { Keyboard } from './keyboard'
import { khanKeys } from './khan-keys'
import { mixedGame, turnOf } from './khan-mixed'
import { KhanPlayer, mainActions, newDiary } from './khan-player'
import { test } from './no-opening'
import { motionOff, picture } from './pictures'
import { lay } from './session'
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
  await expect(page.getByRole('main', { name: 'Table', exact: true })).toBeVisible()
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

test('a question whose form comes late gives its first answer the focus of the keyboard', async ({
  page
}) => {
  await page.route('**/KeepGoal-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await sitDown(page, 2)
  const player = new KhanPlayer(new Keyboard(page, khanKeys), newDiary())
  const question = page.getByRole('region', { name: 'Decision' })
  const goals = question.getByRole('button', { name: /^Goal card/ })
  while ((await question.getByRole('heading', { name: 'Keep one goal' }).count()) === 0) await player.act()
  await expect(goals).toHaveCount(3)
  await expect(goals.first()).toBeFocused()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

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

/**
 * Continues a game file on a host of its own, presses the buttons with these names in turn, and waits for what they lead
 * to. Returns the events of the last choice.
 */
async function pressOn(page: Page, file: string, names: readonly RegExp[], seen: Locator): Promise<string> {
  const own = newFolder()
  lay(own.path, { file })
  const its = await startHost(own.path, 7)
  try {
    await page.goto(its.url())
    await motionOff(page)
    const hands = new Pointer(page)
    for (const name of [/^Continue/, ...names]) {
      let button: string | undefined
      // Parts of the table are fetched after it, so a button may come late. Who has secrets has a curtain to raise first.
      await expect(async () => {
        await hands.wait()
        const [raise] = (await hands.glance()).buttons(/^I am .*: show me$/)
        if (raise !== undefined) await hands.press(raise)
        ;[button] = (await hands.glance()).buttons(name)
        expect(button, String(name)).toBeDefined()
      }).toPass({ timeout: 30_000 })
      await hands.press(button ?? '')
    }
    await expect(seen).toBeVisible()
    return JSON.stringify(truthOf(own.path).log.at(-1)?.entry.events)
  } finally {
    await its.stop()
    own.remove()
  }
}

test('a mixed table: a die on Gunj’s space, then the goods are chosen', async ({ page }) => {
  const goods = /^Gunj’s goods, needs 1 die$/
  const asked = page.getByRole('region', { name: 'Decision' })
  const told = await pressOn(page, mixedGame(2, turnOf('gunj-kokochin')), [goods, goods], asked)
  expect(told).toContain('"space":"gunj-goods"')
})

test('a mixed table: one of Khan Arghun’s cards is used', async ({ page }) => {
  const isHis = turnOf('khan-arghun')
  const file = mixedGame(2, (state) => isHis(state) && state.besideCards?.includes('city-card-10') === true)
  const left = page.getByRole('button', { name: /^5 cards$/ })
  const told = await pressOn(page, file, [/^\d cards?$/, /^Use city card: by the die: .* silk/], left)
  expect(told).toContain('"type":"cityCardUsed"')
  expect(told).toContain('"items":{"silk":3}')
})
