/** Choices that no sensible player of the Marco Polo games makes. */
import { all, type ChoiceSet } from '../../../shared/engine/choices'
import { Chance, quick } from '../../../shared/engine/chance'
import type { AnyRules, Seat } from '../../../shared/engine/rules'
import type { Die } from '../../../shared/polo/dice'
import type { Chosen, Silly } from './run'

type Amounts = Readonly<Record<string, number | undefined>>

interface Contract {
  readonly cost: Amounts
  readonly reward: Amounts
  readonly vp: number
}

/** What these laws read of a seat. */
interface Seated {
  readonly contracts: readonly string[]
  readonly completed: readonly string[]
  readonly posts: readonly string[]
  readonly stock: Amounts
  readonly dice: readonly Die[]
  /** The drawn contract that it may keep instead of one in hand; '' if there is none. */
  readonly offer: string
}

/** What these laws read of a state. */
interface Table {
  readonly round: number
  readonly turn: { readonly mainDone: boolean }
  readonly seats: readonly Seated[]
}

/** A city card that gives points for each of something. */
interface Counting {
  readonly kind: string
  readonly count?: string
  readonly reward?: Amounts
}

/** What these laws need of a game's content and scoring. */
export interface SillyGame<State extends Table> {
  readonly rounds: number
  readonly contract: (id: string) => Contract
  /** What completing a contract brings, in points, as the players themselves estimate it. */
  readonly brings: (id: string) => number
  /** True if the seat's stock pays for the contract, with the joker item where it may. */
  readonly payable: (state: State, seat: Seat, contract: string) => boolean
  /** The effect of the city card whose space this is; undefined for other spaces. */
  readonly card: (space: string) => Counting | undefined
  /** The seat's points if the game were scored now. */
  readonly scored: (state: State, seat: Seat) => number
  /** Types of bonus actions, besides completing a contract, that may bring points in the last turn. */
  readonly scoring: readonly string[]
  /** The joker item, and the kinds of stock that it can replace. */
  readonly joker?: { readonly item: string; readonly pays: readonly string[] }
}

interface Choice {
  readonly type: string
  readonly contract?: string
  readonly instead?: string
  readonly space?: string
  readonly value?: number
}

/**
 * Leaving a payable contract, leaving points in the last turn, giving up a payable contract, wasting a die. `gameIn`: the
 * game with the content of a position.
 */
export function sillyInPolo<State extends Table>(gameIn: (state: State) => SillyGame<State>): Silly {
  return (chosen) => {
    const choice = chosen.choice as Choice
    const game = gameIn(chosen.state as State)
    switch (choice.type) {
      case 'endTurn':
        return leftContract(game, chosen) ?? leftPoints(game, chosen)
      case 'discard':
      case 'keepContract':
      case 'takeContract':
        return worseContract(game, chosen)
      case 'moneyBag':
        return wastedDie(game, chosen)
      default:
        return undefined
    }
  }
}

function seatedAt({ state, seat }: Pick<Chosen, 'state' | 'seat'>): Seated {
  const seated = (state as Table).seats[seat]
  if (!seated) throw new Error(`no seat ${seat}`)
  return seated
}

const listedChoices = (rules: AnyRules, state: unknown, seat: Seat): readonly Choice[] => {
  const asked = rules.decisions(state, seat).find((one) => one.seat === seat)
  return asked?.choices ? all(asked.choices as ChoiceSet<Choice>) : []
}

/** Rewards without a cost. */
const harmless: readonly string[] = ['coin', 'camel', 'pepper', 'silk', 'gold', 'jade', 'vp']

/** Leaving a payable contract without dice left, although no other contract in hand needs what it costs. */
function leftContract<State extends Table>(
  { contract: known, joker }: SillyGame<State>,
  chosen: Chosen
): string | undefined {
  const { contracts, stock, dice } = seatedAt(chosen)
  if (dice.length > 0) return undefined
  for (const { type, contract = '' } of listedChoices(chosen.rules, chosen.state, chosen.seat)) {
    if (type !== 'completeContract') continue
    const { cost, reward, vp } = known(contract)
    if (vp < 1 || !Object.keys(reward).every((item) => harmless.includes(item))) continue
    // Sometimes the joker items that the contract would cost are worth more than the contract.
    if (!covers(stock, cost)) continue
    const left = (item: string): number => (stock[item] ?? 0) - (cost[item] ?? 0)
    const needed = contracts
      .filter((other) => other !== contract)
      .some((other) =>
        Object.entries(known(other).cost).some(
          ([item, n = 0]) =>
            left(item) < n || (joker !== undefined && joker.pays.includes(item) && left(joker.item) < n)
        )
      )
    if (!needed) return `left ${contract} payable`
  }
  return undefined
}

/** Ending the seat's last turn although a bonus action would bring points at once. */
function leftPoints<State extends Table>(game: SillyGame<State>, chosen: Chosen): string | undefined {
  const { rules, seat } = chosen
  const table = chosen.state as State
  if (table.round < game.rounds || seatedAt(chosen).dice.length > 0) return undefined
  const before = game.scored(table, seat)
  for (const choice of listedChoices(rules, table, seat)) {
    if (choice.type !== 'completeContract' && !game.scoring.includes(choice.type)) continue
    const gained = bestScore(game, chosen, choice) - before
    if (gained > 0) return `left ${gained} points of ${JSON.stringify(choice)} in the last turn`
  }
  return undefined
}

/** The most points that the seat can have after a choice and the decisions that follow it. */
function bestScore<State extends Table>(
  game: SillyGame<State>,
  { rules, state, seat }: Chosen,
  choice: Choice
): number {
  const first = rules.copy(state) as State
  rules.play(first, seat, choice, new Chance(quick(1)))
  let front = [first]
  let best = -Infinity
  for (let depth = 0; depth < 4 && front.length > 0; depth++) {
    const next: State[] = []
    for (const one of front) {
      const asked = rules.decisions(one, seat).find((other) => other.seat === seat)
      if (!asked?.choices || asked.task === 'turn') {
        best = Math.max(best, game.scored(one, seat))
        continue
      }
      for (const answer of all(asked.choices as ChoiceSet<Choice>).slice(0, 30)) {
        const copy = rules.copy(one) as State
        rules.play(copy, seat, answer, new Chance(quick(1)))
        next.push(copy)
      }
    }
    front = next.slice(0, 200)
  }
  return best
}

const covers = (stock: Amounts, cost: Amounts): boolean =>
  Object.entries(cost).every(([item, n = 0]) => (stock[item] ?? 0) >= n)

/** The contract in hand that a choice gives up; undefined if it gives up none. */
const givenUp = ({ type, contract, instead }: Choice): string | undefined =>
  type === 'discard' ? contract : instead

/** By how many points a contract that is not payable must bring more to be better than a payable one. */
const clearly = 1

/**
 * Giving up a payable contract although another one that could be given up, or the new one that could be left, is
 * neither payable nor clearly better.
 */
function worseContract<State extends Table>(
  { brings, payable }: SillyGame<State>,
  { rules, state, seat, choice: made }: Chosen
): string | undefined {
  const choice = made as Choice
  const table = state as State
  const { offer } = seatedAt({ state, seat })
  const given = givenUp(choice)
  if (given === undefined || !payable(table, seat, given)) return undefined
  const taken = choice.type === 'takeContract' ? choice.contract : undefined
  const gained = choice.type === 'keepContract' ? offer : taken
  const others = [gained, ...listedChoices(rules, state, seat).map(givenUp)]
  const worse = others.find(
    (id) => id !== undefined && !payable(table, seat, id) && brings(id) < brings(given) + clearly
  )
  return worse && `gave up ${given}, payable, and kept ${worse}`
}

/** Taking the money bag with the last die although a city card would give points for it at no cost. */
function wastedDie<State extends Table>({ card }: SillyGame<State>, chosen: Chosen): string | undefined {
  const me = seatedAt(chosen)
  if (me.dice.length !== 1 || (chosen.state as State).turn.mainDone) return undefined
  for (const { type, space = '', value } of listedChoices(chosen.rules, chosen.state, chosen.seat)) {
    const effect = type === 'place' ? card(space) : undefined
    const vp = effect?.kind === 'perCount' ? (effect.reward?.['vp'] ?? 0) : 0
    const count = effect?.count === 'posts' ? me.posts.length : me.completed.length
    if (Math.min(count, value ?? me.dice[0]?.value ?? 0) * vp >= 2)
      return `a die for the bag, and ${space} was open`
  }
  return undefined
}
