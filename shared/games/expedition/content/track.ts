/** A track: the spaces from the port to the last city, as in its data file. */
import { requirements, type Requirement, type RequirementId } from './requirements'

/** Where a value comes from: the printed rules, public reviews, or this project's own design. */
export type Source = 'rulebook' | 'public' | 'house'

export const terrains = ['port', 'town', 'city', 'desert', 'steppe', 'mountains'] as const
export type Terrain = (typeof terrains)[number]

/** One space. Its index is its place in the list; the start is 0. */
export interface Space {
  readonly id: string
  readonly name: string
  readonly terrain: Terrain
  /** Absent: an ordinary space. `stage-city` is Ganzhou on the built-in tracks, `final-city` Dadu. */
  readonly kind?: 'start' | 'stage-city' | 'final-city'
  /** The icon to pay for entering it. Absent only on the start. */
  readonly requirement?: RequirementId
  /** Gold lying there at the start: 1 or 2 (ruling 5); a content pack may also say 3, which is this project's own. */
  readonly chest?: number
  /** Gold it earns when its stage is scored (rulings 32 and 38). */
  readonly scoring?: number
  readonly sources?: Readonly<Partial<Record<'requirement' | 'chest' | 'scoring', Source>>>
}

/** A whole track, as in its data file. */
export interface TrackTable {
  readonly id: string
  readonly name: string
  readonly spaces: readonly Space[]
}

/** A track with the look-ups that the rules use. */
export interface Track extends TrackTable {
  /** Index of the city that ends the first stage. */
  readonly stageCity: number
  /** Index of the last space. */
  readonly finalCity: number
  /** The space at an index; throws beyond the last. */
  readonly space: (index: number) => Space
  /** The requirement of the space at an index; throws on the start, which is never entered. */
  readonly requirement: (index: number) => Requirement
}

/** Builds the look-ups. Throws on a track without its two cities, which the checks of a pack do not let through. */
export function trackOf(table: TrackTable): Track {
  const stageCity = table.spaces.findIndex(({ kind }) => kind === 'stage-city')
  const finalCity = table.spaces.length - 1
  if (stageCity < 0 || table.spaces[finalCity]?.kind !== 'final-city')
    throw new Error(`the track ${table.id} has no stage city or does not end in its final city`)
  const asked = table.spaces.map(({ requirement }) => requirement && requirements[requirement])
  return {
    ...table,
    stageCity,
    finalCity,
    space: (index) => {
      const space = table.spaces[index]
      if (!space) throw new Error(`no space ${index}`)
      return space
    },
    requirement: (index) => {
      const requirement = asked[index]
      if (!requirement) throw new Error(`space ${index} asks for nothing`)
      return requirement
    }
  }
}
