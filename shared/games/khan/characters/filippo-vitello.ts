import type { Character } from '../game'

/** Gets every outpost tile after any seat has received its bonus, and may use it later (ruling 45). */
export const filippoVitello: Character = { id: 'filippo-vitello', keepsOutposts: true }
