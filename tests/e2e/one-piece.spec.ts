/**
 * Each piece is in exactly one place, in a real browser and over whole games: while pieces move, each is drawn once, at
 * its origin, in flight, or at its destination. The numbers of places count what lies there and nothing still in flight.
 *
 * Each game is played once; its frames are also checked for the claim of `one-view.spec.ts`. A short run watches one scene of
 * half of the kinds, which it draws, and plays one of the games as a whole.
 */
import { plainSeats } from '../../shared/engine/rules'
import { expect, test, type Page } from '@playwright/test'
import { openApp, type App } from '../../build/tools/page/app'
import { steer, type Hold } from '../../build/tools/page/stores'
import type { Entry } from '../../shared/engine/entries'
import { entryLine, headerLine } from '../../shared/engine/file'
import { games, type Game } from '../../shared/games'
import { drawn, isLong } from '../lib/draw'
import { randomGame, type RandomGame } from '../lib/random-game'
import { someOf } from './draw'
import { installWatch, pause, pieceFaults, type Drawn, type Watching } from './one-piece'
import { furtherGames, scenesToWatch, type SceneToWatch } from './one-piece-games'
import { framesOf, installSample, positions, viewFaults } from './one-view'
import type { Position, Sample, Sampling } from './one-view'
import { fileOf } from './session'

/**
 * How many scenes of each kind are watched frame by frame to their end in the long form: the first ones. The others are
 * cut short by the next key. The kind of a scene is the list of event types that the choice led to.
 */
const watchedOfKind = 2
/** A short run watches half of the kinds of a game, but at least so many. */
const fewestKinds = 20
/** The games that a short run plays as a whole; of the others it sees the scenes that it watches. */
const whole = drawn('replays', games)
const wholeOrLong = someOf('replays', games)

let app: App
test.beforeAll(async () => {
  app = await openApp(29)
})
test.afterAll(async () => {
  await app.close()
})

/** What was seen in the replay of a whole game. */
interface Seen {
  readonly names: readonly string[]
  /** The faults of the pieces in the watched scenes. */
  readonly wrong: readonly string[]
  /** How many of the watched scenes moved pieces. */
  readonly moved: number
  /** For each choice, what the page showed in its frame, and what it should have shown. */
  readonly shown: readonly (readonly [Sample, Position])[]
}

/** Opens the replay of a game, in which scenes take half of their time. */
async function openReplay(page: Page, { rules: { id } }: Game, played: RandomGame): Promise<Hold> {
  await page.goto(app.url())
  const stores = await steer(page)
  await stores.evaluate((all) => all.get('settings').change({ motion: 'full', language: 'en' }))
  await stores.evaluate((all, file) => all.get('replay-opener').openFile(file), {
    name: `${id}.caravan`,
    text: headerLine(played.header) + played.entries.map(entryLine).join('')
  })
  await page.getByRole('slider').first().waitFor()
  await page.locator('.log').waitFor()
  await page.getByRole('radio', { name: '2 times speed' }).click()
  await page.evaluate(installWatch, pause)
  await page.evaluate(installSample)
  return stores
}

/** Shows the position before this entry in a replay. */
const goTo = (stores: Hold, entry: number): Promise<unknown> =>
  stores.evaluate(async (all, at) => {
    all.get('replay-opener').jump(at - 1)
    await new Promise(requestAnimationFrame)
  }, entry)

/** The faults in the frames of a scene with these events. */
function faultsOf(frames: readonly Drawn[], events: readonly string[]): readonly string[] {
  const dealt = events.slice(events.lastIndexOf('deckShuffled') + 1)
  const drawn = events.includes('deckShuffled')
    ? dealt.filter((type) => type === 'displayFilled' || type === 'cardDrawn').length
    : 0
  return pieceFaults(frames, drawn).map((fault) => `${fault} (${events.join(', ')})`)
}

const eventsOf = (entry: Entry): readonly string[] =>
  'events' in entry ? entry.events.map(({ type }) => type) : []

/** The numbers of the choices whose scenes are watched to their end. */
function watchedIn(id: string, choices: readonly Entry[]): ReadonlySet<number> {
  const kinds = new Map<string, number[]>()
  for (const [n, choice] of choices.entries()) {
    const kind = [...new Set(eventsOf(choice))].sort().join()
    kinds.set(kind, [...(kinds.get(kind) ?? []), n])
  }
  return new Set(
    drawn(`kinds of scenes of ${id}`, [...kinds], Math.max(fewestKinds, kinds.size / 2)).flatMap(
      ([kind, all]) => (isLong ? all.slice(0, watchedOfKind) : drawn(`a scene of ${id}: ${kind}`, all))
    )
  )
}

/** Plays a random game in a replay, choice by choice or only what is watched, and looks at its frames. */
async function watchReplay(page: Page, game: Game): Promise<Seen> {
  const played = randomGame(game.rules, { players: plainSeats(game.rules).max, seed: 7 })
  const stores = await openReplay(page, game, played)
  const choices = played.entries.filter((entry) => 'choice' in entry)
  const expected = [...positions(game, played)]
  const watchedOnes = watchedIn(game.rules.id, choices)
  const wrong: string[] = []
  const shown: (readonly [Sample, Position])[] = []
  let moved = 0
  for (const [n, entry] of choices.entries()) {
    const events = eventsOf(entry)
    const watched = watchedOnes.has(n)
    if (!whole.includes(game)) {
      if (!watched) continue
      await goTo(stores, n)
    }
    const { frames, sample } = await page.evaluate(
      async ([whole, framesAfter]) => {
        const here = globalThis as never as Watching & Sampling
        let sample: Promise<Sample> | undefined
        const next = (): void => {
          document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
          sample = here.sample(framesAfter)
        }
        if (whole) return { frames: await here.watch(next), sample: await sample }
        next()
        return { frames: [], sample: await sample }
      },
      [watched, framesOf(n)] as const
    )
    const position = expected[n]
    if (sample && position) shown.push([sample, position])
    if (!watched) continue
    if (frames.filter(({ moving }) => moving).length > 2) moved++
    for (const fault of faultsOf(frames, events)) wrong.push(`${n} ${fault}`)
  }
  expect(shown.length).toBe(whole.includes(game) ? choices.length : watchedOnes.size)
  return { names: played.header.seats.map(({ name }) => name), wrong, moved, shown }
}

/** The frames after a choice of a game at a table, where the seat is asked for it. */
async function watchAtTable(page: Page, played: RandomGame, at: number): Promise<readonly Drawn[]> {
  await page.goto(app.url())
  const stores = await steer(page)
  await stores.evaluate(
    async (all, text) => {
      await all.get('settings').change({ motion: 'full', language: 'en', speed: 2, recap: 'never' })
      const made = await all.get('tables').importFile('one-piece.caravan', text)
      if (made.ok) await all.get('screens').openTable(made.value.table)
    },
    fileOf(played, at)
  )
  await page.getByRole('main', { name: 'Table', exact: true }).waitFor()
  await page.evaluate(installWatch, pause)
  const entry = played.entries[at]
  return stores.evaluate(
    async (all, choice) => {
      const table = all.get('table')
      // A seat behind its curtain has nothing to choose from yet.
      while (!table.choices || table.choices.count() === 0) {
        if (table.curtain !== undefined) await table.raiseCurtain()
        else await new Promise((resolve) => setTimeout(resolve, 5))
      }
      await new Promise(requestAnimationFrame)
      return (globalThis as never as Watching).watch(() => table.choose(choice))
    },
    entry && 'choice' in entry ? entry.choice : undefined
  )
}

const replays = new Map<Game, Promise<Seen>>()
/** What was seen in the game's replay, which the first test that asks for it plays. */
function replayOf(page: Page, game: Game): Promise<Seen> {
  const seen = replays.get(game) ?? watchReplay(page, game)
  replays.set(game, seen)
  return seen
}

for (const game of games) {
  const { id } = game.rules
  test(`${id}: every frame of every kind of scene draws every piece exactly once`, async ({ page }) => {
    test.setTimeout(900_000)
    const { wrong, moved } = await replayOf(page, game)
    expect(wrong.slice(0, 20)).toEqual([])
    expect(moved).toBeGreaterThan(isLong ? 20 : 10)
  })

  test(
    `${id}: every frame of the replay of a whole game shows one position`,
    wholeOrLong(game),
    async ({ page }) => {
      test.setTimeout(900_000)
      const { names, shown } = await replayOf(page, game)
      const wrong = shown.flatMap(([sample, position], n) =>
        viewFaults(sample, position, names).map((fault) => `after choice ${n}: ${fault}`)
      )
      expect(wrong.slice(0, 20)).toEqual([])
      expect(shown.length).toBeGreaterThan(100)
    }
  )
}

const oneFurther = someOf('further games', furtherGames)
for (const further of furtherGames)
  test(
    `${further.name}: every piece that the base game does not have is drawn exactly once`,
    oneFurther(further),
    async ({ page }) => {
      const wrong: string[] = []
      let moved = 0
      for (const { played, scenes } of scenesToWatch(further)) {
        const stores = await openReplay(page, further.game, played)
        const see = ({ at, events }: SceneToWatch, frames: readonly Drawn[]): void => {
          if (frames.filter(({ moving }) => moving).length > 2) moved++
          for (const fault of faultsOf(frames, events)) wrong.push(`${at} ${fault}`)
        }
        for (const scene of scenes.filter(({ asked }) => !asked)) {
          await goTo(stores, scene.at)
          const frames = await page.evaluate(() =>
            (globalThis as never as Watching).watch(() => {
              document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
            })
          )
          see(scene, frames)
        }
        for (const scene of scenes.filter(({ asked }) => asked))
          see(scene, await watchAtTable(page, played, scene.at))
      }
      expect(wrong.slice(0, 20)).toEqual([])
      expect(moved).toBeGreaterThan(further.moving)
    }
  )
