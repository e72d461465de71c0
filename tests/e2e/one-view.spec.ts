/**
 * The page always shows one consistent position, in a real browser and over whole games: in the frame in which the board
 * changes, the seat in front, the rivals, the log and the line above a replay belong to the same choice, and nothing of
 * the table changes in the frames after it. Only the flight layer is later.
 */
import { plainSeats } from '../../shared/engine/rules'
import { expect, test } from '@playwright/test'
import { openApp, type App } from '../../build/tools/page/app'
import { steer } from '../../build/tools/page/stores'
import { entryLine, headerLine } from '../../shared/engine/file'
import { Match } from '../../shared/engine/match'
import { games, type Game } from '../../shared/games'
import { randomGame, type RandomGame } from '../lib/random-game'

/** How many choices are played at a table; games in the replay are watched whole. */
const choicesPlayed = 70
/** Every choice is checked in its own frame, and every third also in this many frames after it. */
const framesAfter = 5
const watchedEach = 3
const framesOf = (choice: number): number => (choice % watchedEach === 0 ? framesAfter : 0)

let app: App
test.beforeAll(async () => {
  app = await openApp(23)
})
test.afterAll(async () => {
  await app.close()
})

/** The page as one frame shows it. */
interface Sample {
  /** Names in the strips of the seats that are not in front. */
  readonly rivals: readonly string[]
  /** Seats that the turn order marks as having a decision. */
  readonly asked: readonly number[]
  /** The last line of the log, and the line above a replay, both without spaces. */
  readonly log: string
  readonly line: string
  /** What changed in the frames after it; it should be empty. */
  readonly late: readonly string[]
}
interface Watching {
  /** Samples the next frame, and what changes in `framesAfter` frames after it. */
  sample(framesAfter: number): Promise<Sample>
}

/** Runs in the page: installs the function `sample`. */
function installSample(): void {
  const frame = () => new Promise(requestAnimationFrame)
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const plain = (one: HTMLElement | undefined) => (one?.innerText ?? '').replace(/\s/g, '')
  const here: Partial<Watching> = globalThis as never
  here.sample = async (framesAfter) => {
    await frame()
    const sample = {
      rivals: all('.rival').map((one) => one.innerText),
      asked: all('.order__seat').flatMap((one, seat) => (one.classList.contains('is-asked') ? [seat] : [])),
      log: plain(all('.log .turn__line .line').at(-1)),
      line: plain(all('.tape__line .line').at(-1))
    }
    const late = new Set<string>()
    const watched = new MutationObserver((records) => {
      for (const { target, type, attributeName, addedNodes, removedNodes } of records) {
        const nodes = [...addedNodes, ...removedNodes]
        if (
          nodes.length > 0 &&
          nodes.every(
            (node) =>
              node instanceof Comment ||
              // Comments and empty texts with which Vue marks the ends of fragments are invisible.
              (node instanceof Text && node.data === '') ||
              (node instanceof Element && node.matches('[class^="opening"], .banner'))
          )
        )
          continue
        const one = target instanceof Element ? target : target.parentElement
        // May change late: the flight layer and its veils; numbers, pennants and pieces that wait for a flight; scenes
        // over the table that end by themselves; portraits, which are loaded; symbols of another game, which are
        // loaded while the page is idle; and nodes that are no longer in the page.
        if (
          !one ||
          one.closest(
            '.flights, [class^="flights__"], .handover, [class^="handover__"], [class^="opening"], .banner, [data-count], .pennant, [data-piece], .fan__cards, .portrait, .symbol-defs'
          ) ||
          attributeName === 'data-veiled'
        )
          continue
        const what = nodes.map((node) => node.textContent?.slice(0, 40)).join(' | ')
        late.add(
          `${type} ${attributeName ?? ''} of ${one.closest('[class]')?.getAttribute('class') ?? ''}: ${what}`
        )
      }
    })
    watched.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
    for (let i = 0; i < framesAfter; i++) await frame()
    watched.disconnect()
    return { ...sample, late: [...late] }
  }
}

/** The public view of the position after each choice of a game. */
function* positions(
  { rules }: Game,
  { header, entries }: RandomGame
): Generator<{ front: number; asked: number[] }> {
  const draws = [...header.draws]
  const config = { players: header.seats.length, options: header.options }
  const match = Match.start(rules, config, () => draws.shift() ?? 0)
  for (const entry of entries) {
    if (!('choice' in entry)) continue
    draws.push(...entry.draws)
    match.choose(entry.seat, entry.choice)
    const { activeSeat } = rules.view(match.state, 'public') as { readonly activeSeat: number }
    yield {
      front: Math.max(0, activeSeat),
      asked: rules.decisions(match.state, 'public').map(({ seat }) => seat)
    }
  }
}

for (const game of games) {
  const { id } = game.rules
  test(`${id}: every frame of the replay of a whole game shows one position`, async ({ page }) => {
    test.setTimeout(600_000)
    const played = randomGame(game.rules, { players: plainSeats(game.rules).max, seed: 11 })
    await page.goto(app.url())
    const stores = await steer(page)
    await stores.evaluate((all) => all.get('settings').change({ speed: 1, motion: 'full', language: 'en' }))
    await stores.evaluate((all, file) => all.get('replay-opener').openFile(file), {
      name: `${id}.caravan`,
      text: headerLine(played.header) + played.entries.map(entryLine).join('')
    })
    await page.getByRole('slider').first().waitFor()
    await page.locator('.log').waitFor()
    await page.evaluate(installSample)
    const names = played.header.seats.map(({ name }) => name)
    let n = 0
    for (const { front, asked } of positions(game, played)) {
      const shown = await page.evaluate((frames) => {
        document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
        return (globalThis as never as Watching).sample(frames)
      }, framesOf(n))
      const where = `${id}, after choice ${n++}`
      expect(shown.late, where).toEqual([])
      expect(shown.asked, where).toEqual(asked)
      const others = names.slice(1).map((_, i) => names[(front + i + 1) % names.length])
      expect(shown.rivals.length, where).toBe(others.length)
      for (const [i, other] of others.entries()) expect(shown.rivals[i], where).toContain(other)
      if (shown.log !== '')
        expect(shown.line.endsWith(shown.log), `${shown.line} / ${shown.log}, ${where}`).toBe(true)
    }
    expect(n).toBeGreaterThan(100)
  })

  test(`${id}: every frame of a table played at one device shows one position`, async ({ page }) => {
    test.setTimeout(600_000)
    await page.goto(app.url())
    const stores = await steer(page)
    await stores.evaluate((all) =>
      all.get('settings').change({ speed: 1, motion: 'full', language: 'en', recap: 'never' })
    )
    const chairs = game.colours
      .slice(0, plainSeats(game.rules).max)
      .map((colour, i) => ({ name: `Traveller ${i + 1}`, colour, by: 'here' }))
    await stores.evaluate(
      async (all, [of, people]) => {
        const made = await all.get('tables').setUp(of, {}, people)
        if (!made.ok) throw new Error('the table was not created')
        await all.get('screens').openTable(made.value.table)
      },
      [id, chairs] as const
    )
    await page.locator('.log').waitFor()
    await page.evaluate(installSample)
    let over = false
    let n = 0
    for (; n < choicesPlayed && !over; n++) {
      const choice = await stores.evaluateHandle(async (all, nth) => {
        const table = all.get('table')
        // A seat behind its curtain has nothing to choose from yet.
        while (!table.choices || table.choices.count() === 0) {
          if (table.passTo !== undefined) await table.passOn()
          else if (table.curtain !== undefined) await table.raiseCurtain()
          else await new Promise((resolve) => setTimeout(resolve, 5))
        }
        const { choices } = table
        return choices.nth(Math.floor((((nth + 1) * 0.618) % 1) * choices.count()))
      }, n)
      const shown = await stores.evaluate(
        async (all, [chosen, frames]) => {
          const table = all.get('table')
          await table.choose(chosen)
          // The next seat is taken by a request to the host, before or behind its curtain.
          const sits = (): boolean =>
            table.decision !== undefined ||
            table.passTo !== undefined ||
            table.curtain === table.seat ||
            table.outcome !== undefined
          while (!sits()) await new Promise((resolve) => setTimeout(resolve, 1))
          return {
            ...(await (globalThis as never as Watching).sample(frames)),
            seat: table.seat,
            over: table.outcome !== undefined
          }
        },
        [choice, framesOf(n)] as const
      )
      over = shown.over
      const where = `${id}, after choice ${n}`
      if (!over) expect(shown.late, where).toEqual([])
      if (shown.seat !== null)
        for (const [i, rival] of shown.rivals.entries())
          expect(rival, where).toContain(chairs[(shown.seat + i + 1) % chairs.length]?.name)
    }
    expect(n).toBeGreaterThan(25)
  })
}
