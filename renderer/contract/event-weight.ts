/**
 * How much an event matters to somebody who looks back, heaviest first: what counts at the end, what a seat has gained
 * for good (a post, a contract, a bonus), what is taken only for now and blocks others, and all the rest.
 */
export const weights = ['points', 'gain', 'space', 'detail'] as const
export type Weight = (typeof weights)[number]

/** In an action that is told in one line: `aside` is left out, of those that are `last` only the last one is told. */
export type Brief = 'aside' | 'last'
