/**
 * How much an event matters to somebody who looks back, heaviest first: what counts at the end, what a seat has gained
 * for good (a post, a contract, a bonus), what is taken up for now and stands in others' way, and all the rest.
 */
export const weights = ['points', 'gain', 'space', 'detail'] as const
export type Weight = (typeof weights)[number]
