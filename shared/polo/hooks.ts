/** What modules do at the named moments of a game. */
import type { Play } from '../engine/play'
import type { Refusal, Seat } from '../engine/rules'
import type { OfModule, OpenGame } from './open-game'

/** A bundle that comes at a named moment, and why. */
export interface Income<Items, Cause> {
  readonly items: Items
  readonly cause: Cause
}

/** A number of dice, and what placing so many declares. */
export interface MoreDice {
  readonly dice: number
  readonly aid: string
}

/** What a module may do at the named moments, in the order in which they come. Asks by opening tasks. */
export interface Hooks<G extends OpenGame, P extends Play<G>, Items = unknown, Cause = unknown> {
  /** The characters are known; goal cards are dealt next. */
  readonly setUp?: (play: P) => void
  /** The dice are back; bonuses come next, once all that it asks is answered. */
  readonly roundStarted?: (play: P) => void
  /** A seat has another character from now on: for a round, or its own again. */
  readonly characterChanged?: (play: P, seat: Seat) => void
  /** Posts of a seat beyond those of the game and of its character. */
  readonly extraPosts?: (state: G['state'], seat: Seat) => number
  /** What a seat receives with the bonuses of the round. */
  readonly income?: (play: P, seat: Seat) => readonly Income<Items, Cause>[]
  /** True for a question of the module whose answer may draw from a supply that all seats share, or give back to it. */
  readonly mayDraw?: (task: OfModule) => boolean
  /** All dice are rolled; compensation comes next. */
  readonly rolled?: (play: P) => void
  /** Coins that a seat pays for an occupied space, where its character would pay `price`. */
  readonly occupiedPrice?: (content: G['content'], state: G['state'], seat: Seat, price: number) => number
  /** The seat paid less for an occupied space than it would have without this module. */
  readonly priceSpared?: (play: P, seat: Seat) => void
  /** Camels for a bonus action, which would cost `price` without this module. */
  readonly bonusPrice?: (
    content: G['content'],
    state: G['state'],
    seat: Seat,
    action: string,
    price: number
  ) => number
  /** A bonus action was paid for; its effect comes next. */
  readonly bonusTaken?: (play: P, seat: Seat, action: string) => void
  /** A contract was completed, its reward given or asked for. */
  readonly contractCompleted?: (play: P, seat: Seat, contract: string) => void
  /** How much higher the limit is that a die gives to the uses of a card. */
  readonly cardUses?: (content: G['content'], state: G['state'], seat: Seat) => number
  /** How many posts one movement of a seat may leave on its way, where its character may leave none. */
  readonly postsOnTheWay?: (state: G['state'], seat: Seat) => number
  /** A step left a post in a city that a movement passes through, and nothing that holds for this movement allows it. */
  readonly postLeft?: (play: P, seat: Seat) => void
  /** Why a choice of the game's own in a turn or a movement does not pass. Nothing that is listed may be barred. */
  readonly barred?: (state: G['state'], seat: Seat, choice: G['choice']) => Refusal<OfModule> | undefined
  /** Numbers of dice that a space takes of a seat beside its own. */
  readonly moreDice?: {
    readonly space: string
    readonly of: (content: G['content'], state: G['state'], seat: Seat) => readonly MoreDice[]
  }
  /** Dice were placed and paid for; the action comes next. */
  readonly beforeAction?: (play: P, seat: Seat, space: string) => void
  /** The reward of an action was given, or its question asked; `dice`: how many were placed for it just now. */
  readonly afterAction?: (play: P, seat: Seat, space: string, dice?: number) => void
  readonly turnEnded?: (play: P, seat: Seat) => void
  /** Nobody has dice left; the contract row is cleared next, once all that it asks is answered. */
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

/** The moments that every game with modules has. */
export const commonHookNames: { readonly [K in keyof Hooks<never, never>]-?: true } = {
  setUp: true,
  roundStarted: true,
  characterChanged: true,
  extraPosts: true,
  income: true,
  mayDraw: true,
  rolled: true,
  occupiedPrice: true,
  priceSpared: true,
  bonusPrice: true,
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

/** The hooks of several modules by moment: `names` are all that a module may have. Asked at every turn of a search. */
export function hookLists<H extends object>(
  names: { readonly [K in keyof H]-?: true },
  modules: readonly H[]
): HookLists<H> {
  const lists: Partial<Record<keyof H, readonly unknown[]>> = {}
  for (const name in names) lists[name] = modules.flatMap((hooks) => hooks[name] ?? [])
  return lists as HookLists<H>
}

/** What several give, as one list; nothing is made where none gives anything. */
export function collect<From, T>(from: readonly From[], listOf: (one: From) => readonly T[]): readonly T[] {
  let all: readonly T[] = none
  for (const one of from) {
    const more = listOf(one)
    if (more.length > 0) all = all.length > 0 ? [...all, ...more] : more
  }
  return all
}
const none: readonly never[] = []
