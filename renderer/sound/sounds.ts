/** Every sound as data: short, dry and of wood, brass, paper and sand. Seconds, hertz, shares of full scale. */
import type { Noise, Sound, SoundId, Tone } from './types'

/** Something hard touches wood. */
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

export const sounds: Readonly<Record<SoundId, Sound>> = {
  /** The cup, then the dice on the table. */
  roll: [
    ...[0, 0.045, 0.1, 0.14, 0.2, 0.245].flatMap((at, i) => knock(at, 1500 + (i % 3) * 260, 0.09)),
    ...knock(0.36, 1150, 0.2),
    ...knock(0.42, 1320, 0.15),
    ...knock(0.5, 1050, 0.1)
  ],
  die: knock(0, 1150, 0.2),
  coin: [...clink(0, 2350, 0.08), ...clink(0.07, 2780, 0.06)],
  camel: [...footfall(0, 0.2), ...footfall(0.12, 0.15), ...chime(0.02, 0.3, 1320, 0.02)],
  goods: [rustle(0, 0.12, 900, 0.12), ...footfall(0.08, 0.14)],
  card: [rustle(0, 0.14, 2600, 0.13), ...knock(0.13, 900, 0.05)],
  post: [...knock(0, 620, 0.26), ...knock(0.09, 540, 0.1)],
  step: [...footfall(0, 0.15), ...footfall(0.16, 0.12)],
  chest: [...knock(0, 480, 0.18), ...clink(0.09, 2100, 0.06), ...clink(0.16, 2520, 0.05)],
  points: [...chime(0, 0.35, 784, 0.07), ...chime(0.07, 0.4, 1175, 0.05)],
  yourTurn: [...chime(0, 0.5, 587, 0.12), ...chime(0.16, 0.7, 880, 0.12)],
  refused: [
    { kind: 'tone', at: 0, lasts: 0.09, peak: 0.1, attack: 0.004, wave: 'triangle', hertz: 196, to: 165 }
  ],
  gameEnd: [392, 494, 587, 784].flatMap((hertz, i) => chime(i * 0.13, 0.95, hertz, 0.09))
}

/** Seconds until a sound is over. */
export function lengthOf(sound: Sound): number {
  return Math.max(...sound.map(({ at, lasts }) => at + lasts))
}
