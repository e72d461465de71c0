/** A small phone held upright: what a first-time player saw wrong there, in every language. */
import { expect, type Page } from '@playwright/test'
import type { App } from '../../build/tools/page/app'
import { positionsOf } from '../../build/tools/screens/positions'
import { atHome, settled, sit, type Stage } from '../../build/tools/screens/stage'
import { gameById } from '../../shared/games'
import { randomGame } from '../lib/random-game'
import { test } from './no-opening'
import { sampled } from './draw'
import { inDrawnLanguages, onePage } from './one-page'
import { atRound } from './saves'
import { fileOf } from './session'

const look = sampled(test)
const viewport = { width: 360, height: 740 }
let app: App
let page: Page
onePage(61, (...opened) => ([app, page] = opened), { viewport, hasTouch: true, isMobile: true })
const home = (): Promise<Stage> => atHome(page, app.url())

/** The position before this task is first asked, of a game between random players. */
function asked(id: string, task: string): string {
  const game = gameById(id)
  const text = game && positionsOf(game).asked.find(({ name }) => name === task)?.text
  if (text === undefined) throw new Error(`${id} never asks ${task}`)
  return text
}

/** A turn in a game's second round, with a full hand of dice. */
function turnIn(id: string): string {
  const { game, entries } = atRound(id, 2, { players: 2, seed: 17 })
  const { rules } = gameById(id) ?? {}
  for (let at = entries; rules && at < entries + 60; at++) {
    const { state } = randomGame(rules, { players: 2, seed: 17, choices: at }).match
    const [asked] = rules.decisions(state, 'public')
    const { seats } = state as { readonly seats: readonly { readonly dice: readonly unknown[] }[] }
    if (asked?.task === 'turn' && (seats[asked.seat]?.dice.length ?? 0) > 4) return fileOf(game, at)
  }
  throw new Error(`${id} has no such turn`)
}

/** Where the open pane begins, and by how many px a line of the bar reaches into the next one. */
const barNow = (): Promise<{ readonly top: number; readonly overlap: number }> =>
  page.evaluate(() => {
    const lines = ['.bar__what', '.bar__how', '.bar__legend']
      .flatMap((name) => document.querySelector(name)?.getBoundingClientRect() ?? [])
      .filter(({ width, height }) => width > 1 && height > 1)
    const into = lines.map(({ top }, nth) =>
      Math.max(0, ...lines.slice(0, nth).map((one) => one.bottom - top))
    )
    const pane = document.querySelector('.phone__pane[data-state=active]')
    return { top: pane?.getBoundingClientRect().top ?? 0, overlap: Math.round(Math.max(...into)) }
  })

for (const id of ['voyages', 'khan'] as const)
  look(
    `${id}: nothing moves when dice or a space are chosen, and lines of the bar do not overlap`,
    async () => {
      const stage = await home()
      await sit(stage, { name: `steady-${id}`, text: turnIn(id) })
      await inDrawnLanguages(stage, async (language) => {
        const before = await barNow()
        expect(before.overlap, language).toBe(0)
        const dice = page.locator('button[data-nav=dice]')
        const spaces = page.locator(
          '[data-state=active] button[data-nav=actions]:not([aria-disabled=true], [data-rule*=travel])'
        )
        expect(await spaces.count()).toBeGreaterThan(1)
        for (const nth of [0, 1, 2]) {
          await dice.nth(nth).tap()
          await settled(page)
          expect(await barNow(), language).toEqual(before)
        }
        await page.keyboard.press('Escape')
        await spaces.nth(0).tap()
        await settled(page)
        expect(await barNow(), language).toEqual(before)
        await page.keyboard.press('Escape')
      })
    }
  )

look('khan: a press on Travel with its dice opens the map and says that a place comes next', async () => {
  const stage = await home()
  await sit(stage, { name: 'travel', text: turnIn('khan') })
  await page.getByRole('tab', { name: /^Actions/ }).tap()
  await page.getByRole('button', { name: /^Travel, 2 dice/ }).tap()
  await expect(page.getByRole('tab', { name: /^Map/ })).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('.bar__how')).toHaveText('choose a lit place on the map')
})

for (const [id, figures] of [
  ['voyages', '.map-live .figure'],
  ['khan', '.map-live .figure'],
  ['expedition', '.board__live [data-piece=camel]']
] as const)
  look(
    `${id}: while nothing is asked of it, the map fills its pane, with the own figures in sight`,
    async () => {
      const stage = await home()
      await sit(stage, { name: `map-${id}`, text: asked(id, 'turn') })
      await page.getByRole('tab', { name: id === 'expedition' ? /^Road/ : /^Map/ }).tap()
      await settled(page)
      const { empty, own } = await page.evaluate((pieces) => {
        const frame = document.querySelector('.mapsheet')?.getBoundingClientRect() ?? new DOMRect()
        const sheet = document.querySelector('.mapsheet__sheet')?.getBoundingClientRect() ?? new DOMRect()
        const inFrame = [...document.querySelectorAll(pieces)].filter((one) => {
          const { left, right } = one.getBoundingClientRect()
          return left >= frame.left && right <= frame.right
        })
        return { empty: frame.height - sheet.height, own: inFrame.length }
      }, figures)
      expect(empty).toBeLessThan(60)
      expect(own).toBeGreaterThan(0)
    }
  )

look('khan: offers of a book, which lie close, are higher than a line of text', async () => {
  const stage = await home()
  await sit(stage, { name: 'offers', text: turnIn('khan') })
  await inDrawnLanguages(stage, async (language) => {
    const offers = page.locator('.book__offer')
    expect(await offers.count()).toBe(12)
    for (const height of await offers.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().height)
    ))
      expect(height, language).toBeGreaterThan(34)
  })
})

look('khan: contracts that may be taken are large enough to be read and pressed', async () => {
  const stage = await home()
  await sit(stage, { name: 'contracts', text: asked('khan', 'take-contracts') })
  await page.getByRole('tab', { name: /^Map/ }).tap()
  await settled(page)
  const lit = page.locator('[data-spot^="contract"][data-lit]')
  expect(await lit.count()).toBeGreaterThan(0)
  for (const box of await lit.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height)))
    expect(box).toBeGreaterThan(18)
})

for (const id of ['voyages', 'khan'] as const)
  look(`${id}: three characters to choose from are seen whole, in every language`, async () => {
    const game = gameById(id)
    if (!game) throw new Error(id)
    const options = id === 'voyages' ? { characters: 'draft' } : {}
    const random = randomGame(game.rules, { players: 2, seed: 17, options })
    const stage = await home()
    await sit(stage, { name: `draft-${id}`, text: fileOf(random, 0) })
    await inDrawnLanguages(stage, async (language) => {
      const whole = await page.evaluate(() => {
        const sheet = document.querySelector('.phone__sheet')?.getBoundingClientRect()
        return [...document.querySelectorAll('.draft__card')].filter((card) => {
          const box = card.getBoundingClientRect()
          return sheet !== undefined && box.top >= sheet.top && box.bottom <= sheet.bottom
        }).length
      })
      expect(whole, language).toBeGreaterThan(2)
    })
  })

for (const id of ['voyages', 'khan'] as const)
  look(
    `${id}: a touch chooses a character and another one takes it; a long touch only explains`,
    async () => {
      const game = gameById(id)
      if (!game) throw new Error(id)
      const options = id === 'voyages' ? { characters: 'draft' } : {}
      const random = randomGame(game.rules, { players: 2, seed: 17, options })
      const stage = await home()
      await sit(stage, { name: `take-${id}`, text: fileOf(random, 0) })
      const cards = page.locator('.draft__card')
      const offered = await cards.count()
      const seatAsked = (): Promise<number | undefined> =>
        stage.stores.evaluate(
          (all) => (all.get('table').decision as { readonly seat?: number } | undefined)?.seat
        )
      const first = await seatAsked()
      // A long touch, with the click by which some browsers end it.
      const touch = { pointerType: 'touch', isPrimary: true, bubbles: true }
      await cards.nth(0).dispatchEvent('pointerdown', touch)
      await expect(page.getByRole('tooltip')).toBeVisible()
      await cards.nth(0).dispatchEvent('pointerup', touch)
      await cards.nth(0).dispatchEvent('click', touch)
      await expect(page.locator('.draft__card.is-selected')).toHaveCount(0)
      await page.keyboard.press('Escape')
      for (const nth of [1, 2]) {
        await cards.nth(nth).tap()
        await expect(page.locator('.draft__card.is-selected')).toHaveCount(1)
        await expect(cards.nth(nth)).toHaveClass(/is-selected/)
        await expect(cards.nth(nth).locator('.draft__take')).toBeInViewport({ ratio: 0.99 })
      }
      expect(await seatAsked()).toBe(first)
      await cards.nth(2).tap()
      await expect.poll(seatAsked).not.toBe(first)
      // The next seat can still take it back.
      await page.getByRole('button', { name: /^Undo/ }).tap()
      await expect.poll(seatAsked).toBe(first)
      await expect(cards).toHaveCount(offered)
    }
  )

for (const id of ['voyages', 'khan', 'expedition'] as const)
  look(`${id}: a finger meets every button beside the prompt, in every language`, async () => {
    const stage = await home()
    await sit(stage, { name: `acts-${id}`, text: id === 'expedition' ? asked(id, 'turn') : turnIn(id) })
    await inDrawnLanguages(stage, async (language) => {
      const sizes = await page.locator('.bar__acts .btn').evaluateAll((all) =>
        all.map((one) => {
          const { width, height } = one.getBoundingClientRect()
          return Math.min(width, height)
        })
      )
      expect(sizes.length, language).toBeGreaterThan(1)
      expect(Math.min(...sizes), language).toBeGreaterThanOrEqual(40)
    })
  })

look('the ending counts points of two digits on one line', async () => {
  const game = gameById('khan')
  if (!game) throw new Error('khan')
  const random = randomGame(game.rules, { players: 2, seed: 33 })
  const last = random.entries.findLastIndex((entry) => 'choice' in entry)
  const stage = await home()
  await sit(stage, { name: 'last-choice', text: fileOf(random, last) })
  await stage.stores.evaluate((all) => all.get('settings').change({ speed: 1, motion: 'full' }))
  const choice = random.entries[last]
  if (!choice || !('choice' in choice)) throw new Error('no last choice')
  await stage.stores.evaluate((all, one) => all.get('table').choose(one as never), choice.choice)
  await page.locator('.ending__count').first().waitFor()
  const lines: number[] = []
  // What comes to the points appears beside them while they are counted.
  for (let looks = 0; looks < 40; looks++) {
    lines.push(
      ...(await page
        .locator('.ending__seat:has(.ending__gain) .ending__count')
        .evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).fontSize))
        ))
    )
    await page.waitForTimeout(100)
  }
  expect(lines.length).toBeGreaterThan(6)
  expect(Math.max(...lines)).toBeLessThan(1.4)
})

look('on a touch screen the form of a new table does not ask for the keyboard', async () => {
  await home()
  await page.getByRole('button', { name: /^New table/ }).tap()
  await expect(page.getByRole('button', { name: 'Start game' })).toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('INPUT')
})
