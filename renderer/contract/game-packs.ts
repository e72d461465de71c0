/** What a game adds to the page for its content packs. Loaded only where a pack may be chosen or is in use. */
import type { PackFault, Packs } from '../../shared/engine/pack'
import type { Game } from '../../shared/games/game'

export interface GamePacks {
  /** Reads and checks packs, and makes the game over one. */
  readonly packs: Packs<Game>
  /** Why a pack is refused, for the game's own codes; undefined for others. Names no line. */
  readonly packFault: (fault: PackFault) => string | undefined
}
