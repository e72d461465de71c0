/**
 * The reel: choices come in as cues, beats of flights go out, each when the one before is over. What comes faster than
 * it plays is hurried, and what cannot be hurried any more is left out for the newest. Clock and stage are given.
 */
import type { PieceSound } from '../../contract/sound'
import type { Flight, Scene } from '../../contract/game-ui'
import { Beats } from './beats'
import { beatLasts, longestChoice, longestLag, timed } from './durations'

/** Milliseconds that go by, and a way to be called after some; the answer of `later` calls that off. */
export interface Clock {
  readonly now: () => number
  readonly later: (wait: number, run: () => void) => () => void
}

/** A flight, and where its piece was before the table changed. */
export interface Shot {
  readonly flight: Flight
  readonly from: DOMRect | undefined
  /** It was a piece of the table there, and stands there until it sets out. */
  readonly stands?: boolean
}

/** One event to be shown. */
export interface Cue {
  readonly scene: Scene
  readonly shots: readonly Shot[]
  readonly sound: PieceSound | undefined
}

/** A flight on its way: it waits `delay` and moves for `lasts`, in milliseconds of the clock. */
export interface Taken extends Shot {
  readonly delay: number
  readonly lasts: number
}

/** Where flights are seen. */
export interface Stage {
  /** These will be played, at once or later: what they turn into is not there yet. */
  readonly await: (shots: readonly Shot[]) => void
  readonly play: (taken: readonly Taken[], sounds: readonly PieceSound[]) => void
  /** Whatever is under way or awaited is over. */
  readonly clear: () => void
  /** Something is under way or awaited from now on, or nothing any more. */
  readonly busy: (now: boolean) => void
}

/** How many times as fast the table may hurry before it leaves out what it cannot show. */
const mostHurry = 6

const flightsOf = (cues: readonly Cue[]): readonly Flight[] =>
  cues.flatMap(({ shots }) => shots.map(({ flight }) => flight))

/** How long the beats of these cues last one after the other, in milliseconds at normal speed. */
function beatsLast(beats: Iterable<readonly Cue[]>): number {
  return [...beats].reduce((sum, cues) => sum + beatLasts(flightsOf(cues)), 0)
}

/** Puts cues into their beats. */
function sorted(cues: readonly Cue[], beats: Beats, into: Map<number, readonly Cue[]>, earliest = 0): void {
  for (const cue of cues) {
    const beat = beats.place(cue.scene, earliest)
    into.set(beat, [...(into.get(beat) ?? []), cue])
  }
}

/** How long a choice lasts by itself, in milliseconds at normal speed. */
function choiceLasts(cues: readonly Cue[]): number {
  const beats = new Map<number, readonly Cue[]>()
  sorted(cues, new Beats(), beats)
  return beatsLast(beats.values())
}

/** Plays choices one after the other and their beats in order. */
export class FlightQueue {
  readonly #clock: Clock
  readonly #speed: () => number
  readonly #stage: Stage
  readonly #waiting = new Map<number, readonly Cue[]>()
  #beats = new Beats()
  /** The beat under way. */
  #now: number | undefined
  /** When it is over. */
  #until = 0
  /** When all that has come in is to be over. */
  #due = 0
  #stop: (() => void) | undefined

  /** `speed`: 1 is normal, 2 twice as fast; asked again for each beat. */
  constructor(clock: Clock, speed: () => number, stage: Stage) {
    this.#clock = clock
    this.#speed = speed
    this.#stage = stage
  }

  /** One choice has happened. */
  add(cues: readonly Cue[]): void {
    if (cues.length === 0) return
    if (this.#isLate(cues)) this.cut()
    const now = this.#clock.now()
    const speed = this.#speed()
    this.#due = Math.min(Math.max(this.#due, now) + longestChoice / speed, now + longestLag / speed)
    sorted(cues, this.#beats, this.#waiting, this.#now)
    this.#stage.busy(true)
    this.#stage.await(cues.flatMap(({ shots }) => shots))
    if (this.#now === undefined) this.#next()
    else this.#play(this.#now)
  }

  /** Ends everything: the table is as it is. */
  cut(): void {
    this.#stop?.()
    this.#rest()
    this.#stage.clear()
  }

  /** Nothing is under way and nothing waits. */
  #rest(): void {
    this.#waiting.clear()
    this.#beats = new Beats()
    this.#now = undefined
    this.#stop = undefined
    this.#due = 0
    this.#stage.busy(false)
  }

  #waitingLasts(): number {
    return beatsLast(this.#waiting.values())
  }

  #isLate(cues: readonly Cue[]): boolean {
    if (this.#now === undefined) return false
    const left = Math.max(0, this.#until - this.#clock.now()) * this.#speed()
    return left + this.#waitingLasts() + choiceLasts(cues) > longestLag * mostHurry
  }

  #next(): void {
    if (this.#waiting.size === 0) return this.#rest()
    this.#now = Math.min(...this.#waiting.keys())
    this.#until = this.#clock.now()
    this.#play(this.#now)
  }

  /** Plays what waits for a beat, and goes on when the beat is over. */
  #play(beat: number): void {
    const cues = this.#waiting.get(beat) ?? []
    const now = this.#clock.now()
    const rate = Math.max(this.#speed(), this.#waitingLasts() / Math.max(1, this.#due - now))
    this.#waiting.delete(beat)
    const shots = cues.flatMap((cue) => cue.shots)
    const flights = flightsOf(cues)
    const times = timed(flights)
    const taken = shots.map((shot, i): Taken => ({
      ...shot,
      delay: (times[i]?.delay ?? 0) / rate,
      lasts: (times[i]?.lasts ?? 0) / rate
    }))
    const sounds = cues.flatMap(({ sound }) => sound ?? [])
    this.#until = Math.max(this.#until, now + beatLasts(flights) / rate)
    this.#stop?.()
    this.#stop = this.#clock.later(this.#until - now, () => this.#next())
    if (taken.length > 0 || sounds.length > 0) this.#stage.play(taken, [...new Set(sounds)])
  }
}
