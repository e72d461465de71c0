// Computer players of levels 1, 3 and 5 beside a person: a whole game at one device with hint, reasons and analysis, and
// a table on the LAN whose worker threads are lost in mid-game and whose guest is stood in for.

import { expect, type Page } from '@playwright/test'
import { endAll } from '../host/served'
import { linesOfPack, roadOfPack } from '../expedition/short-road'
import { chooseFile } from './choose-file'
import { ExpeditionPlayer } from './expedition-player'
import { Pointer } from './hands'
import { newFolder, startHost } from './host'
import { atHome, goIn, House, newWindow, sitDown } from './lan-house'
import { endOpenings, test } from './no-opening'
import { motionOff } from './pictures'

test.afterEach(endAll)
test.setTimeout(900_000)

const levels = ['1', '3', '5'] as const

/** Fills in the form of a new Expedition table for four: `first` plays the first seat, the computer the others. */
async function form(page: Page, opens: RegExp, first: 'Here' | 'On the LAN'): Promise<void> {
  await page.getByRole('button', { name: opens }).click()
  await page.getByRole('radio', { name: 'Marco Polo Expedition' }).click()
  await page.getByRole('radio', { name: '4 players' }).click()
  const places = page.getByRole('radiogroup', { name: /^Where .* plays$/ })
  await expect(places).toHaveCount(4)
  for (const at of [1, 2, 3]) await places.nth(at).getByRole('radio', { name: 'Computer' }).click()
  await places.first().getByRole('radio', { name: first }).click()
  const strengths = page.getByRole('combobox', { name: /^How strong/ })
  for (const [at, level] of levels.entries()) await strengths.nth(at).selectOption(level)
}

/** Asks for a hint by key, reads it, and closes it. */
async function askHint(page: Page): Promise<void> {
  const hint = page.getByRole('region', { name: 'Hint', exact: true })
  await expect(async () => {
    await page.keyboard.press('i')
    await expect(hint).toBeVisible({ timeout: 1500 })
  }).toPass()
  // Where the log is low, the reasons are shown on request.
  const reasons = hint.getByText('Gold expected at the end of the game', { exact: false })
  const request = hint.getByRole('button', { name: 'Why?', expanded: false })
  await expect(async () => {
    if (await request.isVisible()) await request.click()
    await expect(reasons).toBeVisible({ timeout: 1500 })
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(hint).toBeHidden()
}

/** Asks why a computer player made its latest move, and closes the answer. */
async function askWhy(page: Page): Promise<void> {
  const log = page.getByRole('log')
  await log
    .getByRole('button', { name: /^Why .* did this$/ })
    .last()
    .click()
  const why = log.getByRole('region', { name: /^Why .* did this$/ })
  await expect(why).toContainText('’s plan')
  await log.getByRole('button', { name: 'Close the reasons' }).click()
  await expect(why).toBeHidden()
}

// With a pack whose road is half as long as the printed one: every rule still occurs, in half as many turns.
test('a whole game at one device against computer players of levels 1, 3 and 5, with a hint, reasons and the analysis', async ({
  page
}) => {
  const folder = newFolder()
  const host = await startHost(folder.path, 31, { pace: 50 })
  try {
    await page.goto(host.url())
    await motionOff(page)
    await form(page, /^New table/, 'Here')
    const buffer = Buffer.from(linesOfPack.join('\n'))
    await chooseFile(page, /^Open a pack …/, { name: 'short.json', mimeType: 'application/json', buffer })
    await expect(page.getByText('Short road')).toBeVisible()
    await page.getByRole('button', { name: /^Start game/ }).click()
    let asked = 0
    const before = async (): Promise<void> => {
      asked++
      if (asked === 1) await askHint(page)
      if (asked === 6) await askWhy(page)
    }
    const player = new ExpeditionPlayer(new Pointer(page), roadOfPack, { before })
    while (await player.act()) expect(player.moves, 'a game comes to its end').toBeLessThan(1000)
    await expect(page.getByRole('region', { name: 'Ranking' }).getByRole('listitem')).toHaveCount(4)
    expect(asked).toBeGreaterThan(6)
    await page.getByRole('tab', { name: 'Analysis' }).click()
    const sums = page.getByRole('table', { name: 'Choices and luck of each seat' })
    await expect(sums).toBeVisible({ timeout: 240_000 })
    await expect(page.getByRole('slider', { name: /chance of winning/ })).toBeVisible()
  } finally {
    await host.stop()
    folder.remove()
  }
})

test('a LAN table with levels 1, 3 and 5 goes on after its worker threads are lost, and a stand-in plays for a guest until they are back', async ({
  browser
}) => {
  const house = new House(['./tests/e2e/losing-threads.mjs'])
  await house.open()
  const { page: host } = await atHome(browser, house)
  await endOpenings(host)
  await form(host, /^Host on the LAN/, 'On the LAN')
  await host.getByRole('button', { name: 'Open the room' }).click()
  const link = await host.getByRole('textbox', { name: 'Link for browsers' }).inputValue()

  const { page: guest, view } = await newWindow(browser)
  await guest.goto(link)
  await motionOff(guest)
  await endOpenings(guest)
  await goIn(guest)
  await sitDown(guest, 'Ann')
  await host.getByRole('button', { name: 'Begin' }).click()

  const turn = guest.getByRole('heading', { name: /^Your turn/ })
  const strongest = (): number => view.table.table.seats.findIndex(({ level }) => level === 5)
  const asked = (): number | undefined => view.table.decisions[0]?.seat
  /** How long to wait for the computer players' turns, on any machine. */
  const ownTurn = (): Promise<void> => expect(turn).toBeVisible({ timeout: 120_000 })
  const endTurn = async (): Promise<void> => {
    await ownTurn()
    const { next } = view.table
    await expect(async () => {
      if (view.table.next === next) await guest.keyboard.press('d')
      expect(view.table.next).toBeGreaterThan(next)
    }).toPass()
  }

  for (let round = 0; round < 2; round++) await endTurn()
  // Sometimes the player finds its move before its thread is lost: then the next round has to do.
  for (let round = 0; round < 6 && !house.log.includes('bot: ended'); round++) {
    await endTurn()
    await expect.poll(asked, { intervals: [5], timeout: 120_000 }).toBe(strongest())
    house.tell('lose')
    await ownTurn()
  }
  expect(house.log).toContain('bot: ended')
  // A player that lost its thread made a quick move; the host's message about it may be read a round later.
  const log = guest.getByRole('log')
  await guest.keyboard.press('Escape')
  const askWhy = log.getByRole('button', { name: /^Why .* did this$/ })
  const answers = log.getByRole('region', { name: /^Why .* did this$/ })
  let told = ''
  for (let i = (await askWhy.count()) - 1; i >= 0 && !told.includes('its thinking was cut short'); i--) {
    await askWhy.nth(i).click()
    await expect(answers.first().getByRole('heading').first()).toBeVisible()
    told = await answers.first().innerText()
  }
  expect(told).toContain('its thinking was cut short')
  for (const page of [host, guest])
    await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(0)

  // New threads have taken over: there are no more quick moves.
  for (let round = 0; round < 3; round++) await endTurn()
  await ownTurn()
  await guest.keyboard.press('Escape')
  await log
    .getByRole('button', { name: /^Why .* did this$/ })
    .last()
    .click()
  const reasons = answers.last()
  await expect(reasons).toContainText('Marco Polo’s plan')
  await expect(reasons).not.toContainText('its thinking was cut short')
  await log.getByRole('button', { name: 'Close the reasons' }).first().click()
  await askHint(guest)

  // The guest leaves in their own turn; the host need not wait for the dialog that asks.
  await guest.goto('about:blank')
  const seats = host.getByRole('list', { name: 'Seats in turn order' })
  await expect(seats.getByRole('img', { name: /^Ann, not at the table/ })).toBeVisible()
  await host.getByRole('button', { name: 'People' }).click()
  await host.getByRole('button', { name: 'Who plays Ann' }).click()
  await host.getByRole('menuitem', { name: 'Computer: Envoy (strong)' }).click()
  await expect(host.getByText('computer: Envoy, until Ann is back')).toBeVisible()
  await host.keyboard.press('Escape')
  const played = host.getByRole('log').getByRole('button', { name: 'Why Ann did this' })
  await expect(played.last()).toBeVisible({ timeout: 120_000 })
  // The page knows the seat and goes straight back to it.
  await guest.goto(link)
  await expect(seats.getByRole('img', { name: /^Ann(, to move)?$/ })).toBeVisible()
  // The stand-in may have begun to pay for a space: that is taken back, card by card.
  const paying = guest.getByRole('heading', { name: 'Paying for a space' })
  await expect(turn.or(paying)).toBeVisible({ timeout: 120_000 })
  await expect(async () => {
    if (await paying.isVisible()) await guest.keyboard.press('u')
    await expect(turn).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 120_000 })
  await endTurn()
  await house.close()
})
