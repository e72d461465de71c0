/** The position: one seat's things and the whole table. Plain JSON; written by `evolve` alone. */
import type { Agenda } from '../../engine/agenda'
import type { Seat } from '../../engine/rules'
import type { Zone } from '../../engine/visibility'
import type { CardId } from './pieces'
import type { Task } from './unions'

/** Where a seat's gold came from; `ballast` is what was spent and never above 0. The end screen stacks them. */
export type GoldSource = 'start' | 'chests' | 'interim' | 'final' | 'ballast'
export const goldSources: readonly GoldSource[] = ['start', 'chests', 'interim', 'final', 'ballast']

/** One seat's things. */
export interface SeatState {
  gold: Record<GoldSource, number>
  /** Secret. */
  hand: Zone
  /** Cards laid for the space about to be entered: secret until they are all there. */
  tray: Zone
  /** Index of the space each of its camels stands on: one camel, two in the game for two (ruling 42). */
  camels: number[]
}

/** The turn under way. */
export interface TurnState {
  /** The one gold of this turn is spent (ruling 19). */
  ballast: boolean
  /** A camel moved in this turn. */
  moved: boolean
  /** The camel this turn belongs to (ruling 44); -1 while it is open, and always where both may move (ruling 46). */
  camel: number
  /** For each camel of the active seat: its moving has ended for this turn (rulings 32, 34, 46). */
  stopped: boolean[]
}

/** The whole position. Plain JSON; written by `evolve` alone. */
export interface State {
  players: number
  /** Id of the track that is played. */
  track: string
  /** Two players: both camels may move in one turn (ruling 46). */
  bothCamels: boolean
  /**
   * Two players, where ballast leads only to spaces that an opposing camel has reached: for each seat the spaces on which
   * its camels have stood, as they came to them. Left out where a space that was passed counts as well (ruling 23).
   */
  reached?: number[][]
  phase: 'turns' | 'over'
  startSeat: Seat
  activeSeat: Seat
  turn: TurnState
  /** The interim scoring has taken place (ruling 35). */
  interim: boolean
  /** Turns in a row in which nobody moved and no card could be drawn (ruling 41). */
  idle: number
  seats: SeatState[]
  /** Gold lying on each space; 0 where none does. */
  chests: number[]
  /** Gold in the supply (ruling 3). */
  supply: number
  display: CardId[]
  deck: Zone
  /** Face up; the last one is on top. */
  discards: CardId[]
  agenda: Agenda<Task>
}
