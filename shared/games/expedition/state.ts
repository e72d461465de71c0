/** The position: the seats and the whole table. Plain JSON; written only by `evolve`. */
import type { Agenda } from '../../engine/agenda'
import type { Seat } from '../../engine/rules'
import type { Zone } from '../../engine/visibility'
import type { CardId } from './pieces'
import type { Task } from './unions'

/** Where a seat's gold came from; `ballast` is what was spent, so 0 or negative. The end screen stacks them. */
export type GoldSource = 'start' | 'chests' | 'interim' | 'final' | 'ballast'
export const goldSources: readonly GoldSource[] = ['start', 'chests', 'interim', 'final', 'ballast']

/** The state of a seat. */
export interface SeatState {
  gold: Record<GoldSource, number>
  /** Secret. */
  hand: Zone
  /** Cards laid for the space to be entered: secret until the payment is complete. */
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
  /**
   * The camel that this turn belongs to (ruling 44); -1 before a camel has moved, and always if both may move (ruling
   * 46).
   */
  camel: number
  /** For each camel of the active seat, whether it may not move any more in this turn (rulings 32, 34, 46). */
  stopped: boolean[]
}

/** The whole position. */
export interface State {
  players: number
  /** Id of the track that is played. */
  track: string
  /** Two players: both camels may move in one turn (ruling 46). */
  bothCamels: boolean
  /**
   * For two players, if ballast leads only to spaces that an opposing camel has reached: for each seat the spaces on
   * which its camels have stood, in order. Absent if passed spaces count as well (ruling 23).
   */
  reached?: number[][]
  phase: 'turns' | 'over'
  startSeat: Seat
  activeSeat: Seat
  turn: TurnState
  /** The interim scoring has taken place (ruling 35). */
  interim: boolean
  /** Number of turns in a row without a move or a card (ruling 41). */
  idle: number
  seats: SeatState[]
  /** Gold in the chest of each space; 0 for none. */
  chests: number[]
  /** Gold in the supply (ruling 3). */
  supply: number
  display: CardId[]
  deck: Zone
  /** Face up; the last one is on top. */
  discards: CardId[]
  agenda: Agenda<Task>
}
