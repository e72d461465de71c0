/**
 * Marco Polo Expedition, hot-seat in a real browser, by role and accessible name alone: a whole game with the mouse, and the
 * last third of a game for five on the graded track, with mouse and keyboard. Touch: touch.spec.ts.
 */
import { expect, type Page } from '@playwright/test'
import { expedition } from '../../shared/games/expedition'
import type { Event, EventType } from '../../shared/games/expedition/types'
import { randomGame } from '../lib/random-game'
import { longExpedition } from './draw'
import { curtainOf, goOn, newTable, road } from './expedition'
import { expeditionKeys } from './expedition-keys'
import { ExpeditionPlayer, inHand, type Habits } from './expedition-player'
import { Pointer } from './hands'
import { newFolder, startHost, type RunningHost } from './host'
import { Keyboard } from './keyboard'
import { SecretSearch, type Moment } from './secret-search'
import { motionOff, picture } from './pictures'
import type { Glance } from './reader'
import { fileOf, lay } from './session'
import { truthOf } from './truth'
import { test } from './no-opening'

test.describe.configure({ mode: 'parallel' })
test.setTimeout(3_600_000)
// A trace of thousands of snapshots is slower than the game; the host's own file records what was played.
test.use({ trace: 'off' })

/** Takes each picture once, when its subject is first seen. */
class Album {
  readonly #page: Page
  readonly #prefix: string
  readonly #taken = new Set<string>()

  constructor(page: Page, prefix: string) {
    this.#page = page
    this.#prefix = prefix
  }

  /** True at the first call for a name: the caller takes the picture. */
  misses(name: string): boolean {
    if (this.#taken.has(name)) return false
    this.#taken.add(name)
    return true
  }

  /** Takes the picture unless it was taken already. */
  async once(name: string, pointer?: 'stays'): Promise<void> {
    if (this.misses(name)) await this.take(name, pointer)
  }

  take(name: string, pointer?: 'stays'): Promise<void> {
    return picture(this.#page, `${this.#prefix}-${name}`, { ...(pointer && { pointer }) })
  }
}

/**
 * Habits of a player that takes the pictures of a game and has `looks` of every four hand-overs searched for secrets; over
 * a game these are hand-overs of all seats.
 */
function photographed(page: Page, prefix: string, secretSearch: SecretSearch, looks: 2 | 4): Habits {
  const album = new Album(page, prefix)
  const told = (words: RegExp): Promise<boolean> =>
    page.getByRole('log').first().getByText(words).first().isVisible()
  let passed = 0
  return {
    at: async (moment: Moment, name: string) => {
      if (passed % 4 < looks) await secretSearch.look(moment, name)
      if (moment === 'pass') passed++
      await album.once({ curtain: 'curtain', turn: 'first-turn', pass: 'pass-device' }[moment])
      if (moment === 'pass' && (await told(/first stage is scored/))) await album.once('interim')
      if (moment === 'pass' && (await told(/comes late/))) await album.once('late-camel')
    },
    before: async (now: Glance) => {
      for (const size of [12, 30]) if (inHand(now) >= size) await album.once(`hand-${size}`)
      const ballast = page.getByRole('button', { name: /^Drop ballast/ }).first()
      if (now.buttons(/^Drop ballast/).length > 0) await album.once('ballast-allowed')
      else if ((await ballast.count()) > 0 && album.misses('ballast-refused')) {
        await ballast.hover({ force: true })
        await expect(page.getByRole('tooltip')).toBeVisible()
        await album.take('ballast-refused', 'stays')
        await page.mouse.move(2, 2)
      }
    },
    planning: async (now: Glance) => {
      const steps = now.seen.filter(({ role, within }) => role === 'listitem' && within.includes('The road'))
      await album.once(steps.length > 1 ? 'planner-far' : 'planner')
    },
    chosen: () => album.once('selection')
  }
}

/** Plays until the result is shown or `until` returns true. */
async function playOn(player: ExpeditionPlayer, until?: () => Promise<boolean>): Promise<void> {
  while (!(await until?.()) && (await player.act()))
    expect(player.turns, 'a game comes to its end').toBeLessThan(250)
}

/** Events of the choices that were not undone, from the host's file. */
const eventsOf = (folder: string): Event[] =>
  truthOf(folder).log.flatMap(({ entry, undone }) => (undone ? [] : (entry.events as readonly Event[])))
const count = (events: readonly Event[], type: EventType): number =>
  events.filter((event) => event.type === type).length

/** The number of turns in which more than one camel of a seat was moved. */
function turnsOfBothCamels(events: readonly Event[]): number {
  let turns = 0
  let moved = new Set<number>()
  for (const event of events) {
    if (event.type === 'spaceEntered' || event.type === 'ballastDropped') moved.add(event.camel)
    if (event.type !== 'turnEnded') continue
    if (moved.size > 1) turns++
    moved = new Set()
  }
  return turns
}

/** How often everything has to occur in a game with two camels each, and how often its secrets are searched for. */
interface Wanted {
  readonly uses: number
  readonly looks: number
  readonly detectable: number
  /** Play to the result; otherwise only until everything has occurred. */
  readonly whole: boolean
}

function allSeen(
  player: ExpeditionPlayer,
  secretSearch: SecretSearch,
  events: readonly Event[],
  { uses, looks, detectable }: Omit<Wanted, 'whole'>
): boolean {
  const rules = count(events, 'camelGathered') > 0 && turnsOfBothCamels(events) > 0
  const least = (numbers: Readonly<Record<string, number>>): number => Math.min(...Object.values(numbers))
  return (
    rules &&
    least(player.uses) >= uses &&
    least(secretSearch.looks) >= looks &&
    secretSearch.detectable >= detectable
  )
}

/**
 * Plays a game of two with two camels each; the host is killed in between. Ends at the result, or once everything has
 * occurred.
 */
async function twoCamels(page: Page, wanted: Wanted): Promise<void> {
  const folder = newFolder()
  let host: RunningHost = await startHost(folder.path, 11)
  try {
    await page.goto(host.url())
    await motionOff(page)
    await newTable(page, { players: 2, options: ['Classic', 'Both may move'] }, 'expedition-two-form')
    const secretSearch = new SecretSearch(page, folder.path)
    const player = new ExpeditionPlayer(new Pointer(page), road, {
      ...photographed(page, 'expedition-two', secretSearch, 2),
      hoards: new Map([['Lorenzo', 30]])
    })
    await playOn(player, async () => player.turns >= 20)

    await host.kill()
    await expect(page.getByText(/host does not answer/)).toBeVisible()
    host = await startHost(folder.path, 12)
    await page.goto(host.url())
    // The page returns to its table by itself.
    await expect(curtainOf(page)).toBeVisible()
    await player.wait()
    await playOn(
      player,
      async () => !wanted.whole && allSeen(player, secretSearch, eventsOf(folder.path), wanted)
    )
    const events = eventsOf(folder.path)
    if (wanted.whole) {
      await expect(page.getByRole('heading', { name: /wins?( together)?$/ })).toBeVisible()
      await picture(page, 'expedition-two-end')
      expect([count(events, 'interimScored'), count(events, 'gameScored')]).toEqual([1, 1])
    }
    expect(
      allSeen(player, secretSearch, events, wanted),
      JSON.stringify([player.uses, secretSearch.looks])
    ).toBe(true)
  } finally {
    await host.stop()
    folder.remove()
  }
}

test(
  'two players with two camels each move both; the host is killed in between; played until everything has occurred',
  longExpedition('two camels'),
  ({ page }) => twoCamels(page, { uses: 1, looks: 25, detectable: 500, whole: false })
)

test(
  'two players with two camels each move both; the host is killed in between; played to the result',
  { tag: '@long' },
  ({ page }) => twoCamels(page, { uses: 2, looks: 51, detectable: 501, whole: true })
)

test(
  'a saved game of five on the graded track is played to the result, some turns by keyboard alone',
  longExpedition('graded track'),
  async ({ page }) => {
    const folder = newFolder()
    const game = randomGame(expedition.rules, { players: 5, seed: 3, options: { track: 'graded' } })
    lay(folder.path, { file: fileOf(game, Math.round(game.entries.length * 0.65)) })
    const host = await startHost(folder.path, 21)
    try {
      await page.goto(host.url())
      await motionOff(page)
      await goOn(page)
      const secretSearch = new SecretSearch(page, folder.path)
      const pointer = new Pointer(page)
      const keyboard = new Keyboard(page, expeditionKeys)
      const { before: _, ...habits } = photographed(page, 'expedition-five', secretSearch, 4)
      const player = new ExpeditionPlayer(pointer, road, habits)
      await playOn(player, async () => {
        const hands = player.turns % 4 >= 2 ? keyboard : pointer
        if (player.hands !== hands) {
          await page.mouse.move(2, 2)
          player.hands = hands
          await player.wait()
        }
        return false
      })
      await expect(page.getByRole('heading', { name: /wins?( together)?$/ })).toBeVisible()
      await picture(page, 'expedition-five-end')
      const events = eventsOf(folder.path)
      expect([count(events, 'interimScored'), count(events, 'gameScored')]).toEqual([1, 1])
      expect(keyboard.journeys).toBeGreaterThan(1)
      expect(Math.min(...Object.values(secretSearch.looks))).toBeGreaterThan(20)
      expect(secretSearch.detectable).toBeGreaterThan(500)
    } finally {
      await host.stop()
      folder.remove()
    }
  }
)
