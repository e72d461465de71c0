/**
 * The contract every game signs (house plan, "The contract a game signs").
 * Pure TypeScript: no clock, no I/O, no hidden randomness.
 */
import type { Chance } from './chance'
import type { ChoiceSet } from './choices'

/** A seat is its index round the table, clockwise, from 0. */
export type Seat = number

/**
 * Who looks. A seat sees its own secrets; `public` sees what everybody sees;
 * `open` sees all and is used only by the host itself and after the end of a game.
 */
export type Viewer = Seat | 'public' | 'open'

/** Why an intent is illegal: a code from the game's catalogue of refusals and the numbers its sentence needs. */
export interface Refusal<Code extends string = string> {
  readonly code: Code
  readonly numbers?: Readonly<Record<string, number | string>>
}

/** A fact about the game. Every change of state is an event; `type` names it in the past tense. */
export interface GameEvent {
  readonly type: string
}

/** Somebody must choose something now. At most one is open for each seat. */
export interface Decision<Choice, Kind extends string = string> {
  readonly seat: Seat
  /** Kind of the task that asks. Everybody may know it. */
  readonly task: Kind
  /** Several seats answer at once, in secret or in parallel: such an answer cannot be undone. */
  readonly simultaneous: boolean
  /** What may be chosen. Present only for the seat that asks (or the open viewer). */
  readonly choices?: ChoiceSet<Choice>
}

/** What every option has. */
interface AnyOption {
  readonly id: string
  /** Numbers of players for which there is something to choose; absent: all. For the others the fallback holds. */
  readonly players?: readonly number[]
}

/** One entry of a game's options form. The lobby draws its form from these. */
export type Option = AnyOption &
  (
    | { readonly kind: 'choice'; readonly values: readonly string[]; readonly fallback: string }
    | { readonly kind: 'seat'; readonly fallback: 'drawn' }
  )

/** True if this many players have something to choose here. */
export const applies = (option: Option, players: number): boolean => option.players?.includes(players) ?? true

/** Chosen options by id. A `seat` option holds `drawn` or the seat's index as text. */
export type Options = Readonly<Record<string, string>>

/** All that a game needs to be set up, besides chance. */
export interface Config {
  readonly players: number
  readonly options: Options
}

/** Final result: points by source for every seat, and the seats in order of rank (shared ranks in one group). */
export interface Outcome {
  readonly scores: readonly {
    readonly seat: Seat
    readonly total: number
    readonly bySource: Readonly<Record<string, number>>
  }[]
  readonly ranking: readonly (readonly Seat[])[]
}

/** An accepted choice says what happened; a refused one changes nothing and says why. */
export type Played<Event> = { readonly events: readonly Event[] } | { readonly refusal: Refusal }

/** The rules of one game over one content (tables of cards, map, prices). */
export interface Rules<State, Choice, Event extends GameEvent> {
  readonly id: string
  /** `major.minor`; a game file can be played on with the same major version. */
  readonly version: string
  /** Hash of the content tables; part of every game file. */
  readonly content: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: readonly Option[]
  /** Builds the first position. Refuses nothing: the config is checked by `checkConfig`. */
  setup(config: Config, chance: Chance): State
  /** Who must choose what, now. Choices are given for the asking seat alone, or for all seats to `open`. */
  decisions(state: State, asker?: Viewer): readonly Decision<Choice>[]
  /** Decides a choice: checks all before the first change, then changes `state` through `evolve` alone. */
  play(state: State, seat: Seat, choice: Choice, chance: Chance): Played<Event>
  /** Why `seat` may not choose this now, or undefined if it may. `play` asks the same function. */
  refusal(state: State, seat: Seat, choice: Choice): Refusal | undefined
  /** Reads a choice from anything a guest may send; undefined if it is not even well formed. */
  parseChoice(value: unknown): Choice | undefined
  /** The only writer of state (law 1). Works alike on the host's state and on a view. */
  evolve(state: State, event: Event): void
  /** A deep copy of the state as the viewer may see it, derived from declared visibility. */
  view(state: State, viewer: Viewer): State
  /** The event as the viewer may see it. Returns the same object where nothing is hidden. */
  redact(event: Event, viewer: Viewer): Event
  /** True if the event carried an identity out of a hidden zone: no undo goes back past it. */
  reveals(event: Event): boolean
  /** Identities the viewer has not been shown, by zone (law 8, bots). */
  unseen(state: State, viewer: Viewer): Readonly<Record<string, readonly string[]>>
  /** Undefined until the game is over. */
  outcome(state: State): Outcome | undefined
  /** Law 7: sentences about what does not add up in this state; empty when all is well. */
  audit(state: State): readonly string[]
}

/** Rules of any game, for code that only hands states, choices and events on. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the one place where games of different types meet
export type AnyRules = Rules<any, any, GameEvent>

/** A sentence-free reason why a config cannot be played with these rules, or undefined. */
export function checkConfig(rules: Pick<AnyRules, 'seats' | 'options'>, config: Config): Refusal | undefined {
  const { min, max } = rules.seats
  if (!Number.isInteger(config.players) || config.players < min || config.players > max)
    return { code: 'players', numbers: { min, max, players: config.players } }
  for (const [id, value] of Object.entries(config.options)) {
    const option = rules.options.find((o) => o.id === id)
    if (!option) return { code: 'unknown-option', numbers: { option: id } }
    const fits =
      option.kind === 'choice'
        ? option.values.includes(value)
        : value === 'drawn' || (/^\d$/.test(value) && Number(value) < config.players)
    if (!fits) return { code: 'option-value', numbers: { option: id, value } }
    if (!applies(option, config.players) && value !== option.fallback)
      return { code: 'option-players', numbers: { option: id, players: config.players } }
  }
  return undefined
}

/** The chosen value of an option, or its fallback. */
export function optionValue(rules: Pick<AnyRules, 'options'>, config: Config, id: string): string {
  return config.options[id] ?? rules.options.find((o) => o.id === id)?.fallback ?? ''
}
