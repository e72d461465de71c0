/** What axe finds on a page. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Where to look, as a selector; whether to leave out what is less than serious; and by which rules, by default all. */
interface Look {
  readonly within?: string
  readonly serious?: boolean
  readonly rules?: readonly string[]
}

/** Everything axe finds, as rule and element. The whole of a long page takes it long: then look at parts. */
export async function faults(page: Page, { within, serious = false, rules }: Look = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page })
  if (rules) axe.withRules([...rules])
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze()
  return violations
    .filter(({ impact }) => !serious || impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
