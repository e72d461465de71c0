/** The host changes a table in its lobby while guests wait there: more seats, expansions, colours, a computer player. */
import { expect, test } from '@playwright/test'
import { endAll } from '../host/served'
import { faults } from './faults'
import { atHome, gather, goIn, House, newWindow, sitDown } from './lan-house'
import { picture } from './pictures'

test.afterEach(endAll)

test('a fourth friend comes and wants the expansions: nobody has to sit down again', async ({ browser }) => {
  const house = new House()
  await house.open()
  const { page: host } = await atHome(browser, house)
  const link = await gather(host, 'The Voyages of Marco Polo', 3)
  const { page: ann } = await newWindow(browser)
  await ann.goto(link)
  await goIn(ann)
  await sitDown(ann, 'Ann')
  await expect(host.getByText('Ann', { exact: true })).toBeVisible()

  await host.getByRole('button', { name: 'Change the table' }).click()
  const form = host.getByRole('main', { name: 'Change the table' })
  const names = form.getByRole('textbox')
  await expect(names).toHaveCount(3)
  await expect(form.getByRole('textbox', { name: 'Name of seat 2' })).toHaveValue('Ann')
  await expect(form.getByRole('textbox', { name: 'Name of seat 2' })).not.toBeEditable()
  await expect(form.getByText('Guests keep the seats that they have taken')).toBeVisible()
  // Two seats would be fewer than guests have taken only if the second were free: the form offers 2, 3 and 4.
  await form.getByRole('radio', { name: '4 players' }).click()
  await expect(names).toHaveCount(4)
  await form.getByRole('radiogroup', { name: 'New Characters' }).getByRole('radio', { name: 'On' }).click()
  await form
    .getByRole('radiogroup', { name: 'Colour of Ann' })
    .getByRole('radio', { name: /^yellow/i })
    .click()
  await form.getByRole('checkbox', { name: 'Hints' }).uncheck()
  await picture(host, 'lobby-change')
  expect(await faults(host, { serious: true })).toEqual([])

  // Meanwhile a friend takes the third seat: the form shows it and keeps what was changed.
  const { page: bob } = await newWindow(browser)
  await bob.goto(link)
  await goIn(bob)
  await sitDown(bob, 'Bob')
  await expect(form.getByRole('textbox', { name: 'Name of seat 3' })).toHaveValue('Bob')
  await expect(form.getByRole('radio', { name: '2 players' })).toHaveCount(0)
  await expect(names).toHaveCount(4)
  await form.getByRole('button', { name: 'Save changes' }).click()

  // Everybody sees it in the lobby.
  for (const page of [host, ann, bob]) {
    await expect(page.getByRole('list', { name: 'Seats' }).getByRole('listitem')).toHaveCount(4)
    await expect(page.getByText('New Characters')).toBeVisible()
    await expect(page.getByText('No hints at this table.')).toBeVisible()
  }
  await picture(host, 'lobby-changed')
  const { page: carl } = await newWindow(browser)
  await carl.goto(link)
  await goIn(carl)
  await sitDown(carl, 'Carl')
  await host.getByRole('button', { name: 'Begin' }).click()
  for (const page of [ann, bob, carl])
    await expect(page.getByRole('button', { name: 'People' })).toBeVisible()
  await expect(ann.getByRole('button', { name: 'Hint' })).toHaveCount(0)
  await house.close()
})

test('the way back changes nothing, and a game that begins meanwhile is shown', async ({ browser }) => {
  const house = new House()
  await house.open()
  const { page: host } = await atHome(browser, house)
  const link = await gather(host, 'Marco Polo Expedition', 2)
  await host.getByRole('button', { name: 'Change the table' }).click()
  const form = host.getByRole('main', { name: 'Change the table' })
  await form.getByRole('radio', { name: '4 players' }).click()
  await form.getByRole('button', { name: 'Back' }).click()
  await expect(host.getByRole('list', { name: 'Seats' }).getByRole('listitem')).toHaveCount(2)
  // The browser’s own button leads back to the lobby, too.
  await host.getByRole('button', { name: 'Change the table' }).click()
  await expect(form).toBeVisible()
  await host.goBack()
  await expect(host.getByRole('button', { name: 'Change the table' })).toBeVisible()
  // A second window of the host begins while the form is open in the first.
  await host.getByRole('button', { name: 'Change the table' }).click()
  const { page: ann } = await newWindow(browser)
  await ann.goto(link)
  await goIn(ann)
  await sitDown(ann, 'Ann')
  const second = await host.context().newPage()
  await second.goto(host.url())
  await second.getByRole('button', { name: 'Begin' }).click()
  await expect(host.getByRole('button', { name: 'People' })).toBeVisible()
  await house.close()
})
