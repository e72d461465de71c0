/**
 * What a game's interface gives to the common table, and what it gets from it.
 * The common table (renderer/table) knows no game's name; a game's interface knows no transport.
 */
import type { Component } from 'vue'
import type { PackFault } from '../../shared/engine/pack'
import type { Refusal, Seat } from '../../shared/engine/rules'
import type { SeatColour } from './colours'
import type { Guide } from './guide'
import type { Ending, Opening, RoundStart } from './moments'
import type { FigureWords } from './figures'
import type { RulesUi } from './rules'
import type { PieceSound } from './sound'
import type { UiTypes } from './ui-types'
import type { Brief, Weight } from './event-weight'

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

/** A way over a drawn sheet that a piece follows, as along a road. */
export interface Trail {
  /** Anchor of the sheet. */
  readonly sheet: string
  /** Points of the way, first to last, as shares of the sheet's width and height: `{ x: 0.5, y: 0.5 }` is its middle. */
  readonly points: readonly { readonly x: number; readonly y: number }[]
}

/**
 * One piece on the move: from one anchor to another (either may be absent: it fades in or out).
 * Anchors are names given to elements by the directive `v-anchor`, for example `stock:0:coin`.
 */
export interface Flight {
  readonly from?: string
  readonly to?: string
  /** Anchor of the piece on the table that it was: it stands there until it sets out, and then is gone from there. */
  readonly leaves?: string
  /** What counted places still show of it until it sets out, and what they show only once it has landed. */
  readonly takes?: Readonly<Record<string, number>>
  readonly gives?: Readonly<Record<string, number>>
  /** The way it walks there; without it, it flies. */
  readonly along?: Trail
  /** Anchor of the piece on the table that it turns into when it lands: not seen there before, and as large as this one. */
  readonly becomes?: string
  /** It rises above its cause before it flies, as points do. */
  readonly rises?: true
  /** It comes to its place, stays a moment and is gone: for what is to be read. */
  readonly lingers?: true
  /** What flies: drawn by the game's `Piece` component from these plain props. */
  readonly piece: Readonly<Record<string, unknown>>
}

/**
 * What the table shows of one event. A scene waits for those before it in the same choice that bring what it needs:
 * one that sets out from an anchor waits for those that come to it. Scenes that need nothing of each other run at once.
 */
export interface Scene {
  readonly flights: readonly Flight[]
  /** Waits for those that bring these, too, or for everything before it. */
  readonly after?: readonly string[] | 'all'
  /** Brings these, too: what its flights come to need not be named. */
  readonly brings?: readonly string[]
}

/** How the log tells several events of one seat in a line. */
export interface Deeds<T extends UiTypes = UiTypes> {
  /** An event begins a new deed; else it belongs to the one before it, whose latest event is `before`. */
  readonly begins: (event: T['event'], before: T['event']) => boolean
  /** The events of one deed in one line; it begins with who did it. */
  readonly inShort: (events: readonly T['event'][], context: Context<T>) => readonly LogPart[]
}

/** What a sentence may ask about the table it speaks of. */
export interface Context<T extends UiTypes = UiTypes> {
  readonly seats: readonly { readonly name: string; readonly colour: string }[]
  /** The view before the event (scenes) or now (sentences). */
  readonly view: T['state']
  /** The tables of the game that is played: its built-in content or a pack's. */
  readonly content: T['content'] | undefined
}

/** A label of the new-table form, and a few words about it. */
export interface Labelled {
  readonly label: string
  readonly note?: string
}

/** Words for an option of the new-table form and for its values, by their ids. */
export interface OptionWords extends Labelled {
  readonly values: Readonly<Record<string, Labelled>>
}

/** A set-up that the new-table form offers by name. */
export interface Preset {
  readonly id: string
  readonly label: string
  readonly note: string
  /** Values of options; those left out have their fallback, those that do not apply are passed over. */
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
  /** What decides between seats with as much, as a seat holds it. */
  readonly onEqual: (held: string) => string
}

/**
 * A game's interface, by registration in renderer/games/index.ts. A game writes it in its own types and hands it over by
 * `defineUi`.
 */
export interface GameUi<T extends UiTypes = UiTypes> {
  readonly id: string
  /** Colours of its seats, in the order in which the form offers them; at least as many as seats. */
  readonly colours: readonly SeatColour[]
  /** The whole table below the top bar. Reads and writes through the table store. */
  readonly Table: Component
  /** Draws a flying piece from `Flight.piece`. */
  readonly Piece: Component
  /** The log's sentence for an event; empty for events that say nothing to people (agenda bookkeeping). */
  readonly sentence: (event: T['event'], context: Context<T>) => readonly LogPart[]
  /** An event of a plan as far as anybody can foresee it: without what chance turns up. Absent: all of it. */
  readonly foreseen?: (event: T['event']) => T['event']
  /** What belongs together in the log, in a line that opens; absent: every sentence stands alone. */
  readonly deeds?: Deeds<T>
  /** The pieces an event moves; none only where nothing on the table moves. */
  readonly scene: (event: T['event'], context: Context<T>) => Scene
  /** What is seen to happen at a table that is opened before its first choice: the last events before its position. */
  readonly firstEvents?: (view: T['state']) => readonly T['event'][]
  /** How the game is counted, where this event of the last choice ends it; absent: the sheet of results at once. */
  readonly ending?: (event: T['event'], context: Context<T>) => Ending | undefined
  /** How the game begins, from its first position; absent: without a scene. */
  readonly opening?: (context: Context<T>) => Opening
  /** What the events of one choice begin, where they begin a round; the context is that of after them. */
  readonly roundStart?: (events: readonly T['event'][], context: Context<T>) => RoundStart | undefined
  /** A seat's way over the map in the whole game, leg by leg, from the events that count. */
  readonly journey?: (events: readonly T['event'][], seat: Seat, context: Context<T>) => readonly Trail[]
  /** A seat's picture, as props of `Piece`: its portrait, for example. */
  readonly face?: (view: T['state'], seat: Seat, colour: string) => Readonly<Record<string, unknown>>
  /** What an event sounds like; undefined for those that make no sound of their own. */
  readonly sound: (event: T['event']) => PieceSound | undefined
  /** This choice does nothing but end its seat's turn. */
  readonly endsTurn: (choice: T['choice']) => boolean
  /** How much an event matters to somebody who looks back on it. */
  readonly weight: (event: T['event']) => Weight
  /** How an event is told where a whole action is one line; like any other where this says nothing. */
  readonly brief?: (event: T['event']) => Brief | undefined
  /** What an event turned up for good ("the dice were rolled"), for the undo that cannot go back past it. */
  readonly revealed?: (event: T['event']) => string | undefined
  /** Why something is refused, with its numbers, in a person's words. */
  readonly refusal: (refusal: Refusal, context: Context<T>) => string
  /** The top bar's prompt for a decision: what (a few words) and how (a hint). */
  readonly prompt: (
    task: T['task'],
    context: Context<T>,
    seat: Seat
  ) => { readonly what: string; readonly how: string }
  /** Name of an option and of its values, for the new-table form. */
  readonly option: (id: string, value?: string) => Labelled
  /** Set-ups by name; absent: the form shows the options alone. */
  readonly presets?: () => readonly Preset[]
  /** Why a content pack is refused, for the game's own codes; undefined for others. Names no line. */
  readonly packFault?: (fault: PackFault) => string | undefined
  /** Name of the game and one line about it. */
  readonly title: () => { readonly name: string; readonly line: string }
  /** What decides this game; absent: points. */
  readonly unit?: () => Unit
  /** What the figures of its statistics are called, fetched with them; absent: it has none. */
  readonly statistics?: () => Promise<FigureWords>
  /** Name of a source of points (or of whatever decides the game), for the end screen. */
  readonly source: (id: T['source']) => string
  /** Name of a part of what a position is worth to a seat, as computer players judge it; undefined for an unknown part. */
  readonly worthPart?: (part: string) => string | undefined
  /** Short facts for the end screen under a seat's name, for example its character. */
  readonly epithet: (view: T['state'], seat: Seat, content: T['content'] | undefined) => string
  /** The name of a character, in a game with characters. */
  readonly characterName?: (id: string) => string
  /** What decides between seats with as many points, as this seat holds it ("3 camels left"); absent: nothing does. */
  readonly tieBreak?: (view: T['state'], seat: Seat, content: T['content'] | undefined) => string
  /** The heading of a new chapter of the log ("Round 2") where an event begins one. */
  readonly chapter?: (event: T['event']) => string | undefined
  /** How many rounds the game has, for the pips in the top bar. */
  readonly rounds?: number
  /** An amount in words ("2 camels"), for those who listen. */
  readonly amount?: (item: T['item'], count: number) => string
  /** Shortcuts of the game's own table, for the list under `?`. */
  readonly shortcuts?: () => readonly { readonly keys: readonly string[]; readonly does: string }[]
  /** Its guided first round, fetched when somebody wants it; absent: it has none. */
  readonly guide?: () => Promise<Guide>
  /** Its rules to read, and where in them a refusal or a question is told. */
  readonly rules: RulesUi<T['content']>
}

/** Hands an interface over to the common table, which gives it only what comes of its own game: its types end here. */
// eslint-disable-next-line no-restricted-syntax -- here a game's types end, once for its whole interface
export const defineUi = <T extends UiTypes>(ui: GameUi<T>): GameUi => ui as unknown as GameUi
