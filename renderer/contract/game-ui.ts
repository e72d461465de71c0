/**
 * The contract between a game's interface and the common table (renderer/table). The table knows no particular game; a
 * game's interface knows nothing about the connection to the host.
 */
import type { Component } from 'vue'
import type { Refusal, Seat } from '../../shared/engine/rules'
import type { SeatColour } from './colours'
import type { Guide } from './guide'
import type { Ending, Opening, RoundStart } from './moments'
import type { FigureWords } from './figures'
import type { RulesUi } from './rules'
import type { PieceSound } from './sound'
import type { UiTypes } from './ui-types'
import type { Brief, Weight } from './event-weight'

/** Name of the game, one line about it, and a sentence on what of its content is this project's own design. */
export interface GameTitle {
  readonly name: string
  readonly line: string
  readonly ours?: string
}

/** Part of a log sentence: plain words, a seat's mark and name, an amount with its icon, a die, a place. */
export type LogPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'amount'; readonly item: string; readonly count: number }
  /** A die, 0 without a value; seat -1 for one that belongs to nobody. `text` is said in its place. */
  | {
      readonly kind: 'die'
      readonly seat: Seat
      readonly colour: string
      readonly value: number
      readonly text: string
    }
  /** A piece in the middle of a sentence, drawn by the game's `Piece`; `text` is said in its place. */
  | { readonly kind: 'piece'; readonly text: string; readonly piece: Readonly<Record<string, unknown>> }
  /** Words that point at pieces: hovering them outlines the anchors. */
  | { readonly kind: 'thing'; readonly text: string; readonly anchors: readonly string[] }

/** A path on a drawn sheet, such as a road on the map, that a piece follows. */
export interface Trail {
  /** Anchor of the sheet. */
  readonly sheet: string
  /** The points of the path as fractions of the sheet's width and height: `{ x: 0.5, y: 0.5 }` is its middle. */
  readonly points: readonly { readonly x: number; readonly y: number }[]
}

/**
 * One piece on the move: from one anchor to another (either may be absent: it fades in or out).
 * Anchors are names given to elements by the directive `v-anchor`, for example `stock:0:coin`.
 */
export interface Flight {
  readonly from?: string
  readonly to?: string
  /** Anchor of the piece on the table that takes off: it is shown there until the flight starts, and hidden then. */
  readonly leaves?: string
  /** By anchor, amounts that counters show until the flight starts (`takes`), or only after it has landed (`gives`). */
  readonly takes?: Readonly<Record<string, number>>
  readonly gives?: Readonly<Record<string, number>>
  /** The path it follows; without one it flies straight. */
  readonly along?: Trail
  /** Anchor of the piece on the table that it becomes when it lands: hidden until then, and of the same size. */
  readonly becomes?: string
  /** It rises above its origin before it flies, as points do. */
  readonly rises?: true
  /** It arrives, stays a moment and disappears: for something that is to be read. */
  readonly lingers?: true
  /** What flies: drawn by the game's `Piece` component from these plain props. */
  readonly piece: Readonly<Record<string, unknown>>
}

/**
 * The animation of one event. Within one choice, a scene with a flight from an anchor waits for earlier scenes with a
 * flight to that anchor. Scenes that do not depend on each other run at the same time.
 */
export interface Scene {
  readonly flights: readonly Flight[]
  /** Further anchors to wait for, beside those its flights start from; `all`: waits for every earlier scene. */
  readonly after?: readonly string[] | 'all'
  /** Further anchors that later scenes wait for, beside those its flights go to. */
  readonly brings?: readonly string[]
}

/** How the log groups several events of one seat into one line, an action. */
export interface LogActions<T extends UiTypes = UiTypes> {
  /** True if the event begins a new action; otherwise it belongs to the action whose latest event is `before`. */
  readonly begins: (event: T['event'], before: T['event']) => boolean
  /** One line for the events of an action; it begins with the seat. */
  readonly inShort: (events: readonly T['event'][], context: Context<T>) => readonly LogPart[]
}

/** What sentences and scenes may use of the table. */
export interface Context<T extends UiTypes = UiTypes> {
  readonly seats: readonly { readonly name: string; readonly colour: string }[]
  /** The view before the event (scenes) or now (sentences). */
  readonly view: T['state']
  /** The content of the game: its own or a pack's. */
  readonly content: T['content'] | undefined
}

/** A label of the new-table form, and a few words about it. */
export interface Labelled {
  readonly label: string
  readonly note?: string
}

/** Words for an option of the new-table form and for its values, by their ids. */
export interface OptionWords extends Labelled {
  /** What does not come while another option leaves this one only a part of its effect (`effectNeeds`). */
  readonly partly?: string
  readonly values: Readonly<Record<string, Labelled>>
}

/** A named set of options that the new-table form offers. */
export interface Preset {
  readonly id: string
  readonly label: string
  readonly note: string
  /** Values of options. Options left out get their default; those that do not apply are ignored. */
  readonly options: Readonly<Record<string, string>>
}

/** What decides a game, in the words of the end screen: points, gold or whatever a game counts. */
export interface Unit {
  /** What is counted, as the name of an axis: "Gold". */
  readonly name: string
  /** "12 gold". */
  readonly amount: (count: number) => string
  /** How much the winner has, after "Anna wins": "with 12 gold". */
  readonly winner: (count: number) => string
  /** Heading over its sources. */
  readonly from: string
  /** The sentence about a tie; `held`: what the seat has of whatever breaks ties. */
  readonly onEqual: (held: string) => string
}

/**
 * A game's interface, registered in renderer/games/index.ts. A game writes it in its own types and passes it to
 * `defineUi`.
 */
export interface GameUi<T extends UiTypes = UiTypes> {
  readonly id: string
  /** Colours of its seats, in the order in which the form offers them; at least as many as seats. */
  readonly colours: readonly SeatColour[]
  /** What its table top is made of, a class of renderer/theme; absent: walnut. */
  readonly ground?: 'lacquer'
  /** The whole table below the top bar. Reads and writes through the table store. */
  readonly Table: Component
  /** Draws a flying piece from `Flight.piece`. */
  readonly Piece: Component
  /** The log's sentence for an event; empty for events that say nothing to people (agenda bookkeeping). */
  readonly sentence: (event: T['event'], context: Context<T>) => readonly LogPart[]
  /** An event of a plan without what chance will decide. Absent: the whole event is known in advance. */
  readonly foreseen?: (event: T['event']) => T['event']
  /** How the log groups events into expandable lines; absent: every event has its own line. */
  readonly logActions?: LogActions<T>
  /** The pieces an event moves; none only where nothing on the table moves. */
  readonly scene: (event: T['event'], context: Context<T>) => Scene
  /** The last events before the first choice, which are animated at a table that is opened then. */
  readonly firstEvents?: (view: T['state']) => readonly T['event'][]
  /** The final scoring scene if this event ends the game; absent: the results are shown at once. */
  readonly ending?: (event: T['event'], context: Context<T>) => Ending | undefined
  /** The opening scene, from the first position; absent: there is none. */
  readonly opening?: (context: Context<T>) => Opening
  /** The scene of a new round, if these events of one choice begin one; the context is the one after them. */
  readonly roundStart?: (events: readonly T['event'][], context: Context<T>) => RoundStart | undefined
  /** A seat's route over the map in the whole game, leg by leg, from the events that were not taken back. */
  readonly journey?: (events: readonly T['event'][], seat: Seat, context: Context<T>) => readonly Trail[]
  /** A seat's picture, as props of `Piece`: its portrait, for example. */
  readonly face?: (view: T['state'], seat: Seat, colour: string) => Readonly<Record<string, unknown>>
  /** The sound of an event; undefined if it has none of its own. */
  readonly sound: (event: T['event']) => PieceSound | undefined
  /** True if the choice does nothing but end its seat's turn. */
  readonly endsTurn: (choice: T['choice']) => boolean
  /** How much an event matters in a recap. */
  readonly weight: (event: T['event']) => Weight
  /** How an event is shortened when a whole action is told in one line; undefined: it is told in full. */
  readonly brief?: (event: T['event']) => Brief | undefined
  /** The place to which this event moves a figure; undefined for any other event. */
  readonly arrival?: (event: T['event']) => string | undefined
  /** What an event has revealed ("the dice were rolled"), to explain why an undo cannot go back past it. */
  readonly revealed?: (event: T['event']) => string | undefined
  /** The explanation of a refusal, with its numbers, as a sentence. */
  readonly refusal: (refusal: Refusal, context: Context<T>) => string
  /** The top bar's prompt for a decision: what (a few words) and how (a hint). */
  readonly prompt: (
    task: T['task'],
    context: Context<T>,
    seat: Seat
  ) => { readonly what: string; readonly how: string }
  /** Name of an option and of its values, for the new-table form. */
  readonly option: (id: string, value?: string) => Labelled & Pick<OptionWords, 'partly'>
  /** Set-ups by name; absent: the form shows the options alone. */
  readonly presets?: () => readonly Preset[]
  readonly title: () => GameTitle
  /** What decides this game; absent: points. */
  readonly unit?: () => Unit
  /** What the figures of its statistics are called, fetched with them; absent: it has none. */
  readonly statistics?: () => Promise<FigureWords>
  /** Name of a source of points (or of whatever decides the game), for the end screen. */
  readonly source: (id: T['source']) => string
  /** How such a source counts at the end, in a few words, for the end screen; undefined where there is nothing to say. */
  readonly sourceNote?: (id: T['source'], context: Context<T>) => string | undefined
  /** Name of a part of what a position is worth to a seat, as computer players judge it; undefined for an unknown part. */
  readonly worthPart?: (part: string) => string | undefined
  /** Short facts for the end screen under a seat's name, for example its character. */
  readonly epithet: (view: T['state'], seat: Seat, content: T['content'] | undefined) => string
  /** Ids of all characters that its usual tables may have, in a game with characters. */
  readonly characters?: readonly string[]
  /** The name of a character, those of modules included; the id itself if there is none. */
  readonly characterName?: (id: string) => string
  /** What the seat has of whatever breaks ties ("3 camels left"); absent: ties are not broken. */
  readonly tieBreak?: (view: T['state'], seat: Seat, content: T['content'] | undefined) => string
  /** The heading of a new chapter of the log ("Round 2") where an event begins one. */
  readonly chapter?: (event: T['event']) => string | undefined
  /** How many rounds the game has, for the pips in the top bar. */
  readonly rounds?: number
  /** An amount in words ("2 camels"), for screen readers. */
  readonly amount?: (item: T['item'], count: number) => string
  /** Shortcuts of the game's own table, for the list under `?`. */
  readonly shortcuts?: () => readonly { readonly keys: readonly string[]; readonly does: string }[]
  /** Loads its guided first round; absent: it has none. */
  readonly guide?: () => Promise<Guide>
  /** Its rules book, and which paragraphs of it explain a refusal or a task. */
  readonly rules: RulesUi<T['content']>
}

/** Erases a game's types for the common table, which passes each interface only values of its own game. */
// eslint-disable-next-line no-restricted-syntax -- here a game's types end, once for its whole interface
export const defineUi = <T extends UiTypes>(ui: GameUi<T>): GameUi => ui as unknown as GameUi
