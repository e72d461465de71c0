/**
 * The contract every game signs (house plan, "The contract a game signs").
 * Pure TypeScript: no clock, no I/O, no hidden randomness.
 */
import type { Chance } from './chance'
import type { ChoiceSet } from './choices'
import type { TableSet } from './tables'

/** A seat is its index round the table, clockwise, from 0. */
export type Seat = number

/**
 * Who looks. A seat sees its own secrets; `public` sees what everybody sees; `seats` sees what any seat sees, which is
 * everybody's view at an open table; `open` sees all and is used only by the host itself and after the end of a game.
 */
export type Viewer = Seat | 'public' | 'seats' | 'open'

/** Why an intent is illegal: a code from the game's catalogue of refusals and the numbers its sentence needs. */
export interface Refusal<Code extends string = string> {
  readonly code: Code
  readonly numbers?: Readonly<Record<string, number | string>>
}

/** Makes a refusal. A game names its own: `export const refuse = refusalOf<RefusalCode>`. */
export function refusalOf<Code extends string>(
  code: Code,
  numbers?: Readonly<Record<string, number | string>>
): Refusal<Code> {
  return numbers ? { code, numbers } : { code }
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
  /** Numbers of players for which there is something to choose; left out: all. For the others the fallback holds. */
  readonly players?: readonly number[]
  /** Options that must be chosen with it: where this one is not at its fallback, none of these may be. */
  readonly needs?: readonly string[]
  /** Numbers of players that cannot play with the fallback. */
  readonly neededFor?: readonly number[]
  /** It switches an expansion on: set-ups that are chosen by name leave it as it is. */
  readonly module?: true
}

/**
 * One entry of a game's options form. The lobby draws its form from these. `fallback` is what a new table plays where
 * nothing else is wished. `absent` belongs to an option added after games had been played without it: what a file that
 * lacks the option means, whatever new tables play. It is written into a game's options only where it says otherwise.
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
  /** The table sets that a game with these options is played with; its file names them, and needs no others. */
  tables(options: Options): readonly TableSet[]
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
  /** A copy of a state or view that goes its own way; it shares what nothing ever changes in place, such as a die. */
  copy(state: State): State
  /**
   * A copy of a whole state for looking ahead, cheaper than `copy`: it shares whatever has not changed since, in either.
   * From then on both may be changed by `play` and `evolve` alone.
   */
  branch(state: State): State
  /** Such a copy of the state as the viewer may see it, derived from declared visibility. */
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

/** The numbers of seats that play without an option which has to be switched on for them. */
export function plainSeats({ seats, options }: Pick<AnyRules, 'seats' | 'options'>): AnyRules['seats'] {
  let { max } = seats
  while (options.some(({ neededFor }) => neededFor?.includes(max))) max--
  return { min: seats.min, max }
}

/** The options that so many seats cannot play without, switched on. */
export const optionsNeeded = ({ options }: Pick<AnyRules, 'options'>, players: number): Options =>
  Object.fromEntries(
    options.flatMap((option): [string, string][] =>
      option.kind === 'choice' && option.neededFor?.includes(players)
        ? [[option.id, option.values.at(-1) ?? option.fallback]]
        : []
    )
  )

/** What a config without the option means: what games meant before there was one, else the fallback; empty for no option. */
function unsaid(option: Option | undefined): string {
  const absent = option?.kind === 'choice' ? option.absent : undefined
  return absent ?? option?.fallback ?? ''
}

/** The value of an option that a game with this config plays. */
export function optionValue(rules: Pick<AnyRules, 'options'>, config: Config, id: string): string {
  return config.options[id] ?? unsaid(rules.options.find((o) => o.id === id))
}

/** The seat that the value of a `seat` option names; one is drawn where it says so. */
export const seatChosen = (value: string | undefined, players: number, chance: Chance): Seat =>
  value === 'drawn' ? chance.next(players) : Number(value)

/** What a game with this config plays: every option that there is for its number of players, with its value. */
export function playedOptions(rules: Pick<AnyRules, 'options'>, config: Config): Options {
  const offered = rules.options.filter((option) => applies(option, config.players))
  return Object.fromEntries(offered.map(({ id }) => [id, optionValue(rules, config, id)]))
}

/**
 * The options of a new game as its file says them: as wished, else the fallback. An option added later is left out where
 * there is nothing to choose, and where a file without it means the same. The wish is checked by `checkConfig`.
 */
export function newOptions({ options }: Pick<AnyRules, 'options'>, wished: Config): Options {
  return Object.fromEntries(
    options.flatMap((option): [string, string][] => {
      const value = wished.options[option.id] ?? option.fallback
      const later = option.kind === 'choice' && option.absent !== undefined
      const said = !later || (applies(option, wished.players) && value !== unsaid(option))
      return said ? [[option.id, value]] : []
    })
  )
}
