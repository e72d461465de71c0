/**
 * A hand as rows (the four goods and the drivers) and columns (the colours). All icons of a way together ask for some
 * number of cards of each row, of each column, and of the goods rows together; the order of the icons does not matter.
 * So a way is its demand, and checking whether the hand meets it takes eleven numbers, however many cards there are.
 */
import { cardsIn, type Zone } from '../../../engine/visibility'
import { countOf } from '../paying'
import { colours, figures, goods, kindIndexOf, kinds } from '../pieces'

const rows = figures.length
const columns = colours.length
/** The lines of a demand: the goods, the drivers, the colours, then any good. */
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
   * What a card of each line is worth: the fewer cards of that good, drivers or colour the hand holds, the more. 2520
   * for a single one, 1260 each for two and so on: 2520 is divisible by 1 to 10.
   */
  readonly share: readonly number[]
  /**
   * What this demand leaves: for each set of goods rows (the index is a mask), how many more cards may be asked of
   * these rows together. Undefined if the hand does not meet the demand itself. Every card serves one demand (ruling
   * 13).
   */
  readonly roomAfter: (demand: readonly number[]) => readonly number[] | undefined
}

const at = (list: ArrayLike<number>, index: number): number => list[index] ?? 0

/** Prepares a hand for many queries. */
export function plannedHand(hand: Zone): PlannedHand {
  const { byFigure, byColour } = countOf(hand)
  const byKind = kinds.map(() => 0)
  for (const card of cardsIn(hand)) byKind[kindIndexOf(card)] = at(byKind, kindIndexOf(card)) + 1
  const goodsHeld = byFigure.slice(0, goods.length).reduce((sum, held) => sum + held, 0)
  const share = [...byFigure, ...byColour, goodsHeld].map((held) => Math.round(2520 / Math.max(1, held)))

  /** For each set of rows, the cards inside it, and those of each colour outside it. */
  const inside = new Int32Array(rowSets)
  const outside = new Int32Array(rowSets * columns)
  for (let set = 0; set < rowSets; set++)
    for (let kind = 0; kind < byKind.length; kind++) {
      const cell = set * columns + (kind % columns)
      if (set & (1 << Math.floor(kind / columns))) inside[set] = at(inside, set) + at(byKind, kind)
      else outside[cell] = at(outside, cell) + at(byKind, kind)
    }

  /**
   * Hall's condition: no set of lines may ask for more cards than fit it. For a set of rows the worst columns to add
   * are those that ask for more than they hold outside these rows; any good is included once all goods rows are.
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
