/** Where the guide’s card lies: over no control, and beside the log so that its end stays visible. */
import { expect } from '@playwright/test'
import { steer } from '../../build/tools/page/stores'
import { hostForFile } from './host'
import { learning } from './learning'
import { test } from './no-opening'

const { url } = hostForFile(test, 7)

test('on a desktop screen the guide’s card covers no control except lines of the log', async ({ page }) => {
  const { forward, liesFree } = await learning(page, url(), 'Voyages of Marco Polo')
  for (let steps = 0; steps < 6; steps++) {
    await liesFree()
    await forward.click()
  }
})

test('a guide card as high as the log starts at the top of the log', async ({ page }) => {
  const { card } = await learning(page, url(), 'Voyages of Marco Polo')
  const log = page.locator('.table__game .log__body')
  const high = await card.evaluate((one) => one.getBoundingClientRect().height)
  await log.evaluate((one, height) => one.setAttribute('style', `flex: none; height: ${height}px`), high)
  // At first it is aligned with the end of the log.
  const ends = async (): Promise<readonly number[]> => {
    const [cards, logs] = [await card.boundingBox(), await log.boundingBox()]
    if (!cards || !logs) throw new Error('no card, or no log')
    return [Math.round(cards.y - logs.y), Math.round(cards.y + cards.height - logs.y - logs.height)]
  }
  await expect.poll(ends).toEqual([0, 0])
})

test('the end of the log stays visible above the card: below its last line is as much room as the card covers', async ({
  page
}) => {
  const { card } = await learning(page, url(), 'Voyages of Marco Polo')
  const log = page.locator('.table__game .log__body')
  const rest = async (): Promise<readonly number[]> => {
    const [over, under] = [await card.boundingBox(), await log.boundingBox()]
    if (!over || !under) throw new Error('no card, or no log')
    const covered = under.y + under.height - over.y
    const [padding, fromEnd] = await log.evaluate((one) => [
      parseFloat(getComputedStyle(one).paddingBottom),
      one.scrollHeight - one.scrollTop - one.clientHeight
    ])
    expect(covered).toBeGreaterThan(50)
    return [Math.round((padding ?? 0) - covered), Math.round(fromEnd ?? 0)]
  }
  await expect.poll(rest).toEqual([0, 0])
  await card.getByRole('button', { name: 'Next' }).click()
  await expect.poll(rest).toEqual([0, 0])
  await card.getByRole('button', { name: 'Leave the guide' }).click()
  await expect.poll(() => log.evaluate((one) => getComputedStyle(one).paddingBottom)).toBe('0px')
})

test('beside the pane in large text the card is as wide as its words need', async ({ page }) => {
  const { card, title } = await learning(page, url(), 'Voyages of Marco Polo')
  const stores = await steer(page)
  await stores.evaluate((all) => all.get('settings').change({ textSize: 150 }))
  await expect(page.getByRole('tab', { name: 'Map' })).toBeVisible()
  await expect(title('Who you are, and how to win')).toBeVisible()
  await expect
    .poll(() =>
      card.evaluate((one) => {
        const { left, right, width } = one.getBoundingClientRect()
        return width > 250 && left >= 0 && right <= innerWidth && one.scrollWidth <= one.clientWidth
      })
    )
    .toBe(true)
})
