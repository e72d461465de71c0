/**
 * What opens a target that is refused (T-03): the cheapest bonus actions after which the rules list it, or else the
 * roll that may. Searched over what the rules themselves accept; nothing here decides what is legal.
 */
import { sameDie, type Die } from '../dice'
import {
  compareCosts,
  Prospects,
  searchDepth,
  type AnyChoice,
  type Cost,
  type Prospect,
  type TurnSearch
} from './prospects'

/** How an open target is taken: which dice go where, and the value chosen for dice without one. */
export interface Means {
  /** Indices into the hand; none for a bonus action. */
  readonly dice: readonly number[]
  /** Where they go; absent for a bonus action. */
  readonly space?: string
  readonly value?: number
}

/** What a search needs to know about a target. */
export interface Aim<State> {
  /** True for a bonus action, which needs only stock. */
  readonly byStock: boolean
  /** How the target is taken in this position; undefined while it is not open. `prefer`: dice to keep, by index. */
  means(state: State, prefer?: readonly number[]): Means | undefined
  /** False where no bonus action can open it. */
  mayOpen(state: State): boolean
}

/** Choices that a search may make or read: dice turned or given up, dice rolled. */
type DieUse = AnyChoice & { readonly die?: Die; readonly by?: 1 | -1 }

/** Choices after which the target is open, and the dice that then take it. No choices: other dice of the hand will do. */
export interface Repair<Choice> {
  /** To be sent as one batch. They reveal nothing, so they can be undone. */
  readonly choices: readonly Choice[]
  readonly cost: Cost
  readonly means: Means
  /** The dice of `means`, with their values after the choices. */
  readonly dice: readonly Die[]
}

/** A roll that may open the target. */
export interface Luck<Choice> {
  readonly choice: Choice
  /** How many of the six faces open it; 6 where the die need not be rolled. */
  readonly faces: number
}

/** The advice for a refused target. At most one of the two: a certain repair needs no luck. */
export interface Advice<Choice> {
  readonly repair?: Repair<Choice>
  readonly luck?: Luck<Choice>
}

/** Advice for one position of the player's turn; each search continues from the one before. */
class Repairs<State, Choice extends DieUse> {
  readonly #search: TurnSearch<State, Choice>
  readonly #view: State
  /** Searches for targets that need dice, and for those that need only stock. */
  readonly #prospects: Readonly<Record<'dice' | 'stock', Prospects<State, Choice>>>

  /** `depth`: most bonus actions of a repair. */
  constructor(search: TurnSearch<State, Choice>, view: State, depth = searchDepth) {
    this.#search = search
    this.#view = view
    this.#prospects = {
      dice: new Prospects(search, view, { depth, turning: true }),
      stock: new Prospects(search, view, { depth, turning: false })
    }
  }

  /** What opens the target. `chosen`: indices of dice that the player means to use, kept where it costs nothing. */
  on(aim: Aim<State>, chosen: readonly number[] = []): Advice<Choice> {
    if (!aim.mayOpen(this.#view)) return {}
    const repair = this.#repair(aim, chosen, true)
    if (repair) return { repair }
    const luck = this.#luck(aim)
    return luck ? { luck } : {}
  }

  /** What opens the target without a main action. */
  byBonus(aim: Aim<State>): Repair<Choice> | undefined {
    return aim.mayOpen(this.#view) ? this.#repair(aim, [], false) : undefined
  }

  #repair(aim: Aim<State>, chosen: readonly number[], supply: boolean): Repair<Choice> | undefined {
    const wanted = chosen.flatMap((index) => this.#search.hand(this.#view)[index] ?? [])
    let best: { readonly repair: Repair<Choice>; readonly kept: number } | undefined
    const consider = (prospect: Prospect<State, Choice>): boolean => {
      if (best && compareCosts(prospect.cost, best.repair.cost) > 0) return false
      const hand = this.#search.hand(prospect.state)
      const prefer = indicesOf(hand, diceAfter(wanted, prospect.choices))
      const means = aim.means(prospect.state, prefer)
      const kept = means ? means.dice.filter((index) => prefer.includes(index)).length : -1
      if (means && (!best || kept > best.kept)) {
        const dice = means.dice.flatMap((index) => hand[index] ?? [])
        best = { repair: { choices: prospect.choices, cost: prospect.cost, means, dice }, kept }
      }
      return true
    }
    const prospects = this.#prospects[aim.byStock ? 'stock' : 'dice']
    for (const prospect of prospects.byBonus()) if (!consider(prospect)) break
    // A main action first helps only targets that may still be taken after it.
    if (!best && supply && aim.byStock)
      for (const prospect of prospects.bySupply()) if (!consider(prospect)) break
    return best?.repair
  }

  /** The roll with the most faces that open the target; the cheaper one of two. */
  #luck(aim: Aim<State>): Luck<Choice> | undefined {
    const turn = this.#search.offers(this.#view)
    let best: Luck<Choice> | undefined
    // Rerolls are listed before the black die and cost less: of equals the first one stays.
    for (const choice of turn.others) {
      if (choice.type !== 'reroll' && choice.type !== 'blackDie') continue
      const faces = [1, 2, 3, 4, 5, 6].filter((roll) => this.#opens(aim, choice, roll)).length
      if (faces > (best?.faces ?? 0)) best = { choice, faces }
    }
    return best
  }

  #opens(aim: Aim<State>, choice: Choice, roll: number): boolean {
    const state = this.#search.rolled(this.#view, choice, roll)
    return state !== undefined && aim.means(state) !== undefined
  }
}

/** These dice after the choices: turned ones with their new value, without those given up. */
function diceAfter(dice: readonly Die[], choices: readonly DieUse[]): Die[] {
  const now = [...dice]
  for (const choice of choices) {
    const { type, die: used, by = 0 } = choice
    if (!used || (type !== 'adjust' && type !== 'moneyBag')) continue
    const at = now.findIndex((die) => sameDie(die, used))
    if (at < 0) continue
    if (type === 'moneyBag') now.splice(at, 1)
    else now[at] = { ...used, value: used.value + by }
  }
  return now
}

/** Indices of these dice in a hand, a different one for each of several equal dice. */
function indicesOf(hand: readonly Die[], dice: readonly Die[]): number[] {
  const taken: number[] = []
  for (const die of dice) {
    const index = hand.findIndex((other, i) => sameDie(other, die) && !taken.includes(i))
    if (index >= 0) taken.push(index)
  }
  return taken
}

/** Advice by target for one position of the player's turn. */
export class TargetRepairs<State, Choice extends DieUse, Target> {
  readonly #repairs: Repairs<State, Choice>
  readonly #aimAt: (target: Target) => Aim<State>

  /** `depth`: most bonus actions of a repair. */
  constructor(
    search: TurnSearch<State, Choice>,
    aimAt: (target: Target) => Aim<State>,
    view: State,
    depth?: number
  ) {
    this.#repairs = new Repairs(search, view, depth)
    this.#aimAt = aimAt
  }

  /** What opens the target. `chosen`: indices of dice that the player means to use, kept where it costs nothing. */
  on(target: Target, chosen: readonly number[] = []): Advice<Choice> {
    return this.#repairs.on(this.#aimAt(target), chosen)
  }

  /** What opens the target without a main action. */
  byBonus(target: Target): Repair<Choice> | undefined {
    return this.#repairs.byBonus(this.#aimAt(target))
  }
}
