/**
 * The mixer: pieces, notices and ambience each have a channel with its own gain, and all channels share a master gain.
 * There is no audio before the first user gesture; sounds requested earlier are dropped, not played later.
 */
import { SoundPlayer } from './player'
import { sounds } from './sounds'
import { ambiences, notices, type Ambience, type Notice, type SoundId } from '../../contract/sound'

/** The volume of each channel, from 0 to 100, and whether everything is muted. */
export interface Volumes {
  readonly muted: boolean
  readonly pieces: number
  readonly notices: number
  /** Whether ambient sounds are played. Their gain is a share of that of the pieces. */
  readonly ambience?: boolean
}

/** Sounds that are played even while the page is hidden. */
const heardWhileHidden: ReadonlySet<SoundId> = new Set<Notice>(['your-turn'])
/** A sound is not repeated within this many seconds. */
const minInterval = 0.06
/** Gain of all channels together. */
const masterGain = 0.8
/**
 * After this many milliseconds without a sound the context rests, for an open one costs a twentieth of a processor even
 * in silence. Longer than any sound lasts.
 */
const restAfter = 10_000

/** Milliseconds that a resting context may take to wake: what is played meanwhile is heard then. */
const wakesIn = 500

const isNotice = (id: SoundId): id is Notice => notices.some((notice) => notice === id)
const isAmbience = (id: SoundId): id is Ambience => ambiences.some((one) => one === id)
/** Gain of the ambience relative to the pieces. */
const ambienceShare = 0.5
/** The gain for a volume from 0 to 100: squared, because perceived loudness is not linear. */
const gainOf = (volume: number): number => (volume / 100) ** 2

interface Output {
  readonly context: AudioContext
  readonly player: SoundPlayer
  readonly pieces: GainNode
  readonly ambience: GainNode
  readonly notices: GainNode
}

export class Mixer {
  readonly #make: () => AudioContext | undefined
  readonly #hidden: () => boolean
  readonly #last = new Map<SoundId, number>()
  #volumes: Volumes = { muted: true, pieces: 0, notices: 0 }
  #output: Output | undefined
  #resting = false
  #waking = false
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `make` creates the context at the first gesture; undefined if the browser has no audio. `hidden`: the page is hidden. */
  constructor(make: () => AudioContext | undefined, hidden: () => boolean) {
    this.#make = make
    this.#hidden = hidden
  }

  /** Allows sound from now on. Call at each user gesture: it creates the audio context, or resumes a suspended one. */
  unlock(): void {
    if (!this.#output) {
      const context = this.#make()
      if (!context) return
      const master = context.createGain()
      master.gain.value = masterGain
      master.connect(context.destination)
      const channel = (): GainNode => {
        const gain = context.createGain()
        gain.connect(master)
        return gain
      }
      this.#output = {
        context,
        player: new SoundPlayer(context),
        pieces: channel(),
        notices: channel(),
        ambience: channel()
      }
      this.set(this.#volumes)
      this.#restLater(context)
    }
    // After a call or the lock screen, iOS says "interrupted".
    if (this.#output.context.state !== 'running' && !this.#resting) void this.#output.context.resume()
  }

  #restLater(context: AudioContext): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      // One that no gesture has started yet could not be woken without one.
      if (context.state !== 'running') return
      this.#resting = true
      void context.suspend()
    }, restAfter)
  }

  #wake(context: AudioContext): void {
    if (this.#resting) {
      void context.resume()
      this.#waking = true
      setTimeout(() => (this.#waking = false), wakesIn)
    }
    this.#resting = false
    this.#restLater(context)
  }

  set(volumes: Volumes): void {
    this.#volumes = volumes
    if (!this.#output) return
    this.#output.pieces.gain.value = gainOf(volumes.pieces)
    this.#output.ambience.gain.value =
      volumes.muted || !volumes.ambience ? 0 : gainOf(volumes.pieces) * ambienceShare
    this.#output.notices.gain.value = gainOf(volumes.notices)
  }

  /** Plays a sound, unless it is locked, muted, repeated too soon, or the page is hidden. */
  play(id: SoundId): void {
    const output = this.#output
    const channel = isNotice(id) ? 'notices' : isAmbience(id) ? 'ambience' : 'pieces'
    if (!output || this.#volumes.muted || !this.#volumes[channel]) return
    if (output.context.state !== 'running' && !this.#resting && !this.#waking) return
    if (this.#hidden() && !heardWhileHidden.has(id)) return
    const now = output.context.currentTime
    if (now - (this.#last.get(id) ?? -Infinity) < minInterval) return
    this.#last.set(id, now)
    this.#wake(output.context)
    output.player.play(sounds[id], output[channel])
  }
}
