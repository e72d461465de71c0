/**
 * What opens a target that is refused (T-03): the cheapest bonus actions after which the rules list it, or else the
 * roll that may. Searched over what the rules themselves accept; nothing here decides what is legal.
 */
import type { Seat } from '../../../engine/rules'
import { seatOf } from '../seats'
import { TurnChoices } from '../turn'
import type { Choice, Die, State } from '../types'
import { foreseen, type Played } from './foresee'
import { compareCosts, Prospects, searchDepth, type Cost, type Prospect } from './prospects'
import { Aim, type Means, type Target } from './targets'

/** Choices after which the target is open, and the dice that then take it. No choices: other dice of the hand will do. */
export interface Repair {
  /** To be sent as one batch. They turn nothing up, so they can be taken back. */
  readonly choices: readonly Choice[]
  readonly cost: Cost
  readonly means: Means
  /** The dice of `means` as they then are. */
  readonly dice: readonly Die[]
}

/** A roll that may open the target. */
export interface Luck {
  readonly choice: Choice
  /** How many of the six faces open it; 6 where the die need not be rolled. */
  readonly faces: number
}

/** What is advised for a refused target. At most one of both: a certain repair needs no luck. */
export interface Advice {
  readonly repair?: Repair
  readonly luck?: Luck
}

/** Advice for one position of the own turn; searches go on from each other. */
export class Repairs {
  readonly #played: Played
  readonly #view: State
  readonly #seat: Seat
  /** For targets that ask for dice, and for those that ask for stock alone. */
  readonly #prospects: Readonly<Record<'dice' | 'stock', Prospects>>

  /** `depth`: most bonus actions of a repair. */
  constructor(played: Played, view: State, seat: Seat, depth = searchDepth) {
    this.#played = played
    this.#view = view
    this.#seat = seat
    this.#prospects = {
      dice: new Prospects(played, view, seat, { depth, turning: true }),
      stock: new Prospects(played, view, seat, { depth, turning: false })
    }
  }

  /** What opens the target. `chosen`: indices of dice that the player means to use, kept where it costs nothing. */
  on(target: Target, chosen: readonly number[] = []): Advice {
    const aim = new Aim(this.#played, this.#view, this.#seat, target)
    if (!aim.mayOpen(this.#view)) return {}
    const repair = this.#repair(aim, target, chosen, true)
    if (repair) return { repair }
    const luck = this.#luck(aim)
    return luck ? { luck } : {}
  }

  /** What opens the target without a main action. */
  byBonus(target: Target): Repair | undefined {
    const aim = new Aim(this.#played, this.#view, this.#seat, target)
    return aim.mayOpen(this.#view) ? this.#repair(aim, target, [], false) : undefined
  }

  #repair(aim: Aim, target: Target, chosen: readonly number[], supply: boolean): Repair | undefined {
    const wanted = chosen.flatMap((index) => seatOf(this.#view, this.#seat).dice[index] ?? [])
    let best: { readonly repair: Repair; readonly kept: number } | undefined
    const consider = (prospect: Prospect): boolean => {
      if (best && compareCosts(prospect.cost, best.repair.cost) > 0) return false
      const hand = seatOf(prospect.state, this.#seat).dice
      const prefer = indicesOf(hand, followed(wanted, prospect.choices))
      const means = aim.means(prospect.state, prefer)
      const kept = means ? means.dice.filter((index) => prefer.includes(index)).length : -1
      if (means && (!best || kept > best.kept)) {
        const dice = means.dice.flatMap((index) => hand[index] ?? [])
        best = { repair: { choices: prospect.choices, cost: prospect.cost, means, dice }, kept }
      }
      return true
    }
    const prospects = this.#prospects[target.kind === 'bonus' ? 'stock' : 'dice']
    for (const prospect of prospects.byBonus()) if (!consider(prospect)) break
    // A main action first serves only what may still be done after it.
    if (!best && supply && target.kind === 'bonus')
      for (const prospect of prospects.bySupply()) if (!consider(prospect)) break
    return best?.repair
  }

  /** The roll with the most faces that open the target; the cheaper one of two. */
  #luck(aim: Aim): Luck | undefined {
    const turn = new TurnChoices(this.#played.content, this.#view, this.#seat)
    let best: Luck | undefined
    // Rerolls are listed before the black die and cost less: of equals the first one stays.
    for (const choice of turn.others) {
      if (choice.type !== 'reroll' && choice.type !== 'blackDie') continue
      const faces = [1, 2, 3, 4, 5, 6].filter((roll) => this.#opens(aim, choice, roll)).length
      if (faces > (best?.faces ?? 0)) best = { choice, faces }
    }
    return best
  }

  #opens(aim: Aim, choice: Choice, roll: number): boolean {
    const state = foreseen(this.#played, this.#view, this.#seat, choice, roll)
    return state !== undefined && aim.means(state) !== undefined
  }
}

const same = (a: Die, b: Die): boolean => a.colour === b.colour && a.value === b.value

/** These dice after the choices: turned along, gone where they were given up. */
function followed(dice: readonly Die[], choices: readonly Choice[]): Die[] {
  const now = [...dice]
  for (const choice of choices) {
    if (choice.type !== 'adjust' && choice.type !== 'moneyBag') continue
    const at = now.findIndex((die) => same(die, choice.die))
    if (at < 0) continue
    if (choice.type === 'moneyBag') now.splice(at, 1)
    else now[at] = { ...choice.die, value: choice.die.value + choice.by }
  }
  return now
}

/** Where these dice lie in a hand, equal ones one after the other. */
function indicesOf(hand: readonly Die[], dice: readonly Die[]): number[] {
  const taken: number[] = []
  for (const die of dice) {
    const index = hand.findIndex((other, i) => same(other, die) && !taken.includes(i))
    if (index >= 0) taken.push(index)
  }
  return taken
}
