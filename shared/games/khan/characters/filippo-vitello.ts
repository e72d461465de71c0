import type { Character } from '../game'

/** Keeps outpost tiles that anybody has used (ruling 45). */
export const filippoVitello: Character = { id: 'filippo-vitello', keepsOutposts: true }
