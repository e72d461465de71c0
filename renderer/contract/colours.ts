/** The seats' colours. Which of them a game offers is its interface's to say; what else marks each: `art/seats.ts`. */
export const SEAT_COLOURS = ['blue', 'yellow', 'green', 'red', 'ivory', 'orange', 'violet'] as const

export type SeatColour = (typeof SEAT_COLOURS)[number]
