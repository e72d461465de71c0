/**
 * A hand as rows (the four goods and the drivers) and columns (the colours). All icons of a way together ask so many
 * cards of some rows, of some columns, and of the goods rows together; who asked first plays no part. So a way is its
 * demand, and whether the hand meets it is one question about eleven numbers, whatever the number of cards.
 */
import type { Zone } from '../../../engine/visibility'
import { countOf } from '../paying'
import { colours, figures, goods, kindIndexOf, kinds } from '../pieces'

const rows = figures.length
const columns = colours.length
/** Lines of a demand: the goods, the drivers, the colours, then any good. */
export const lineCount = rows + columns + 1
export const driverLine = goods.length
export const columnLine = rows
export const anyGoodLine = rows + columns

const rowSets = 1 << rows
/** Sets of goods rows, as masks. */
const goodsSets = 1 << goods.length
const allGoods = goodsSets - 1

/** What the planner asks about a hand. */
export interface PlannedHand {
  /** Cards of each kind. */
  readonly byKind: readonly number[]
  /**
   * What a card of each line is worth: the fewer cards of that good, drivers or colour the hand holds, the more.
   * 2520 for a single one, 1260 each for two and so on.
   */
  readonly share: readonly number[]
  /**
   * What this demand leaves for more: for each set of goods rows, how many cards may still be asked of these rows
   * together. Undefined if the hand does not meet the demand itself. Every card serves one demand (ruling 13).
   */
  readonly roomAfter: (demand: readonly number[]) => readonly number[] | undefined
}

const at = (list: ArrayLike<number>, index: number): number => list[index] ?? 0

/** Prepares a hand for many questions. */
export function plannedHand(hand: Zone): PlannedHand {
  const { byFigure, byColour } = countOf(hand)
  const byKind = kinds.map(() => 0)
  for (const card of hand.cards ?? []) byKind[kindIndexOf(card)] = at(byKind, kindIndexOf(card)) + 1
  const goodsHeld = byFigure.slice(0, goods.length).reduce((sum, held) => sum + held, 0)
  const share = [...byFigure, ...byColour, goodsHeld].map((held) => Math.round(2520 / Math.max(1, held)))

  /** Cards in each set of rows, and of each colour outside the set. */
  const inside = new Int32Array(rowSets)
  const outside = new Int32Array(rowSets * columns)
  for (let set = 0; set < rowSets; set++)
    for (let kind = 0; kind < byKind.length; kind++) {
      const cell = set * columns + (kind % columns)
      if (set & (1 << Math.floor(kind / columns))) inside[set] = at(inside, set) + at(byKind, kind)
      else outside[cell] = at(outside, cell) + at(byKind, kind)
    }

  /**
   * Hall's condition: no set of demands asks for more cards than fit it. For a set of rows, the worst columns to add
   * are those that ask for more than they hold outside these rows; any good belongs in once all goods rows are in.
   */
  const room = (set: number, demand: readonly number[]): number => {
    let left = at(inside, set)
    for (let row = 0; row < rows; row++) if (set & (1 << row)) left -= at(demand, row)
    if ((set & allGoods) === allGoods) left -= at(demand, anyGoodLine)
    for (let column = 0; column < columns; column++) {
      const more = at(demand, columnLine + column) - at(outside, set * columns + column)
      if (more > 0) left -= more
    }
    return left
  }

  const roomAfter = (demand: readonly number[]): readonly number[] | undefined => {
    const rooms: number[] = []
    for (let set = 0; set < goodsSets; set++) {
      const least = Math.min(room(set, demand), room(set | (1 << driverLine), demand))
      if (least < 0) return undefined
      rooms.push(least)
    }
    return rooms
  }
  return { byKind, share, roomAfter }
}
