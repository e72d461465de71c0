/**
 * Where the cards of a hand lie in their box, in px: side by side and as large as they fit, then smaller, then
 * overlapping, then in two rows, where those show larger cards.
 */

import type { Box } from '../../art/use-size'

/** The upper left corner and the width of one card. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
}

/** Height of a card by its width. */
const tall = 84 / 60
/** Room above a row for a card that rises, by its height. */
const rise = 0.07
/** Between two cards side by side, by their width. */
const gap = 0.07
/** Cards shrink to this share of a row's height before they overlap. */
const smallest = 0.55
/** A lone row of cards of at least this share of what two rows would show is preferred: it fills its box. */
const enough = 0.85
/** A lone row shows at least this share of each card's width: its figure and how often it is there. */
const seen = 0.97

interface Row {
  readonly cards: number
  /** Width of a card. */
  readonly width: number
  /** From one card to the next. */
  readonly step: number
}

/** The width of so many cards that lie side by side over the whole width of a box. */
const fittingIn = (cards: number, { width }: Box): number => width / (cards + (cards - 1) * gap)

/** So many cards in one row of this size. */
function rowOf(cards: number, box: Box): Row {
  const full = box.height / (tall * (1 + rise))
  const width = Math.min(full, Math.max(fittingIn(cards, box), full * smallest), box.width)
  const step = cards < 2 ? 0 : Math.min(width * (1 + gap), (box.width - width) / (cards - 1))
  return { cards, width, step }
}

/** Places for so many cards; none in a box without size. */
export function handLayout(count: number, box: Box): readonly Place[] {
  if (count === 0 || box.width <= 0 || box.height <= 0) return []
  const one = rowOf(count, box)
  if (one.step >= one.width * seen || count < 2) return placesOf(count, one, box.height)
  const two = rowOf(Math.ceil(count / 2), { ...box, height: box.height / 2 })
  const uncovered = fittingIn(count, box)
  return uncovered >= two.width * enough
    ? placesOf(count, { cards: count, width: uncovered, step: uncovered * (1 + gap) }, box.height)
    : placesOf(count, two, box.height / 2)
}

function placesOf(count: number, { cards, width, step }: Row, height: number): readonly Place[] {
  // Smaller cards lie in the middle of their row.
  const spare = (height - width * tall * (1 + rise)) / 2
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / cards)
    return { x: (i - row * cards) * step, y: row * height + spare + width * tall * rise, width }
  })
}
