/** The name of a figure in the statistics, and what it counts if the name alone is not clear. */
export type FigureWord = readonly [name: string, note?: string]

/** Words for the groups and the figures of one game. */
export interface FigureWords<Group extends string = string, Id extends string = string> {
  readonly groups: Readonly<Record<Group, string>>
  readonly figures: Readonly<Record<Id, FigureWord>>
}
