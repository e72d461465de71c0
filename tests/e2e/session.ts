/**
 * Recorded moments of the table: a game brought to the moment before them, and the pictures of what then moves, ten a
 * second, in test-results/session.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { Chance, scripted } from '../../shared/engine/chance'
import { entryLine, headerLine } from '../../shared/engine/file'
import { isUndo, type ChoiceEntry } from '../../shared/engine/entries'
import { voyages } from '../../shared/games/voyages'
import { baseContent } from '../../shared/games/voyages/content'
import { reachable, travelOutlook } from '../../shared/games/voyages/planner'
import type { Choice, Die, Event, LocationId, State } from '../../shared/games/voyages/types'
import { randomGame, type RandomGame } from '../lib/random-game'

const { rules } = voyages
const pictures = 'test-results/session'
/** Milliseconds between two pictures. */
const pause = 100

/** A game just before a moment worth seeing. */
export interface Moment {
  /** As a `.caravan` file. */
  readonly file: string
}

/** A journey that a seat can set out on. */
export interface Journey extends Moment {
  /** Places of the dice in its hand. */
  readonly dice: readonly number[]
  readonly to: LocationId
  readonly steps: number
}

/** The file of a game after so many entries. */
export const fileOf = ({ header, entries }: RandomGame, count: number): string =>
  headerLine(header) + entries.slice(0, count).map(entryLine).join('')

/** Every position of a game before a choice, with that choice. The state is one and the same object. */
function* walked(game: RandomGame): Generator<readonly [State, ChoiceEntry, number]> {
  const state = rules.setup(
    { players: game.header.seats.length, options: {} },
    new Chance(scripted(game.match.setupDraws))
  )
  for (const [at, entry] of game.entries.entries()) {
    if (isUndo(entry)) continue
    yield [state, entry, at]
    for (const event of entry.events) rules.evolve(state, event as Event)
  }
}

const games = (): readonly RandomGame[] =>
  Array.from({ length: 12 }, (_, i) => randomGame(rules, { players: 4, seed: 40 + i }))

/** The longest journey to a city without an own post in some games, from a turn that has just begun. */
export function journey(): Journey {
  let best: Journey | undefined
  for (const game of games())
    for (const [state, { seat, choice }, at] of walked(game)) {
      const me = state.seats[seat]
      if (!me || state.phase !== 'turns' || state.turn.mainDone || (choice as Choice).type !== 'place')
        continue
      if ((state.spaces['travel'] ?? []).length > 0) continue
      for (const [i, a] of me.dice.entries())
        for (const [k, b] of me.dice.entries()) {
          const pair: readonly Die[] = [a, b]
          if (
            k <= i ||
            a.value === 0 ||
            rules.refusal(state, seat, { type: 'place', space: 'travel', dice: pair })
          )
            continue
          const outlook = travelOutlook(Math.min(a.value, b.value), 0, me.figures.length)
          for (const [to, [way]] of reachable(baseContent, state, seat, outlook)) {
            const kind = baseContent.place(to).kind
            if (!way || kind === 'oasis' || kind === 'start' || me.posts.includes(to)) continue
            if (way.path.length <= (best?.steps ?? 0)) continue
            best = { file: fileOf(game, at), dice: [i, k], to, steps: way.path.length }
          }
        }
    }
  if (!best) throw new Error('nobody can travel in these games')
  return best
}

/** Nothing but the end of the turn is left to choose, so that the table does not ask whether it is meant. */
const isDone = (state: State, seat: number): boolean =>
  rules
    .decisions(state, seat)
    .find((asked) => asked.seat === seat)
    ?.choices?.count() === 1

/** Before the end of a turn that makes the most happen of those that fit. */
function before(fits: (entry: ChoiceEntry) => boolean): Moment {
  let best: { readonly moment: Moment; readonly events: number } | undefined
  for (const game of games())
    for (const [state, entry, at] of walked(game)) {
      const { choice, events, seat } = entry
      if ((choice as Choice).type !== 'endTurn' || events.length <= (best?.events ?? 0)) continue
      if (fits(entry) && isDone(state, seat))
        best = { moment: { file: fileOf(game, at) }, events: events.length }
    }
  if (!best) throw new Error('this does not happen in these games')
  return best.moment
}

const has = (entry: ChoiceEntry, type: string): boolean => entry.events.some((event) => event.type === type)

/** Before the busiest round start that asks nobody anything until the dice are rolled. */
export const roundStart = (): Moment =>
  before((entry) => has(entry, 'roundStarted') && has(entry, 'diceRolled'))

/** Before a round start that draws a contract for a seat without room and asks it about that. */
export const roundQuestion = (): Moment =>
  before((entry) => {
    const last = entry.events.at(-1) as Event | undefined
    return has(entry, 'roundStarted') && last?.type === 'taskOpened' && last.task.kind === 'contract-offer'
  })

/** Before the choice that ends a game. */
export const gameEnd = (): Moment => before((entry) => has(entry, 'gameScored'))

/** Puts a game where a host finds it when it starts. */
export function lay(folder: string, { file }: Moment): void {
  mkdirSync(join(folder, 'tables'), { recursive: true })
  writeFileSync(join(folder, 'tables', 'session-1.caravan'), file)
}

/** Something done at the table, and how many pictures show what comes of it. */
export interface Take {
  readonly act: () => Promise<void>
  readonly pictures: number
}

/** Goes on by a picture's time: what moves is moved by so much, and timers that fall due are called. */
async function stepOn(page: Page, every: number): Promise<void> {
  await page.evaluate((step) => {
    for (const animation of document.getAnimations()) {
      const end = Number(animation.effect?.getComputedTiming().endTime ?? 0)
      const next = Number(animation.currentTime ?? 0) + step
      if (next >= end && Number.isFinite(end)) animation.finish()
      else animation.currentTime = next
    }
  }, every)
  await page.clock.runFor(every)
}

/**
 * Time stands still on the page from `ahead` milliseconds on, so that no scene is over before it is looked at. A slow
 * machine may be past that moment when it is told so: then it is told a later one. The clock must have been installed.
 */
export async function holdTime(page: Page, ahead: number): Promise<void> {
  const at = (await page.evaluate(() => Date.now())) + ahead
  try {
    await page.clock.pauseAt(at)
  } catch (error) {
    if (!String(error).includes('to the past') || ahead > 20_000) throw error
    await holdTime(page, 2 * ahead)
  }
}

/**
 * Takes the pictures of what is done one after the other. Time stands still between two pictures: however slow the
 * machine, they show what people see. The page's clock must have been installed. `every`: milliseconds between two.
 */
export async function record(page: Page, name: string, takes: readonly Take[], every = pause): Promise<void> {
  const folder = join(pictures, name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 })
  await holdTime(page, every)
  let taken = 0
  for (const take of takes) {
    await take.act()
    for (let left = take.pictures; left > 0; left--) {
      const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
      writeFileSync(join(folder, `${String(taken++).padStart(3, '0')}.png`), data, 'base64')
      await stepOn(page, every)
    }
  }
  await session.send('Animation.setPlaybackRate', { playbackRate: 1 })
  await session.detach()
  await page.clock.resume()
}
