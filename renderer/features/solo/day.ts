/** A day as the table of the day names it, by the clock of Greenwich (UTC): "2026-11-23". Pure. */
export const dayOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10)
