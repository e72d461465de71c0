/**
 * Which cards meet a demand: those the hand can best spare. Sets of cards that can meet a part of a demand form a
 * matroid, so a greedy choice is optimal: take the cards in order of worth, each one if all taken so far can still be
 * assigned.
 */
import { colours, figureAt, kinds } from '../pieces'
import { anyGoodLine, columnLine, type PlannedHand } from './hand'
import type { Demand } from './payments'

const width = colours.length

/** Lines a kind can serve: its row, its column, and any good unless it is a driver. */
const linesOfKind: readonly (readonly number[])[] = kinds.map((_, kind) => {
  const own = [Math.floor(kind / width), columnLine + (kind % width)]
  return figureAt(kind) === 'driver' ? own : [...own, anyGoodLine]
})

/** The worth of a card of this kind to the hand: its share of its row and of its column. */
function kindWorth({ share }: PlannedHand, kind: number): number {
  return (share[Math.floor(kind / width)] ?? 0) + (share[columnLine + (kind % width)] ?? 0)
}

/** For each line of a demand, the kinds of card to spend on it. Throws if the hand does not meet the demand. */
export function spend(hand: PlannedHand, demand: Demand): number[][] {
  const served: number[][] = demand.map(() => [])
  let left = demand.reduce((sum, asked) => sum + asked, 0)
  const order = kinds.map((_, kind) => kind).filter((kind) => (hand.byKind[kind] ?? 0) > 0)
  order.sort((a, b) => kindWorth(hand, a) - kindWorth(hand, b) || a - b)
  for (const kind of order)
    for (let copies = hand.byKind[kind] ?? 0; copies > 0 && left > 0; copies--) {
      if (!place(served, demand, kind, new Set())) break
      left--
    }
  if (left > 0) throw new Error(`the hand is ${left} cards short`)
  return served
}

/**
 * Assigns a card to a line it can serve, if need be by reassigning others (an augmenting path). Returns false if that
 * is impossible.
 */
function place(served: number[][], demand: Demand, kind: number, tried: Set<number>): boolean {
  const lines = linesOfKind[kind] ?? []
  for (const line of lines) {
    const cards = served[line]
    if (!cards || cards.length >= (demand[line] ?? 0)) continue
    cards.push(kind)
    return true
  }
  for (const line of lines) {
    const cards = served[line]
    if (!cards || cards.length === 0 || tried.has(line)) continue
    tried.add(line)
    for (let i = 0; i < cards.length; i++) {
      const other = cards[i]
      if (other === undefined || !place(served, demand, other, tried)) continue
      cards[i] = kind
      return true
    }
  }
  return false
}
