import {
  bundleParts,
  iconOfItem,
  isNumberless,
  type AnyItem,
  type BundleOf,
  type IconName
} from '../../art/icons'

/** One way to use a city card or a bonus: pay the cost, get the reward, as often as `per` says. */
export interface Formula {
  readonly cost?: BundleOf
  readonly reward: BundleOf
  /** The reward is given once for each of these: posts, contracts, pips of the die. */
  readonly per?: IconName
  /** An icon for what it brings that is not an item. */
  readonly sign?: IconName
  /** Valid for dice from .. to ("1-5"), written before the formula. */
  readonly dice?: readonly [from: number, to: number]
  /** May be used in both directions. */
  readonly both?: boolean
}

/** A piece of a formula with its place in the row. */
export type Token =
  | { readonly kind: 'number'; readonly text: string; readonly x: number }
  | { readonly kind: 'icon'; readonly name: IconName; readonly x: number }
  | { readonly kind: 'range'; readonly text: string; readonly x: number; readonly w: number }
  | { readonly kind: 'arrow' | 'both' | 'bar' | 'slash'; readonly x: number }

export interface Row {
  readonly tokens: readonly Token[]
  readonly width: number
  /** The size of its icons. */
  readonly icon: number
}

const DIGIT = 7.8

/** How close the pieces of a row stand. */
interface Spacing {
  /** At both ends. */
  readonly pad: number
  /** Between icons; negative: the empty edges of icons overlap. */
  readonly gap: number
  /** The width of an arrow. */
  readonly arrow: number
  /** Every count of 1 is left out. */
  readonly terse: boolean
}

const full: Spacing = { pad: 5, gap: 2.5, arrow: 10.5, terse: false }
const terse: Spacing = { ...full, gap: 1, terse: true }
const dense: Spacing = { pad: 4, gap: -1, arrow: 9, terse: true }

/** The first row that is not longer than `longest`, or the last one. */
function firstThatFits(
  formulas: readonly Formula[],
  longest: number,
  icon: number,
  [spacing, ...denser]: readonly [Spacing, ...Spacing[]]
): Row {
  const row = set(formulas, spacing, icon)
  const [next, ...others] = denser
  return row.width <= longest || !next ? row : firstThatFits(formulas, longest, icon, [next, ...others])
}

/**
 * Lays out formulas in one row: numbers, icons, arrows, bars between the choices. A count of 1 is left out for items
 * that usually come singly, and for all items if the row would grow too long.
 */
export const setFormulas = (formulas: readonly Formula[], longest = 112): Row =>
  firstThatFits(formulas, longest, 15, [full, terse])

/** Lays out a formula as `setFormulas` does, with larger icons; they stand closer if the row would still be too long. */
export const setContract = (formula: Formula, longest: number): Row =>
  firstThatFits([formula], longest, 16, [full, terse, dense])

/**
 * The smallest scale of a single row before it is broken into two, and the largest scale of two rows, so that they fit
 * the height of one.
 */
const [leastRow, mostPair] = [0.6, 2 / 3]

/**
 * Lays out the formulas of a chip in a given width: in one row, or in two if one would be too small to read. `scale`:
 * the size to draw them at.
 */
export function rowsOf(
  formulas: readonly Formula[],
  room: number
): { readonly rows: readonly Row[]; readonly scale: number } {
  const row = setFormulas(formulas, room)
  const scale = Math.min(1, room / row.width)
  if (scale >= leastRow || formulas.length < 2) return { rows: [row], scale }
  const half = Math.ceil(formulas.length / 2)
  const rows = [formulas.slice(0, half), formulas.slice(half)].map((part) =>
    setFormulas(part, room / mostPair)
  )
  return { rows, scale: Math.min(mostPair, room / Math.max(...rows.map(({ width }) => width))) }
}

function set(formulas: readonly Formula[], { pad, gap, arrow, terse: isTerse }: Spacing, icon: number): Row {
  const tokens: Token[] = []
  let x = pad
  const amounts = (bundle: BundleOf): void => {
    for (const { item, count } of bundleParts(bundle)) {
      if (!isBare(item, count, isTerse)) {
        tokens.push({ kind: 'number', text: String(count), x })
        x += String(count).length * DIGIT + 0.5
      }
      tokens.push({ kind: 'icon', name: iconOfItem(item), x })
      x += icon + gap
    }
  }
  formulas.forEach((formula, i) => {
    if (i > 0) {
      tokens.push({ kind: 'bar', x: x + 1 })
      x += 5.5
    }
    if (formula.dice) {
      const [from, to] = formula.dice
      const text = from === to ? String(from) : `${from}–${to}`
      const w = text.length * 6.4 + 5
      tokens.push({ kind: 'range', text, x, w })
      x += w + 2.5
    }
    if (formula.cost) {
      amounts(formula.cost)
      tokens.push({ kind: formula.both ? 'both' : 'arrow', x: x - 0.5 })
      x += formula.both ? arrow + 2 : arrow
    }
    amounts(formula.reward)
    if (formula.sign) {
      tokens.push({ kind: 'icon', name: formula.sign, x })
      x += icon + gap
    }
    if (formula.per) {
      tokens.push({ kind: 'slash', x: x - 1 })
      tokens.push({ kind: 'icon', name: formula.per, x: x + 4 })
      x += 4 + icon + gap
    }
  })
  return { tokens, width: Math.max(24, x - gap + pad), icon }
}

const isBare = (item: AnyItem, count: number, isTerse: boolean): boolean =>
  isNumberless(item, count) || (isTerse && count === 1)
