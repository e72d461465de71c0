/**
 * Lays out the cards of a hand in their box, in px: side by side and as large as they fit, then smaller, then
 * overlapping, and in two rows if those show larger cards.
 */

import type { Box } from '../../art/use-size'

/** The upper left corner and the width of one card. */
export interface CardPlace {
  readonly x: number
  readonly y: number
  readonly width: number
}

/** Height of a card as a multiple of its width. */
const tall = 84 / 60
/** Room above a row for a card that rises, as a share of the card's height. */
const rise = 0.07
/** Gap between two cards side by side, as a share of their width. */
const gap = 0.07
/** Cards shrink to this share of a row's height before they overlap. */
const smallest = 0.55
/**
 * A single row is preferred if its cards have at least this share of the size they would have in two rows, because it
 * fills the box better.
 */
const enough = 0.85
/** A row that shows at least this share of each card's width, with its figure and its count, needs no second row. */
const seen = 0.97

interface Row {
  readonly cards: number
  /** Width of a card. */
  readonly width: number
  /** From one card to the next. */
  readonly step: number
}

/** The width of cards that fill the whole width of a box side by side. */
const fittingIn = (cards: number, { width }: Box): number => width / (cards + (cards - 1) * gap)

/** Sizes one row for a box. */
function rowOf(cards: number, box: Box): Row {
  const full = box.height / (tall * (1 + rise))
  const width = Math.min(full, Math.max(fittingIn(cards, box), full * smallest), box.width)
  const step = cards < 2 ? 0 : Math.min(width * (1 + gap), (box.width - width) / (cards - 1))
  return { cards, width, step }
}

/** Places for `count` cards; none in a box without size. */
export function handLayout(count: number, box: Box): readonly CardPlace[] {
  if (count === 0 || box.width <= 0 || box.height <= 0) return []
  const one = rowOf(count, box)
  if (one.step >= one.width * seen || count < 2) return placesOf(count, one, box.height)
  const two = rowOf(Math.ceil(count / 2), { ...box, height: box.height / 2 })
  const uncovered = fittingIn(count, box)
  return uncovered >= two.width * enough
    ? placesOf(count, { cards: count, width: uncovered, step: uncovered * (1 + gap) }, box.height)
    : placesOf(count, two, box.height / 2)
}

function placesOf(count: number, { cards, width, step }: Row, height: number): readonly CardPlace[] {
  // Cards that are smaller than the row are centred in it.
  const spare = (height - width * tall * (1 + rise)) / 2
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / cards)
    return { x: (i - row * cards) * step, y: row * height + spare + width * tall * rise, width }
  })
}
