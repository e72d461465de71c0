/** Hooks: what modules do at named moments of a game. */
import type { Play } from '../engine/play'
import type { Refusal, Seat } from '../engine/rules'
import type { OfModule, OpenGame } from './open-game'

/** A bundle received at a named moment, and its cause. */
export interface Income<Items, Cause> {
  readonly items: Items
  readonly cause: Cause
}

/** Another number of dice that a space takes, and the id of the aid that is declared by placing that many. */
export interface MoreDice {
  readonly dice: number
  readonly aid: string
}

/** What a module may do at the named moments, in the order of play. A hook asks a question by opening a task. */
export interface Hooks<G extends OpenGame, P extends Play<G>, Items = unknown, Cause = unknown> {
  /** The characters are known; goal cards are dealt next. */
  readonly setUp?: (play: P) => void
  /** The dice are back. The bonuses of the round follow once every question of this hook is answered. */
  readonly roundStarted?: (play: P) => void
  /** A seat has another character from now on: a new one for a round, or its own again. */
  readonly characterChanged?: (play: P, seat: Seat) => void
  /** Posts of a seat beyond those of the game and of its character. */
  readonly extraPosts?: (state: G['state'], seat: Seat) => number
  /** What a seat receives with the bonuses of the round. */
  readonly income?: (play: P, seat: Seat) => readonly Income<Items, Cause>[]
  /** True for a task of the module whose answer may draw from a shared supply or give back to it. */
  readonly mayDraw?: (task: OfModule) => boolean
  /** All dice are rolled; compensation comes next. */
  readonly rolled?: (play: P) => void
  /**
   * Coins that a seat pays for an occupied space now, by the lowest die; `prices` without this module. Returns `prices`
   * itself where the module changes nothing.
   */
  readonly occupiedPrices?: (
    content: G['content'],
    state: G['state'],
    seat: Seat,
    prices: (lowest: number) => number
  ) => (lowest: number) => number
  /** The seat paid less for an occupied space than it would have without this module. */
  readonly priceSpared?: (play: P, seat: Seat) => void
  /** A bonus action was paid for; its effect comes next. */
  readonly bonusTaken?: (play: P, seat: Seat, action: string) => void
  /** A contract was completed, its reward given or asked for. */
  readonly contractCompleted?: (play: P, seat: Seat, contract: string) => void
  /** How many uses of a card a seat has beyond those that the die's value allows. */
  readonly cardUses?: (content: G['content'], state: G['state'], seat: Seat) => number
  /** How many posts one movement of a seat may leave on its way, where its character may leave none. */
  readonly postsOnTheWay?: (state: G['state'], seat: Seat) => number
  /** A step left a post in a city passed through, and the aid declared for this movement does not cover it. */
  readonly postLeft?: (play: P, seat: Seat) => void
  /** Why the module forbids one of the game's own choices in a turn or a movement. It must not forbid a listed one. */
  readonly barred?: (state: G['state'], seat: Seat, choice: G['choice']) => Refusal<OfModule> | undefined
  /** Further numbers of dice that a space accepts from a seat. */
  readonly moreDice?: {
    readonly space: string
    readonly of: (content: G['content'], state: G['state'], seat: Seat) => readonly MoreDice[]
  }
  /** Dice were placed and paid for; the action comes next. */
  readonly beforeAction?: (play: P, seat: Seat, space: string) => void
  /** The reward of an action was given, or its question asked; `dice`: how many were placed for it just now. */
  readonly afterAction?: (play: P, seat: Seat, space: string, dice?: number) => void
  readonly turnEnded?: (play: P, seat: Seat) => void
  /** Nobody has dice left. The contract row is cleared once every question of this hook is answered. */
  readonly roundEnded?: (play: P) => void
  /** Points that a seat would get if the scoring took place now, by source. */
  readonly scores?: (
    content: G['content'],
    state: G['state'],
    seat: Seat
  ) => Readonly<Partial<Record<OfModule, number>>>
}

/** What the modules of a game do, by moment: the hooks of those that have one, in the order of the modules. */
export type HookLists<H extends object> = { readonly [K in keyof H]-?: readonly NonNullable<H[K]>[] }

/** The hooks that every game with modules has. */
export const commonHookNames: { readonly [K in keyof Hooks<never, never>]-?: true } = {
  setUp: true,
  roundStarted: true,
  characterChanged: true,
  extraPosts: true,
  income: true,
  mayDraw: true,
  rolled: true,
  occupiedPrices: true,
  priceSpared: true,
  bonusTaken: true,
  contractCompleted: true,
  cardUses: true,
  postsOnTheWay: true,
  postLeft: true,
  barred: true,
  moreDice: true,
  beforeAction: true,
  afterAction: true,
  turnEnded: true,
  roundEnded: true,
  scores: true
}

/**
 * The hooks of several modules by moment; `names` are all that a module may have. Built once per content, since a
 * search reads them at every turn.
 */
export function hookLists<H extends object>(
  names: { readonly [K in keyof H]-?: true },
  modules: readonly H[]
): HookLists<H> {
  const lists: Partial<Record<keyof H, readonly unknown[]>> = {}
  for (const name in names) lists[name] = modules.flatMap((hooks) => hooks[name] ?? [])
  return lists as HookLists<H>
}

/** Concatenates two lists; allocates nothing if one is empty, as the lists of hooks mostly are. */
export function joinedWith<T>(list: readonly T[], more: readonly T[]): readonly T[] {
  if (more.length === 0) return list
  return list.length === 0 ? more : [...list, ...more]
}
