/**
 * The mixer: every sound goes through one gain, in a channel of its own kind with its own volume. There is no audio
 * before the first gesture, and none of what was to be heard before is made up for.
 */
import { SoundPlayer } from './player'
import { sounds } from './sounds'
import { ambiences, notices, type Ambience, type Notice, type SoundId } from '../../contract/sound'

/** How loud each channel is, from 0 to 100, and whether all is silent. */
export interface Volumes {
  readonly muted: boolean
  readonly pieces: number
  readonly notices: number
  /** Whether something is heard far away; as loud as half of the pieces. */
  readonly ambience?: boolean
}

/** Sounds that are heard although the page is hidden. */
const heardWhileHidden: ReadonlySet<SoundId> = new Set<Notice>(['your-turn'])
/** The same sound again within so many seconds is one sound. */
const minInterval = 0.06
/** Everything together at most. */
const masterGain = 0.8

const isNotice = (id: SoundId): id is Notice => notices.some((notice) => notice === id)
const isAmbience = (id: SoundId): id is Ambience => ambiences.some((one) => one === id)
/** How loud what is heard far away is beside pieces. */
const ambienceShare = 0.5
/** People hear loudness as the square of what they set. */
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

  /** `make` gives the context at the first gesture, or nothing where the browser has none. */
  constructor(make: () => AudioContext | undefined, hidden: () => boolean) {
    this.#make = make
    this.#hidden = hidden
  }

  /** Somebody has touched the page: from now on it may be heard. */
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
    }
    if (this.#output.context.state === 'suspended') void this.#output.context.resume()
  }

  set(volumes: Volumes): void {
    this.#volumes = volumes
    if (!this.#output) return
    this.#output.pieces.gain.value = gainOf(volumes.pieces)
    this.#output.ambience.gain.value =
      volumes.muted || !volumes.ambience ? 0 : gainOf(volumes.pieces) * ambienceShare
    this.#output.notices.gain.value = gainOf(volumes.notices)
  }

  /** Plays a sound, if it may be heard now. */
  play(id: SoundId): void {
    const output = this.#output
    const channel = isNotice(id) ? 'notices' : isAmbience(id) ? 'ambience' : 'pieces'
    if (!output || output.context.state !== 'running' || this.#volumes.muted || !this.#volumes[channel])
      return
    if (this.#hidden() && !heardWhileHidden.has(id)) return
    const now = output.context.currentTime
    if (now - (this.#last.get(id) ?? -Infinity) < minInterval) return
    this.#last.set(id, now)
    output.player.play(sounds[id], output[channel])
  }
}
