/** Three browsers at a table: what one of them asks to take back is refused by one, and later agreed to by all. */
import { expect, test, type Locator, type Page } from '@playwright/test'
import { endAll } from '../host/served'
import { faults } from './faults'
import { atHome, gather, goIn, House, newWindow, sitDown, type Window } from './lan-house'
import { choose } from './lan-play'
import { picture } from './pictures'

test.afterEach(endAll)

const card = (page: Page): Locator => page.getByRole('region', { name: 'Taking back' })
const ask = (page: Page): Locator => page.getByRole('button', { name: 'Ask to take back …' })

/** Plays a seat's turn to its end. */
async function turn({ page, view }: Window): Promise<void> {
  await expect.poll(() => view.asked).toBe(true)
  while (view.asked) await choose(page)
}

test('a player asks to take back a turn: refused by one, then agreed by all, with the keyboard alone', async ({
  browser
}) => {
  const house = new House()
  await house.open()
  const here = await atHome(browser, house)
  const link = await gather(here.page, 'Marco Polo Expedition', 3, 1)
  const [ann, bob] = [await newWindow(browser), await newWindow(browser)]
  for (const [name, { page }] of [
    ['Ann', ann],
    ['Bob', bob]
  ] as const) {
    await page.goto(link)
    await goIn(page)
    await sitDown(page, name)
  }
  const [host, guest, other] = [here.page, ann.page, bob.page]
  await host.getByRole('button', { name: 'Begin' }).click()
  await expect(guest.getByRole('heading', { name: 'Your turn' })).toBeVisible()
  await expect(guest.getByRole('button', { name: 'Undo' })).toBeVisible()
  await turn(ann)
  await turn(bob)
  await expect(guest.getByRole('heading', { name: /^Waiting for Aylin/ })).toBeVisible()
  await expect(ask(guest)).toHaveAccessibleDescription(/ Ask the others whether you may take back: Ann /)

  const before = { ann: ann.view.table.view, bob: bob.view.table.view }
  await ask(guest).click()
  await expect(card(guest)).toContainText('Still to answer: ')
  await expect(card(guest).getByRole('button', { name: 'Withdraw' })).toBeVisible()
  for (const page of [host, other]) await expect(card(page)).toContainText('May Ann take this back?')
  for (const [name, page] of [
    ['asker', guest],
    ['asked', other]
  ] as const) {
    await picture(page, `take-back-${name}`)
    expect(await faults(page, { serious: true })).toEqual([])
  }
  await card(other).getByRole('button', { name: 'Refuse' }).click()
  for (const page of [guest, host, other])
    await expect(card(page)).toContainText('Bob refused: nothing is taken back.')
  expect(ann.view.table.view).toEqual(before.ann)
  expect(bob.view.table.view).toEqual(before.bob)

  // Whoever reads in a dialog sees the question and answers it there.
  await other.keyboard.press('?')
  const shortcuts = other.getByRole('dialog', { name: 'Shortcuts' })
  await expect(shortcuts).toBeVisible()
  await guest.keyboard.press('u')
  await expect(card(guest)).toContainText('Still to answer: ')
  await card(host).getByRole('button', { name: 'Allow' }).focus()
  await host.keyboard.press('Enter')
  await expect(card(host)).toBeHidden()
  await expect(card(guest)).toContainText('Still to answer: Bob')
  await picture(other, 'take-back-dialog')
  expect(await faults(other, { serious: true })).toEqual([])
  await card(other).getByRole('button', { name: 'Allow' }).click()
  await expect(shortcuts).toBeVisible()
  await other.keyboard.press('Escape')
  for (const page of [guest, host, other])
    await expect(card(page)).toContainText('Everybody agreed: Ann’s choice is taken back.')
  await expect(guest.getByRole('heading', { name: 'Your turn' })).toBeVisible()
  await expect(other.getByRole('heading', { name: /^Waiting for Ann/ })).toBeVisible()
  await turn(ann)
  await house.close()
})
