/**
 * How much an event matters in a recap, most important first: final points, permanent gains (a post, a contract, a
 * bonus), spaces that are occupied for the round and block others, and everything else.
 */
export const weights = ['points', 'gain', 'space', 'detail'] as const
export type Weight = (typeof weights)[number]

/** For an action shown on one line: `omit` events are left out, of the `last` ones only the last is told. */
export type Brief = 'omit' | 'last'
