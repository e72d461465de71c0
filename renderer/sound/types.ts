/** What a sound is: voices as plain data, which the player turns into Web Audio. */

/** Sounds of pieces: heard while movements are shown. */
export const pieceSounds = [
  'roll',
  'die',
  'coin',
  'camel',
  'goods',
  'card',
  'post',
  'step',
  'chest',
  'points'
] as const
/** Sounds that tell people something. */
export const notices = ['yourTurn', 'refused', 'gameEnd'] as const

export type PieceSound = (typeof pieceSounds)[number]
export type Notice = (typeof notices)[number]
export type SoundId = PieceSound | Notice

interface Envelope {
  /** Begins so many seconds after the sound. */
  readonly at: number
  /** Seconds from the beginning until it cannot be heard any more. */
  readonly lasts: number
  /** Loudest moment, as a share of full scale; voices of one sound that overlap add up. */
  readonly peak: number
  /** Seconds up to the loudest moment; from there it dies away. */
  readonly attack?: number
}

/** A pitch, which may glide. Hertz. */
export interface Tone extends Envelope {
  readonly kind: 'tone'
  readonly wave: 'sine' | 'triangle'
  readonly hertz: number
  /** Where it has glided to at the end. */
  readonly to?: number
}

/** Noise through a filter: wood, paper, sand. */
export interface Noise extends Envelope {
  readonly kind: 'noise'
  readonly filter: 'lowpass' | 'bandpass' | 'highpass'
  readonly hertz: number
  /** How narrow the filter is. */
  readonly q: number
}

export type Voice = Tone | Noise
export type Sound = readonly Voice[]
