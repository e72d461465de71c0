/** A guest comes back: from Home to a seat at another host, and to a seat that a computer player has played meanwhile. */
import { expect, test } from '@playwright/test'
import { endAll } from '../host/served'
import { faults } from './faults'
import { atHome, gather, goIn, House, newWindow, sitDown } from './lan-house'
import { choose } from './lan-play'
import { picture } from './pictures'

test.afterEach(endAll)

test('Home leads back to a seat at another host as long as that is there', async ({ browser }) => {
  const [den, own] = [new House(), new House()]
  await den.open()
  await own.open()
  const { page: host } = await atHome(browser, den)
  await gather(host, 'Marco Polo Expedition', 2, 1)
  const { page: guest } = await atHome(browser, own)
  await guest.getByRole('button', { name: /^Join/ }).click()
  await guest.getByRole('textbox', { name: 'Address or room code' }).fill(`127.0.0.1:${den.lanPort}`)
  await guest.getByRole('button', { name: 'Connect' }).click()
  await goIn(guest)
  await sitDown(guest, 'Ann')
  await host.getByRole('button', { name: 'Begin' }).click()
  await expect(guest.getByRole('heading', { name: 'Your turn' })).toBeVisible()

  // The tab is closed, and the app is opened again.
  const home = await guest.context().newPage()
  await guest.close()
  await home.goto(new URL(own.url).origin)
  const seat = home.getByRole('region', { name: 'Your seats at other hosts' }).getByRole('button')
  await expect(seat).toContainText('Your seat at Den')
  await expect(seat).toContainText('It is your turn')
  await picture(home, 'lan-seat-elsewhere')
  expect(await faults(home, { serious: true })).toEqual([])
  await seat.click()
  await expect(home.getByRole('heading', { name: 'Your turn' })).toBeVisible()
  await home.getByRole('button', { name: 'Home' }).click()
  await home.getByRole('button', { name: 'Leave this host' }).click()
  await expect(seat).toBeVisible()
  await den.kill()
  await expect(seat).toBeHidden()
  await own.close()
  await den.close()
})

test('a guest whose seat the computer has played reads what happened, as soon as it is back', async ({
  browser
}) => {
  const house = new House()
  await house.open()
  const { page: host } = await atHome(browser, house)
  const link = await gather(host, 'Marco Polo Expedition', 2, 1)
  const { page: guest } = await newWindow(browser)
  await guest.goto(link)
  await goIn(guest)
  await sitDown(guest, 'Ann')
  await host.getByRole('button', { name: 'Begin' }).click()
  await expect(guest.getByRole('heading', { name: 'Your turn' })).toBeVisible()
  const back = await guest.context().newPage()
  await guest.close()

  await host.getByRole('button', { name: 'People' }).click()
  await host.getByRole('button', { name: 'Who plays Ann' }).click()
  await host.getByRole('menuitem', { name: /^Computer: Porter/ }).click()
  // Escape would close the menu, and leave the dialog, as long as the menu is there.
  await expect(host.getByRole('menu')).toHaveCount(0)
  await host.keyboard.press('Escape')
  await expect(host.getByRole('dialog')).toHaveCount(0)
  await expect(host.getByRole('heading', { name: 'Your turn' })).toBeVisible()
  await back.setViewportSize({ width: 390, height: 844 })
  await back.goto(link)
  await goIn(back)
  await expect(back.getByRole('heading', { name: 'Waiting for Aylin' })).toBeVisible()
  const recap = back.getByRole('region', { name: 'While you were away' })
  await recap.getByRole('button', { name: 'Show all' }).click()
  await expect(recap).toContainText('Ann (played for you)')
  expect(await faults(back, { serious: true })).toEqual([])
  await back.setViewportSize({ width: 1280, height: 720 })
  await expect(recap).toContainText('Ann (played for you)')
  await picture(back, 'lan-while-away')
  await recap.getByRole('button', { name: 'Close the recap' }).click()
  await expect(recap).toBeHidden()
  await choose(host)
  await expect(back.getByRole('heading', { name: /^(Your turn|Waiting for Aylin)/ })).toBeVisible()
  await expect(recap).toBeHidden()
  await house.close()
})
