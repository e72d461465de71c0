/**
 * Tables stand still while somebody chooses: a press on dice or cards changes colours, words and prices, but moves nothing
 * that is in sight, on phones and tablets, in any language. A short run draws three of the sizes.
 */
import { expect, type Page } from '@playwright/test'
import type { App } from '../../build/tools/page/app'
import { atHome, settled, sit } from '../../build/tools/screens/stage'
import { gameById } from '../../shared/games'
import { drawn, seedSaid } from '../lib/draw'
import { randomGame } from '../lib/random-game'
import { test } from './no-opening'
import { inDrawnLanguages, onePage } from './one-page'
import { fileOf } from './session'

test.use({ trace: 'off', actionTimeout: 5000 })
let app: App
let page: Page
const viewport = { width: 820, height: 1180 }
onePage(62, (...opened) => ([app, page] = opened), { viewport, hasTouch: true, isMobile: true })

const modules = {
  ...{ companions: 'on', agents: 'on', 'secret-paths': 'on', 'new-characters': 'on', venice: 'on' },
  ...{ characters: 'draft', goals: 'draft' }
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

/** The first turn after this share of a random game that is begun with at least four dice, or with cards. */
function turnIn(id: keyof typeof games, share: number): string {
  const { rules } = gameById(id) ?? {}
  if (!rules) throw new Error(id)
  const request = { ...games[id], seed: 7 }
  const random = randomGame(rules, request)
  for (let at = Math.floor(random.entries.length * share); at < random.entries.length; at++) {
    const { state } = randomGame(rules, { ...request, choices: at }).match
    const [asked] = rules.decisions(state, 'public')
    const { seats, turn } = state as {
      readonly seats: readonly { readonly dice?: readonly unknown[] }[]
      readonly turn: { readonly mainDone?: boolean }
    }
    const { dice } = seats[asked?.seat ?? 0] ?? {}
    if (asked?.task === 'turn' && (dice === undefined || (dice.length > 3 && !turn.mainDone)))
      return fileOf(random, at)
  }
  throw new Error(`${id} has no such turn`)
}

/**
 * Where everything in sight is, by a number that it keeps. Without what may move: the words of the prompt, the piece that
 * is chosen, which rises, dice that make room for a price on their own space, and a map that comes near to what is asked.
 */
const places = (): Promise<ReadonlyMap<string, string>> =>
  page
    .evaluate(() => {
      const own = window as Window & { caravanKnown?: Map<Element, number> }
      const known = (own.caravanKnown ??= new Map())
      const free = [
        '.bar__prompt, .bar__prompt *, .tray__lay *, .fan__head *, .fan__cards *, .mapsheet__sheet, .recap',
        ':is(.sockets, .coins__gain, .travel__costs, .travel__note, .court__note)',
        ':is(.sockets, .coins__gain, .mapsheet__sheet, .recap) *'
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

for (const id of ['voyages', 'khan', 'expedition'] as const)
  for (const share of [0.05, 0.5])
    test(`${id}, ${share} of a game: nothing moves when dice or cards are chosen`, async () => {
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
    })
