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
  /** Valid for dice from .. to; the lowest is written before the formula ("3+"), as at every other space for dice. */
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

/** The smallest scale of a single row before it is broken into two. */
const leastRow = 0.95
/** Heights of a chip with one row and with two, from row to row, and the size of icons in two rows. */
const high = { one: 21, two: 28, pitch: 12.8, icon: 13 } as const

/**
 * Lays out the formulas of a chip in a given width: in one row, or in two close ones if one would be too small to read.
 * `tops`: where the rows begin; `scale`: the size to draw all of it at.
 */
export function rowsOf(
  formulas: readonly Formula[],
  room: number
): {
  readonly rows: readonly Row[]
  readonly tops: readonly number[]
  readonly height: number
  readonly scale: number
} {
  const row = setFormulas(formulas, room)
  const scale = Math.min(1, room / row.width)
  if (scale >= leastRow || formulas.length < 2) return { rows: [row], tops: [1.2], height: high.one, scale }
  const half = Math.ceil(formulas.length / 2)
  const rows = [formulas.slice(0, half), formulas.slice(half)].map((part) =>
    firstThatFits(part, room, high.icon, [terse, dense])
  )
  return {
    rows,
    tops: [-1.4, high.pitch - 1.4],
    height: high.two,
    scale: Math.min(1, room / Math.max(...rows.map(({ width }) => width)))
  }
}

/** The one item that each of these formulas brings for another die; undefined if they differ in more than amounts. */
function itemByDie(formulas: readonly Formula[]): AnyItem | undefined {
  const items = formulas.map(({ dice, cost, reward, sign, per }) => {
    const [only, more] = bundleParts(reward)
    return dice && only && !cost && !more && !sign && !per ? only.item : undefined
  })
  return items.every((item) => item === items[0]) ? items[0] : undefined
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
  const from = ([least]: readonly [number, number]): void => {
    const text = least === 6 ? '6' : `${least}+`
    const w = text.length * 7.2 + 4
    tokens.push({ kind: 'range', text, x, w })
    x += w + 1.5
  }
  // One picture for all amounts, at the end.
  const shared = formulas.length > 1 ? itemByDie(formulas) : undefined
  if (shared) {
    for (const { dice, reward } of formulas) {
      if (dice) from(dice)
      const text = String(bundleParts(reward)[0]?.count ?? 0)
      tokens.push({ kind: 'number', text, x })
      x += text.length * DIGIT + 3
    }
    tokens.push({ kind: 'icon', name: iconOfItem(shared), x: x - 2.5 })
    return { tokens, width: x - 2.5 + icon + pad, icon }
  }
  formulas.forEach((formula, i) => {
    if (i > 0) {
      tokens.push({ kind: 'bar', x: x + 1 })
      x += 5.5
    }
    if (formula.dice) from(formula.dice)
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
