/**
 * Each piece is in exactly one place, in a real browser and over whole games: while pieces move, each is drawn once, at
 * its origin, in flight, or at its destination. The numbers of places count what lies there and nothing still in flight.
 */
import { plainSeats } from '../../shared/engine/rules'
import { expect, test } from '@playwright/test'
import { openApp, type App } from '../../build/tools/page/app'
import { steer } from '../../build/tools/page/stores'
import { entryLine, headerLine } from '../../shared/engine/file'
import { games } from '../../shared/games'
import { randomGame } from '../lib/random-game'

/**
 * How many scenes of each kind are watched frame by frame to their end; the others are cut short by the next key. The
 * kind of a scene is the list of event types that the choice led to.
 */
const watchedOfKind = 2

let app: App
test.beforeAll(async () => {
  app = await openApp(29)
})
test.afterAll(async () => {
  await app.close()
})

/** What one frame shows. */
interface Drawn {
  /** The number of pieces of each kind: on the table, in flight, and in places that show only a number. */
  readonly pieces: Readonly<Record<string, number>>
  /** The number that each place shows. */
  readonly counts: Readonly<Record<string, number>>
  /** How many pieces in flight will be counted at each place. */
  readonly coming: Readonly<Record<string, number>>
  /** True while something is in flight, or hidden until something lands. */
  readonly moving: boolean
}
interface Watching {
  /** Calls `step` and returns all frames until nothing moves any more, preceded by one of the table at rest. */
  watch(step: () => void): Promise<readonly Drawn[]>
}

/**
 * A scene is over once nothing has moved for this many frames and milliseconds: between its parts it may pause for
 * less.
 */
const pause = { frames: 6, time: 200 }

/** Runs in the page: installs the function `watch`. */
function installWatch({ frames: calm, time }: typeof pause): void {
  const frame = () => new Promise(requestAnimationFrame)
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const add = (to: Record<string, number>, key: string, count: number) => (to[key] = (to[key] ?? 0) + count)
  /** Kinds of pieces that some places show only as a number, and the names of those places. */
  const counted: Readonly<Record<string, RegExp>> = { post: /^posts:/, card: /^(hand:\d+$|deck$|discards$)/ }
  const still = () => all('.flights__ghost, [data-veiled]').length === 0
  const look = (): Drawn => {
    const pieces: Record<string, number> = {}
    const counts: Record<string, number> = {}
    const coming: Record<string, number> = {}
    const kindOf = (kind: string | undefined) => (kind === 'back' ? 'card' : (kind ?? ''))
    for (const one of all('[data-piece]')) {
      const { width } = one.getBoundingClientRect()
      if (width === 0 || Number(getComputedStyle(one).opacity) < 0.01) continue
      const { piece, moves, amount } = one.dataset
      // Every contract is unique, so it counts as a kind of its own.
      const name = moves?.startsWith(`${piece ?? ''}:contract-`) ? moves : kindOf(piece)
      const gives = (one.dataset['gives'] ?? '').split(' ').flatMap((place) => {
        const [name = '', count] = place.split('=')
        // `way:` is a distance, not a place for pieces.
        return name === '' || name.startsWith('way:') ? [] : [{ name, count: Number(count) }]
      })
      add(pieces, name, Math.max(Number(amount ?? 1), ...gives.map(({ count }) => count)))
      for (const { name, count } of gives) add(coming, name, count)
    }
    for (const one of all('[data-count]')) {
      const name = one.dataset['count'] ?? ''
      // Only elements with a number: others may mark the same place, such as the posts beside their number.
      const number = /-?\d+/.exec(one.textContent)?.[0]
      if (number !== undefined && one.getBoundingClientRect().width > 0) counts[name] = Number(number)
    }
    for (const [kind, places] of Object.entries(counted))
      for (const [name, count] of Object.entries(counts)) if (places.test(name)) add(pieces, kind, count)
    return { pieces, counts, coming, moving: !still() }
  }
  const press = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  const here: Partial<Watching> = globalThis as never
  here.watch = async (step) => {
    // Any key ends the animations of an earlier choice.
    press('Shift')
    while (!still()) await frame()
    const frames = [look()]
    step()
    await frame()
    // The next frame is the first that shows the choice.
    let [moved, quiet] = [performance.now(), 0]
    while ((quiet < calm || performance.now() - moved < time) && frames.length < 400) {
      const now = look()
      frames.push(now)
      quiet = now.moving ? 0 : quiet + 1
      if (now.moving) moved = performance.now()
      await frame()
    }
    return frames
  }
}

/** The faults in these frames. `drawn`: how many cards left a deck that was reshuffled in the same scene. */
function faults(frames: readonly Drawn[], drawn: number): readonly string[] {
  const [before, after] = [frames[0], frames.at(-1)]
  if (!before || !after) return ['nothing was seen']
  const found = new Set<string>()
  for (const kind of new Set(frames.flatMap(({ pieces }) => Object.keys(pieces)))) {
    // Items come from an endless supply, so only their places are counted, below. The other kinds are no pieces.
    if (['item', 'chest', 'start', 'portrait', 'goal', 'gain', 'moment'].includes(kind)) continue
    const ends = [before.pieces[kind] ?? 0, after.pieces[kind] ?? 0]
    // A contract that comes and goes again in one choice is seen only in flight.
    if (kind.includes(':')) ends.push(1)
    const numbers = frames.map(({ pieces }) => pieces[kind] ?? 0)
    const where = (): string => `${kind} was ${ends.join(', then ')}, by frame ${numbers.join(' ')}`
    if (Math.max(...numbers) > Math.max(...ends)) found.add(`twice: ${where()}`)
    if (Math.min(...numbers) < Math.min(...ends)) found.add(`missing: ${where()}`)
  }
  for (const [name, last] of Object.entries(after.counts)) {
    const first = before.counts[name]
    // When another seat comes to the front its places look different; only places shown in all frames can be compared.
    if (first === undefined || !frames.every(({ counts }) => name in counts)) continue
    const numbers = frames.map(({ counts }) => counts[name] ?? 0)
    const rises = numbers.every((now, i) => now >= (numbers[i - 1] ?? now))
    const falls = numbers.every((now, i) => now <= (numbers[i - 1] ?? now))
    if (!rises && !falls) continue
    for (const [i, { coming }] of frames.entries())
      if (rises && (numbers[i] ?? 0) + (coming[name] ?? 0) > last + (name === 'deck' ? drawn : 0))
        found.add(
          `${name} counts pieces in flight: ${numbers[i]} and ${coming[name]} of ${first} to ${last}, frame ${i}`
        )
  }
  return [...found]
}

for (const game of games) {
  const { id } = game.rules
  test(`${id}: every frame of every kind of scene draws every piece exactly once`, async ({ page }) => {
    test.setTimeout(900_000)
    const played = randomGame(game.rules, { players: plainSeats(game.rules).max, seed: 7 })
    await page.goto(app.url())
    const stores = await steer(page)
    await stores.evaluate((all) => all.get('settings').change({ motion: 'full', language: 'en' }))
    await stores.evaluate((all, file) => all.get('replay-opener').openFile(file), {
      name: `${id}.caravan`,
      text: headerLine(played.header) + played.entries.map(entryLine).join('')
    })
    await page.getByRole('slider').first().waitFor()
    await page.locator('.log').waitFor()
    // At this speed of the replay, scenes take half of their time.
    await page.getByRole('radio', { name: '2 times speed' }).click()
    await page.evaluate(installWatch, pause)
    const choices = played.entries.filter((entry) => 'choice' in entry)
    const wrong: string[] = []
    const seen = new Map<string, number>()
    let moved = 0
    for (const [n, entry] of choices.entries()) {
      const events = 'events' in entry ? entry.events.map(({ type }) => type) : []
      const kind = [...new Set(events)].sort().join()
      const before = seen.get(kind) ?? 0
      seen.set(kind, before + 1)
      const watched = before < watchedOfKind
      const frames = await page.evaluate(async (whole) => {
        const next = (): void => {
          document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
        }
        if (whole) return (globalThis as never as Watching).watch(next)
        next()
        await new Promise(requestAnimationFrame)
        return []
      }, watched)
      if (!watched) continue
      if (frames.filter(({ moving }) => moving).length > 2) moved++
      const dealt = events.slice(events.lastIndexOf('deckShuffled') + 1)
      const drawn = events.includes('deckShuffled')
        ? dealt.filter((type) => type === 'displayFilled' || type === 'cardDrawn').length
        : 0
      for (const fault of faults(frames, drawn)) wrong.push(`${n} ${fault} (${events.join(', ')})`)
    }
    expect(wrong.slice(0, 20)).toEqual([])
    expect(moved).toBeGreaterThan(20)
  })
}
