/**
 * What people do in a turn of Expedition besides moving: deselect cards, undo, get refusals, reload behind the
 * curtain.
 */
import { expect, type Page } from '@playwright/test'
import { kindOf, type CardKind, type State } from '../../shared/games/expedition/types'
import { curtainOf, goOn, newTable, road } from './expedition'
import { ExpeditionPlayer, handOf, reachable } from './expedition-player'
import { Pointer } from './hands'
import { hostForFile } from './host'
import { SecretSearch, spoken } from './secret-search'
import { motionOff, picture } from './pictures'
import type { Glance } from './reader'
import { truthOf } from './truth'
import { test } from './no-opening'

test.describe.configure({ mode: 'serial' })
test.setTimeout(300_000)
// A trace of hundreds of snapshots is slower than the game; the host's own file records what was played.
test.use({ trace: 'off' })

const { url, folder } = hostForFile(test, 31)

/** Sits down at the table of the test before, or at a new one for two. */
async function sitDown(page: Page, fresh = false): Promise<ExpeditionPlayer> {
  await page.goto(url())
  if (fresh) {
    await motionOff(page)
    await newTable(page, { players: 2, options: ['Classic', 'One moves'] })
  } else await goOn(page)
  return new ExpeditionPlayer(new Pointer(page), road)
}

/** Plays until it is somebody's turn and the screen satisfies `fits`. */
async function playTo(player: ExpeditionPlayer, fits: (now: Glance) => boolean): Promise<void> {
  for (let now = await player.glance(); !isTurn(now) || !fits(now); now = await player.glance()) {
    expect(player.turns, 'it comes up in time').toBeLessThan(60)
    expect(await player.act()).toBe(true)
  }
}

const isTurn = (now: Glance): boolean => now.has('heading', 'Your turn') && now.buttons(/^Take /).length > 0
const purse = (now: Glance): string[] =>
  now.seen.filter(({ within }) => within.includes('Your expedition')).map(({ name }) => name)
const refusal = (page: Page) => page.getByRole('alert').filter({ hasText: /\w/ })

test('cards are selected and deselected; there is nothing to undo before a choice was made', async ({
  page
}) => {
  const player = await sitDown(page, true)
  await playTo(player, () => true)
  const before = handOf(await player.glance())
  const chosen = page.getByRole('region', { name: 'Your hand' }).getByRole('button', { pressed: true })
  await player.press(before[0] ?? '')
  await expect(chosen).toHaveCount(1)
  await player.press('Clear')
  await expect(chosen).toHaveCount(0)
  await player.press(before[1] ?? '')
  await expect(chosen).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(chosen).toHaveCount(0)
  await player.wait()
  expect(handOf(await player.glance())).toEqual(before)
  await page.keyboard.press('u')
  await expect(refusal(page)).toContainText('Nothing to take back yet.')
})

test('dropping ballast can be undone, entering a space cannot, and a sentence says why', async ({ page }) => {
  const player = await sitDown(page)
  await playTo(player, (now) => now.buttons(/^Drop ballast/).length > 0)
  const before = purse(await player.glance())
  await player.press((await player.glance()).buttons(/^Drop ballast/)[0] ?? '')
  expect(purse(await player.glance())).not.toEqual(before)
  await page.keyboard.press('u')
  await expect.poll(async () => purse((await player.wait(), await player.glance()))).toEqual(before)

  await playTo(player, (now) => now.buttons(reachable, 'The road').length > 0)
  await player.press((await player.glance()).buttons(reachable, 'The road')[0] ?? '')
  await player.press((await player.glance()).buttons(/^Enter .* for \d+ cards?$/, 'The road')[0] ?? '')
  const moved = purse(await player.glance())
  await page.keyboard.press('u')
  await expect(refusal(page)).toContainText(/Nothing before this can be taken back: .*paid openly/)
  await picture(page, 'expedition-undo-refused')
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAccessibleDescription(
    'Nothing before this can be taken back: cards were paid openly.'
  )
  await player.wait()
  expect(purse(await player.glance())).toEqual(moved)
})

test('a space out of reach says how many of what are missing', async ({ page }) => {
  const player = await sitDown(page)
  await playTo(player, (now) => now.buttons(reachable, 'The road').length === 0)
  const [tip = ''] = purse(await player.glance()).filter((name) => name.startsWith('The next free space is '))
  const [, space = '', asks = ''] = /^The next free space is (.*): (.*)\.$/.exec(tip) ?? []
  const target = page.getByRole('button', { name: new RegExp(`^${space}, asks for`) })
  await expect(target).toBeDisabled()
  await target.click({ force: true })
  await expect(refusal(page)).toContainText(`${space} asks for ${asks}`)
  await expect(refusal(page)).toContainText(/you still lack \d/)
  await picture(page, 'expedition-refusal')
})

test('a reload in mid-turn leads back to the curtain, without showing the hand', async ({ page }) => {
  const player = await sitDown(page)
  await playTo(player, (now) => handOf(now).length > 2)
  const before = handOf(await player.glance())
  await page.reload()
  const curtain = curtainOf(page)
  await expect(curtain).toBeVisible()
  const name = /^I am (.*): show me$/.exec((await curtain.textContent())?.trim() ?? '')?.[1] ?? ''
  await new SecretSearch(page, folder).look('curtain', name)
  await curtain.click()
  await expect.poll(async () => handOf((await player.wait(), await player.glance()))).toEqual(before)
})

test('the search for secrets finds a card that is planted into the page: by its name, its id, its picture', async ({
  page
}) => {
  await sitDown(page)
  const state = truthOf(folder).match.state as State
  const open = [...state.display, ...state.discards.slice(-1)].map(kindOf)
  const [kind = 'none'] = (state.seats[0]?.hand.cards ?? []).map(kindOf).filter((one) => !open.includes(one))
  const secretSearch = new SecretSearch(page, folder)
  await secretSearch.look('curtain', 'Aylin')

  const plant = (html: string): Promise<void> =>
    page.evaluate((planted) => {
      const box =
        document.querySelector('#planted') ?? document.body.appendChild(document.createElement('div'))
      box.id = 'planted'
      box.innerHTML = planted
    }, html)
  const [figure, colour] = kind.split('-')
  for (const html of [
    `<p title="${spoken(kind as CardKind)}"></p>`,
    `<p data-card="${kind}-1"></p>`,
    `<svg><g class="xcard__colour--${colour}"/><use href="#e-${figure}"/></svg>`
  ]) {
    await plant(html)
    await expect(secretSearch.look('curtain', 'Aylin')).rejects.toThrow(kind)
  }
  await plant('')
  await secretSearch.look('curtain', 'Aylin')
})
