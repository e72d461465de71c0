/** Where the cards of a hand lie in their box, in px: as large as they can, side by side, then overlapping, then in two rows. */

/** Width and height of a box, in px. */
export interface Box {
  readonly width: number
  readonly height: number
}

/** The upper left corner and the width of one card. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
}

/** Height of a card by its width. */
const tall = 84 / 60
/** Cards rise when chosen: room above. */
const rise = 0.06
/** A card must show this much of its width: a target of at least 24 px at 1280x720. */
const least = 0.36
const gap = 0.08
/** Cards do not grow beyond this share of a lone row's height. */
const largest = 1

/** Places for so many cards; none in a box without size. */
export function spread(count: number, { width, height }: Box): readonly Place[] {
  if (count === 0 || width <= 0 || height <= 0) return []
  const one = rowOf(count, { width, height }, 1)
  if (one.step >= one.card * least || count < 8) return place(count, one, 1, height)
  return place(count, rowOf(Math.ceil(count / 2), { width, height }, 2), 2, height)
}

interface Row {
  readonly cards: number
  /** Width of a card. */
  readonly card: number
  /** From one card to the next. */
  readonly step: number
}

function rowOf(cards: number, { width, height }: Box, rows: number): Row {
  const card = Math.min((height / rows / (tall * (1 + rise))) * largest, width)
  const step = cards < 2 ? 0 : Math.min(card * (1 + gap), (width - card) / (cards - 1))
  return { cards, card, step }
}

function place(count: number, { cards, card, step }: Row, rows: number, height: number): readonly Place[] {
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / cards)
    return {
      x: (i - row * cards) * step,
      y: (height / rows) * row + card * tall * rise,
      width: card
    }
  })
}
