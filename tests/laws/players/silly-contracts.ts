/** Silly ways to deal with contracts in the Marco Polo games. */
import {
  covers,
  listedChoices,
  openCards,
  seatedAt,
  type Amounts,
  type Choice,
  type SillyGame,
  type Table
} from './polo-table'
import type { Chosen } from './run'

/** Rewards without a cost. */
const harmless: readonly string[] = ['coin', 'camel', 'pepper', 'silk', 'gold', 'jade', 'vp']

/** What only contracts and city cards ask for. */
const goods: readonly string[] = ['pepper', 'silk', 'gold']

/** So many coins, camels or jade, which have other uses as long as dice are left, are enough for these. */
const plenty = 10

/**
 * Leaving a payable contract although no other contract in hand needs what it costs. While dice are left, only one whose
 * cost nothing else needs.
 */
export function leftContract<State extends Table>(
  game: SillyGame<State>,
  chosen: Chosen
): string | undefined {
  const { contract: known, joker } = game
  const { contracts, stock, dice } = seatedAt(chosen)
  for (const { type, contract = '' } of listedChoices(chosen.rules, chosen.state, chosen.seat)) {
    if (type !== 'completeContract') continue
    const { cost, reward, vp } = known(contract)
    if (vp < 1 || !Object.keys(reward).every((item) => harmless.includes(item))) continue
    // Sometimes the joker items that the contract would cost are worth more than the contract.
    if (!covers(stock, cost)) continue
    if (dice.length > 0 && !isSpare(game, chosen, cost)) continue
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

/**
 * True if the seat keeps plenty of all that it pays but goods, and no city card on which it can place one of its dice
 * takes any of these.
 */
function isSpare<State extends Table>(game: SillyGame<State>, chosen: Chosen, cost: Amounts): boolean {
  const { stock } = seatedAt(chosen)
  const isGood = (item: string): boolean => goods.includes(item)
  if (!Object.entries(cost).every(([item, n = 0]) => isGood(item) || (stock[item] ?? 0) - n >= plenty))
    return false
  const taken = openCards(game, chosen, seatedAt(chosen).dice).flatMap(({ effect }) =>
    (effect.options ?? []).flatMap((option) =>
      'cost' in option && option.cost instanceof Object ? Object.keys(option.cost) : []
    )
  )
  return !Object.keys(cost).some((item) => isGood(item) && taken.includes(item))
}

/** The contract in hand that a choice gives up; undefined if it gives up none. */
const givenUp = ({ type, contract, instead }: Choice): string | undefined =>
  type === 'discard' ? contract : instead

/** By how many points a contract that is not payable must bring more to be better than a payable one. */
const clearly = 1

/**
 * Giving up a payable contract although another one that could be given up, or the new one that could be left, is
 * neither payable nor clearly better.
 */
export function worseContract<State extends Table>(
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
