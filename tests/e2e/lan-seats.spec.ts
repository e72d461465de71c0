/** A guest whose browser no longer has the token of its seat: it asks the host for the seat, or uses a link. */
import { expect, test, type Page } from '@playwright/test'
import { endAll } from '../host/served'
import { faults } from './faults'
import { atHome, gather, goIn, House, newWindow, sitDown } from './lan-house'
import { picture } from './pictures'

test.afterEach(endAll)

/** Takes pictures at both sizes, and expects that axe finds nothing serious. */
async function look(page: Page, name: string): Promise<void> {
  // What fades while the game opens is tested in moments.spec.ts.
  await expect(page.locator('section.opening')).toBeHidden()
  await picture(page, name)
  expect(await faults(page, { serious: true })).toEqual([])
}

test('a guest without the token asks for its seat and gets it by one press at the host; a link gives it, too', async ({
  browser
}) => {
  const house = new House()
  await house.open()
  const { page: host } = await atHome(browser, house)
  const link = await gather(host, 'Marco Polo Expedition', 2)
  const { page: guest } = await newWindow(browser)
  await guest.goto(link)
  await goIn(guest)
  await sitDown(guest, 'Ann')
  await expect(guest.getByText('A table on the LAN is not encrypted')).toBeVisible()
  await host.getByRole('button', { name: 'Begin' }).click()
  await expect(guest.getByRole('button', { name: 'People' })).toBeVisible()
  await guest.context().close()

  // Another browser, which has nothing stored for this address.
  const { page: back } = await newWindow(browser)
  await back.goto(link)
  await goIn(back)
  await back.getByRole('button', { name: 'People' }).click()
  await back.getByRole('button', { name: 'Ask for Ann’s seat' }).click()
  await look(back, 'lan-ask')
  await back.getByRole('textbox', { name: 'Your name' }).fill('Ann')
  await back.getByRole('button', { name: 'Ask for this seat' }).click()
  await expect(back.getByText('The host was asked for the seat').first()).toBeVisible()
  await look(back, 'lan-asked')
  const card = host.getByRole('region', { name: 'Guests are asking for a seat' })
  await expect(card).toContainText('Ann is asking for their own seat back, from another device.')
  await look(host, 'lan-wish')
  await card.getByRole('button', { name: 'Give the seat of Ann to Ann' }).click()
  await expect(card.getByRole('button')).toHaveCount(0)
  await expect(back.getByRole('button', { name: 'Get up from Ann’s seat' })).toBeVisible()
  await back.context().close()

  await host.getByRole('button', { name: 'People' }).click()
  await host.getByRole('button', { name: 'Who plays Ann' }).click()
  await host.getByRole('menuitem', { name: 'Make a link for this seat' }).click()
  const dialog = host.getByRole('dialog', { name: 'A link for Ann’s seat' })
  const href = await dialog.getByRole('textbox').inputValue()
  await look(host, 'lan-seat-link')
  const { page: phone } = await newWindow(browser)
  await phone.goto(href)
  await expect(phone.getByRole('button', { name: 'People' })).toBeVisible()
  await phone.getByRole('button', { name: 'People' }).click()
  await expect(phone.getByRole('button', { name: 'Get up from Ann’s seat' })).toBeVisible()
  expect(phone.url()).not.toContain('#')
  // The link works only once.
  const { page: late } = await newWindow(browser)
  await late.goto(href)
  await expect(late.getByText('This link is no longer valid')).toBeVisible()
  await look(late, 'lan-link-used')
  await house.close()
})
