/** What a game says of its figures. */

/** The name of a figure, and what it counts where the name does not say it all. */
export type FigureWord = readonly [name: string, note?: string]

/** Words for the groups and the figures of one game. */
export interface FigureWords<Group extends string = string, Id extends string = string> {
  readonly groups: Readonly<Record<Group, string>>
  readonly figures: Readonly<Record<Id, FigureWord>>
}
