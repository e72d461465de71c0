/** What the page knows of a game before its code is loaded: enough to offer it and to set up its seats. */
import type { Game } from '../../shared/games/game'
import type { SeatColour } from './colours'
import type { GamePacks } from './game-packs'
import type { GameTitle, GameUi } from './game-ui'

/** A game with its rules and its interface. */
export interface PageGame {
  readonly game: Game
  readonly ui: GameUi
  /** Why one of its packs is refused, once their code is loaded; then `game.packs` is there, too. */
  readonly packFault?: GamePacks['packFault']
}

/** A playing style of computer players, as people read it. */
export interface StyleWords {
  readonly name: string
  readonly note: string
}

/** A game's entry in the page's registry (renderer/games/index.ts). Tests compare it with the game itself. */
export interface GameEntry {
  readonly id: string
  readonly title: () => GameTitle
  /** The styles that its computer players may have, by their names in the rules; `usual`: none is chosen. */
  readonly styles: () => Readonly<Record<string, StyleWords>>
  readonly colours: readonly SeatColour[]
  /** The smallest number of seats. */
  readonly fewestSeats: number
  /** Whether it has a guided first round. */
  readonly guided: boolean
  /** Whether computer players can play it. */
  readonly computers: boolean
  /** Loads the game's code. Rejects while the host is not reachable. */
  readonly load: () => Promise<PageGame>
  /** Its content packs; absent: it takes none. */
  readonly packs?: {
    /** Modules that take a pack each; absent: one pack for the whole game. */
    readonly parts?: readonly string[]
    /** Loads their code. Rejects while the host is not reachable. */
    readonly load: () => Promise<GamePacks>
  }
}
