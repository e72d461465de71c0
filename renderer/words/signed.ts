/** A number with a typographic minus sign. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `${points}`)
