/** How strong computer players are, by number from 1: what a level is, `shared/players` says. */
export const levelNumbers = [1, 2, 3, 4, 5] as const
export type LevelNumber = (typeof levelNumbers)[number]

/** How strong the player is who looks at finished games again. */
export const analystLevel: LevelNumber = 4
