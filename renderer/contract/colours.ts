/** All colours of seats. A game's interface says which of them it offers; `art/seats.ts` has the marks beside them. */
export const SEAT_COLOURS = ['blue', 'yellow', 'green', 'red', 'ivory', 'orange', 'violet'] as const

export type SeatColour = (typeof SEAT_COLOURS)[number]
