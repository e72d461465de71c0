/**
 * The interface that every game implements. Pure TypeScript: no clock, no I/O, no hidden randomness.
 * `tests/laws` checks the laws that comments here name by number.
 */
import type { Chance } from './chance'
import type { ChoiceSet } from './choices'
import type { TableSet } from './tables'

/** A seat's index round the table, clockwise, from 0. */
export type Seat = number

/**
 * Who looks at a position. A seat sees its own secrets; `public` sees what everybody sees; `seats` sees what any seat
 * sees, the view at an open table; `open` sees everything and is only for the host itself and for finished games.
 */
export type Viewer = Seat | 'public' | 'seats' | 'open'

/** Why a choice is illegal: a code from the game's catalogue of refusals, and the values its sentence needs. */
export interface Refusal<Code extends string = string> {
  readonly code: Code
  readonly numbers?: Readonly<Record<string, number | string>>
}

/** Makes a refusal. Each game narrows it to its own codes: `export const refuse = refusalOf<RefusalCode>`. */
export function refusalOf<Code extends string>(
  code: Code,
  numbers?: Readonly<Record<string, number | string>>
): Refusal<Code> {
  return numbers ? { code, numbers } : { code }
}

/** Something that happened in the game. Every change of state is an event; `type` names it in the past tense. */
export interface GameEvent {
  readonly type: string
}

/** A seat must choose something now. At most one decision is open for each seat. */
export interface Decision<Choice, Kind extends string = string> {
  readonly seat: Seat
  /** Kind of the task that asks. Everybody may know it. */
  readonly task: Kind
  /** Several seats answer at once, in secret or in parallel: such an answer cannot be undone. */
  readonly simultaneous: boolean
  /** What may be chosen. Present only if the asker is this seat or `open`. */
  readonly choices?: ChoiceSet<Choice>
}

/** What another option must be so that an option has its whole effect. */
export interface EffectNeed {
  /** Id of the other option. */
  readonly option: string
  /** The values of that option with which the effect is whole. */
  readonly values: readonly string[]
  /** What is left of the effect with any other value: nothing, or a part. */
  readonly otherwise: 'nothing' | 'part'
}

/** Fields of every kind of option. */
interface AnyOption {
  readonly id: string
  /** Player counts for which the option can be chosen. Absent: all. For the others the fallback applies. */
  readonly players?: readonly number[]
  /** Options this one depends on: if it is not at its fallback, none of these may be at theirs. */
  readonly needs?: readonly string[]
  /** Absent: no other option changes what this one does. Only new tables ask for it (`checkNewConfig`). */
  readonly effectNeeds?: EffectNeed
  /** Player counts that cannot play with the fallback. */
  readonly neededFor?: readonly number[]
  /** It switches an expansion on: choosing a set-up by name leaves it as it is. */
  readonly module?: true
}

/**
 * One entry of a game's options form. `fallback` is the value of a new table where nothing else was chosen. `absent` is
 * for options added after games had been saved without them: the value that a file lacking the option means. Files name
 * such an option only if its value differs from `absent`.
 */
export type Option = AnyOption &
  (
    | {
        readonly kind: 'choice'
        readonly values: readonly string[]
        readonly fallback: string
        readonly absent?: string
      }
    | { readonly kind: 'seat'; readonly fallback: 'drawn' }
  )

/** True if the option can be chosen at a table with this many players. */
export const applies = (option: Option, players: number): boolean => option.players?.includes(players) ?? true

/** Chosen options by id. A `seat` option holds `drawn` or the seat's index as text. */
export type Options = Readonly<Record<string, string>>

/** What a game needs to be set up, besides chance. */
export interface Config {
  readonly players: number
  readonly options: Options
  /** The hash of each table set that a recorded game was dealt from, by its id; absent for a new game. */
  readonly dealtFrom?: Readonly<Record<string, string>>
}

/** Final result: points by source for every seat, and the seats by rank, best first (a shared rank is one group). */
export interface Outcome {
  readonly scores: readonly {
    readonly seat: Seat
    readonly total: number
    readonly bySource: Readonly<Record<string, number>>
  }[]
  readonly ranking: readonly (readonly Seat[])[]
}

/** What a seat has in the end; 0 if the result does not name it. */
export const totalOf = ({ scores }: Outcome, seat: Seat): number =>
  scores.find((score) => score.seat === seat)?.total ?? 0

/** The result of a choice: the events it caused, or why it was refused; a refusal changes nothing. */
export type Played<Event> = { readonly events: readonly Event[] } | { readonly refusal: Refusal }

/** The rules of one game, played with one content (tables of cards, map, prices). */
export interface Rules<State, Choice, Event extends GameEvent> {
  readonly id: string
  /** `major.minor`; a game file can be played on with the same major version. */
  readonly version: string
  /** The table sets that a game with these options uses. Its file names these and depends on no others. */
  tables(options: Options): readonly TableSet[]
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: readonly Option[]
  /** Builds the first position. Throws if the config does not pass `checkConfig`. */
  setup(config: Config, chance: Chance): State
  /** The open decisions. A seat that asks gets the choices of its own; `open`, the default, gets everybody's. */
  decisions(state: State, asker?: Viewer): readonly Decision<Choice>[]
  /** Plays a choice. Checks it completely before the first change, then changes `state` only through `evolve`. */
  play(state: State, seat: Seat, choice: Choice, chance: Chance): Played<Event>
  /** Why `seat` may not choose this now, or undefined if it may. `play` uses the same check. */
  refusal(state: State, seat: Seat, choice: Choice): Refusal | undefined
  /** Parses a choice from untrusted data; undefined if it is not well formed. */
  parseChoice(value: unknown): Choice | undefined
  /** Applies an event: the only writer of state (law 1). Works on the host's state as well as on a view. */
  evolve(state: State, event: Event): void
  /** An independent copy of a state or view. It shares only what is never changed in place, such as a die. */
  copy(state: State): State
  /**
   * A copy-on-write copy of a whole state for looking ahead, cheaper than `copy`: it shares what neither side has
   * changed since. Afterwards both states may be changed only by `play` and `evolve`.
   */
  branch(state: State): State
  /** A copy of the state as the viewer may see it, derived from declared visibility. */
  view(state: State, viewer: Viewer): State
  /** The event as the viewer may see it. Returns the same object if nothing is hidden. */
  redact(event: Event, viewer: Viewer): Event
  /** True if the event reveals an identity from a hidden zone: undo does not go back past it. */
  reveals(event: Event): boolean
  /** Ids of components that the viewer has not been shown, by zone (for law 8 and for bots). */
  unseen(state: State, viewer: Viewer): Readonly<Record<string, readonly string[]>>
  /** Undefined until the game is over. */
  outcome(state: State): Outcome | undefined
  /** Law 7: one sentence for each inconsistency in this state; empty for a sound one. */
  audit(state: State): readonly string[]
}

/** Rules of any game, for code that only passes states, choices and events on. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the one place where games of different types meet
export type AnyRules = Rules<any, any, GameEvent>

/** Why a config cannot be played with these rules, or undefined if it can. */
export function checkConfig(rules: Pick<AnyRules, 'seats' | 'options'>, config: Config): Refusal | undefined {
  const { min, max } = rules.seats
  if (!Number.isInteger(config.players) || config.players < min || config.players > max)
    return { code: 'players', numbers: { min, max, players: config.players } }
  const isChosen = (id: string): boolean => {
    const needed = rules.options.find((o) => o.id === id)
    return needed !== undefined && (config.options[id] ?? needed.fallback) !== needed.fallback
  }
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
    const missing = value === option.fallback ? undefined : option.needs?.find((need) => !isChosen(need))
    if (missing !== undefined) return { code: 'option-needs', numbers: { option: id, needs: missing } }
  }
  const needed = rules.options.find((o) => o.neededFor?.includes(config.players) && !isChosen(o.id))
  return needed && { code: 'players-need', numbers: { players: config.players, needs: needed.id } }
}

/** The range of player counts that need no option switched on. */
export function plainSeats({ seats, options }: Pick<AnyRules, 'seats' | 'options'>): AnyRules['seats'] {
  let { max } = seats
  while (options.some(({ neededFor }) => neededFor?.includes(max))) max--
  return { min: seats.min, max }
}

/** The options that this many players cannot play without, each at its last value, which is the one that is on. */
export const optionsNeeded = ({ options }: Pick<AnyRules, 'options'>, players: number): Options =>
  Object.fromEntries(
    options.flatMap((option): [string, string][] =>
      option.kind === 'choice' && option.neededFor?.includes(players)
        ? [[option.id, option.values.at(-1) ?? option.fallback]]
        : []
    )
  )

/** The value that a config without the option means: `absent`, else the fallback; '' for no option. */
function impliedValue(option: Option | undefined): string {
  const absent = option?.kind === 'choice' ? option.absent : undefined
  return absent ?? option?.fallback ?? ''
}

/** The value of an option in a game with this config. */
export function optionValue(rules: Pick<AnyRules, 'options'>, config: Config, id: string): string {
  return config.options[id] ?? impliedValue(rules.options.find((o) => o.id === id))
}

/** The seat that the value of a `seat` option names; `drawn` draws one at random. */
export const seatChosen = (value: string | undefined, players: number, chance: Chance): Seat =>
  value === 'drawn' ? chance.next(players) : Number(value)

/** The options of a game with this config: all that apply to its number of players, with their values. */
export function playedOptions(rules: Pick<AnyRules, 'options'>, config: Config): Options {
  const offered = rules.options.filter((option) => applies(option, config.players))
  return Object.fromEntries(offered.map(({ id }) => [id, optionValue(rules, config, id)]))
}

/**
 * The options of a new game as its file stores them: the wished values, else the fallbacks. An option with `absent` is
 * left out if it does not apply, or if leaving it out means the same. `wished` must have passed `checkConfig`.
 */
export function newOptions({ options }: Pick<AnyRules, 'options'>, wished: Config): Options {
  return Object.fromEntries(
    options.flatMap((option): [string, string][] => {
      const value = wished.options[option.id] ?? option.fallback
      const later = option.kind === 'choice' && option.absent !== undefined
      const stored = !later || (applies(option, wished.players) && value !== impliedValue(option))
      return stored ? [[option.id, value]] : []
    })
  )
}
