/** What the page knows of a game before it has fetched it: enough to offer it and to lay out its seats. */
import type { Game } from '../../shared/games/game'
import type { SeatColour } from './colours'
import type { GameUi } from './game-ui'

/** A game with its rules and its interface. */
export interface PageGame {
  readonly game: Game
  readonly ui: GameUi
}

/** A game's entry in the page's registry (renderer/games/index.ts). Tests compare it with the game itself. */
export interface GameEntry {
  readonly id: string
  /** Name of the game and one line about it. */
  readonly title: () => { readonly name: string; readonly line: string }
  readonly colours: readonly SeatColour[]
  /** The fewest seats it is played with. */
  readonly fewestSeats: number
  /** It has a guided first round. */
  readonly guided: boolean
  /** Computer players know it. */
  readonly computers: boolean
  /** Fetches the game. Rejects while the host is gone. */
  readonly load: () => Promise<PageGame>
}
