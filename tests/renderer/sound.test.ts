// Sounds: data that is short enough, a player that schedules it, and a mixer that is silent when it should be.
import { beforeEach, expect, test, vi } from 'vitest'
import { openSounds } from '../../renderer/features/sound'
import { Mixer, type Volumes } from '../../renderer/features/sound/mixer'
import { SoundPlayer } from '../../renderer/features/sound/player'
import { lengthOf, sounds } from '../../renderer/features/sound/sounds'
import { ambiences, notices, pieceSounds, type SoundId } from '../../renderer/contract/sound'

vi.mock('../../renderer/stores/settings', () => ({
  useSettings: () => ({ settings: { sound: { muted: false, pieces: 40, notices: 50 }, ambience: true } })
}))

const ids: readonly SoundId[] = [...pieceSounds, ...notices]

/** A sound source that was scheduled. */
interface Scheduled {
  readonly start: number
  stop: number
}

/** A fake audio context that records its calls. */
class FakeAudio {
  currentTime = 0
  sampleRate = 1000
  state: 'running' | 'suspended' | 'interrupted' = 'running'
  readonly sources: Scheduled[] = []
  readonly gains: { readonly gain: ReturnType<FakeAudio['param']>; connected: unknown }[] = []
  readonly destination = {}
  resumed = 0
  suspended = 0

  param() {
    const values: [string, number, number][] = []
    return {
      value: 1,
      values,
      setValueAtTime: (to: number, at: number) => values.push(['set', to, at]),
      linearRampToValueAtTime: (to: number, at: number) => values.push(['linear', to, at]),
      exponentialRampToValueAtTime: (to: number, at: number) => values.push(['exponential', to, at])
    }
  }

  #node<Rest extends object>(rest: Rest) {
    const node = { connected: undefined as unknown, ...rest }
    return Object.assign(node, {
      connect: (to: unknown) => (node.connected = to),
      disconnect: () => undefined
    })
  }

  createGain() {
    const node = this.#node({ gain: this.param() })
    this.gains.push(node)
    return node
  }
  #source() {
    let scheduled: Scheduled | undefined
    return this.#node({
      type: '',
      buffer: undefined,
      loop: false,
      frequency: this.param(),
      start: (at: number) => this.sources.push((scheduled = { start: at, stop: Infinity })),
      stop: (at: number) => scheduled && (scheduled.stop = at)
    })
  }
  createOscillator = () => this.#source()
  createBufferSource = () => this.#source()
  createBiquadFilter = () => this.#node({ type: '', frequency: this.param(), Q: this.param() })
  createBuffer = (_channels: number, length: number) => ({ length, copyToChannel: () => undefined })
  resume = () => {
    this.resumed++
    return Promise.resolve()
  }
  suspend = () => {
    this.suspended++
    this.state = 'suspended'
    return Promise.resolve()
  }

  /** As the browser's own method does. */
  get real(): AudioContext {
    return this as never
  }
}

let audio: FakeAudio
let hidden = false
const volumes: Volumes = { muted: false, pieces: 40, notices: 50 }

beforeEach(() => {
  audio = new FakeAudio()
  hidden = false
})

function mixer(set: Partial<Volumes> = {}): Mixer {
  const made = new Mixer(
    () => audio.real,
    () => hidden
  )
  made.set({ ...volumes, ...set })
  made.unlock()
  return made
}

test('every sound lasts at most a second and a half, and none of its voices is loud', () => {
  for (const id of ids) {
    expect(lengthOf(sounds[id]), id).toBeLessThan(1.5)
    for (const { peak, at, lasts, attack = 0.005 } of sounds[id]) {
      expect(peak, id).toBeLessThanOrEqual(0.3)
      expect(at, id).toBeGreaterThanOrEqual(0)
      expect(lasts, id).toBeGreaterThan(attack)
    }
  }
})

test('ambient sounds are softer than any piece, and last at most five seconds', () => {
  for (const id of ambiences) {
    expect(lengthOf(sounds[id]), id).toBeLessThan(5)
    for (const { peak } of sounds[id]) expect(peak, id).toBeLessThanOrEqual(0.15)
  }
})

test('the player schedules every voice once, at its time, and stops it', () => {
  audio.currentTime = 7
  for (const id of ids) {
    audio.sources.length = 0
    new SoundPlayer(audio.real).play(sounds[id], {} as AudioNode)
    expect(audio.sources.map(({ start, stop }) => [start, stop])).toEqual(
      sounds[id].map(({ at, lasts }) => [7 + at, 7 + at + lasts])
    )
  }
})

test('sounds before the first user gesture are dropped, not played later', () => {
  const silent = new Mixer(
    () => audio.real,
    () => false
  )
  silent.set(volumes)
  silent.play('coin')
  expect(audio.gains).toEqual([])
  silent.unlock()
  expect(audio.sources).toEqual([])
  silent.play('coin')
  expect(audio.sources.length).toBeGreaterThan(0)
})

test('a browser without audio, or one that does not start it, stays silent', () => {
  const deaf = new Mixer(
    () => undefined,
    () => false
  )
  deaf.unlock()
  deaf.play('coin')
  audio.state = 'suspended'
  const waiting = mixer()
  expect(audio.resumed).toBe(1)
  waiting.play('coin')
  expect(audio.sources).toEqual([])
})

test('a finger’s tap starts the audio, which its first touch alone may not do', () => {
  const listeners = new Map<string, () => void>()
  vi.stubGlobal('AudioContext', function () {
    return audio
  })
  vi.stubGlobal('window', {
    AudioContext,
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener)
  })
  vi.stubGlobal('document', { hidden: false })
  audio.state = 'suspended'
  openSounds()
  for (const type of ['pointerdown', 'touchstart']) listeners.get(type)?.()
  const early = audio.resumed
  for (const type of ['pointerup', 'touchend', 'click']) listeners.get(type)?.()
  vi.unstubAllGlobals()
  expect(audio.resumed).toBeGreaterThan(early)
})

test('after a call on a phone the next gesture brings the sound back', () => {
  const table = mixer()
  audio.state = 'interrupted'
  table.unlock()
  expect(audio.resumed).toBe(1)
})

test('audio that no gesture has started does not rest, so that the next gesture starts it', () => {
  vi.useFakeTimers()
  try {
    audio.state = 'suspended'
    const waiting = mixer()
    vi.advanceTimersByTime(10_000)
    waiting.unlock()
    expect([audio.suspended, audio.resumed]).toEqual([0, 2])
  } finally {
    vi.useRealTimers()
  }
})

test('the audio rests after ten seconds of silence, until the next sound', () => {
  vi.useFakeTimers()
  try {
    const awake = mixer()
    vi.advanceTimersByTime(9000)
    awake.play('coin')
    vi.advanceTimersByTime(9000)
    expect(audio.suspended).toBe(0)
    vi.advanceTimersByTime(1000)
    expect(audio.suspended).toBe(1)
    // A gesture alone, or a muted sound, does not wake it.
    awake.unlock()
    awake.set({ ...volumes, pieces: 0 })
    awake.play('coin')
    expect(audio.resumed).toBe(0)
    awake.set(volumes)
    const before = audio.sources.length
    audio.currentTime++
    awake.play('coin')
    expect(audio.resumed).toBe(1)
    expect(audio.sources.length).toBeGreaterThan(before)
    audio.state = 'running'
    vi.advanceTimersByTime(10_000)
    expect(audio.suspended).toBe(2)
  } finally {
    vi.useRealTimers()
  }
})

test('the first sounds after a rest are all heard, though the audio takes a moment to wake', async () => {
  vi.useFakeTimers()
  try {
    const awake = mixer()
    vi.advanceTimersByTime(10_000)
    expect(audio.state).toBe('suspended')
    awake.play('dice-rest')
    const first = audio.sources.length
    awake.play('your-turn')
    expect(first).toBeGreaterThan(0)
    expect(audio.sources.length).toBeGreaterThan(first)
    audio.state = 'running'
    await vi.advanceTimersByTimeAsync(10_000)
    expect(audio.suspended, 'and it rests again').toBe(2)
  } finally {
    vi.useRealTimers()
  }
})

test('there is one master gain, and each channel has its own volume', () => {
  mixer({ pieces: 50, notices: 100 })
  const [master, pieces, notice] = audio.gains
  expect(master?.connected).toBe(audio.destination)
  expect([pieces?.connected, notice?.connected]).toEqual([master, master])
  expect([pieces?.gain.value, notice?.gain.value]).toEqual([0.25, 1])
})

test('the ambience plays only where requested, half as loud as pieces, and never when muted', () => {
  const heard = (set: Partial<Volumes>): number | undefined => {
    audio = new FakeAudio()
    mixer(set).play('sea')
    return audio.sources.length > 0 ? audio.gains[3]?.gain.value : undefined
  }
  expect(heard({ pieces: 100, ambience: true })).toBe(0.5)
  expect(heard({ pieces: 100 })).toBeUndefined()
  expect(heard({ pieces: 100, ambience: true, muted: true })).toBeUndefined()
})

test.each([
  [{ muted: true }, 'coin', false],
  [{ muted: true }, 'your-turn', false],
  [{ pieces: 0 }, 'coin', false],
  [{ pieces: 0 }, 'your-turn', true],
  [{ notices: 0 }, 'refusal', false],
  [{ notices: 0 }, 'coin', true]
] as const)('with %o, %s is heard: %s', (set, id, is) => {
  mixer(set).play(id)
  expect(audio.sources.length > 0).toBe(is)
})

test('on a hidden page only the notice of one’s turn plays', () => {
  const table = mixer()
  hidden = true
  for (const id of ids.filter((one) => one !== 'your-turn')) table.play(id)
  expect(audio.sources).toEqual([])
  table.play('your-turn')
  expect(audio.sources.length).toBeGreaterThan(0)
})

test('the same sound several times at once plays once', () => {
  const table = mixer()
  for (let i = 0; i < 20; i++) table.play('coin')
  expect(audio.sources).toHaveLength(sounds.coin.length)
  audio.currentTime = 1
  table.play('coin')
  expect(audio.sources).toHaveLength(2 * sounds.coin.length)
})
