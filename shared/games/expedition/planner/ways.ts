/** A trail written out: which cards each step takes, and what to choose for it. */
import { kindAt } from '../pieces'
import type { Choice } from '../types'
import type { PlannedHand } from './hand'
import type { Trail } from './search'
import { spend } from './spend'
import type { Step, Way } from './types'
import { bestWant, decisionsOf, nothingWanted } from './wants'

/** The trails that lead to this one, one for each step, and itself. */
function stepsOf(last: Trail): Trail[] {
  const all: Trail[] = []
  for (let at: Trail | undefined = last; at; at = at.before) if (at.move) all.unshift(at)
  return all
}

/** The best way along a trail: the demand of least worth, and for it the cards of least worth. */
export function wayOf(hand: PlannedHand, trail: Trail): Way {
  const want = bestWant(trail.wants) ?? nothingWanted
  const served = spend(hand, want.demand)
  const open = decisionsOf(want)
  const spent: number[] = []
  const steps = stepsOf(trail).flatMap(({ move, asked }): Step[] => {
    if (!move) return []
    const at = open.findIndex(({ icon }) => icon === asked)
    const [decided] = at < 0 ? [] : open.splice(at, 1)
    const taken = (decided?.reading ?? []).flatMap((count, line) => served[line]?.splice(0, count) ?? [])
    spent.push(...taken)
    return [{ ...move, cards: inOrder(taken).map(kindAt) }]
  })
  return {
    camel: trail.move?.camel ?? 0,
    steps,
    cards: trail.cards,
    gold: trail.gold,
    spent: inOrder(spent).map(kindAt),
    choices: steps.map(choicesOf)
  }
}

const inOrder = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b)

const choicesOf = ({ camel, by, cards }: Step): Choice[] =>
  by === 'ballast' ? [{ type: 'ballast', camel }] : cards.map((card) => ({ type: 'pay', camel, card }))

/** Fewest cards first, then without gold. */
export const cheapestFirst = (a: Way, b: Way): number => a.cards - b.cards || a.gold - b.gold
