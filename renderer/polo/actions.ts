/** What a click or a key does in every game of the family; a game adds its own actions. */
import type { EndTurn } from './end-turn'
import type { PlacePresses } from './travel/press'

/** `Action`: the bonus actions of the game. */
export interface FamilyActions<Action extends string, Choice> extends EndTurn, PlacePresses {
  readonly die: (index: number) => boolean
  readonly space: (space: string) => void
  readonly takeContracts: () => void
  readonly complete: (contract: string) => void
  readonly bonus: (action: Action) => void
  readonly adjust: (by: 1 | -1) => void
  readonly escape: () => void
  /** The choice that a press on a place makes; undefined if the open task is not answered on the map. */
  readonly placeChoice: (place: string) => Choice | undefined
}
