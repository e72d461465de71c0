/** What marks a seat's pieces: colour, shape and letter always go together, so that no one needs the colour. */
import { SEAT_COLOURS } from '../contract/colours'

/** Black and white are dice that belong to nobody, and so are die tokens; the neutral colour is for what has no owner. */
export const PIECE_COLOURS = [...SEAT_COLOURS, 'black', 'white', 'token', 'neutral'] as const

export type PieceColour = (typeof PIECE_COLOURS)[number]
export type MarkShape = 'circle' | 'triangle' | 'square' | 'diamond' | 'hexagon' | 'shield' | 'star' | 'cross'

export interface SeatSign {
  readonly shape: MarkShape
  readonly letter: string
}

const SIGNS: Readonly<Record<PieceColour, SeatSign | undefined>> = {
  blue: { shape: 'circle', letter: 'B' },
  yellow: { shape: 'triangle', letter: 'Y' },
  green: { shape: 'square', letter: 'G' },
  red: { shape: 'diamond', letter: 'R' },
  ivory: { shape: 'shield', letter: 'W' },
  orange: { shape: 'star', letter: 'O' },
  violet: { shape: 'cross', letter: 'V' },
  neutral: { shape: 'hexagon', letter: '' },
  black: undefined,
  white: undefined,
  token: undefined
}

/** The sign of a piece's colour; black and white dice and tokens belong to no seat and have none. */
export function signOf(colour: PieceColour): SeatSign | undefined {
  return SIGNS[colour]
}
