import type { Character } from './character'

/** Eleven posts, and may leave them in cities passed through (rulings 45 to 47). */
export const wilhelmVonRubruk: Character = { id: 'wilhelm-von-rubruk', extraPosts: 2, leavesPosts: true }
