/**
 * The guided first round in a browser: started from Home, followed by clicks, reloaded and left; then the game goes
 * on.
 */
import { expect } from '@playwright/test'
import { steer } from '../../build/tools/page/stores'
import { someOf } from './draw'
import { faults } from './faults'
import { hostForFile } from './host'
import { draft, learning } from './learning'
import { picture } from './pictures'
import { test } from './no-opening'

const { url } = hostForFile(test, 7)

test('the guide of the Expedition is followed by clicks, from Home to its last step', async ({ page }) => {
  await page.goto(url())
  await page.getByRole('button', { name: /^Tutorial, Marco Polo Expedition/ }).click()
  const card = page.getByRole('region', { name: 'Guide' })
  const title = (name: string) => card.getByRole('heading', { name })
  await expect(title('Who you are, and how to win')).toBeVisible()
  await expect(card.getByText('1 of 10')).toBeVisible()
  // Somebody who is learning the game meets the gentlest computer player.
  const stores = await steer(page)
  expect(await stores.evaluate((all) => all.get('table').info?.seats[1]?.level)).toBe(1)
  expect(await faults(page), 'guide').toEqual([])
  await picture(page, 'guide')

  await card.getByRole('button', { name: 'Next' }).click()
  await expect(title('Your cards')).toBeVisible()
  await card.getByRole('button', { name: 'Back' }).click()
  await expect(title('Who you are, and how to win')).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('g')
  await expect(title('What a space asks for')).toBeVisible()
  await page.reload()
  await expect(title('What a space asks for')).toBeVisible()
  await card.getByRole('button', { name: 'Next' }).click()

  // The guide waits for a move; a card is drawn instead, so it says so and returns to the move at the end.
  await expect(title('Move a camel')).toBeVisible()
  await page
    .getByRole('button', { name: /top card of the deck/ })
    .first()
    .click()
  await expect(title('Occupied spaces').or(title('Take a card')).or(title('Move a camel'))).toBeVisible()
  await expect(card.getByText('You have taken a card.')).toBeVisible()

  const forward = card.getByRole('button', { name: /^(Next|Later|Skip)/ })
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
  await expect(page.getByRole('button', { name: 'Tutorial, Marco Polo Expedition, Completed' })).toBeVisible()
})

for (const [width, height] of [
  [1280, 720],
  [1920, 1080]
] as const)
  test(`${width} by ${height}: the guide of In the Service of the Khan begins with characters that can be read whole`, async ({
    page
  }) => {
    await page.setViewportSize({ width, height })
    await learning(page, url(), 'In the Service of the Khan')
    await expect(page.getByRole('button', { name: /^Play / })).toHaveCount(3)
    const question = page.getByRole('region', { name: 'Decision' })
    const cut = await question.evaluate((slip) => {
      const outer = slip.getBoundingClientRect()
      return [...slip.querySelectorAll('button')].filter((button) => {
        const { left, top, right, bottom } = button.getBoundingClientRect()
        return left < outer.left || right > outer.right || top < outer.top || bottom > outer.bottom
      }).length
    })
    expect(cut).toBe(0)
    // No scrolling, and no column beside the heading with nothing in it.
    expect(
      await question.evaluate((slip) => [
        slip.scrollWidth - slip.clientWidth,
        slip.scrollHeight - slip.clientHeight
      ])
    ).toEqual([0, 0])
  })

test('the guide of In the Service of the Khan begins with the draft: it praises what is done, and every step marks pieces', async ({
  page
}) => {
  const { card, title, forward, liesFree } = await learning(page, url(), 'In the Service of the Khan')
  await expect(title('Who you are, and how to win')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Play / }).first()).toBeVisible()
  await liesFree()
  await draft(page)
  await expect(title('Your dice are your actions')).toBeVisible()
  await expect(card.getByText('You know who you are and what you are after.')).toBeVisible()
  await forward.click()

  await expect(title('Open a book')).toBeVisible()
  await expect(card.getByText('Your move')).toBeVisible()
  const book = page.getByRole('button', { name: /^Book I, / })
  await book.click()
  await book.click()
  await expect(card.getByText('You have opened a book.')).toBeVisible()
  await page
    .getByRole('button', { name: /^Book I: / })
    .first()
    .click()
  await picture(page, 'guide-khan')

  const rings = page.locator('.note__ring')
  const seen: string[] = []
  while ((await forward.count()) > 0) {
    seen.push((await card.getByRole('heading').textContent()) ?? '')
    await expect.poll(() => rings.count(), { message: seen.at(-1) ?? '' }).toBeGreaterThan(0)
    await liesFree()
    await forward.click()
  }
  await expect(title('That was the guide')).toBeVisible()
  expect(seen).toEqual(
    expect.arrayContaining(['Khan’s Favor', 'Three ways to travel', 'Guild seals', 'Contracts'])
  )
  expect(await faults(page), 'guide of the Khan').toEqual([])
})

const onPhone = someOf('guides on a phone', ['voyages', 'expedition', 'khan'] as const)

test(
  'on a phone each step of the Voyages guide opens the tab that it is about',
  onPhone('voyages'),
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(url())
    await page.getByRole('button', { name: /^Tutorial, The Voyages of Marco Polo/ }).click()
    const card = page.getByRole('region', { name: 'Guide' })
    const tab = (name: RegExp) => page.getByRole('tab', { name })
    const forward = card.getByRole('button', { name: /^(Next|Later)/ })
    const expectOpen = async (title: string, name: RegExp): Promise<void> => {
      await expect(card.getByRole('heading', { name: title })).toBeVisible()
      await expect(tab(name)).toHaveAttribute('aria-selected', 'true')
    }
    // A decision opens a tab as well, so all decisions are made before the steps begin. A bot may be the first to move.
    await expect(page.getByRole('heading', { name: /^Your turn/ })).toBeVisible()
    await card.getByRole('button', { name: 'Next' }).click()
    await card.getByRole('button', { name: 'Back' }).click()
    await expectOpen('Who you are, and how to win', /^My board/)
    await forward.click()
    await forward.click()
    await expectOpen('Buy at the bazaar', /^Actions/)
    // The step opens it only once: whoever switches tabs stays there.
    await tab(/^Map/).click()
    await expectOpen('Buy at the bazaar', /^Map/)
    for (let i = 0; i < 4; i++) await forward.click()
    await expectOpen('Your rival', /^Players/)
    await forward.click()
    await expectOpen('Travel', /^Map/)
  }
)

test(
  'on a phone each step of the Expedition guide opens the tab that it is about',
  onPhone('expedition'),
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(url())
    await page.getByRole('button', { name: /^Tutorial, Marco Polo Expedition/ }).click()
    const card = page.getByRole('region', { name: 'Guide' })
    const tab = (name: RegExp) => page.getByRole('tab', { name })
    const forward = card.getByRole('button', { name: /^(Next|Later)/ })
    await expect(card.getByRole('heading', { name: 'Who you are, and how to win' })).toBeVisible()
    await forward.click()
    await tab(/^Players/).click()
    await forward.click()
    await expect(card.getByRole('heading', { name: 'What a space asks for' })).toBeVisible()
    await expect(tab(/^Road/)).toHaveAttribute('aria-selected', 'true')
    for (let i = 0; i < 2; i++) await forward.click()
    await expect(card.getByRole('heading', { name: 'Take a card' })).toBeVisible()
    await expect(tab(/^Draw/)).toHaveAttribute('aria-selected', 'true')
  }
)

test(
  'on a phone each step of the guide of In the Service of the Khan opens the tab that it is about',
  onPhone('khan'),
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const { card, title, forward } = await learning(page, url(), 'In the Service of the Khan')
    await draft(page)
    const tabs = [
      ['Open a book', /^Actions/],
      ['What you own, and jade', /^Actions/],
      ['A bonus action', /^Actions/],
      ['End your turn', /^Actions/],
      ['Khan’s Favor', /^Actions/],
      ['Three ways to travel', /^Map/],
      ['A trading post and its shield', /^Map/],
      ['Guild seals', /^Actions/]
    ] as const
    for (const [name, tab] of tabs) {
      await forward.click()
      await expect(title(name)).toBeVisible()
      await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
      await expect(card).toBeInViewport({ ratio: 1 })
    }
  }
)
