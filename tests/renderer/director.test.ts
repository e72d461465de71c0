// The schedule of scenes: beats ordered by dependency, at most 1.2 seconds for a choice, and no queue of old choices.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Flight, Scene } from '../../renderer/contract/game-ui'
import { Beats } from '../../renderer/kit/flights/beats'
import { mostFlights, stageDirector, type Manner } from '../../renderer/kit/flights/director'
import { framesOf } from '../../renderer/kit/flights/frames'
import { longestChoice, longestLag, timed } from '../../renderer/kit/flights/durations'
import { FlightQueue, type Clock, type Cue, type TimedShot } from '../../renderer/kit/flights/flight-queue'

const piece = { kind: 'coin' }
const flight = (from: string, to: string): Flight => ({ from, to, piece })
const scene = (from: string, to: string, rest: Omit<Scene, 'flights'> = {}): Scene => ({
  flights: [flight(from, to)],
  ...rest
})
const cue = (of: Scene, sound?: Cue['sound']): Cue => ({
  scene: of,
  shots: of.flights.map((one) => ({ flight: one, from: undefined })),
  sound
})

/** A fake clock that is advanced by hand. */
class HandClock implements Clock {
  time = 0
  #calls: { at: number; run: () => void }[] = []
  readonly now = (): number => this.time
  readonly later = (wait: number, run: () => void): (() => void) => {
    const call = { at: this.time + Math.max(0, wait), run }
    this.#calls.push(call)
    return () => (this.#calls = this.#calls.filter((other) => other !== call))
  }

  /** Advances by this many milliseconds, and calls the timers that fall due. */
  pass(ms: number): void {
    const end = this.time + ms
    for (;;) {
      const [next] = this.#calls.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)
      if (!next) break
      this.#calls = this.#calls.filter((other) => other !== next)
      this.time = Math.max(this.time, next.at)
      next.run()
    }
    this.time = end
  }
}

/** A flight that was shown: its destination, and when it began, in milliseconds. */
interface Seen {
  readonly to: string | undefined
  readonly starts: number
  readonly ends: number
}

function reelOn(clock: HandClock, speed = 1) {
  const seen: Seen[] = []
  const heard: string[] = []
  let cleared = 0
  let busy = false
  const reel = new FlightQueue(clock, () => speed, {
    await: () => undefined,
    play: (taken: readonly TimedShot[], sounds) => {
      heard.push(...sounds)
      for (const { flight: one, delay, lasts } of taken)
        seen.push({ to: one.to, starts: clock.time + delay, ends: clock.time + delay + lasts })
    },
    clear: () => void cleared++,
    busy: (now) => (busy = now)
  })
  return { reel, seen, heard, cuts: () => cleared, busy: () => busy }
}

test('independent scenes share a beat; those that start where others arrive follow', () => {
  const beats = new Beats()
  expect(beats.place(scene('die', 'space'))).toBe(0)
  expect(beats.place(scene('stock', 'space'))).toBe(0)
  expect(beats.place(scene('space', 'stock'))).toBe(1)
  expect(beats.place(scene('elsewhere', 'stock'))).toBe(0)
  expect(beats.place(scene('posts', 'city', { after: ['space'], brings: ['bonus'] }))).toBe(1)
  expect(beats.place(scene('bonus', 'stock'))).toBe(2)
  expect(beats.place(scene('supply', 'dice', { after: 'all' }))).toBe(3)
  expect(new Beats().place(scene('a', 'b'), 5)).toBe(5)
})

test('a beat begins when the beats that it depends on are over', () => {
  const clock = new HandClock()
  const { reel, seen } = reelOn(clock)
  reel.add([cue(scene('a', 'b')), cue(scene('x', 'y')), cue(scene('b', 'c'))])
  clock.pass(longestChoice)
  const [first, beside, second] = seen
  expect([first?.to, beside?.to, second?.to]).toEqual(['b', 'y', 'c'])
  expect(first?.starts).toBe(0)
  expect(beside?.starts).toBeLessThan(first?.ends ?? 0)
  expect(second?.starts).toBeGreaterThanOrEqual(Math.max(first?.ends ?? 0, beside?.ends ?? 0))
})

test('the reel is busy from the first beat to the end of the last, or until it is cut', () => {
  const clock = new HandClock()
  const { reel, seen, busy } = reelOn(clock)
  reel.add([])
  expect(busy()).toBe(false)
  reel.add([cue(scene('a', 'b')), cue(scene('b', 'c'))])
  expect(busy()).toBe(true)
  clock.pass(longestChoice / 2)
  expect(busy()).toBe(true)
  clock.pass(longestChoice)
  expect([seen.length, busy()]).toEqual([2, false])
  reel.add([cue(scene('a', 'b'))])
  reel.cut()
  expect(busy()).toBe(false)
})

const places = fc.constantFrom('a', 'b', 'c', 'd', 'e')
const anyScene = fc.record({
  flights: fc.array(
    fc.tuple(places, places).map(([from, to]) => flight(from, to)),
    { maxLength: 8 }
  ),
  after: fc.option(fc.oneof(fc.constant('all' as const), fc.array(places, { maxLength: 2 })), { nil: [] })
})
const anyChoice = fc.array(
  anyScene.map((one) => cue(one)),
  { minLength: 1, maxLength: 12 }
)

test('the scenes of a choice take at most 1.2 seconds at normal speed, half of that at double speed', () => {
  fc.assert(
    fc.property(anyChoice, fc.constantFrom(1, 2, 4), (choice, speed) => {
      const clock = new HandClock()
      const { reel, seen } = reelOn(clock, speed)
      reel.add(choice)
      clock.pass(10_000)
      expect(seen).toHaveLength(choice.flatMap(({ shots }) => shots).length)
      for (const { ends } of seen) expect(ends).toBeLessThanOrEqual(longestChoice / speed + 1)
    }),
    { numRuns: 60 }
  )
})

test('however fast choices come, the newest is over within 2.4 seconds and nothing is queued behind it', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(anyChoice, fc.nat(400)), { minLength: 1, maxLength: 25 }), (choices) => {
      const clock = new HandClock()
      const { reel, seen } = reelOn(clock)
      for (const [choice, wait] of choices) {
        clock.pass(wait)
        reel.add(choice)
      }
      const last = clock.time
      clock.pass(60_000)
      for (const { ends } of seen) expect(ends).toBeLessThanOrEqual(last + longestLag + 1)
    }),
    { numRuns: 60 }
  )
})

test('in a flood only the newest choice is shown, and skipped choices make no sound', () => {
  const clock = new HandClock()
  const { reel, seen, heard, cuts } = reelOn(clock)
  const chain = (n: number): Cue[] => [
    cue(scene(`a${n}`, `b${n}`, { after: 'all' }), 'coin'),
    cue(scene(`b${n}`, `c${n}`), 'post')
  ]
  for (let n = 0; n < 100; n++) reel.add(chain(n))
  expect(cuts()).toBeGreaterThan(0)
  clock.pass(longestLag + 1)
  expect(seen.at(-1)?.to).toBe('c99')
  expect(seen.length).toBeLessThan(60)
  expect(heard.length).toBeLessThanOrEqual(seen.length)
  const before = seen.length
  clock.pass(60_000)
  expect(seen).toHaveLength(before)
})

test('a new choice that does not depend on the running one starts at once', () => {
  const clock = new HandClock()
  const { reel, seen } = reelOn(clock)
  reel.add([cue(scene('a', 'b'))])
  clock.pass(100)
  reel.add([cue(scene('x', 'y')), cue(scene('b', 'c'))])
  expect(seen.map(({ to, starts }) => [to, starts])).toEqual([
    ['b', 0],
    ['y', 100]
  ])
  clock.pass(longestLag)
  expect(seen.at(-1)).toMatchObject({ to: 'c' })
})

test('a cut ends everything, and the next choice starts normally', () => {
  const clock = new HandClock()
  const { reel, seen, cuts } = reelOn(clock)
  reel.add([cue(scene('a', 'b')), cue(scene('b', 'c'))])
  reel.cut()
  clock.pass(5000)
  expect(seen.map(({ to }) => to)).toEqual(['b'])
  expect(cuts()).toBe(1)
  reel.add([cue(scene('b', 'd'))])
  expect(seen.at(-1)).toMatchObject({ to: 'd', starts: 5000 })
})

test('each sound is played once, with its beat', () => {
  const clock = new HandClock()
  const { reel, heard } = reelOn(clock)
  reel.add([cue(scene('a', 'b'), 'coin'), cue(scene('x', 'y'), 'coin'), cue(scene('b', 'c'), 'post')])
  expect(heard).toEqual(['coin'])
  clock.pass(longestChoice)
  expect(heard).toEqual(['coin', 'post'])
})

/** Runs a director on choices with these flights; returns what it passes on. */
function directed(manner: () => Manner, flights: readonly Flight[]) {
  const moved: (readonly Cue[])[] = []
  const outlined: number[] = []
  const director = stageDirector(() => ({ scene: () => ({ flights }), sound: () => undefined }), {
    manner,
    move: (cues) => moved.push(cues),
    outline: (shots) => outlined.push(shots.length),
    reseated: () => undefined,
    cut: () => undefined
  })
  const play = (): void => {
    director.before({ type: 'moved' }, { seats: [], view: undefined, content: undefined })
    director.after()
  }
  return { play, moved, outlined }
}

test('the director passes each choice on as a whole: as movement, as outlines, or not at all', () => {
  let manner: Manner = 'flights'
  const { play, moved, outlined } = directed(() => manner, [{ piece }])
  play()
  manner = 'outlines'
  play()
  manner = 'nothing'
  play()
  expect([moved.length, outlined.filter((count) => count > 0).length]).toEqual([1, 1])
})

test('large amounts fly as a few ghosts, but every piece that changes its place on the table flies', () => {
  const named = Array.from({ length: 25 }, (_, i): Flight => ({ becomes: `die:${i}`, piece }))
  const coins = Array.from({ length: 60 }, (): Flight => ({ piece }))
  const { play, moved } = directed(() => 'flights', [...coins, ...named])
  play()
  const shots = (moved[0] ?? []).flatMap((one) => one.shots)
  expect(shots).toHaveLength(mostFlights)
  expect(shots.filter(({ flight: one }) => one.becomes !== undefined)).toHaveLength(25)
})

test('flights of a beat start one after the other, at shorter intervals the more there are', () => {
  const delays = (count: number): readonly number[] =>
    timed(Array.from({ length: count }, () => flight('a', 'b'))).map(({ delay }) => delay)
  expect(delays(1)).toEqual([0])
  expect(delays(3)).toEqual([0, 55, 110])
  expect(Math.max(...delays(40))).toBeCloseTo(300)
})

test('a lingering note at a destination appears once the piece has landed', () => {
  const [post, other, ring, alone] = timed([
    flight('hand', 'city'),
    flight('a', 'b'),
    { to: 'city', lingers: true, piece },
    { to: 'elsewhere', lingers: true, piece }
  ])
  expect(ring?.delay).toBe((post?.delay ?? 0) + (post?.lasts ?? 0))
  expect(alone?.delay).toBeLessThan(other?.lasts ?? 0)
})

test('a flight animates only transform and opacity, and one that becomes a piece of the table does not fade', () => {
  const [a, b] = [
    { left: 0, top: 0, width: 10, height: 10 },
    { left: 100, top: 0, width: 10, height: 10 }
  ]
  expect(framesOf(undefined, undefined, false)).toEqual([])
  for (const [from, to] of [
    [a, b],
    [a, undefined],
    [undefined, b]
  ]) {
    const frames = framesOf(from, to, false)
    expect(frames.at(-1)?.['opacity']).toBe(0)
    for (const frame of frames)
      for (const key of Object.keys(frame))
        expect(['transform', 'opacity', 'offset', 'easing']).toContain(key)
  }
  expect(framesOf(a, b, true).at(-1)).toMatchObject({ opacity: 1, offset: 1 })
})
