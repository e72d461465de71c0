/** Turns a trail into a way: which cards each step takes, and the choices that make it. */
import { kindAt } from '../pieces'
import type { Choice } from '../types'
import type { RequirementId } from '../content/requirements'
import type { PlannedHand } from './hand'
import type { Move } from './moves'
import type { Trail } from './search'
import { spend } from './spend'
import type { Step, Way } from './types'
import { readings, type Demand } from './payments'

/** The steps of a trail, first to last. */
function movesOf(last: Trail): Move[] {
  const all: Move[] = []
  for (let at: Trail | undefined = last; at; at = at.before) if (at.move) all.unshift(at.move)
  return all
}

/** The best way along a trail: the demand of least worth, and for it the cards of least worth. */
export function wayOf(hand: PlannedHand, trail: Trail, rest: Demand | undefined): Way {
  const { demand, bundles, cards } = trail.payment
  const served = spend(hand, demand)
  const open = { good: [...bundles.good], colour: [...bundles.colour] }
  const take = (line: number, count: number): readonly number[] => served[line]?.splice(0, count) ?? []
  const takeLines = (lines: Demand): number[] => lines.flatMap((count, line) => take(line, count))
  /**
   * The cards for one icon. Icons of the same size are interchangeable, so their goods or colours are assigned in any
   * order.
   */
  const taken = (by: RequirementId): readonly number[] => {
    const reading = readings[by]
    if (reading.kind === 'lines') return takeLines(reading.demand)
    const at = open[reading.kind].findIndex(({ size }) => size === reading.size)
    const [bundle] = open[reading.kind].splice(at, 1)
    return bundle ? take(bundle.line, bundle.size) : []
  }
  const spent: number[] = []
  const steps = movesOf(trail).map((move, i): Step => {
    const paid = move.by === 'ballast' ? [] : i === 0 && rest ? takeLines(rest) : taken(move.by)
    spent.push(...paid)
    return { ...move, cards: inOrder(paid).map(kindAt) }
  })
  return {
    camel: trail.move?.camel ?? 0,
    steps,
    cards,
    gold: trail.gold,
    spent: inOrder(spent).map(kindAt),
    choices: steps.map(choicesOf)
  }
}

const inOrder = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b)

const choicesOf = ({ camel, by, cards }: Step): Choice[] =>
  by === 'ballast' ? [{ type: 'ballast', camel }] : cards.map((card) => ({ type: 'pay', camel, card }))

/** Sorts by fewest cards, then without gold. */
export const cheapestFirst = (a: Way, b: Way): number => a.cards - b.cards || a.gold - b.gold
