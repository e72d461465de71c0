/** English: where a seat stands. */
export const title = (name: string): string => `Standing of ${name}`
export const source = 'Source'
export const now = 'now'
export const end = 'if scored now'
export const total = 'Total'
export const about = (name: string, now: string, end: string): string =>
  `${name}: ${now}, ${end} if scored now`
export const opens = 'Press for the whole board.'
