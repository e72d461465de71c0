// What a first table fetches, with nothing prefetched: little enough script, and none of another game.

import { gzipSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
import { games } from '../../shared/games'
import { newFolder, startHost, type RunningHost } from './host'
import { test } from './no-opening'

/** The most bytes of script, gzipped at the highest level. */
const mostScript = 350_000

const folder = newFolder()
let host: RunningHost
test.beforeAll(async () => {
  host = await startHost(folder.path, 5)
})
test.afterAll(async () => {
  await host.stop()
  folder.remove()
})

/** The scripts that a page fetches from now on, by name, with their gzipped sizes. Nothing is fetched ahead of its use. */
async function scriptsOf(page: Page): Promise<ReadonlyMap<string, number>> {
  await page.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }))
  const sizes = new Map<string, number>()
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch()
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? ''
    sizes.set(name, gzipSync(await response.body(), { level: 9 }).length)
    await route.fulfill({ response })
  })
  return sizes
}

games.forEach(({ rules }, nth) =>
  test(`${rules.id}: the first table fetches at most ${mostScript} bytes of script, and no other game`, async ({
    page
  }) => {
    const scripts = await scriptsOf(page)
    await page.goto(host.url())
    const offered = page.getByRole('list', { name: 'Games' }).getByRole('listitem')
    await offered.nth(nth).getByRole('button').first().click()
    await page.getByRole('button', { name: 'Start game' }).click()
    await page.locator('main .table__game button:not([aria-disabled="true"])').first().waitFor()
    const fetched = [...scripts.keys()]
    expect(fetched.filter((name) => name.startsWith('game-')).map((name) => name.split('-')[1])).toEqual([
      rules.id
    ])
    const bytes = [...scripts.values()].reduce((sum, size) => sum + size, 0)
    expect(bytes, fetched.join(' ')).toBeLessThan(mostScript)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
)
