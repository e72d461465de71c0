/**
 * A search over bonus actions: every position that a turn can reach by a few of them, the cheapest first. Only actions
 * that reveal nothing are tried; the game tells which these are, what they cost and what they lead to.
 */
import { dieColours, sameDie, type Die } from '../dice'
import type { Outcome } from './foresee'

/** How many bonus actions a search looks ahead. */
export const searchDepth = 3

/**
 * What a sequence costs, the most important first: the main action, dice given up, camels paid for turning dice, the
 * sum of the dice given up, the number of actions. Completing a contract costs nothing: it was to be paid anyway.
 */
export interface Cost {
  readonly main: number
  readonly dice: number
  readonly camels: number
  readonly pips: number
  readonly actions: number
}

const weights = ['main', 'dice', 'camels', 'pips', 'actions'] as const

/** Below 0 if `a` is the cheaper one. */
export function compareCosts(a: Cost, b: Cost): number {
  for (const weight of weights) if (a[weight] !== b[weight]) return a[weight] - b[weight]
  return 0
}

export const noCost: Cost = { main: 0, dice: 0, camels: 0, pips: 0, actions: 0 }

/** The cost of several actions. */
export const sumOfCosts = (costs: readonly Cost[]): Cost =>
  costs.reduce(
    (sum, cost) => ({
      main: sum.main + cost.main,
      dice: sum.dice + cost.dice,
      camels: sum.camels + cost.camels,
      pips: sum.pips + cost.pips,
      actions: sum.actions + cost.actions
    }),
    noCost
  )

/** A choice, as far as a search reads it. Only `adjust` turns dice. */
export interface AnyChoice {
  readonly type: string
}

/** What a search needs to know about one seat's turn. */
export interface TurnSearch<State, Choice extends AnyChoice> {
  /** What the turn offers: bonus actions and its end, then the placements, by index. */
  offers(state: State): {
    readonly others: readonly Choice[]
    count(): number
    nth(index: number): Choice
  }
  /** At the prices of the position where the search begins. */
  costOf(choice: Choice, view: State): Cost
  /** Every position in which the turn goes on after a choice. */
  outcomesAfter(state: State, choice: Choice): readonly Outcome<State, Choice>[]
  /** True if the action is certain and worth trying after these. */
  follows(before: readonly Choice[], choice: Choice): boolean
  /** True for a main action that does nothing but gain items. */
  supplies(choice: Choice): boolean
  /** A key that is equal for equivalent positions of the turn; covers all that bonus actions change. */
  keyOf(state: State): string
  /** Dice in hand. */
  hand(state: State): readonly Die[]
  /** The position after a choice whose die shows this. */
  rolled(state: State, choice: Choice, roll: number): State | undefined
}

/** A position that can be reached, and how. */
export interface Prospect<State, Choice> extends Outcome<State, Choice> {
  readonly cost: Cost
}

/** A die turned by 1. */
interface Turned extends AnyChoice {
  readonly type: 'adjust'
  readonly die: Die
  readonly by: 1 | -1
}

const isTurned = (choice: AnyChoice | undefined): choice is Turned => choice?.type === 'adjust'

/**
 * True if a die is worth turning after these choices. Each die is turned in one go, and dice in a fixed order: turning
 * back or giving up a turned die would waste camels.
 */
export function turnsNext(before: readonly AnyChoice[], choice: Turned): boolean {
  const last = before[before.length - 1]
  if (!isTurned(last)) return true
  const goesOn =
    last.by === choice.by && sameDie(choice.die, { ...last.die, value: last.die.value + last.by })
  return goesOn || rankOf(choice.die) >= rankOf(firstTurned(before))
}

/** The die that was turned last, with its value before it was turned. */
function firstTurned(choices: readonly AnyChoice[]): Die {
  let began: Die | undefined
  for (let at = choices.length - 1; at >= 0; at--) {
    const choice = choices[at]
    if (!isTurned(choice)) break
    if (began && !sameDie(began, { ...choice.die, value: choice.die.value + choice.by })) break
    began = choice.die
  }
  if (!began) throw new Error('no die was turned')
  return began
}

const rankOf = (die: Die): number => dieColours.indexOf(die.colour) * 10 + die.value

/** How far a search goes. */
export interface Limits {
  /** Most bonus actions in a row. */
  readonly depth: number
  /** Whether dice are turned as well. That yields only other dice, so a search for stock does without. */
  readonly turning: boolean
}

/** The positions that one turn can reach, found lazily as they are iterated. */
export class Prospects<State, Choice extends AnyChoice> {
  readonly #search: TurnSearch<State, Choice>
  /** Found but not yet expanded, the most expensive first. */
  readonly #frontier: Prospect<State, Choice>[]
  readonly #found: Prospect<State, Choice>[] = []
  readonly #seen = new Set<string>()
  readonly #limits: Limits
  readonly #view: State

  constructor(search: TurnSearch<State, Choice>, view: State, limits: Limits) {
    this.#search = search
    this.#limits = limits
    this.#frontier = [{ state: view, choices: [], cost: noCost }]
    this.#view = view
  }

  /** Positions reached by bonus actions alone, the cheapest first; the present position comes first of all. */
  *byBonus(): Generator<Prospect<State, Choice>> {
    for (let at = 0; ; at++) {
      const prospect = this.#found[at] ?? this.#expandCheapest()
      if (!prospect) return
      yield prospect
    }
  }

  /** Positions reached by one main action that does nothing but gain items, the cheapest first. */
  *bySupply(): Generator<Prospect<State, Choice>> {
    const turn = this.#search.offers(this.#view)
    const placements: Choice[] = []
    for (let index = turn.others.length; index < turn.count(); index++) {
      const choice = turn.nth(index)
      if (this.#search.supplies(choice)) placements.push(choice)
    }
    const cheapest = placements
      .map((choice) => ({ choice, cost: this.#search.costOf(choice, this.#view) }))
      .sort((a, b) => compareCosts(a.cost, b.cost))
    for (const { choice } of cheapest) yield* this.#after({ state: this.#view, choices: [] }, choice)
  }

  #expandCheapest(): Prospect<State, Choice> | undefined {
    for (;;) {
      const prospect = this.#frontier.pop()
      if (!prospect) return undefined
      const key = this.#search.keyOf(prospect.state)
      if (this.#seen.has(key)) continue
      this.#seen.add(key)
      this.#found.push(prospect)
      if (prospect.cost.actions < this.#limits.depth) this.#expand(prospect)
      return prospect
    }
  }

  #expand(prospect: Prospect<State, Choice>): void {
    const { others } = this.#search.offers(prospect.state)
    for (const choice of others)
      if (
        (choice.type !== 'adjust' || this.#limits.turning) &&
        this.#search.follows(prospect.choices, choice)
      )
        for (const next of this.#after(prospect, choice)) this.#insert(next)
  }

  #after(before: Outcome<State, Choice>, choice: Choice): Prospect<State, Choice>[] {
    return this.#search.outcomesAfter(before.state, choice).map(({ state, choices }) => {
      const all = [...before.choices, ...choices]
      return { state, choices: all, cost: sumOfCosts(all.map((one) => this.#search.costOf(one, this.#view))) }
    })
  }

  /** Inserts a prospect by its cost; those of equal cost come out in the order of insertion. */
  #insert(prospect: Prospect<State, Choice>): void {
    let low = 0
    let high = this.#frontier.length
    while (low < high) {
      const middle = (low + high) >> 1
      const there = this.#frontier[middle]
      if (there && compareCosts(there.cost, prospect.cost) > 0) low = middle + 1
      else high = middle
    }
    this.#frontier.splice(low, 0, prospect)
  }
}
