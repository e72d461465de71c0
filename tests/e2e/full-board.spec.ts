/**
 * Crowded tables: plates stay within the window, words on the map within their plates, dice and posts within their
 * slots.
 */
import { expect, type Page } from '@playwright/test'
import type { App } from '../../build/tools/page/app'
import { atHome, bring, settled, sit, type Stage } from '../../build/tools/screens/stage'
import { entryLine, headerLine } from '../../shared/engine/file'
import type { Options } from '../../shared/engine/rules'
import { gameById } from '../../shared/games'
import { baseContent } from '../../shared/games/voyages/content'
import { languages } from '../../shared/protocol/language'
import { names as de } from '../../renderer/games/voyages/words/de/names'
import { names as en } from '../../renderer/games/voyages/words/en/names'
import { names as fr } from '../../renderer/games/voyages/words/fr/names'
import { randomGame } from '../lib/random-game'
import { test } from './no-opening'
import { inEveryLanguage, onePage } from './one-page'

test.use({ trace: 'off', actionTimeout: 5000 })
let app: App
let page: Page
onePage(94, (...opened) => ([app, page] = opened))

/** The file of a random game, cut off after this share, or number, of its choices. */
function played(
  id: string,
  players: number,
  seed: number,
  until: number | { readonly choices: number },
  options: Options = {}
): string {
  const game = gameById(id)
  if (!game) throw new Error(id)
  const most = typeof until === 'number' ? {} : until
  const { header, entries } = randomGame(game.rules, { players, seed, options, ...most })
  const some = typeof until === 'number' ? entries.slice(0, Math.floor(entries.length * until)) : entries
  return headerLine(header) + some.map(entryLine).join('')
}

const allModules = {
  companions: 'on',
  venice: 'on',
  agents: 'on',
  'secret-paths': 'on',
  'new-characters': 'on'
}

/** A moment at which a seat with gifts, path tokens, companions and two characters is travelling. */
const full = (): string => {
  const drafts = { characters: 'draft', goals: 'draft' }
  return played('voyages', 5, 7, 0.8, { ...drafts, ...allModules })
}

async function open(text: string, width: number, height: number): Promise<Stage> {
  await page.setViewportSize({ width, height })
  const stage = await atHome(page, app.url())
  await sit(stage, { name: 'full', text })
  await page.keyboard.press('Escape')
  return stage
}

/** The names of all places that goals ask for. */
const placeNames = [en, de, fr].flatMap(({ places }) => {
  const known = new Map<string, unknown>(Object.entries(places))
  return baseContent.goalCards.flatMap((goal) =>
    goal.places.map((place) => {
      const name = known.get(place)
      return typeof name === 'object' && name && 'word' in name ? String(name.word) : String(name)
    })
  )
})

/** The box of the first element that matches. */
const boxOf = (selector: string): Promise<{ x: number; y: number; right: number; bottom: number }> =>
  page
    .locator(selector)
    .first()
    .evaluate((one) => {
      const { x, y, right, bottom } = one.getBoundingClientRect()
      return { x, y, right, bottom }
    })

for (const [width, height] of [
  [1280, 720],
  [1920, 1080]
] as const)
  test(`${width} by ${height}: with the cards of all modules in hand, goal cards are fully visible`, async () => {
    const stage = await open(full(), width, height)
    expect(await page.locator('.own > .own__hand').count()).toBeGreaterThan(2)
    await inEveryLanguage(stage, async (what) => {
      const [goals, own] = [await boxOf('.own > .goals'), await boxOf('.own')]
      expect(goals.right, what).toBeLessThanOrEqual(own.right + 1)
      const peek = await boxOf('.own .peek')
      expect(peek.right, what).toBeLessThanOrEqual(goals.right + 1)
      const cards = await boxOf('.own > .goals .goals__cards > :last-child')
      expect(cards.right, what).toBeLessThanOrEqual(peek.x + 1)
    })
  })

test('1280 by 720: five characters to play and a companion leave the plate of the character room for its words', async () => {
  const drafts = { characters: 'draft', goals: 'draft' }
  const stage = await open(played('voyages', 5, 18, { choices: 28 }, { ...drafts, ...allModules }), 1280, 720)
  await expect(page.locator('.tilehand .portrait')).toHaveCount(5)
  await expect(page.locator('.own > .hand')).toHaveCount(1)
  await inEveryLanguage(stage, async (what) => {
    const [plate, text] = [await boxOf('.own > .plate'), await boxOf('.own .plate__short')]
    expect(text.bottom, what).toBeLessThanOrEqual(plate.bottom)
    const [goals, own, tiles] = [
      await boxOf('.own > .goals'),
      await boxOf('.own'),
      await boxOf('.own > .tilehand')
    ]
    expect(goals.right, what).toBeLessThanOrEqual(own.right + 1)
    for (const { bottom } of await boxesOf('.tilehand .portrait'))
      expect(bottom, what).toBeLessThan(tiles.bottom)
  })
})

test('1280 by 720: the words on the map where nothing is paid stay within their plate', async () => {
  const stage = await open(full(), 1280, 720)
  await expect(page.locator('.fare__free').first()).toBeVisible()
  await inEveryLanguage(stage, async (what) => {
    const [word, plate] = [await boxOf('.fare__free'), await boxOf('.fare:has(.fare__free) .fare__bg')]
    expect(word.x - plate.x, what).toBeGreaterThan(2)
    expect(plate.right - word.right, what).toBeGreaterThan(2)
  })
})

test('1280 by 720: four dice in the narrow tray of Marco Polo II can be pressed', async () => {
  const stage = await open(played('khan', 2, 21, 0.88), 1280, 720)
  await expect(page.locator('.tray__die')).toHaveCount(4)
  await inEveryLanguage(stage, async (what) => {
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
  test(`${width} by ${height}: the five dice with which a round of Marco Polo II begins fill their tray`, async () => {
    const stage = await open(played('khan', 4, 11, 0), width, height)
    await expect(page.locator('.tray__die')).toHaveCount(5)
    await inEveryLanguage(stage, async (what) => {
      const tray = await boxOf('.tray')
      for (const die of await page.locator('.tray__die').all()) {
        const box = await die.boundingBox()
        const wanted = languages.find((language) => language === what) ?? 'en'
        expect(box?.width, what).toBeGreaterThanOrEqual(least[wanted])
        expect((box?.x ?? 0) + (box?.width ?? 0), what).toBeLessThanOrEqual(tray.right)
        expect((box?.y ?? 0) + (box?.height ?? 0), what).toBeLessThanOrEqual(tray.bottom)
      }
    })
  })

for (const [width, height] of [
  [1280, 720],
  [1920, 1080]
] as const)
  test(`${width} by ${height}: titles of the Khan’s court and the words beside them stand on one line`, async () => {
    const stage = await open(played('khan', 4, 14, { choices: 237 }), width, height)
    await inEveryLanguage(stage, async (what) => {
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
  })

test('1920 by 1080: with four seats of Marco Polo II contracts share rows, and the log has room', async () => {
  for (const [seed, share] of [
    [11, 0.7],
    [11, 0.95],
    [14, 0.6]
  ] as const) {
    const stage = await open(played('khan', 4, seed, share), 1920, 1080)
    await expect(
      page.locator('.rivals .board__lines > .mini, .rivals .board__lines > .board__gap')
    ).toHaveCount(6)
    await inEveryLanguage(stage, async (what) => {
      const log = await boxOf('aside .log')
      expect(log.bottom - log.y, `${what}, ${seed}, ${share}`).toBeGreaterThan(240)
      const cut = await page
        .locator('.rivals .mini__cost')
        .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length)
      expect(cut, what).toBe(0)
    })
  }
})

test('a phone: fifteen trading posts on a rival’s board lie in their slots', async () => {
  await open(full(), 390, 844)
  await page.keyboard.press('Shift+Digit1')
  const posts = page.getByRole('dialog').locator('.posts__grid.is-crowd .posts__slot:has(.post)')
  await expect(posts.first()).toBeVisible()
  for (const slot of await posts.all()) {
    const [outer, inner] = [await slot.boundingBox(), await slot.locator('.post').boundingBox()]
    expect(inner?.height).toBeLessThanOrEqual(outer?.height ?? 0)
  }
})

/** The boxes of all elements that match. */
const boxesOf = (selector: string): Promise<{ x: number; y: number; right: number; bottom: number }[]> =>
  page.locator(selector).evaluateAll((all) =>
    all.map((one) => {
      const { x, y, right, bottom } = one.getBoundingClientRect()
      return { x, y, right, bottom }
    })
  )

for (const [width, height] of [
  [1280, 720],
  [1920, 1080]
] as const)
  test(`${width} by ${height}: with five seats and Venice the recap covers no rival, and pictures of contracts are no towers`, async () => {
    await page.setViewportSize({ width, height })
    const stage = await atHome(page, app.url())
    await sit(stage, { name: 'crowd', text: played('voyages', 5, 7, 0.55, allModules) })
    await expect(page.locator('.recap')).toBeVisible()
    await inEveryLanguage(stage, async (what) => {
      const [recap, last] = [await boxOf('.recap'), (await boxesOf('.rivals > .rival')).at(-1)]
      expect(recap.y, what).toBeGreaterThanOrEqual((last?.bottom ?? Infinity) - 1)
      const [title, close] = [await boxOf('.recap__title'), await boxOf('.recap__head button')]
      expect(title.right, what).toBeLessThanOrEqual(close.x + 1)
      expect(close.bottom, what).toBeLessThanOrEqual(recap.bottom)
      const lines = await boxOf('.recap__body')
      expect(lines.right - lines.x, what).toBeGreaterThan(0.75 * (recap.right - recap.x))
      const pictures = await boxesOf('.contracts__card .contract__picture')
      for (const { x, y, right, bottom } of pictures)
        expect(bottom - y, what).toBeLessThanOrEqual(right - x + 1)
    })
    // All of it comes on request.
    await page.locator('.recap__foot button').last().click()
    await expect
      .poll(async () => (await boxOf('.recap__body')).bottom - (await boxOf('.recap__body')).y)
      .toBeGreaterThan(60)
    // However much has happened, its head stays below the top bar; on a large screen it stays beside the log.
    if (width === 1920) return
    const most = await page
      .locator('.recap')
      .evaluate((one) => one.getBoundingClientRect().bottom - parseFloat(getComputedStyle(one).maxHeight))
    expect(most).toBeGreaterThanOrEqual((await boxOf('.bar')).bottom)
  })

test('1280 by 720: with five seats and all modules the log shows two lines, and opens over the rivals on request', async () => {
  await open(full(), 1280, 720)
  const high = async (): Promise<number> => {
    const { y, bottom } = await boxOf('.log__body')
    return bottom - y
  }
  const line = await page
    .locator('.log .line')
    .last()
    .evaluate((one) => parseFloat(getComputedStyle(one).lineHeight))
  expect(await high()).toBeGreaterThan(2 * line)
  const raise = page.getByRole('button', { name: 'Open the log over the boards' })
  await raise.click()
  expect(await high()).toBeGreaterThan(15 * line)
  const [log, house] = [await boxOf('.log'), await boxOf('.voyages__column')]
  expect(log.bottom).toBeLessThanOrEqual(house.y)
  expect(log.y).toBeGreaterThan((await boxOf('.bar')).bottom)
  await page.keyboard.press('Escape')
  await expect(raise).toBeVisible()
})

test('1280 by 720: with five seats the log keeps its line beside a rival who plays Khan Arghun', async () => {
  const drafts = { characters: 'draft', goals: 'draft' }
  await open(played('voyages', 5, 6, 0.75, { ...drafts, ...allModules }), 1280, 720)
  await expect(page.locator('.rival .cardplate')).toBeVisible()
  await expect(page.locator('.log__body')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open the log over the boards' })).toBeVisible()
  // What stands beside the dice is no higher than they are, so that all strips are equally high.
  const strips = await boxesOf('.rivals > .rival')
  const heights = strips.map(({ y, bottom }) => Math.round(bottom - y))
  expect(new Set(heights).size).toBe(1)
})

test('1280 by 720: a rival with two gifts, five characters and five dice keeps one line of them, with the figure in sight', async () => {
  const drafts = { characters: 'draft', goals: 'draft' }
  await open(played('voyages', 5, 35, { choices: 12 }, { ...drafts, ...allModules }), 1280, 720)
  const crowded = page.locator('.rival:has(.tiles):has(.gift)')
  await expect(crowded.locator('.tiles .portrait')).toHaveCount(5)
  await expect(crowded.locator('.rivaldice .die')).toHaveCount(5)
  // Fratre Nicolao may keep two.
  await crowded.locator('span:has(> .gift)').evaluate((gift) => gift.after(gift.cloneNode(true)))
  await settled(page)
  await expect(page.locator('.log__body')).toBeVisible()
  const heights = (await boxesOf('.rivals > .rival')).map(({ y, bottom }) => Math.round(bottom - y))
  expect(new Set(heights).size).toBe(1)
  const tiles = await boxesOf('.rivals .tiles .portrait')
  const figure = await boxOf('.rival:has(.tiles) .rival__where .figure')
  for (const { right } of tiles) expect(right).toBeLessThanOrEqual(figure.x + 1)
})

test('1280 by 720: a result of five seats with all modules fits into the window, in every language', async () => {
  await page.setViewportSize({ width: 1280, height: 720 })
  const stage = await atHome(page, app.url())
  const drafts = { characters: 'draft', goals: 'draft' }
  await bring(stage, { name: 'end', text: played('voyages', 5, 67, 1, { ...drafts, ...allModules }) })
  await expect(page.getByRole('heading', { name: 'Ranking' })).toBeVisible()
  expect(await page.locator('.chart__table tbody tr').count()).toBe(11)
  await inEveryLanguage(stage, async (language) => {
    const sheet = await boxOf('.leaf__sheet')
    expect(sheet.y, language).toBeGreaterThanOrEqual(8)
    expect(sheet.bottom, language).toBeLessThanOrEqual(712)
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      await settled(page)
      expect(await boxOf('.leaf__sheet'), language).toEqual(sheet)
    }
    await page.getByRole('tab').first().click()
  })
})

test('1280 by 720: a folded question leaves the Companion House and a rival’s board in sight', async () => {
  const drafts = { characters: 'draft', goals: 'draft', companions: 'on', venice: 'on' }
  await open(played('voyages', 5, 7, 0, drafts), 1280, 720)
  await page.getByRole('button', { name: 'See the table' }).click()
  const [question, house] = [await boxOf('.dock'), await boxOf('.voyages__column')]
  expect(question.bottom).toBeLessThanOrEqual(house.y)
  await page.locator('.rivals > .rival').first().hover()
  await expect(page.locator('.rivals__beside')).toBeVisible()
  const { x, right, bottom } = await boxOf('.rivals__beside .board__things')
  const uncovered = await page.evaluate(
    ([x, y]) => document.elementFromPoint(x, y)?.closest('.rivals__beside') !== null,
    [(x + right) / 2, bottom - 4] as const
  )
  expect(uncovered).toBe(true)
})

test('1280 by 720: the note of who begins lies over the map, and leaves the Rialto beside it in sight', async () => {
  await page.setViewportSize({ width: 1280, height: 720 })
  const options = { venice: 'on', companions: 'on' }
  await sit(await atHome(page, app.url()), { name: 'note', text: played('voyages', 4, 7, 0, options) })
  await expect(page.locator('.opening-line')).toBeVisible()
  const [note, map] = [await boxOf('.opening-line'), await boxOf('.mapview')]
  expect(note.x).toBeGreaterThan(map.x)
  expect(note.right).toBeLessThan(map.right)
  expect(note.y).toBeGreaterThan(map.y)
})

test('a phone: the note of who begins leaves the buttons of the turn in sight, and goes at a press', async () => {
  for (const id of ['khan', 'voyages', 'expedition']) {
    await page.setViewportSize({ width: 390, height: 844 })
    const stage = await atHome(page, app.url())
    await sit(stage, { name: 'note', text: played(id, 2, 17, 0) })
    const note = page.locator('.opening-line')
    await expect(note).toBeVisible()
    const [line, acts] = [await boxOf('.opening-line'), await boxOf('.bar__acts')]
    expect(line.y, id).toBeGreaterThanOrEqual(acts.bottom)
    expect(line.right, id).toBeLessThanOrEqual(390)
    await page.locator('.phone__tab').last().click()
    await expect(note).toHaveCount(0, { timeout: 1000 })
  }
})

test('German and French fit at 1280 by 720: the fares, the contracts, the player’s plates', async () => {
  const stage = await open(played('voyages', 3, 11, 0.93), 1280, 720)
  await expect(page.locator('.own-contracts__done')).toBeVisible()
  await inEveryLanguage(stage, async (what) => {
    const travel = await boxOf('.travel')
    for (const { right } of await boxesOf('.travel > *, .travel__note'))
      expect(right, what).toBeLessThanOrEqual(travel.right - 5)
    const [own, goals] = [await boxOf('.own'), await boxOf('.own > .goals')]
    expect(goals.right, what).toBeLessThanOrEqual(own.right)
    expect(await boxesOf('.contracts__slot'), what).toHaveLength(6)
    for (const { x, right } of await boxesOf('.contracts__slot')) expect(right - x, what).toBeGreaterThan(47)
  })
  // An empty slot's words keep off its edges.
  const close = await page.evaluate(() => {
    const slot = document.querySelector<HTMLElement>('.own-contracts__slot')
    if (!slot) return undefined
    slot.innerHTML = ''
    const gap = document.createElement('i')
    gap.className = 'own-contracts__gap'
    gap.append(document.createElement('span'))
    for (const { name, value } of slot.attributes)
      if (name.startsWith('data-v')) gap.setAttribute(name, value)
    slot.append(gap)
    if (gap.firstChild) gap.firstChild.textContent = 'emplacement vide'
    const [outer, inner] = [gap, gap.firstElementChild].map((one) => one?.getBoundingClientRect())
    return outer && inner && Math.min(inner.left - outer.left, outer.right - inner.right)
  })
  expect(close).toBeGreaterThan(2)
})

for (const [width, height] of [
  [1280, 720],
  [1920, 1080]
] as const)
  test(`${width} by ${height}: four goals to choose from fill the column, numbered as on the map`, async () => {
    // The four characters have been chosen.
    await open(
      played('voyages', 4, 3, { choices: 4 }, { goals: 'draft', characters: 'draft' }),
      width,
      height
    )
    const [dock, cards] = [await boxOf('.dock'), await boxesOf('.keep__goal')]
    expect(cards).toHaveLength(4)
    const heads = new Set(cards.map(({ y }) => Math.round(y)))
    expect([1, 2]).toContain(heads.size)
    for (const head of heads) {
      const row = cards.filter(({ y }) => Math.round(y) === head)
      expect(row).toHaveLength(4 / heads.size)
      expect(dock.right - (row.at(-1)?.right ?? 0)).toBeLessThan(24)
    }
    expect(await page.locator('.keep__goal .numeral').allTextContents()).toEqual(['I', 'II', 'III', 'IV'])
  })

test('no name on a flat goal card runs under its seal, at text of 100 and 150 %', async () => {
  const stage = await open(played('voyages', 2, 3, 0.5), 1280, 720)
  for (const textSize of [100, 150] as const) {
    await stage.stores.evaluate((all, size) => all.get('settings').change({ textSize: size }), textSize)
    await settled(page)
    if (textSize === 150) {
      await page.locator('.phone__tab').nth(2).click()
      // Portrait and cards lie at the head of their high plates.
      for (const [plate, part] of [
        ['.own > .plate', '.plate__face'],
        ['.own > .goals', '.goals__cards']
      ] as const)
        expect((await boxOf(`${plate} ${part}`)).y - (await boxOf(plate)).y).toBeLessThan(60)
    }
    await page.locator('.own .peek').hover()
    await page.mouse.down()
    await expect(page.locator('.goal.is-flat').first()).toBeVisible()
    const over = await page.evaluate(
      (names) =>
        names.filter((name) => {
          const place = document.querySelector('.goal.is-flat .goal__place')
          const text = place && [...place.childNodes].find((node) => node.nodeType === Node.TEXT_NODE)
          const seal = document.querySelector('.goal.is-flat .goal__points')
          if (!text || !seal) return true
          text.textContent = name
          const range = document.createRange()
          range.selectNodeContents(text)
          return range.getBoundingClientRect().right > seal.getBoundingClientRect().left - 2
        }),
      placeNames
    )
    await page.mouse.up()
    expect(over, `${textSize} %`).toEqual([])
  }
})

test('the ten dice of a rival are drawn side by side where the strip has room', async () => {
  for (const [width, height] of [
    [1280, 720],
    [1920, 1080]
  ] as const) {
    // Donata Badoer has ten.
    const options = {
      agents: 'on',
      'new-characters': 'on',
      companions: 'on',
      venice: 'on',
      characters: 'draft'
    }
    await open(played('voyages', 5, 5, { choices: 8 }, options), width, height)
    const shown = await page.locator('.rivaldice').evaluateAll((all) =>
      all
        .map((row) => [...row.children].map((die) => die.getBoundingClientRect()))
        .filter((dice) => dice.length > 8)
        .map((dice) =>
          Math.min(...dice.slice(1).map(({ x }, i) => (x - (dice[i]?.x ?? 0)) / (dice[i]?.width ?? 1)))
        )
    )
    expect(shown.length).toBeGreaterThan(0)
    // So much of each die can be seen that its pips can be counted.
    for (const share of shown) expect(share).toBeGreaterThan(0.8)
  }
})

for (const [width, height] of [
  [1280, 720],
  [1920, 1080]
] as const)
  test(`${width} by ${height}: Solo fits into the window`, async () => {
    await page.setViewportSize({ width, height })
    const stage = await atHome(page, app.url())
    await stage.stores.evaluate((all) => all.get('screens').show('solo'))
    await expect(page.getByRole('button', { name: /Home|Startseite|Accueil/ })).toBeVisible()
    await inEveryLanguage(stage, async (what) => {
      const more = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
      expect(more, what).toBeLessThanOrEqual(0)
    })
  })

/** The texts of those of these elements that are cut off, after each of them has got every one of these words. */
const cutWith = (selector: string, words: readonly string[]): Promise<string[]> =>
  page.locator(selector).evaluateAll(
    (all, texts) =>
      texts.flatMap((text) => {
        for (const one of all) one.textContent = text
        // Letters reach a little below their line; another line would be much more.
        const cut = (one: Element): boolean =>
          one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 6
        return all.filter(cut).map(() => text)
      }),
    words
  )

test('1280 by 720: a rival’s contract with five goods shows all of them, and how many are missing', async () => {
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
})

test('1280 by 720, Marco Polo II for two: usual names in the round order are whole, and posts have no frame by night', async () => {
  const { stores } = await open(played('khan', 2, 21, 0.5), 1280, 720)
  for (const change of [{ theme: 'day' }, { theme: 'night' }, { theme: 'day', contrast: 'high' }] as const) {
    await stores.evaluate((all, to) => all.get('settings').change(to), change)
    const frame = await page.locator('.board__posts').evaluate((one) => getComputedStyle(one).boxShadow)
    expect(frame, JSON.stringify(change)).toBe('none')
  }
  await stores.evaluate((all) => all.get('settings').change({ contrast: 'normal' }))
  expect(await cutWith('.round-order__name', ['Lorenzo'])).toEqual([])
})

test('a phone: the banner of a turn shows usual names whole, in every language', async () => {
  const stage = await open(played('khan', 2, 21, 0.5), 390, 844)
  await inEveryLanguage(stage, async (what) => {
    await stage.stores.evaluate((all) => void Object.assign(all.get('table'), { handOver: { seat: 0 } }))
    await expect(page.locator('.handover__name').last()).toBeVisible()
    const said = { en: 'Lorenzo’s turn', de: 'Lorenzo ist am Zug', fr: 'Tour de Lorenzo' }[what]
    expect(await cutWith('.handover__name', [said ?? ''])).toEqual([])
    await stage.stores.evaluate((all) => void Object.assign(all.get('table'), { handOver: undefined }))
  })
})

test('Expedition: nothing of the purse is cut off, and a large screen shows larger cards and the race', async () => {
  for (const players of [2, 5]) {
    const stage = await open(played('expedition', players, 31, { choices: 0 }), 1280, 720)
    const cards: number[] = []
    for (const [width, height] of [
      [1280, 720],
      [1600, 900],
      [1920, 1080]
    ] as const) {
      await page.setViewportSize({ width, height })
      await inEveryLanguage(stage, async (language) => {
        const what = `${players} at ${width} in ${language}`
        const purse = await boxOf('.purse')
        const last = await page.locator('.purse > :last-child').evaluate((one) => one.getBoundingClientRect())
        expect(last.bottom, what).toBeLessThanOrEqual(purse.bottom)
        const log = await boxOf('.log')
        expect(log.bottom - log.y, what).toBeGreaterThan(80)
      })
      await expect(page.locator('.race')).toHaveCount(width > 1280 || players === 2 ? 1 : 0)
      const card = await boxOf('.fan__place')
      cards.push(card.right - card.x)
    }
    expect(cards).toEqual(cards.toSorted((a, b) => a - b))
  }
})
