/** The UTC day of a time in milliseconds since 1970, as it names the table of the day: "2026-11-23". Pure. */
export const dayOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10)
