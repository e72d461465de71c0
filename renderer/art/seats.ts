/** What marks a seat's pieces: colour, shape and letter always go together, so that nobody depends on the colour. */
import { SEAT_COLOURS } from '../contract/colours'

/** All colours of pieces. Black and white dice and die tokens belong to no seat; `neutral` is for other unowned pieces. */
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

/** The sign of a piece's colour; undefined for black and white dice and for tokens, which belong to no seat. */
export function signOf(colour: PieceColour): SeatSign | undefined {
  return SIGNS[colour]
}
