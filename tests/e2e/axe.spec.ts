/**
 * Every screen and state, looked at by axe, the tables, rooms and results by night as well: nothing serious is found
 * (T-23).
 */
import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { atHome, scenes } from '../../build/tools/screens/scenes'
import { newFolder, startHost } from './host'

test.skip(
  process.env['CARAVAN_AXE'] === undefined,
  'every screen by axe takes some ten minutes: set CARAVAN_AXE=1 to look at all of them'
)
test.setTimeout(900_000)
test.use({ trace: 'off', actionTimeout: 5000 })

/** What axe finds that keeps somebody out, as rule and element. */
async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

test('axe finds nothing serious on any screen', async ({ page }) => {
  const folder = newFolder()
  const host = await startHost(folder.path, 71)
  try {
    const found: string[] = []
    for (const { name, coloured, reach } of scenes()) {
      const stage = await atHome(page, host.url())
      await reach(stage)
      for (const theme of coloured ? (['day', 'night'] as const) : (['day'] as const)) {
        await stage.stores.evaluate((all, to) => all.get('settings').change({ theme: to }), theme)
        found.push(...(await faults(page)).map((fault) => `${name}, ${theme}: ${fault}`))
      }
    }
    expect(found).toEqual([])
  } finally {
    await host.stop()
    folder.remove()
  }
})
