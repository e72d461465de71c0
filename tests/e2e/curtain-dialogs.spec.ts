/** What is asked while the curtain is down lies over it: a dialog behind it would take the presses meant for its button. */
import { expect, test, type Locator } from '@playwright/test'
import { steer } from '../../build/tools/page/stores'
import { hostForFile } from './host'

const { url } = hostForFile(test, 47)

/** What is drawn on top in the middle of an element is part of it. */
const onTop = (one: Locator): Promise<boolean> =>
  one.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    // While a dialog is open, nothing else takes presses; what is drawn is asked for here.
    const before = document.body.style.pointerEvents
    document.body.style.pointerEvents = 'auto'
    const found = document.elementFromPoint(left + width / 2, top + height / 2)
    document.body.style.pointerEvents = before
    return element.contains(found)
  })

test('the rules, and a device that asks for a seat, are seen over the curtain; what was open before it is not', async ({
  page
}) => {
  await page.goto(url())
  const stores = await steer(page)
  await stores.evaluate(async (all) => {
    await all.get('settings').change({ speed: 0 })
    const seats = ['Marco', 'Niccolo'].map((name, i) => ({ name, colour: ['red', 'blue'][i], by: 'here' }))
    const made = await all.get('tables').setUp('expedition', {}, seats)
    if (made.ok) await all.get('screens').openTable(made.value.table)
  })
  const ready = page.getByRole('button', { name: /^I am .*: show me$/ })
  await expect(ready).toBeFocused()
  const dialog = page.getByRole('dialog')

  await page.keyboard.press('F1')
  await expect(dialog.getByRole('searchbox')).toBeVisible()
  expect(await onTop(dialog), 'the rules').toBe(true)
  await page.keyboard.press('F1')
  await expect(dialog).toHaveCount(0)

  const ask = () => stores.evaluate((all) => void (all.get('table').seatAsked = { ask: 7, seat: 1 }))
  await ask()
  await expect(dialog).toBeVisible()
  expect(await onTop(dialog), 'the question for a seat').toBe(true)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await ready.click()
  await expect(page.locator('.curtain')).toHaveCount(0)
  await page.keyboard.press('l')
  await expect(dialog).toBeVisible()
  await stores.evaluate((all) => void Object.assign(all.get('table'), { curtain: 1 }))
  await expect(page.locator('.curtain')).toBeVisible()
  expect(await onTop(dialog), 'the log of the seat before').toBe(false)
  await page.locator('.curtain__go').click({ timeout: 5000 })
  await expect(page.locator('.curtain'), 'one press raises it').toHaveCount(0)
  await expect(dialog).toHaveCount(0)
})
