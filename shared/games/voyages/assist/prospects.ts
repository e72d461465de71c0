/**
 * Where bonus actions lead: every position that a turn can reach by a few of them, the cheapest first. Only those
 * that turn nothing up: dice turned by 1, dice given to the purse, contracts completed whose reward is certain.
 */
import type { Seat } from '../../../engine/rules'
import { adjustPrice } from '../content/numbers'
import { seatOf } from '../seats'
import { bazaars, dieColours, type Choice, type Die, type State } from '../types'
import { isCertain, settled, type Played } from './foresee'
import { TurnChoices } from '../turn'

/** How many bonus actions a search looks ahead. */
export const searchDepth = 3

/**
 * What a sequence costs, the weightiest first: the main action, dice given up, camels paid for turning dice, the sum
 * of the dice given up, the number of actions. Completing a contract costs nothing: it was to be paid anyway.
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

const nothing: Cost = { main: 0, dice: 0, camels: 0, pips: 0, actions: 0 }

/** Cost of one choice alone; answers to the questions it asks cost nothing. */
function costOf(choice: Choice): Cost {
  const given = (dice: readonly Die[]) => ({
    dice: dice.length,
    pips: dice.reduce((sum, die) => sum + (die.value || 6), 0)
  })
  switch (choice.type) {
    case 'adjust':
      return { ...nothing, camels: adjustPrice, actions: 1 }
    case 'moneyBag':
      return { ...nothing, ...given([choice.die]), actions: 1 }
    case 'place':
      return { ...nothing, ...given(choice.dice), main: 1, actions: 1 }
    case 'completeContract':
      return { ...nothing, actions: 1 }
    default:
      return nothing
  }
}

/** Cost of a sequence of choices. */
export const costOfAll = (choices: readonly Choice[]): Cost =>
  choices.map(costOf).reduce(
    (sum, cost) => ({
      main: sum.main + cost.main,
      dice: sum.dice + cost.dice,
      camels: sum.camels + cost.camels,
      pips: sum.pips + cost.pips,
      actions: sum.actions + cost.actions
    }),
    nothing
  )

/** A position that can be reached, and how. */
export interface Prospect {
  readonly state: State
  readonly choices: readonly Choice[]
  readonly cost: Cost
}

/**
 * True if the action is certain and worth trying next. Dice are turned last, each at one go and in one order: turning
 * earlier would cost the same camels, and turning back or giving up a turned die would waste them.
 */
function follows({ content }: Played, before: readonly Choice[], choice: Choice): boolean {
  const last = before[before.length - 1]
  if (choice.type === 'completeContract' || choice.type === 'moneyBag')
    return last?.type !== 'adjust' && (choice.type === 'moneyBag' || isCertain(content, choice.contract))
  if (choice.type !== 'adjust') return false
  if (last?.type !== 'adjust') return true
  const goesOn = last.by === choice.by && isDie(choice.die, { ...last.die, value: last.die.value + last.by })
  return goesOn || rankOf(choice.die) >= rankOf(beganAt(before))
}

/** The die with which the latest turning began, before it was turned. */
function beganAt(choices: readonly Choice[]): Die {
  let began: Die | undefined
  for (let at = choices.length - 1; at >= 0; at--) {
    const choice = choices[at]
    if (choice?.type !== 'adjust') break
    if (began && !isDie(began, { ...choice.die, value: choice.die.value + choice.by })) break
    began = choice.die
  }
  if (!began) throw new Error('no die was turned')
  return began
}

const rankOf = (die: Die): number => dieColours.indexOf(die.colour) * 10 + die.value
const isDie = (a: Die, b: Die): boolean => a.colour === b.colour && a.value === b.value

/** Main actions that only bring something: stalls, 5 Coins, Khan's Favor. */
const suppliers: ReadonlySet<string> = new Set([...bazaars, 'take-5-coins', 'khans-favor'])

/** What tells two positions of one turn apart, as far as bonus actions change them. */
function keyOf(state: State, seat: Seat): string {
  const { dice, stock, contracts } = seatOf(state, seat)
  const hand = dice.map((die) => `${die.colour}${die.value}`).sort()
  return [...hand, ...Object.values(stock), ...contracts].join()
}

/** How far a search goes. */
export interface Limits {
  /** Most bonus actions in a row. */
  readonly depth: number
  /** Dice are turned as well. That brings nothing but other dice, so a search for stock goes without. */
  readonly turning: boolean
}

/** The positions of one turn, found as far as somebody asks. */
export class Prospects {
  readonly #played: Played
  readonly #seat: Seat
  /** Found and not yet gone on from, the dearest first. */
  readonly #open: Prospect[]
  readonly #found: Prospect[] = []
  readonly #seen = new Set<string>()
  readonly #limits: Limits
  readonly #view: State

  constructor(played: Played, view: State, seat: Seat, limits: Limits) {
    this.#played = played
    this.#seat = seat
    this.#limits = limits
    this.#open = [{ state: view, choices: [], cost: nothing }]
    this.#view = view
  }

  /** By bonus actions alone, the cheapest first; the position itself comes first of all. */
  *byBonus(): Generator<Prospect> {
    for (let at = 0; ; at++) {
      const prospect = this.#found[at] ?? this.#next()
      if (!prospect) return
      yield prospect
    }
  }

  /** By one main action that brings something, the cheapest first. */
  *bySupply(): Generator<Prospect> {
    const turn = new TurnChoices(this.#played.content, this.#view, this.#seat)
    const placements: Choice[] = []
    for (let index = turn.others.length; index < turn.count(); index++) {
      const choice = turn.nth(index)
      if (choice.type === 'place' && suppliers.has(choice.space)) placements.push(choice)
    }
    const cheapest = placements
      .map((choice) => ({ choice, cost: costOf(choice) }))
      .sort((a, b) => compareCosts(a.cost, b.cost))
    for (const { choice } of cheapest) yield* this.#after({ state: this.#view, choices: [] }, choice)
  }

  #next(): Prospect | undefined {
    for (;;) {
      const prospect = this.#open.pop()
      if (!prospect) return undefined
      const key = keyOf(prospect.state, this.#seat)
      if (this.#seen.has(key)) continue
      this.#seen.add(key)
      this.#found.push(prospect)
      if (prospect.cost.actions < this.#limits.depth) this.#goOn(prospect)
      return prospect
    }
  }

  #goOn(prospect: Prospect): void {
    const { others } = new TurnChoices(this.#played.content, prospect.state, this.#seat)
    for (const choice of others)
      if (
        (choice.type !== 'adjust' || this.#limits.turning) &&
        follows(this.#played, prospect.choices, choice)
      )
        for (const next of this.#after(prospect, choice)) this.#put(next)
  }

  #after(before: Pick<Prospect, 'state' | 'choices'>, choice: Choice): Prospect[] {
    return settled(this.#played, before.state, this.#seat, choice).map(({ state, choices }) => {
      const all = [...before.choices, ...choices]
      return { state, choices: all, cost: costOfAll(all) }
    })
  }

  /** Puts a prospect in its place; those of equal cost come out in the order in which they went in. */
  #put(prospect: Prospect): void {
    let low = 0
    let high = this.#open.length
    while (low < high) {
      const middle = (low + high) >> 1
      const there = this.#open[middle]
      if (there && compareCosts(there.cost, prospect.cost) > 0) low = middle + 1
      else high = middle
    }
    this.#open.splice(low, 0, prospect)
  }
}
