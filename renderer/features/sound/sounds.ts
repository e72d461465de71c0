/** Every sound as data: short and dry, of wood, brass, paper and sand. Times in seconds, pitch in hertz, peaks from 0 to 1. */
import type { Noise, Sound, SoundId, Tone } from '../../contract/sound'

/** A hard object touches wood. */
const knock = (at: number, hertz: number, peak: number): Sound => [
  { kind: 'noise', at, lasts: 0.05, peak: peak * 0.7, attack: 0.001, filter: 'bandpass', hertz, q: 1.6 },
  {
    kind: 'tone',
    at,
    lasts: 0.07,
    peak: peak * 0.5,
    attack: 0.001,
    wave: 'sine',
    hertz: hertz / 4,
    to: hertz / 6
  }
]

/** Paper that moves through the air. */
const rustle = (at: number, lasts: number, hertz: number, peak: number): Noise => ({
  kind: 'noise',
  at,
  lasts,
  peak,
  attack: lasts / 3,
  filter: 'bandpass',
  hertz,
  q: 0.8
})

/** A struck bell or string. */
const chime = (at: number, lasts: number, hertz: number, peak: number): Sound => [
  { kind: 'tone', at, lasts, peak, attack: 0.004, wave: 'sine', hertz },
  { kind: 'tone', at, lasts: lasts * 0.6, peak: peak * 0.3, attack: 0.002, wave: 'sine', hertz: hertz * 2.01 }
]

/** Metal on metal. */
const clink = (at: number, hertz: number, peak: number): Sound => [
  { kind: 'tone', at, lasts: 0.16, peak, attack: 0.001, wave: 'triangle', hertz },
  { kind: 'tone', at, lasts: 0.11, peak: peak * 0.6, attack: 0.001, wave: 'sine', hertz: hertz * 1.51 },
  { kind: 'noise', at, lasts: 0.02, peak: peak * 0.4, attack: 0.001, filter: 'highpass', hertz: 5200, q: 0.7 }
]

/** A soft foot on sand. */
const footfall = (at: number, peak: number): Sound => [
  { kind: 'noise', at, lasts: 0.08, peak, attack: 0.008, filter: 'lowpass', hertz: 520, q: 0.7 },
  {
    kind: 'tone',
    at,
    lasts: 0.07,
    peak: peak * 0.6,
    attack: 0.004,
    wave: 'sine',
    hertz: 96,
    to: 70
  } satisfies Tone
]

/** Air that swells and dies away. */
const breath = (at: number, lasts: number, hertz: number, peak: number): Noise => ({
  kind: 'noise',
  at,
  lasts,
  peak,
  attack: lasts * 0.45,
  filter: 'lowpass',
  hertz,
  q: 0.6
})

export const sounds: Readonly<Record<SoundId, Sound>> = {
  /** A wick takes fire. */
  candle: [rustle(0, 0.3, 3400, 0.08), breath(0.08, 0.7, 420, 0.12)],
  /** A needle that goes round, ever more slowly. */
  'compass-spin': [0, 0.07, 0.15, 0.25, 0.37, 0.52, 0.7, 0.92].flatMap((at, i) =>
    knock(at, 2300 - i * 60, 0.09)
  ),
  'compass-rest': [...knock(0, 1500, 0.12), ...chime(0.03, 0.8, 659, 0.07)],
  /** Cloth that unrolls. */
  banner: [rustle(0, 0.28, 1300, 0.16), ...footfall(0.24, 0.12)],
  deal: [rustle(0, 0.14, 2600, 0.13), ...knock(0.13, 900, 0.05)],
  'deal-secret': [rustle(0, 0.16, 1900, 0.12), ...knock(0.15, 640, 0.08)],
  turn: [rustle(0, 0.1, 3000, 0.12), ...knock(0.1, 1100, 0.07)],
  /** The cup, then the dice on the table. */
  'dice-cup': [
    ...[0, 0.045, 0.1, 0.14, 0.2, 0.245].flatMap((at, i) => knock(at, 1500 + (i % 3) * 260, 0.09)),
    ...knock(0.36, 1150, 0.2),
    ...knock(0.42, 1320, 0.15),
    ...knock(0.5, 1050, 0.1)
  ],
  'dice-rest': knock(0, 1150, 0.2),
  sum: chime(0, 0.3, 698, 0.06),
  coin: [...clink(0, 2350, 0.08), ...clink(0.07, 2780, 0.06)],
  camel: [...footfall(0, 0.2), ...footfall(0.12, 0.15), ...chime(0.02, 0.3, 1320, 0.02)],
  gold: [...footfall(0, 0.16), ...clink(0.04, 1850, 0.06)],
  pepper: [rustle(0, 0.12, 4200, 0.1), rustle(0.08, 0.12, 3600, 0.08)],
  silk: [rustle(0, 0.2, 900, 0.12), ...footfall(0.14, 0.1)],
  lift: [rustle(0, 0.12, 2200, 0.1)],
  /** The stamp falls into warm wax. */
  stamp: [...knock(0, 380, 0.28), breath(0.02, 0.18, 300, 0.14)],
  points: [...chime(0, 0.35, 784, 0.07), ...chime(0.07, 0.4, 1175, 0.05)],
  step: [...footfall(0, 0.15), ...footfall(0.16, 0.12)],
  post: [...knock(0, 620, 0.26), ...knock(0.09, 540, 0.1)],
  chest: [...knock(0, 480, 0.18), ...clink(0.09, 2100, 0.06), ...clink(0.16, 2520, 0.05)],
  outpost: [...knock(0, 700, 0.12), ...chime(0.06, 0.5, 988, 0.06), ...chime(0.14, 0.5, 1319, 0.05)],
  'eighth-post': [523, 659, 784].flatMap((hertz, i) => chime(i * 0.09, 0.6, hertz, 0.07)),
  gong: [
    { kind: 'tone', at: 0, lasts: 1.4, peak: 0.16, attack: 0.01, wave: 'sine', hertz: 131, to: 126 },
    { kind: 'tone', at: 0, lasts: 1.1, peak: 0.06, attack: 0.02, wave: 'triangle', hertz: 311, to: 305 },
    { kind: 'noise', at: 0, lasts: 0.5, peak: 0.05, attack: 0.06, filter: 'bandpass', hertz: 1400, q: 1 }
  ],
  ring: chime(0, 0.4, 880, 0.06),
  count: knock(0, 1900, 0.09),
  contract: [...knock(0, 520, 0.14), rustle(0.04, 0.16, 2400, 0.1)],
  tie: [...chime(0, 0.6, 440, 0.08), ...chime(0.02, 0.6, 466, 0.06)],
  win: [392, 494, 587, 784].flatMap((hertz, i) => chime(i * 0.13, 0.95, hertz, 0.09)),
  'your-turn': [...chime(0, 0.5, 587, 0.12), ...chime(0.16, 0.7, 880, 0.12)],
  refusal: [
    { kind: 'tone', at: 0, lasts: 0.09, peak: 0.1, attack: 0.004, wave: 'triangle', hertz: 196, to: 165 }
  ],
  /** Voices and vessels of a market, too far away to be understood. */
  'bazaar-far': [
    ...[0, 0.9, 2.1].map((at) => breath(at, 1.8, 500, 0.06)),
    ...[0.6, 1.7, 2.9].flatMap((at, i) => clink(at, 1500 + i * 170, 0.008))
  ],
  sea: [breath(0, 4.2, 480, 0.14), breath(1.8, 3, 900, 0.06)],
  wind: [
    { kind: 'noise', at: 0, lasts: 4.6, peak: 0.1, attack: 2, filter: 'bandpass', hertz: 380, q: 2.4 },
    { kind: 'noise', at: 1.2, lasts: 3, peak: 0.05, attack: 1.4, filter: 'bandpass', hertz: 620, q: 3 }
  ]
}

/** The duration of a sound in seconds. */
export function lengthOf(sound: Sound): number {
  return Math.max(...sound.map(({ at, lasts }) => at + lasts))
}
