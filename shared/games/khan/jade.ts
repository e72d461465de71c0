/** Paying with jade in place of coins and camels: the ways to do so, and the choices that result (rulings 1 to 4). */
import type { ChoiceSet } from '../../engine/choices'
import type { Bundle, Choice, JadePart, Stock } from './types'

/**
 * The ways to pay with more jade than is short: every positive number of coins and camels paid in jade although the seat has
 * them. Counts the ways without creating them.
 */
class JadeWays implements ChoiceSet<JadePart> {
  readonly #coins: number
  readonly #camels: number
  readonly #jade: number
  readonly #count: number

  /** `coins`, `camels`: how many at most may be paid in jade; `jade`: how much jade there is for both. */
  constructor(coins: number, camels: number, jade: number) {
    this.#coins = coins
    this.#camels = camels
    this.#jade = jade
    let count = 0
    for (let coin = 0; coin <= coins && coin <= jade; coin++) count += Math.min(camels, jade - coin) + 1
    this.#count = Math.max(0, count - 1)
  }

  count(): number {
    return this.#count
  }

  nth(index: number): JadePart {
    let left = index + 1
    for (let coin = 0; coin <= this.#coins && coin <= this.#jade; coin++) {
      const camels = Math.min(this.#camels, this.#jade - coin)
      if (left <= camels) return { coin, camel: left }
      left -= camels + 1
    }
    throw new RangeError(`way ${index} of ${this.#count}`)
  }

  /** True if this is one of the ways. */
  has({ coin, camel }: JadePart): boolean {
    const whole = Number.isInteger(coin) && Number.isInteger(camel) && coin >= 0 && camel >= 0
    return (
      whole && coin <= this.#coins && camel <= this.#camels && coin + camel > 0 && coin + camel <= this.#jade
    )
  }
}

const noWays = new JadeWays(0, 0, 0)

/** The ways to pay this cost with more jade than is short (ruling 3). The stock must be able to pay it. */
export function jadeWays(stock: Stock, cost: Bundle): JadeWays {
  if (stock.jade === 0) return noWays
  const { coin = 0, camel = 0, jade = 0 } = cost
  if (coin + camel === 0) return noWays
  const [coins, camels] = [Math.min(coin, stock.coin), Math.min(camel, stock.camel)]
  const spare = stock.jade - jade - (coin - coins) - (camel - camels)
  return spare > 0 ? new JadeWays(coins, camels, spare) : noWays
}

/** The choice with its payment: index 0 uses no more jade than is short, index n is way n - 1. */
export const withPayment = <C>(
  choice: C,
  ways: ChoiceSet<JadePart>,
  index: number
): C | (C & { readonly jade: JadePart }) => (index === 0 ? choice : { ...choice, jade: ways.nth(index - 1) })

/** A choice, and the ways to pay for it with more jade than is short. */
interface Paid {
  readonly choice: Choice
  readonly ways: ChoiceSet<JadePart>
}

/** A list of choices, each repeated for every way to pay for it, in the order in which they were added. */
export class PaidChoices implements ChoiceSet<Choice> {
  readonly #paid: Paid[] = []
  #count = 0

  /** Adds a choice that costs nothing, or only what jade cannot replace. */
  add(choice: Choice): void {
    this.#put(choice, noWays)
  }

  /** Adds a choice once for every way to pay its cost. The stock must be able to pay it. */
  addPaid(choice: Choice, stock: Stock, cost: Bundle): void {
    this.#put(choice, jadeWays(stock, cost))
  }

  count(): number {
    return this.#count
  }

  nth(index: number): Choice {
    let left = index
    for (const { choice, ways } of this.#paid) {
      if (left <= ways.count()) return withPayment(choice, ways, left)
      left -= ways.count() + 1
    }
    throw new RangeError(`choice ${index} of ${this.#count}`)
  }

  #put(choice: Choice, ways: ChoiceSet<JadePart>): void {
    this.#paid.push({ choice, ways })
    this.#count += ways.count() + 1
  }
}
