/** The tasks, choices and events of Expedition: tasks ask, choices answer, events record what happens. */
import type { AgendaEvent } from '../../engine/agenda'
import type { Seat } from '../../engine/rules'
import type { Zone } from '../../engine/visibility'
import type { CardId, CardKind } from './pieces'

/** Tasks on the agenda: questions to a seat. Each kind is one file in `tasks/`. */
export type Task =
  /** Move or pass, then draw (ruling 8): drawing ends the moving. */
  | { readonly kind: 'turn' }
  /** Cards are being laid for the next free space of this camel; the tray holds those laid so far (ruling 10). */
  | { readonly kind: 'pay'; readonly camel: number }

export type TaskKind = Task['kind']
export type TaskOf<K extends TaskKind> = Extract<Task, { readonly kind: K }>

/** What a seat may choose. `camel` is an index into its camels: 0 where it has one. */
export type Choice =
  /** One card for the next free space of the camel. Listed if the hand can pay the rest as well. */
  | { readonly type: 'pay'; readonly camel: number; readonly card: CardKind }
  /** One gold instead of cards (rulings 19 to 27). */
  | { readonly type: 'ballast'; readonly camel: number }
  /** Takes a card of this kind from the display: ends the moving. */
  | { readonly type: 'take'; readonly card: CardKind }
  /** Takes the top card of the deck unseen: ends the moving. */
  | { readonly type: 'draw' }
  /** Ends the turn without a card: listed only when no card can be drawn (ruling 30). */
  | { readonly type: 'pass' }

export type ChoiceType = Choice['type']
export type ChoiceOf<K extends ChoiceType> = Extract<Choice, { readonly type: K }>

/** One camel's gold in a scoring. */
export interface Scored {
  readonly seat: Seat
  readonly camel: number
  readonly space: number
  readonly gold: number
}

/** Events. Each kind has a reducer, a visibility, a log sentence and a scene. */
export type Event =
  | AgendaEvent<Task>
  | { readonly type: 'turnStarted'; readonly seat: Seat }
  /** A card goes from the hand to the tray; which one only its owner knows yet (`''` to others). */
  | { readonly type: 'cardLaid'; readonly seat: Seat; readonly card: CardId | '' }
  /** The tray pays for a space: its cards go face up to the discards (ruling 14) and the camel enters. */
  | {
      readonly type: 'spaceEntered'
      readonly seat: Seat
      readonly camel: number
      readonly from: number
      readonly to: number
      readonly cards: readonly CardId[]
    }
  /** One gold goes back to the supply, and the camel enters without cards (ruling 19). */
  | {
      readonly type: 'ballastDropped'
      readonly seat: Seat
      readonly camel: number
      readonly from: number
      readonly to: number
    }
  /** The first camel to enter gets the chest (ruling 15). */
  | { readonly type: 'chestTaken'; readonly seat: Seat; readonly space: number; readonly gold: number }
  /** A camel that enters a scoring space after the interim scoring is moved to the stage city (ruling 34). */
  | {
      readonly type: 'camelGathered'
      readonly seat: Seat
      readonly camel: number
      readonly from: number
      readonly to: number
    }
  /** These camels may not move any more in this turn (rulings 32, 34, 46). */
  | { readonly type: 'movingStopped'; readonly seat: Seat; readonly camels: readonly number[] }
  | { readonly type: 'displayTaken'; readonly seat: Seat; readonly card: CardId }
  /** The empty place in the display is filled from the deck at once (ruling 29). */
  | { readonly type: 'displayFilled'; readonly card: CardId; readonly place: number }
  | { readonly type: 'cardDrawn'; readonly seat: Seat; readonly drawn: Zone }
  /** The discards are shuffled and become the deck (ruling 30). */
  | { readonly type: 'deckShuffled'; readonly deck: Zone }
  /**
   * The interim scoring in Ganzhou: gold for the camels on scoring spaces, which are all moved to the city (ruling 32).
   */
  | { readonly type: 'interimScored'; readonly scores: readonly Scored[]; readonly city: number }
  /** `idle`: number of turns in a row without a move or a card (ruling 41). */
  | { readonly type: 'turnEnded'; readonly seat: Seat; readonly idle: number }
  /** The end of the game: a camel is in the last city, or nothing can happen any more (rulings 37, 38, 41). */
  | { readonly type: 'gameScored'; readonly end: 'arrived' | 'stalled'; readonly scores: readonly Scored[] }

export type EventType = Event['type']
export type EventOf<K extends EventType> = Extract<Event, { readonly type: K }>
