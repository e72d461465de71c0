/**
 * A queue of animations: takes the cues of each update and plays them as beats of flights, one beat after the other. Plays
 * faster when updates arrive faster than they can be shown, and drops older ones when even that is not enough.
 */
import type { PieceSound } from '../../contract/sound'
import type { Flight, Scene } from '../../contract/game-ui'
import { Beats } from './beats'
import { beatLasts, longestChoice, longestLag, timed } from './durations'

/** The time in milliseconds and timers; `later` returns a function that cancels the timer. */
export interface Clock {
  readonly now: () => number
  readonly later: (wait: number, run: () => void) => () => void
}

/** A flight, and the rectangle of its piece before the page was redrawn. */
export interface Shot {
  readonly flight: Flight
  readonly from: DOMRect | undefined
  /** The flight is of a piece that stood there on the table, which stays visible until the flight starts. */
  readonly stands?: boolean
}

/** The animation of one event. */
export interface Cue {
  readonly scene: Scene
  readonly shots: readonly Shot[]
  readonly sound: PieceSound | undefined
}

/** A flight with its timing: it waits `delay` and then moves for `lasts` milliseconds. */
export interface TimedShot extends Shot {
  readonly delay: number
  readonly lasts: number
}

/** The output of the queue. */
export interface Stage {
  /** These flights will be played, at once or later: hide what they turn into. */
  readonly await: (shots: readonly Shot[]) => void
  readonly play: (timedShots: readonly TimedShot[], sounds: readonly PieceSound[]) => void
  /** Ends all flights, running or awaited. */
  readonly clear: () => void
  /** Tells whether any flight is running or awaited from now on. */
  readonly busy: (now: boolean) => void
}

/** The highest factor by which playback may speed up; beyond it, older animations are dropped. */
const mostHurry = 6

const flightsOf = (cues: readonly Cue[]): readonly Flight[] =>
  cues.flatMap(({ shots }) => shots.map(({ flight }) => flight))

/** The total duration of these beats, in milliseconds at normal speed. */
function beatsLast(beats: Iterable<readonly Cue[]>): number {
  return [...beats].reduce((sum, cues) => sum + beatLasts(flightsOf(cues)), 0)
}

/** Adds cues to the map of beats. */
function addToBeats(
  cues: readonly Cue[],
  beats: Beats,
  into: Map<number, readonly Cue[]>,
  earliest = 0
): void {
  for (const cue of cues) {
    const beat = beats.place(cue.scene, earliest)
    into.set(beat, [...(into.get(beat) ?? []), cue])
  }
}

/** The duration of one update on its own, in milliseconds at normal speed. */
function choiceLasts(cues: readonly Cue[]): number {
  const beats = new Map<number, readonly Cue[]>()
  addToBeats(cues, new Beats(), beats)
  return beatsLast(beats.values())
}

/** Plays the beats of all added updates in order. */
export class FlightQueue {
  readonly #clock: Clock
  readonly #speed: () => number
  readonly #stage: Stage
  readonly #waiting = new Map<number, readonly Cue[]>()
  #beats = new Beats()
  /** The beat that is playing. */
  #now: number | undefined
  /** The time at which that beat ends. */
  #until = 0
  /** The time by which everything added so far should be over. */
  #due = 0
  #stop: (() => void) | undefined

  /** `speed` is called for each beat: 1 is normal, 2 twice as fast. */
  constructor(clock: Clock, speed: () => number, stage: Stage) {
    this.#clock = clock
    this.#speed = speed
    this.#stage = stage
  }

  /** Adds the cues of one update. */
  add(cues: readonly Cue[]): void {
    if (cues.length === 0) return
    if (this.#isLate(cues)) this.cut()
    const now = this.#clock.now()
    const speed = this.#speed()
    this.#due = Math.min(Math.max(this.#due, now) + longestChoice / speed, now + longestLag / speed)
    addToBeats(cues, this.#beats, this.#waiting, this.#now)
    this.#stage.busy(true)
    this.#stage.await(cues.flatMap(({ shots }) => shots))
    if (this.#now === undefined) this.#next()
    else this.#play(this.#now)
  }

  /** Ends all animations: the table is shown as it is. */
  cut(): void {
    this.#stop?.()
    this.#rest()
    this.#stage.clear()
  }

  /** Resets to idle. */
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

  /** Plays the cues that wait for a beat, and then the next beat. */
  #play(beat: number): void {
    const cues = this.#waiting.get(beat) ?? []
    const now = this.#clock.now()
    const rate = Math.max(this.#speed(), this.#waitingLasts() / Math.max(1, this.#due - now))
    this.#waiting.delete(beat)
    const shots = cues.flatMap((cue) => cue.shots)
    const flights = flightsOf(cues)
    const times = timed(flights)
    const timedShots = shots.map((shot, i): TimedShot => ({
      ...shot,
      delay: (times[i]?.delay ?? 0) / rate,
      lasts: (times[i]?.lasts ?? 0) / rate
    }))
    const sounds = cues.flatMap(({ sound }) => sound ?? [])
    this.#until = Math.max(this.#until, now + beatLasts(flights) / rate)
    this.#stop?.()
    this.#stop = this.#clock.later(this.#until - now, () => this.#next())
    if (timedShots.length > 0 || sounds.length > 0) this.#stage.play(timedShots, [...new Set(sounds)])
  }
}
