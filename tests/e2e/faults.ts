/** Accessibility faults of a page, found by axe. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * `within`: selector of the part to check. `serious`: only faults of that impact or worse. `rules`: axe rules, by
 * default all.
 */
interface Look {
  readonly within?: string
  readonly serious?: boolean
  readonly rules?: readonly string[]
}

/** The faults, each as rule and element. A long page takes axe long: check only the part of interest. */
export async function faults(page: Page, { within, serious = false, rules }: Look = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  if (rules) axe.withRules([...rules])
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze()
  return violations
    .filter(({ impact }) => !serious || impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
