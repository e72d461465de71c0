/** What a sound is: voices as plain data, which the player turns into Web Audio. */

/** Sounds of pieces and of moments: heard while movements are shown. */
export const pieceSounds = [
  'candle',
  'compass-spin',
  'compass-rest',
  'banner',
  'deal',
  'deal-secret',
  'turn',
  'dice-cup',
  'dice-rest',
  'sum',
  'coin',
  'camel',
  'gold',
  'pepper',
  'silk',
  'lift',
  'stamp',
  'points',
  'step',
  'post',
  'chest',
  'outpost',
  'eighth-post',
  'gong',
  'ring',
  'count',
  'contract',
  'tie'
] as const
/** Sounds that tell people something. */
export const notices = ['your-turn', 'refusal', 'win'] as const
/** What is heard far away while the table is open: sounds that come again and again, never at the same time. */
export const ambiences = ['bazaar-far', 'sea', 'wind'] as const

export type PieceSound = (typeof pieceSounds)[number]
export type Notice = (typeof notices)[number]
export type Ambience = (typeof ambiences)[number]
export type SoundId = PieceSound | Notice | Ambience

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
