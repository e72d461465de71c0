/** The guided first round in a browser: begun from home, gone through by clicks, reloaded, left, and the game goes on. */
import { expect } from '@playwright/test'
import { faults } from './faults'
import { hostForFile } from './host'
import { picture } from './pictures'
import { test } from './no-opening'

const { url } = hostForFile(test, 7)

test('the Expedition is learned by clicks, from home to the last step', async ({ page }) => {
  await page.goto(url())
  const learn = page.getByRole('group', { name: 'Tutorial' })
  await learn.getByRole('button', { name: 'Marco Polo Expedition' }).click()
  const card = page.getByRole('region', { name: 'Guide' })
  const title = (name: string) => card.getByRole('heading', { name })
  await expect(title('Who you are, and how one wins')).toBeVisible()
  await expect(card.getByText('1 of 10')).toBeVisible()
  expect(await faults(page), 'guide').toEqual([])
  await picture(page, 'guide')

  await card.getByRole('button', { name: 'Next' }).click()
  await expect(title('Your cards')).toBeVisible()
  await card.getByRole('button', { name: 'Back' }).click()
  await expect(title('Who you are, and how one wins')).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('g')
  await expect(title('What a space asks for')).toBeVisible()
  await page.reload()
  await expect(title('What a space asks for')).toBeVisible()
  await card.getByRole('button', { name: 'Next' }).click()

  // It waits for a move; a card is taken in its place, and the guide says so and comes back to the move at the end.
  await expect(title('Move a camel')).toBeVisible()
  await page
    .getByRole('button', { name: /top card of the deck/ })
    .first()
    .click()
  await expect(title('Occupied spaces').or(title('Take a card')).or(title('Move a camel'))).toBeVisible()
  await expect(card.getByText('You have taken a card.')).toBeVisible()

  const forward = card.getByRole('button', { name: /^(Next|Later|Leave out)/ })
  const seen = new Set<string>()
  for (let presses = 0; presses < 20 && (await forward.count()) > 0; presses++) {
    seen.add((await card.getByRole('heading').textContent()) ?? '')
    await forward.click()
  }
  await expect(title('That was the guide')).toBeVisible()
  expect([...seen]).toEqual(expect.arrayContaining(['Chests', 'Drop ballast', 'The end in Dadu']))
  await card.getByRole('button', { name: 'Play on' }).click()
  await expect(card).toBeHidden()
  await expect(page.getByRole('button', { name: /top card of the deck/ })).toBeVisible()

  await page.getByRole('button', { name: 'Home' }).click()
  await expect(learn.getByRole('button', { name: /Marco Polo Expedition\s*Completed/ })).toBeVisible()
})

test('at a desk the card lies on nothing that can be pressed but lines of the log', async ({ page }) => {
  await page.goto(url())
  const learn = page.getByRole('group', { name: 'Tutorial' })
  await learn.getByRole('button', { name: 'Voyages of Marco Polo' }).click()
  const card = page.getByRole('region', { name: 'Guide' })
  const forward = card.getByRole('button', { name: /^(Next|Later|Leave out)/ })
  /** The names of the buttons that lie under the card, and how many there are in all. */
  const under = (): Promise<readonly [readonly string[], number]> =>
    card.evaluate((one) => {
      const outer = one.getBoundingClientRect()
      const buttons = [...document.querySelectorAll('main button:not(.log__body *)')].filter(
        (button) => !one.contains(button) && button.checkVisibility()
      )
      const covered = buttons.filter((button) => {
        const { left, top, right, bottom } = button.getBoundingClientRect()
        return left < outer.right && right > outer.left && top < outer.bottom && bottom > outer.top
      })
      return [
        covered.map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''),
        buttons.length
      ]
    })
  await expect(card).toBeVisible()
  for (let steps = 0; steps < 6; steps++) {
    await expect
      .poll(async () => (await under())[0], {
        message: (await card.getByRole('heading').textContent()) ?? ''
      })
      .toEqual([])
    expect((await under())[1]).toBeGreaterThan(40)
    await forward.click()
  }
})

test('on a phone each step of Voyages opens the tab that it speaks of', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(url())
  const learn = page.getByRole('group', { name: 'Tutorial' })
  await learn.getByRole('button', { name: 'Voyages of Marco Polo' }).click()
  const card = page.getByRole('region', { name: 'Guide' })
  const tab = (name: RegExp) => page.getByRole('tab', { name })
  const forward = card.getByRole('button', { name: /^(Next|Later)/ })
  const expectOpen = async (title: string, name: RegExp): Promise<void> => {
    await expect(card.getByRole('heading', { name: title })).toBeVisible()
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true')
  }
  // Only what is asked opens a tab as well: everything is asked before the steps begin. A bot may be the first to move.
  await expect(page.getByRole('heading', { name: /^Your turn/ })).toBeVisible()
  await card.getByRole('button', { name: 'Next' }).click()
  await card.getByRole('button', { name: 'Back' }).click()
  await expectOpen('Who you are, and how one wins', /^My board/)
  await forward.click()
  await forward.click()
  await expectOpen('Buy at the bazaar', /^Actions/)
  // It is shown once: whoever turns away stays where they are.
  await tab(/^Map/).click()
  await expectOpen('Buy at the bazaar', /^Map/)
  for (let i = 0; i < 4; i++) await forward.click()
  await expectOpen('Your rival', /^Players/)
  await forward.click()
  await expectOpen('Travel', /^Map/)
})

test('on a phone each step of the Expedition opens the tab that it speaks of', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(url())
  const learn = page.getByRole('group', { name: 'Tutorial' })
  await learn.getByRole('button', { name: 'Marco Polo Expedition' }).click()
  const card = page.getByRole('region', { name: 'Guide' })
  const tab = (name: RegExp) => page.getByRole('tab', { name })
  const forward = card.getByRole('button', { name: /^(Next|Later)/ })
  await expect(card.getByRole('heading', { name: 'Who you are, and how one wins' })).toBeVisible()
  await forward.click()
  await tab(/^Players/).click()
  await forward.click()
  await expect(card.getByRole('heading', { name: 'What a space asks for' })).toBeVisible()
  await expect(tab(/^Road/)).toHaveAttribute('aria-selected', 'true')
  for (let i = 0; i < 2; i++) await forward.click()
  await expect(card.getByRole('heading', { name: 'Take a card' })).toBeVisible()
  await expect(tab(/^Draw/)).toHaveAttribute('aria-selected', 'true')
})
