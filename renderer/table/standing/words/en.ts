/** English: where a seat stands. */
export const title = (name: string): string => `Standing of ${name}`
export const source = 'Source'
export const now = 'now'
export const end = 'at the end'
export const total = 'Total'
export const about = (name: string, now: string, end: string): string =>
  `${name}: ${now}, ${end} at an end now`
export const opens = 'Press for the whole board.'
