/** Turns sounds into Web Audio. Works on any audio context, also on one that renders into memory. */
import type { Noise, Sound, Tone, Voice } from '../../contract/sound'

/** Silent enough to stop: an exponential never reaches zero. */
const silence = 0.0001
/** A second of noise serves every noisy voice. */
const noiseSeconds = 1
const defaultAttack = 0.005

/** Evenly spread numbers from -1 to 1, always the same: sounds need no true chance. */
function whiteNoise(length: number): Float32Array<ArrayBuffer> {
  let seed = 1
  return new Float32Array(length).map(() => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return seed / 2 ** 31 - 1
  })
}

/** Plays sounds on a context, into a node of it. */
export class SoundPlayer {
  readonly #context: BaseAudioContext
  readonly #noise: AudioBuffer

  constructor(context: BaseAudioContext) {
    this.#context = context
    this.#noise = this.#makeNoise()
  }

  /** Begins now, or `wait` seconds from now. */
  play(sound: Sound, into: AudioNode, wait = 0): void {
    const start = this.#context.currentTime + wait
    for (const voice of sound) this.#voice(voice, into, start + voice.at)
  }

  #voice(voice: Voice, into: AudioNode, at: number): void {
    const loudness = this.#context.createGain()
    const { lasts, peak, attack = defaultAttack } = voice
    // A source may begin a sample before its envelope: that sample must not be heard at full scale.
    loudness.gain.value = 0
    loudness.gain.setValueAtTime(silence, at)
    loudness.gain.linearRampToValueAtTime(peak, at + attack)
    loudness.gain.exponentialRampToValueAtTime(silence, at + lasts)
    const source = voice.kind === 'tone' ? this.#tone(voice, loudness, at) : this.#hiss(voice, loudness)
    loudness.connect(into)
    source.onended = () => loudness.disconnect()
    source.start(at)
    source.stop(at + lasts)
  }

  #tone({ wave, hertz, to, lasts }: Tone, into: AudioNode, at: number): AudioScheduledSourceNode {
    const source = this.#context.createOscillator()
    source.type = wave
    source.frequency.setValueAtTime(hertz, at)
    if (to !== undefined) source.frequency.exponentialRampToValueAtTime(to, at + lasts)
    source.connect(into)
    return source
  }

  #hiss({ filter, hertz, q }: Noise, into: AudioNode): AudioScheduledSourceNode {
    const source = this.#context.createBufferSource()
    source.buffer = this.#noise
    source.loop = true
    const through = this.#context.createBiquadFilter()
    through.type = filter
    through.frequency.value = hertz
    through.Q.value = q
    source.connect(through)
    through.connect(into)
    return source
  }

  #makeNoise(): AudioBuffer {
    const { sampleRate } = this.#context
    const buffer = this.#context.createBuffer(1, sampleRate * noiseSeconds, sampleRate)
    buffer.copyToChannel(whiteNoise(buffer.length), 0)
    return buffer
  }
}
