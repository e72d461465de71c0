/** Strengths of computer players, weakest first. `shared/players/levels.ts` says what each level does. */
export const levelNumbers = [1, 2, 3, 4, 5] as const
export type LevelNumber = (typeof levelNumbers)[number]

/** The level at which finished games are analysed. */
export const analystLevel: LevelNumber = 4
