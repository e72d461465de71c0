/** What a character may change. A character is one file with the hooks it uses and nothing else. */
import type { Route } from '../content/map'
import type { Bundle, CharacterId, LocationId, SpaceId } from '../types'

export interface Character {
  readonly id: CharacterId
  /** Number of players this tile is for; absent for all (Mercator has three versions). */
  readonly players?: number
  /** Where the figures start; Venezia otherwise. */
  readonly start?: LocationId
  readonly figures?: number
  /** A post placed at set-up. */
  readonly firstPost?: LocationId
  readonly extraPosts?: number
  /** Received at the start of every round. */
  readonly roundStart?: Bundle
  /** White dice held every round. */
  readonly whiteDice?: number
  /** False: dice have no value until placed (ruling 51). */
  readonly rolls?: false
  /** Coins paid on an occupied space; the lowest die otherwise (ruling 4). */
  readonly payForOccupied?: (lowest: number) => number
  /** Roads from a place besides the printed ones; they win over a printed road to the same place. */
  readonly routesFrom?: (from: LocationId, oases: readonly LocationId[]) => readonly Route[]
  /** Received when an opponent uses an action space. */
  readonly afterOpponentAction?: (space: SpaceId) => Bundle | undefined
  /** May leave posts in cities passed through (ruling 45). */
  readonly leavesPosts?: true
}
