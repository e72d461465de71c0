/** The lobby and its people, before and during a game, in real windows: password, lock, kick, chat, absence. */
import { expect, test, type Page } from '@playwright/test'
import { steer } from '../../build/tools/page/stores'
import { endAll } from '../host/served'
import { Headless } from './headless'
import { atHome, gather, goIn, House, newWindow, sitDown } from './lan-house'
import { picture } from './pictures'

test.afterEach(endAll)

const sizes = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 }
]

/** What lies outside the window: to the side on every screen, below it on desktop screens only. */
async function outside(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const size of sizes) {
    await page.setViewportSize(size)
    const { width, height } = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      height: document.documentElement.scrollHeight
    }))
    if (width > size.width) found.push(`${width} wide at ${size.width}`)
    if (size.width > size.height && height > size.height) found.push(`${height} high at ${size.height}`)
  }
  await page.setViewportSize({ width: 1280, height: 720 })
  return found
}

/** In which languages the sentence in a table's top bar lies over its buttons, or above or below the bar. */
async function overActions(page: Page): Promise<string[]> {
  const found: string[] = []
  const stores = await steer(page)
  for (const language of ['de', 'fr', 'en'] as const) {
    await stores.evaluate((all, to) => all.get('settings').change({ language: to }), language)
    const heading = page.locator('.bar__what')
    await expect(heading).toHaveText({ de: /^Warten auf/, fr: /^On attend/, en: /^Waiting for/ }[language])
    const [words, bar, acts] = await Promise.all(
      [heading, page.locator('header.bar'), page.locator('.bar__acts')].map((part) => part.boundingBox())
    )
    if (!words || !bar || !acts) throw new Error('no bar')
    const inBar = words.y >= bar.y && words.y + words.height <= bar.y + bar.height
    if (words.x + words.width > acts.x || !inBar) found.push(language)
  }
  return found
}

test('a lobby with a password: five wrong ones lead to a pause; then chat, a lock, and a guest is kicked', async ({
  browser
}) => {
  const house = new House()
  await house.open()
  const { page: host } = await atHome(browser, house)
  const link = await gather(host, 'Marco Polo Expedition', 5)
  await host.getByRole('button', { name: 'New password' }).click()
  await host.getByRole('textbox', { name: 'New password' }).fill('samarkand')
  await host.getByRole('button', { name: 'Set', exact: true }).click()
  await expect(host.getByText('Password required.')).toBeVisible()

  const { page: guest } = await newWindow(browser)
  await guest.goto(link)
  expect(await outside(guest)).toEqual([])
  await goIn(guest)
  const dialog = guest.getByRole('dialog')
  for (let left = 4; left >= 0; left--) {
    await dialog.getByLabel('Password').fill('bukhara')
    await dialog.getByRole('button', { name: 'Enter' }).click()
    await expect(dialog.getByRole('alert')).toContainText(left > 0 ? `${left} tr` : /wrong/)
  }
  await dialog.getByLabel('Password').fill('samarkand')
  await dialog.getByRole('button', { name: 'Enter' }).click()
  await expect(dialog.getByRole('alert')).toContainText(/^Too many wrong passwords\. Wait \d/)
  await picture(guest, 'lan-password')
  await expect(dialog.getByRole('alert')).toBeEmpty()
  await dialog.getByRole('button', { name: 'Enter' }).click()
  await sitDown(guest, '<b>Ann</b>')
  await guest.getByRole('textbox', { name: 'Say something' }).fill('<img src=x> <i>salaam</i>')
  await guest.keyboard.press('Enter')
  await expect(host.getByRole('log')).toContainText('<b>Ann</b> <img src=x> <i>salaam</i>')
  for (let line = 0; line < 4; line++) {
    await host.getByRole('textbox', { name: 'Say something' }).fill(`${'Are we all here? '.repeat(9)}${line}`)
    await host.keyboard.press('Enter')
    await expect(guest.getByRole('log')).toContainText(`here? ${line}`)
  }
  expect([await outside(host), await outside(guest)]).toEqual([[], []])
  await picture(host, 'lan-lobby-five')
  await picture(guest, 'lan-lobby-five-guest')

  await host.getByRole('checkbox', { name: 'Locked' }).click()
  const { page: late } = await newWindow(browser)
  await late.goto(link)
  await goIn(late)
  await expect(late.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible()
  await expect(late.getByRole('dialog')).toBeHidden()
  await picture(late, 'lan-rooms-locked')

  await host.getByRole('button', { name: 'Who plays <b>Ann</b>' }).click()
  await host.getByRole('menuitem', { name: 'Remove the guest' }).click()
  await host.getByRole('dialog').getByRole('button', { name: 'Remove the guest' }).click()
  await expect(guest.getByRole('heading', { name: 'Tables on Den' })).toBeVisible()
  await expect(guest.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible()
  await expect(host.getByText('Waiting for 4 more players')).toBeVisible()
  await house.close()
})

test('an absent guest is waited for, by name; after 90 seconds the host may wait on or give the seat to a bot', async ({
  browser
}) => {
  const house = new House()
  await house.open()
  const { page: host } = await atHome(browser, house)
  const seats = host.getByRole('list', { name: 'Seats in turn order' })
  const link = await gather(host, 'The Voyages of Marco Polo', 4, 1)
  // As long as names may be.
  const name = 'Maximiliane-Friederike v'
  const guest = new Headless(house.lanPort, 1)
  const others = [new Headless(house.lanPort, 2), new Headless(house.lanPort, 3)]
  for (const [at, one] of [guest, ...others].entries()) {
    await one.enter()
    await one.sitDown(at === 0 ? name : `Guest ${at}`)
  }
  // The page's clock runs as before, and can be put forward.
  await host.clock.install()
  await host.reload()
  await host.getByRole('button', { name: 'Begin' }).click()
  const watcher = await newWindow(browser)
  await watcher.page.goto(link)
  await goIn(watcher.page)
  await expect(watcher.page.getByText(/Watching: you see/)).toBeVisible()
  await expect(host.getByRole('main', { name: 'Table', exact: true })).toBeVisible()

  // Everybody else decides what a low roll gives.
  const stores = await steer(host)
  await expect(async () => {
    for (const one of others) if (one.asked) await one.act()
    await stores.evaluate(async (all) => {
      const table = all.get('table')
      if (table.choices) await table.choose(table.choices.nth(0))
    })
    await expect(host.locator('.bar__what')).toHaveText(`Waiting for ${name}`, { timeout: 500 })
  }).toPass()

  guest.end()
  await expect(seats.getByRole('img', { name: new RegExp(`^${name}, not at the table`) })).toBeVisible()
  expect(await overActions(host)).toEqual([])
  const dialog = host.getByRole('dialog', { name: `${name} has been gone for a while` })
  await host.clock.fastForward(91_000)
  await expect(dialog).toBeVisible()
  await picture(host, 'lan-grace')
  await dialog.getByRole('button', { name: 'Wait' }).click()
  await expect(dialog).toBeHidden()
  await host.clock.fastForward(91_000)
  await dialog.getByRole('button', { name: 'Let the computer play' }).click()
  await expect(seats.getByRole('img', { name: new RegExp(`^${name}, played by the computer`) })).toBeVisible()
  await picture(host, 'lan-bot')
  await picture(watcher.page, 'lan-watching')

  // Whoever watches says a name, which the host reads; the host sends them off, and lets them in again.
  await watcher.page.getByRole('button', { name: 'People, 1 spectator' }).click()
  await watcher.page.getByRole('button', { name: 'Give your name' }).click()
  await watcher.page.keyboard.type('Yusuf')
  await watcher.page.keyboard.press('Enter')
  await expect(watcher.page.getByRole('listitem').filter({ hasText: 'Yusuf (you)' })).toBeVisible()
  await host.getByRole('button', { name: 'People, 1 spectator' }).click()
  const people = host.getByRole('dialog', { name: 'People at the table' })
  await picture(host, 'lan-watchers')
  await people.getByRole('button', { name: 'Remove Yusuf' }).click()
  await host
    .getByRole('dialog', { name: 'Remove Yusuf?' })
    .getByRole('button', { name: 'Remove', exact: true })
    .click()
  const removed = watcher.page.getByRole('alert').filter({ hasText: 'removed you from this table' })
  await expect(removed).toBeVisible()
  await goIn(watcher.page)
  await expect(removed).toBeVisible()
  await people.getByRole('button', { name: 'Let in again: Yusuf' }).click()
  await goIn(watcher.page)
  await expect(people.getByRole('button', { name: 'Remove Yusuf' })).toBeVisible()
  await host.keyboard.press('Escape')

  // The guest gets the seat back although a bot plays it.
  const back = new Headless(house.lanPort, 1)
  await back.return(guest)
  expect(back.view.table.own).toEqual([1])
  await expect(seats.getByRole('img', { name: new RegExp(`^${name}(, to move)?$`) })).toBeVisible()
  for (const one of [back, ...others]) one.end()
  await house.close()
})
