/**
 * Records moments of the table: finds games that are just before such a moment, and takes twenty pictures a second of
 * what then moves, in test-results/session.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CDPSession, Page } from '@playwright/test'
import { Chance, scripted } from '../../shared/engine/chance'
import { entryLine, headerLine } from '../../shared/engine/file'
import { isUndo, type ChoiceEntry } from '../../shared/engine/entries'
import { voyages } from '../../shared/games/voyages'
import type { Choice, Event, State } from '../../shared/games/voyages/types'
import { randomGame, type RandomGame } from '../lib/random-game'

const { rules } = voyages
const pictures = 'test-results/session'
/** Milliseconds between two pictures. */
const pause = 50

/** A game just before a moment worth recording. */
export interface Moment {
  /** The text of its `.caravan` file. */
  readonly file: string
}

/** The file of a game, cut off after this many entries. */
export const fileOf = ({ header, entries }: RandomGame, count: number): string =>
  headerLine(header) + entries.slice(0, count).map(entryLine).join('')

/** Yields the position before each choice of a game, with that choice. The state is one object that is updated. */
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

/** True if the seat can only end its turn, so that the table does not ask for confirmation. */
const isDone = (state: State, seat: number): boolean =>
  rules
    .decisions(state, seat)
    .find((asked) => asked.seat === seat)
    ?.choices?.count() === 1

/** The moment before the end of a turn with the most events, of those that fit. */
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

/** The moment before the round start with the most events and no decision until the dice are rolled. */
export const roundStart = (): Moment =>
  before((entry) => has(entry, 'roundStarted') && has(entry, 'diceRolled'))

/** The moment before a round start that draws a contract for a seat without room, which then has to decide about it. */
export const roundQuestion = (): Moment =>
  before((entry) => {
    const last = entry.events.at(-1) as Event | undefined
    return has(entry, 'roundStarted') && last?.type === 'taskOpened' && last.task.kind === 'contract-offer'
  })

/** The moment before the choice that ends a game. */
export const gameEnd = (): Moment => before((entry) => has(entry, 'gameScored'))

/** Saves a game where a host finds it when it starts. */
export function lay(folder: string, { file }: Moment): void {
  mkdirSync(join(folder, 'tables'), { recursive: true })
  writeFileSync(join(folder, 'tables', 'session-1.caravan'), file)
}

/** Advances the page by `every` milliseconds: its animations, and its clock with the timers that fall due. */
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
 * Pauses the page's clock `ahead` milliseconds from now, so that no scene ends before it is looked at. On a slow machine
 * that moment may have passed already: then a later one is tried. The page's clock must have been installed.
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
 * Takes pictures of a page. Time stands still between two, so even on a slow machine they show what people see. The page's
 * clock must have been installed.
 */
export class Recorder {
  readonly #page: Page
  readonly #session: CDPSession
  readonly #folder: string
  #taken = 0

  private constructor(page: Page, session: CDPSession, folder: string) {
    this.#page = page
    this.#session = session
    this.#folder = folder
  }

  /** Stops the page's time. The pictures of an earlier strip of this name are removed. */
  static async start(page: Page, name: string): Promise<Recorder> {
    const folder = join(pictures, name)
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    const session = await page.context().newCDPSession(page)
    await session.send('Animation.enable')
    await session.send('Animation.setPlaybackRate', { playbackRate: 0 })
    await holdTime(page, pause)
    return new Recorder(page, session, folder)
  }

  /** Takes this many pictures, and lets `pause` milliseconds pass after each. */
  async take(count: number): Promise<void> {
    for (let left = count; left > 0; left--) {
      const { data } = await this.#session.send('Page.captureScreenshot', {
        format: 'png',
        optimizeForSpeed: true
      })
      writeFileSync(join(this.#folder, `${String(this.#taken++).padStart(3, '0')}.png`), data, 'base64')
      await stepOn(this.#page, pause)
    }
  }

  /** Lets time go on. */
  async stop(): Promise<void> {
    await this.#session.send('Animation.setPlaybackRate', { playbackRate: 1 })
    await this.#session.detach()
    await this.#page.clock.resume()
  }
}
