/** What a turn needs stays in sight: nothing lies over the map's buttons, goals, the recap or what a question says. */
import { expect, type Page } from '@playwright/test'
import type { App } from '../../build/tools/page/app'
import { positionsOf } from '../../build/tools/screens/positions'
import { atHome, sit, settled } from '../../build/tools/screens/stage'
import { entryLine, headerLine } from '../../shared/engine/file'
import { gameById } from '../../shared/games'
import { randomGame } from '../lib/random-game'
import { test } from './no-opening'
import { sampled } from './draw'
import { drawnLanguages, inDrawnLanguages, onePage, speak } from './one-page'

const look = sampled(test)
let app: App
let page: Page
onePage(91, (...opened) => ([app, page] = opened))

/** The file of a random game: up to a turn after its first choices, or up to an event of this type. */
function begun(id: string, players: number, until: number | string): string {
  const game = gameById(id)
  if (!game) throw new Error(id)
  const { header, entries } = randomGame(game.rules, { players, seed: 17 })
  const seats = entries.map((entry) => ('choice' in entry ? entry.seat : undefined))
  const most =
    typeof until === 'number'
      ? seats.findIndex((seat, at) => at >= until && seat !== seats[at - 1])
      : entries.findIndex((entry) => JSON.stringify(entry).includes(`"${until}"`)) + 1
  return headerLine(header) + entries.slice(0, most).map(entryLine).join('')
}

for (const [id, tab] of [
  ['voyages', 'Map'],
  ['khan', 'Map'],
  ['expedition', 'Road']
] as const)
  look(
    `${id} on a phone and a tablet held upright: the buttons of the map cover nothing that lies on it`,
    async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      await sit(await atHome(page, app.url()), { name: 'buttons', text: begun(id, 2, 30) })
      await page.keyboard.press('Escape')
      for (const [width, height] of [
        [390, 844],
        [844, 390],
        [820, 1180]
      ] as const) {
        await page.setViewportSize({ width, height })
        await settled(page)
        if (height !== 1180) await page.getByRole('tab', { name: tab }).click()
        const whole = page.getByRole('button', { name: 'Show the whole map' })
        if (await whole.isVisible()) await whole.click()
        for (const zooms of height === 1180 ? [0] : [0, 2]) {
          for (let nth = 0; nth < zooms; nth++)
            await page.getByRole('button', { name: 'Enlarge the map' }).click()
          await settled(page)
          const covered = await page.evaluate(() => {
            const group = document.querySelector('.mapsheet__size')?.getBoundingClientRect()
            const frame = document.querySelector('.mapsheet')?.getBoundingClientRect()
            if (!group || !frame) return ['no map']
            const pieces =
              '[data-spot], [data-piece], .scroll, .city-card, .bonus, .tag, .pill, text.name, .map-name'
            return [...document.querySelectorAll(`:is(.map-live, .board__live) :is(${pieces})`)].flatMap(
              (one) => {
                const box = one.getBoundingClientRect()
                const wide =
                  Math.min(box.right, group.right, frame.right) - Math.max(box.left, group.left, frame.left)
                const high =
                  Math.min(box.bottom, group.bottom, frame.bottom) - Math.max(box.top, group.top, frame.top)
                return wide > 1 && high > 1 ? [`${one.getAttribute('class')} ${one.textContent?.trim()}`] : []
              }
            )
          })
          expect.soft(covered, `${width} by ${height}, ${zooms}`).toEqual([])
        }
      }
    }
  )

look(
  'while goals are chosen, the backs of three goal cards leave the button to look at them free',
  async () => {
    await page.setViewportSize({ width: 1280, height: 720 })
    const stage = await atHome(page, app.url())
    await sit(stage, { name: 'backs', text: begun('khan', 2, 'goalsDealt') })
    await expect(page.locator('.own .goal-back')).toHaveCount(3)
    for (const size of [
      { width: 1280, height: 720 },
      { width: 1920, height: 1080 }
    ]) {
      await page.setViewportSize(size)
      await settled(page)
      const { last, top, peek, plate } = await page.evaluate(() => {
        const right = (selector: string) =>
          Math.max(
            ...[...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect().right)
          )
        const peek = document.querySelector('.own .peek')?.getBoundingClientRect()
        const top = document.querySelector('.own .goal-back')?.getBoundingClientRect().top ?? 0
        return {
          last: right('.own .goal-back'),
          top,
          peek: peek ?? new DOMRect(),
          plate: right('.own .goals')
        }
      })
      // The button stands beside the cards, or above them in the row of the title.
      if (top < peek.bottom - 1) expect(last).toBeLessThanOrEqual(peek.left + 1)
      expect(last).toBeLessThanOrEqual(plate)
      expect(peek.right).toBeLessThanOrEqual(plate)
    }
  }
)

/** The file of a draft between these players, before its first choice. */
function draftOf(id: string, players: number): string {
  const game = gameById(id)
  if (!game) throw new Error(id)
  const options = id === 'voyages' ? { characters: 'draft' } : {}
  return headerLine(randomGame(game.rules, { players, seed: 17, options }).header)
}

for (const [id, players] of [
  ['voyages', 2],
  ['voyages', 3],
  ['khan', 2],
  ['khan', 3]
] as const)
  look(`${id}: on a large screen a draft of ${players} leaves the rivals in sight`, async () => {
    await page.setViewportSize({ width: 1920, height: 1080 })
    const stage = await atHome(page, app.url())
    await sit(stage, { name: `draft-${players}`, text: draftOf(id, players) })
    await page.keyboard.press('Escape')
    await expect(page.locator('#question-aside .draft__card').first()).toBeVisible()
    await inDrawnLanguages(stage, async (language) => {
      const { rivals, covered } = await page.evaluate(() => {
        const dock = document.querySelector('#question-aside .dock')?.getBoundingClientRect()
        const boxes = [...document.querySelectorAll('.rival')].map((one) => one.getBoundingClientRect())
        return {
          rivals: boxes.length,
          covered: boxes.filter(({ bottom }) => bottom > (dock?.top ?? 0)).length
        }
      })
      expect(rivals).toBe(players - 1)
      expect(covered, language).toBe(0)
    })
  })

look('the question about a city’s contract is as wide as what it says', async () => {
  const game = gameById('khan')
  const text = game && positionsOf(game).asked.find(({ name }) => name === 'city-contract')?.text
  await page.setViewportSize({ width: 1280, height: 720 })
  const stage = await atHome(page, app.url())
  await sit(stage, { name: 'city', text: text ?? '' })
  await expect(page.locator('.dock')).toBeVisible()
  for (const language of drawnLanguages()) {
    await speak(stage, language)
    const [dock, ...parts] = await page
      .locator('.dock, .dock .cards > *, .dock > :not(.dock__answers)')
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => [left, right])
      )
    const [left, right] = [
      Math.min(...parts.map(([from]) => from ?? 0)),
      Math.max(...parts.map(([, to]) => to ?? 0))
    ]
    expect((dock?.[1] ?? 0) - (dock?.[0] ?? 0), language).toBeLessThan(right - left + 32)
  }
})

for (const [id, free] of [
  ['khan', '.court-column .court:last-of-type'],
  ['expedition', '.fan']
] as const)
  look(
    `${id} on a phone: when a turn begins, the recap is folded to its title, and opens on request`,
    async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      await sit(await atHome(page, app.url()), { name: 'recap', text: begun(id, 2, 30) })
      const recap = page.locator('.recap')
      await expect(recap).toBeVisible()
      await settled(page)
      expect((await recap.boundingBox())?.height).toBeLessThan(64)
      if (id === 'expedition') await expect(page.locator(free)).toBeInViewport({ ratio: 0.99 })
      await recap.getByRole('button', { name: 'Show all' }).click()
      await expect(recap.locator('.recap__lines').first()).toBeVisible()
      expect((await recap.boundingBox())?.height).toBeGreaterThan(100)
    }
  )
