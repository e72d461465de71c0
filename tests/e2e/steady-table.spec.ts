/**
 * Tables stand still while somebody chooses: a press on dice or cards changes colours, words and prices, but moves nothing
 * that is in sight, on phones and tablets, in any language. A short run draws three of the sizes, and an early or a late
 * turn of each game.
 */
import { expect, type Page } from '@playwright/test'
import type { App } from '../../build/tools/page/app'
import { atHome, settled, sit } from '../../build/tools/screens/stage'
import { gameById } from '../../shared/games'
import { drawn, seedSaid } from '../lib/draw'
import { randomGame } from '../lib/random-game'
import { someOf } from './draw'
import { fullSpaces } from './full-spaces'
import { test } from './no-opening'
import { inDrawnLanguages, onePage } from './one-page'
import { fileOf } from './session'

let app: App
let page: Page
interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
const viewport = { width: 820, height: 1180 }
onePage(62, (...opened) => ([app, page] = opened), { viewport, hasTouch: true, isMobile: true })

const modules = {
  companions: 'on',
  agents: 'on',
  'secret-paths': 'on',
  'new-characters': 'on',
  venice: 'on',
  characters: 'draft',
  goals: 'draft'
}
/** Games with the most on their tables, and what is pressed there. */
const games = {
  voyages: { players: 5, options: modules, pieces: 'button[data-nav=dice]' },
  khan: { players: 4, options: { characters: 'mixed' }, pieces: 'button[data-nav=dice]' },
  expedition: { players: 5, options: {}, pieces: '.fan__card' }
} as const
const sizes = [
  [768, 1024],
  [820, 1180],
  [1024, 768],
  [1180, 820],
  [390, 844],
  [360, 640],
  [844, 390]
] as const
const desktops = [
  [1280, 720],
  [1920, 1080]
] as const

/**
 * The first turn after this share of a random game that is begun with at least `least` dice, or with cards, and with at
 * least `coins` dice on 5 Coins.
 */
function turnIn(id: keyof typeof games, share: number, { least = 4, coins = 0 } = {}): string {
  const { rules } = gameById(id) ?? {}
  if (!rules) throw new Error(id)
  const request = { ...games[id], seed: 7 }
  const random = randomGame(rules, request)
  for (let at = Math.floor(random.entries.length * share); at < random.entries.length; at++) {
    const { state } = randomGame(rules, { ...request, choices: at }).match
    const [asked] = rules.decisions(state, 'public')
    const { seats, turn, spaces } = state as {
      readonly seats: readonly { readonly dice?: readonly unknown[] }[]
      readonly turn: { readonly mainDone?: boolean }
      readonly spaces?: Readonly<Record<string, readonly unknown[]>>
    }
    const { dice } = seats[asked?.seat ?? 0] ?? {}
    const begun = dice === undefined || (dice.length >= least && !turn.mainDone)
    if (asked?.task === 'turn' && begun && (spaces?.['take-5-coins']?.length ?? 0) >= coins)
      return fileOf(random, at)
  }
  throw new Error(`${id} has no such turn`)
}

/**
 * Where everything in sight is, by a number that it keeps. Without what may move: the words of the prompt, the piece that
 * is chosen, which rises, and a map that comes near to what is asked.
 */
const places = (): Promise<ReadonlyMap<string, string>> =>
  page
    .evaluate(() => {
      const own = window as Window & { caravanKnown?: Map<Element, number> }
      const known = (own.caravanKnown ??= new Map())
      const free = [
        '.bar__prompt, .bar__prompt *, .tray__lay *, .fan__head *, .fan__cards *, .mapsheet__sheet, .recap',
        '.travel__costs, .travel__note, .court__note',
        ':is(.coins__price, .mapsheet__sheet, .recap) *'
      ].join()
      return [...document.querySelectorAll('main.table *')].flatMap((one) => {
        if (one.closest('symbol, defs') || one.matches(free)) return []
        if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return []
        const { x, y, width, height, right, bottom } = one.getBoundingClientRect()
        if (width < 2 || height < 2 || right < 0 || bottom < 0 || x > innerWidth || y > innerHeight) return []
        if (!known.has(one)) known.set(one, known.size)
        const name = `${known.get(one)} ${one.closest('[class]')?.getAttribute('class') ?? one.tagName}`
        return [[name, [x, y, width, height].map((px) => Math.round(px)).join(' ')] as const]
      })
    })
    .then((all) => new Map(all))

const numbers = (place: string): readonly number[] => place.split(' ').map(Number)
/** What is at another place than before, by more than a rounding. */
const moved = (before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): readonly string[] =>
  [...now].flatMap(([name, place]) => {
    const was = before.get(name)
    if (was === undefined) return []
    const [old, here] = [numbers(was), numbers(place)]
    return old.some((px, i) => Math.abs(px - (here[i] ?? 0)) > 1) ? [`${name}: ${was} → ${place}`] : []
  })

for (const id of ['voyages', 'khan', 'expedition'] as const) {
  const shares = [0.05, 0.5]
  const oneShare = someOf(`when ${id} stands still`, shares)
  for (const share of shares)
    test(
      `${id}, ${share} of a game: nothing moves when dice or cards are chosen`,
      oneShare(share),
      async () => {
        test.setTimeout(600_000)
        const text = turnIn(id, share)
        for (const [width, height] of drawn(`steady ${id} ${share}`, sizes, 3)) {
          await page.setViewportSize({ width, height })
          const stage = await atHome(page, app.url())
          await sit(stage, { name: `steady-${id}`, text })
          await page.keyboard.press('Escape')
          const pieces = page.locator(games[id].pieces)
          await inDrawnLanguages(stage, async (language) => {
            const count = Math.min(3, await pieces.count())
            for (let nth = 0; nth < count; nth++) {
              await pieces.nth(nth).scrollIntoViewIfNeeded()
              const before = await places()
              expect(before.size).toBeGreaterThan(50)
              await pieces.nth(nth).tap()
              await settled(page)
              const what = `${language}, ${width} by ${height}, ${nth + 1} chosen${seedSaid}`
              expect.soft(moved(before, await places()), what).toEqual([])
            }
            await page.keyboard.press('Escape')
            await settled(page)
          })
        }
      }
    )
}

const full = ['voyages', 'khan'] as const
const oneFull = someOf('full spaces stand still', full)
for (const id of full)
  test(`${id}: dice on spaces stand still when their prices appear`, oneFull(id), async () => {
    test.setTimeout(600_000)
    const { rules } = gameById(id) ?? {}
    let prices = 0
    for (const [at, text] of (rules ? fullSpaces(rules, 4) : []).entries())
      for (const [width, height] of drawn(`steady prices ${id} ${at}`, [...sizes, ...desktops], 3)) {
        await page.setViewportSize({ width, height })
        await sit(await atHome(page, app.url()), { name: `steady-full-${at}`, text })
        await page.keyboard.press('Escape')
        const lying = (): Promise<readonly string[]> =>
          page.locator('.sockets__die').evaluateAll((all) =>
            all.map((one) => {
              const { left, top, width: wide } = one.getBoundingClientRect()
              return [left, top, wide].map((px) => px.toFixed(1)).join(' ')
            })
          )
        const before = await lying()
        expect(before.length).toBeGreaterThan(3)
        const dice = page.locator('button[data-nav=dice]')
        for (let nth = 0; nth < (await dice.count()); nth++) {
          await dice.nth(nth).tap()
          await settled(page)
          prices += await page.locator('.price:visible').count()
          const what = `game ${at}, ${width} by ${height}, ${nth + 1} chosen${seedSaid}`
          expect.soft(await lying(), what).toEqual(before)
        }
      }
    expect(prices).toBeGreaterThan(10)
  })

for (const coins of [1, 2])
  test(`voyages: dice on 5 Coins stand still when their price appears, with ${coins} there`, async () => {
    test.setTimeout(300_000)
    const text = turnIn('voyages', 0, { least: 1, coins })
    for (const [width, height] of drawn(`steady coins ${coins}`, sizes, 3)) {
      await page.setViewportSize({ width, height })
      await sit(await atHome(page, app.url()), { name: 'steady-coins', text })
      await page.keyboard.press('Escape')
      const tile = page.locator('.coins__tile').first()
      await tile.scrollIntoViewIfNeeded()
      const boxes = (what: string): Promise<readonly Box[]> =>
        tile.locator(what).evaluateAll((all) =>
          all.map((one) => {
            const { left, top, right, bottom } = one.getBoundingClientRect()
            return { left, top, right, bottom }
          })
        )
      const before = await boxes('.sockets__die')
      expect(before.length).toBeGreaterThanOrEqual(coins)
      await page.locator('button[data-nav=dice]').first().tap()
      await settled(page)
      const [price] = await boxes('.price')
      const [title] = await boxes('.coins__title')
      const size = `${width} by ${height}${seedSaid}`
      expect(await boxes('.sockets__die'), size).toEqual(before)
      // It stands between title and dice, and covers no more than the rim of a die.
      expect(price && title && price.top - title.bottom, size).toBeGreaterThan(-4)
      for (const die of before) expect((price?.bottom ?? Infinity) - die.top, size).toBeLessThan(8)
    }
  })
