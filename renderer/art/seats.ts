/** The four seats: colour, shape and letter always go together, so that no one needs the colour. */
export const SEAT_COLOURS = ['blue', 'yellow', 'green', 'red'] as const

export type SeatColour = (typeof SEAT_COLOURS)[number]
export type PieceColour = SeatColour | 'black' | 'white' | 'neutral'
export type MarkShape = 'circle' | 'triangle' | 'square' | 'diamond' | 'hexagon'

export interface SeatSign {
  readonly shape: MarkShape
  readonly letter: string
}

const SIGNS: Readonly<Record<PieceColour, SeatSign | undefined>> = {
  blue: { shape: 'circle', letter: 'B' },
  yellow: { shape: 'triangle', letter: 'Y' },
  green: { shape: 'square', letter: 'G' },
  red: { shape: 'diamond', letter: 'R' },
  neutral: { shape: 'hexagon', letter: '' },
  black: undefined,
  white: undefined
}

/** The sign of a piece's colour; black and white pieces belong to no seat and have none. */
export function signOf(colour: PieceColour): SeatSign | undefined {
  return SIGNS[colour]
}
