/** In the Service of the Khan at the sizes and counts of seats where its screens have the least room. */
import { expect, type Page } from '@playwright/test'
import type { App } from '../../build/tools/page/app'
import { atHome, type Stage } from '../../build/tools/screens/scenes'
import { bring, sit } from '../../build/tools/screens/stage'
import { baseContent } from '../../shared/games/khan/content'
import { khan } from '../../shared/games/khan'
import { languages } from '../../shared/protocol/language'
import { randomGame } from '../lib/random-game'
import { measures, openTable, played } from './crowded'
import { mixedGame, turnOf } from './khan-mixed'
import { endOpenings, test } from './no-opening'
import { sampled } from './draw'
import { inDrawnLanguages, onePage, touched } from './one-page'
import { fileOf } from './session'

const look = sampled(test)
const large = { width: 1920, height: 1080 }
let app: App
let page: Page
onePage(83, (...opened) => ([app, page] = opened))
const { boxOf, cutWith, faultsOf } = measures(() => page)
const open = (text: string, width: number, height: number): Promise<Stage> =>
  openTable(app, page, text, width, height)

/** A page at Home, of the usual size. */
async function home(): Promise<Stage> {
  await page.setViewportSize({ width: 1280, height: 720 })
  return atHome(page, app.url())
}

/** Names of more than one word, or of more letters than most columns have room for. */
const longNames = ['Anna', 'Bartholomäus', 'Clémentine-Sophie', 'Wilhelmina von Mayer']

/** Texts of those of these elements whose contents are less than this many pixels apart. */
const closerThan = (gap: number, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((all, least) => {
    const boxes = all.map((one) => {
      const contents = document.createRange()
      contents.selectNodeContents(one)
      // Words for screen readers come last and are not drawn.
      const heard = one.querySelector('.amt__gap')
      if (heard) contents.setEndBefore(heard)
      return { text: one.textContent ?? '', box: contents.getBoundingClientRect() }
    })
    return boxes.flatMap(({ text, box: a }, i) =>
      boxes
        .slice(i + 1)
        .filter(
          ({ box: b }) =>
            Math.max(a.left, b.left) - Math.min(a.right, b.right) < least &&
            Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom) < 0
        )
        .map((other) => `${text} and ${other.text}`)
    )
  }, gap)

look('1920 by 1080: the result of four players lies within the window, in every language', async () => {
  // A game with points from nine sources.
  const game = randomGame(khan.rules, { players: 4, seed: 33 })
  const stage = await home()
  await bring(stage, { name: 'end', text: fileOf(game, game.entries.length) })
  await stage.stores.evaluate((all, names) => {
    const table = all.get('table')
    const { info } = table
    if (info)
      table.info = { ...info, seats: info.seats.map((seat, i) => ({ ...seat, name: names[i] ?? '' })) }
  }, longNames)
  await page.setViewportSize(large)
  await inDrawnLanguages(stage, async (language) => {
    expect(await faultsOf(/^(scrolls|out of the window)/), language).toEqual([])
  })
})

look(
  '1920 by 1080: the points of the last posts stand apart on four players’ boards, in every language',
  async () => {
    const stage = await home()
    const game = randomGame(khan.rules, { players: 4, seed: 33 })
    await sit(stage, { name: 'first-round', text: fileOf(game, 12) })
    await page.setViewportSize(large)
    await inDrawnLanguages(stage, async (language) => {
      expect(await page.locator('.rivals .posts em').count(), language).toBe(9)
      expect(await closerThan(5, '.rivals .posts em'), language).toEqual([])
    })
  }
)

look('1920 by 1080: the spaces of Gunj Kököchin lie on her plate, in every language', async () => {
  const stage = await home()
  await sit(stage, { name: 'gunj', text: mixedGame(4, turnOf('gunj-kokochin')) })
  await page.setViewportSize(large)
  await inDrawnLanguages(stage, async (language) => {
    expect(await page.locator('.own .spaces__one').count()).toBe(2)
    const below = await page
      .locator('.own')
      .evaluate((own) =>
        [...own.querySelectorAll('.spaces__one')].map(
          (space) => space.getBoundingClientRect().bottom - own.getBoundingClientRect().bottom
        )
      )
    expect(Math.max(...below), language).toBeLessThanOrEqual(0)
  })
})

look('1920 by 1080: the amounts of a contract in hand do not overlap', async () => {
  const stage = await home()
  const costs = (id: string): number => Object.keys(baseContent.contract(id).cost).length
  const text = mixedGame(3, ({ phase, activeSeat, seats }) => {
    const { dice = [], contracts = [] } = seats[activeSeat] ?? {}
    return (
      phase === 'turns' &&
      dice.length === 5 &&
      contracts.length === 2 &&
      contracts.some((id) => costs(id) > 2)
    )
  })
  await sit(stage, { name: 'contracts', text })
  await page.setViewportSize(large)
  await inDrawnLanguages(stage, async (language) => {
    expect(await page.locator('.own .contract__cost .amt').count()).toBeGreaterThan(1)
    expect(await closerThan(0, '.own .contract__cost .amt'), language).toEqual([])
  })
})

look('a tablet held upright: goals are chosen beside a map on which their cities can be read', async () => {
  const stage = await home()
  const game = randomGame(khan.rules, { players: 4, seed: 33 })
  await sit(stage, { name: 'goals', text: fileOf(game, 4) })
  await page.setViewportSize({ width: 768, height: 1024 })
  await inDrawnLanguages(stage, async (language) => {
    await expect(page.locator('.phone__sheet .goal-card, .phone__sheet .dock').first()).toBeVisible()
    const map = await page.locator('.map-live, .board__live').boundingBox()
    expect(map?.width, language).toBeGreaterThan(768 * 0.58)
    expect(await faultsOf(/^(overlap|out of the window|scrolls)/), language).toEqual([])
  })
})

for (const [width, height, touch] of [
  [1024, 768, true],
  [1024, 768, false],
  [1280, 720, false]
] as const)
  look(
    `${width} by ${height}${touch ? ' by touch' : ''}: an offer of four goods lies within its page of the book`,
    async ({ browser }) => {
      const tablet = await browser.newPage({ viewport: { width, height }, hasTouch: touch, isMobile: touch })
      await endOpenings(tablet)
      // Seed 2 has such a tile in a book with two dice.
      await sit(await atHome(tablet, app.url()), {
        name: 'books',
        text: played('khan', 4, 2, { choices: 60 })
      })
      const beyond = await tablet.locator('.book__offer:has(.bundle > :nth-child(4))').evaluateAll((all) =>
        all.map((one) => {
          const page = one.closest('.book__pages')?.getBoundingClientRect().right ?? 0
          const goods = [...one.querySelectorAll('.bundle > *')]
          return (
            Math.max(
              one.getBoundingClientRect().right,
              ...goods.map((it) => it.getBoundingClientRect().right)
            ) - page
          )
        })
      )
      expect(beyond.length).toBeGreaterThan(0)
      expect(Math.max(...beyond)).toBeLessThanOrEqual(0.5)
      await tablet.close()
    }
  )

look('1280 by 720: four dice in the narrow tray of Marco Polo II can be pressed', async () => {
  const stage = await open(played('khan', 2, 21, 0.88), 1280, 720)
  await expect(page.locator('.tray__die')).toHaveCount(4)
  await inDrawnLanguages(stage, async (what) => {
    const tray = await boxOf('.tray')
    for (const die of await page.locator('.tray__die').all()) {
      const box = await die.boundingBox()
      expect(box?.width, what).toBeGreaterThanOrEqual(24)
      expect((box?.x ?? 0) + (box?.width ?? 0), what).toBeLessThanOrEqual(tray.right)
    }
  })
})

for (const [width, height, least] of [
  [1280, 720, { en: 34, de: 32, fr: 29 }],
  [1920, 1080, { en: 44, de: 40, fr: 38 }]
] as const)
  look(
    `${width} by ${height}: the five dice with which a round of Marco Polo II begins fill their tray`,
    async () => {
      const stage = await open(played('khan', 4, 11, 0), width, height)
      await expect(page.locator('.tray__die')).toHaveCount(5)
      await inDrawnLanguages(stage, async (what) => {
        const tray = await boxOf('.tray')
        for (const die of await page.locator('.tray__die').all()) {
          const box = await die.boundingBox()
          const wanted = languages.find((language) => language === what) ?? 'en'
          expect(box?.width, what).toBeGreaterThanOrEqual(least[wanted])
          expect((box?.x ?? 0) + (box?.width ?? 0), what).toBeLessThanOrEqual(tray.right)
          expect((box?.y ?? 0) + (box?.height ?? 0), what).toBeLessThanOrEqual(tray.bottom)
        }
      })
    }
  )

for (const [width, height] of [
  [1280, 720],
  [1920, 1080]
] as const)
  look(
    `${width} by ${height}: titles of the Khan’s court and the words beside them stand on one line`,
    async () => {
      const stage = await open(played('khan', 4, 14, { choices: 237 }), width, height)
      await inDrawnLanguages(stage, async (what) => {
        const faults = await page.locator('.court').evaluateAll((panels) =>
          panels.flatMap((panel) => {
            const [title, note] = ['.court__title', '.court__note'].map((one) => panel.querySelector(one))
            if (!title || !note?.textContent) return []
            const words = new Range()
            words.selectNodeContents(note)
            const [box, outer] = [words.getBoundingClientRect(), panel.getBoundingClientRect()]
            const lines = box.height / title.getBoundingClientRect().height
            return lines < 1.5 && box.right < outer.right - 1 ? [] : [note.textContent]
          })
        )
        expect(faults, what).toEqual([])
      })
    }
  )

look(
  '1920 by 1080: with four seats of Marco Polo II contracts share rows, and the log has room',
  async () => {
    for (const [seed, share] of [
      [11, 0.7],
      [11, 0.95],
      [14, 0.6]
    ] as const) {
      const stage = await open(played('khan', 4, seed, share), 1920, 1080)
      await expect(
        page.locator('.rivals .board__lines > .mini, .rivals .board__lines > .board__gap')
      ).toHaveCount(6)
      await inDrawnLanguages(stage, async (what) => {
        const log = await boxOf('aside .log')
        expect(log.bottom - log.y, `${what}, ${seed}, ${share}`).toBeGreaterThan(240)
        const cut = await page
          .locator('.rivals .mini__cost')
          .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length)
        expect(cut, what).toBe(0)
      })
    }
  }
)

look(
  '1280 by 720: a rival’s contract with five goods shows all of them, and how many are missing',
  async () => {
    await open(played('khan', 3, 5, { choices: 46 }), 1280, 720)
    const faults = await page.locator('.mini').evaluateAll((all) =>
      all.flatMap((one) => {
        const { right } = one.getBoundingClientRect()
        const missing = one.querySelector('em')?.checkVisibility() === false
        const cost = one.querySelector('.mini__cost')
        const wide = (cost?.scrollWidth ?? 0) > (cost?.clientWidth ?? 0)
        const over = [...one.children].some((part) => part.getBoundingClientRect().right > right)
        return missing || wide || over ? [one.getAttribute('aria-label')] : []
      })
    )
    expect(await page.locator('.mini .bundle:has(> :nth-child(5))').count()).toBe(1)
    expect(faults).toEqual([])
  }
)

look(
  '1280 by 720, Marco Polo II for two: usual names in the round order are whole, and posts have no frame by night',
  async () => {
    const { stores } = await open(played('khan', 2, 21, 0.5), 1280, 720)
    touched(page)
    for (const change of [
      { theme: 'day' },
      { theme: 'night' },
      { theme: 'day', contrast: 'high' }
    ] as const) {
      await stores.evaluate((all, to) => all.get('settings').change(to), change)
      const frame = await page.locator('.board__posts').evaluate((one) => getComputedStyle(one).boxShadow)
      expect(frame, JSON.stringify(change)).toBe('none')
    }
    await stores.evaluate((all) => all.get('settings').change({ contrast: 'normal' }))
    expect(await cutWith('.round-order__name', ['Lorenzo'])).toEqual([])
  }
)

look('a phone: the banner of a turn shows usual names whole, in every language', async () => {
  const stage = await open(played('khan', 2, 21, 0.5), 390, 844)
  await inDrawnLanguages(stage, async (what) => {
    await stage.stores.evaluate((all) => void Object.assign(all.get('table'), { handOver: { seat: 0 } }))
    await expect(page.locator('.handover__name').last()).toBeVisible()
    const said = { en: 'Lorenzo’s turn', de: 'Lorenzo ist am Zug', fr: 'Tour de Lorenzo' }[what]
    expect(await cutWith('.handover__name', [said ?? ''])).toEqual([])
    await stage.stores.evaluate((all) => void Object.assign(all.get('table'), { handOver: undefined }))
  })
})

for (const [width, height] of [
  [1280, 720],
  [1600, 900],
  [1920, 1080]
] as const)
  for (const players of [3, 4])
    test(`${width} by ${height}: all characters that ${players} players choose from are in sight beside the map`, async () => {
      const stage = await open(played('khan', players, 11, 0), width, height)
      await expect(page.locator('.is-aside .draft__card')).toHaveCount(players + 1)
      await inDrawnLanguages(stage, async (what) => {
        const slip = await boxOf('.dock.is-aside')
        const last = await page.locator('.draft__card').last().boundingBox()
        expect((last?.y ?? 0) + (last?.height ?? 0), what).toBeLessThanOrEqual(slip.bottom)
      })
    })
