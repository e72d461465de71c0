/** The choices of a seat as masks of card kinds: counted and picked without building every choice. */
import type { ChoiceSet } from '../../engine/choices'
import { kindAt } from './pieces'
import type { Choice } from './types'

/** The kinds of cards that may be laid for a camel. */
export interface Payable {
  readonly camel: number
  readonly mask: number
}

const bitCount = (mask: number): number => {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++
  return count
}

/** The nth kind (from 0) in a mask that holds more than n, as its index in `kinds`. */
function nthKind(mask: number, n: number): number {
  let rest = mask
  for (let i = 0; i < n; i++) rest &= rest - 1
  return 31 - Math.clz32(rest & -rest)
}

/** Lists payments by camel, then ballast by camel, then cards of the display by kind, then the deck, then passing. */
export class MaskedChoices implements ChoiceSet<Choice> {
  readonly #payable: readonly Payable[]
  readonly #ballast: readonly number[]
  readonly #display: number
  readonly #deck: boolean
  readonly #pass: boolean

  constructor(
    payable: readonly Payable[],
    ballast: readonly number[] = [],
    display = 0,
    deck = false,
    pass = false
  ) {
    this.#payable = payable
    this.#ballast = ballast
    this.#display = display
    this.#deck = deck
    this.#pass = pass
  }

  count(): number {
    let count = this.#ballast.length + bitCount(this.#display) + Number(this.#deck) + Number(this.#pass)
    for (const { mask } of this.#payable) count += bitCount(mask)
    return count
  }

  nth(index: number): Choice {
    let left = index
    for (const { camel, mask } of this.#payable) {
      const count = bitCount(mask)
      if (left < count) return { type: 'pay', camel, card: kindAt(nthKind(mask, left)) }
      left -= count
    }
    const camel = this.#ballast[left]
    if (camel !== undefined) return { type: 'ballast', camel }
    left -= this.#ballast.length
    const display = bitCount(this.#display)
    if (left >= 0 && left < display) return { type: 'take', card: kindAt(nthKind(this.#display, left)) }
    left -= display
    if (left === 0 && this.#deck) return { type: 'draw' }
    if (left === Number(this.#deck) && this.#pass) return { type: 'pass' }
    throw new RangeError(`choice ${index} is not listed`)
  }
}
