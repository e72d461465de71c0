/** In the Service of the Khan, hot-seat in a real browser, by role and accessible name alone: a whole game for two with the mouse. */
import { expect } from '@playwright/test'
import { Pointer } from './hands'
import { newFolder, startHost, type RunningHost } from './host'
import { KhanPlayer, mainActions, newDiary } from './khan-player'
import { test } from './no-opening'
import { motionOff, picture } from './pictures'
import { truthOf } from './truth'

test.setTimeout(3_600_000)
// A trace of some thousand looks is slower than the game; what was played is in the host's own file.
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

test('a whole game for two with the mouse', async ({ page }) => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  await page.goto(host.url())
  await motionOff(page)
  await page.getByRole('button', { name: /^New table/ }).click()
  await page.getByRole('radio', { name: /In the Service of the Khan/ }).click()
  await page.getByRole('radio', { name: '2 players' }).click()
  await picture(page, 'khan-new-table')
  await page.getByRole('button', { name: /^Start game/ }).click()

  const player = new KhanPlayer(new Pointer(page), newDiary())
  let round = ''
  while (await player.act()) {
    const [now = ''] = (await player.glance()).names('img', /^Round \d of 5$/)
    if (now !== round) await picture(page, `khan-round-${now.replace(/\D/g, '').slice(0, 1)}`)
    round = now
    expect(player.moves).toBeLessThan(3000)
  }
  await picture(page, 'khan-end')

  expect(faults).toEqual([])
  const done = mainActions.filter((action) => (player.diary.get(action) ?? 0) > 0)
  expect(done).toEqual(expect.arrayContaining(['Book I:', 'Book II:', 'Khan’s Favor', 'seal:', 'Travel']))
  expect(truthOf(folder.path).header.game).toBe('khan')
})
