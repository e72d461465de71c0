/** Plays sounds through Web Audio, on any audio context, including an offline one. */
import type { Noise, Sound, Tone, Voice } from '../../contract/sound'

/** A gain that counts as silent: an exponential ramp cannot reach zero. */
const silence = 0.0001
/** Length of the noise buffer in seconds; all noise voices loop it. */
const noiseSeconds = 1
const defaultAttack = 0.005

/** Pseudo-random numbers from -1 to 1, always the same sequence. */
function whiteNoise(length: number): Float32Array<ArrayBuffer> {
  let seed = 1
  return new Float32Array(length).map(() => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return seed / 2 ** 31 - 1
  })
}

/** Plays sounds on one audio context. */
export class SoundPlayer {
  readonly #context: BaseAudioContext
  readonly #noise: AudioBuffer

  constructor(context: BaseAudioContext) {
    this.#context = context
    this.#noise = this.#makeNoise()
  }

  /** Plays a sound into a node, now or in `wait` seconds. */
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
