/**
 * The seats' colours: colour, shape and letter always go together, so that no one needs the colour. Which of
 * them a game offers is its interface's to say.
 */
export const SEAT_COLOURS = ['blue', 'yellow', 'green', 'red', 'ivory', 'orange'] as const

export type SeatColour = (typeof SEAT_COLOURS)[number]
/** Black and white are dice that belong to nobody; the neutral colour is for what has no owner. */
export const PIECE_COLOURS = [...SEAT_COLOURS, 'black', 'white', 'neutral'] as const

export type PieceColour = (typeof PIECE_COLOURS)[number]
export type MarkShape = 'circle' | 'triangle' | 'square' | 'diamond' | 'hexagon' | 'shield' | 'star'

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
  neutral: { shape: 'hexagon', letter: '' },
  black: undefined,
  white: undefined
}

/** The sign of a piece's colour; black and white pieces belong to no seat and have none. */
export function signOf(colour: PieceColour): SeatSign | undefined {
  return SIGNS[colour]
}
