/** The three books with their free offers, and the offer tiles, each of which lies on its book for a round (ruling 16). */
import type { Trade } from '../effects'
import type { BookId, Bundle, Good, OfferTileId, SpaceId } from '../types'

/** A book: its spaces, the lowest die that they take, two free offers, and the good that it mostly gives. */
export interface Book {
  readonly id: BookId
  readonly good: Good
  readonly minDie: number
  readonly spaces: readonly SpaceId[]
  readonly free: readonly Bundle[]
}

/** A tile: one offer for 1 jade and one for 2. */
export interface OfferTile {
  readonly id: OfferTileId
  readonly book: BookId
  readonly offers: readonly Trade[]
}

export const books: readonly Book[] = [
  { id: 'book-1', good: 'pepper', minDie: 1, spaces: ['book-1'], free: [{ pepper: 3 }, { camel: 3 }] },
  { id: 'book-2', good: 'silk', minDie: 3, spaces: ['book-2'], free: [{ silk: 2 }, { jade: 1, coin: 1 }] },
  { id: 'book-3', good: 'gold', minDie: 5, spaces: ['book-3-upper', 'book-3-lower'], free: [{ gold: 2 }, { jade: 1, coin: 2 }] }
]

export const offerTiles: readonly OfferTile[] = [
  { id: 'offer-1-01', book: 'book-1', offers: [{ cost: { jade: 1 }, reward: { pepper: 4, coin: 2 } }, { cost: { jade: 2 }, reward: { camel: 1, pepper: 3, silk: 2 } }] },
  { id: 'offer-1-02', book: 'book-1', offers: [{ cost: { jade: 1 }, reward: { camel: 4, pepper: 2 } }, { cost: { jade: 2 }, reward: { pepper: 4, silk: 1, coin: 3 } }] },
  { id: 'offer-1-03', book: 'book-1', offers: [{ cost: { jade: 1 }, reward: { pepper: 3, silk: 1, coin: 1 } }, { cost: { jade: 2 }, reward: { camel: 6, pepper: 2 } }] },
  { id: 'offer-1-04', book: 'book-1', offers: [{ cost: { jade: 1 }, reward: { camel: 4, coin: 4 } }, { cost: { jade: 2 }, reward: { pepper: 2, silk: 3 } }] },
  { id: 'offer-1-05', book: 'book-1', offers: [{ cost: { jade: 1 }, reward: { pepper: 5 } }, { cost: { jade: 2 }, reward: { camel: 2, pepper: 3, gold: 1 } }] },
  { id: 'offer-1-06', book: 'book-1', offers: [{ cost: { jade: 1 }, reward: { pepper: 1, silk: 2, coin: 2 } }, { cost: { jade: 2 }, reward: { camel: 2, pepper: 4, coin: 3 } }] },
  { id: 'offer-2-01', book: 'book-2', offers: [{ cost: { jade: 1 }, reward: { camel: 2, silk: 3 } }, { cost: { jade: 2 }, reward: { pepper: 1, silk: 3, gold: 1 } }] },
  { id: 'offer-2-02', book: 'book-2', offers: [{ cost: { jade: 1 }, reward: { pepper: 3, silk: 2 } }, { cost: { jade: 2 }, reward: { camel: 2, silk: 4 } }] },
  { id: 'offer-2-03', book: 'book-2', offers: [{ cost: { jade: 1 }, reward: { camel: 2, silk: 2, coin: 3 } }, { cost: { jade: 2 }, reward: { silk: 2, gold: 2, coin: 1 } }] },
  { id: 'offer-2-04', book: 'book-2', offers: [{ cost: { jade: 1 }, reward: { silk: 4 } }, { cost: { jade: 2 }, reward: { camel: 2, pepper: 2, silk: 3 } }] },
  { id: 'offer-2-05', book: 'book-2', offers: [{ cost: { jade: 1 }, reward: { camel: 3, silk: 1, gold: 1 } }, { cost: { jade: 2 }, reward: { silk: 3, coin: 6 } }] },
  { id: 'offer-2-06', book: 'book-2', offers: [{ cost: { jade: 1 }, reward: { silk: 3, coin: 3 } }, { cost: { jade: 2 }, reward: { camel: 1, pepper: 2, silk: 2, gold: 1 } }] },
  { id: 'offer-3-01', book: 'book-3', offers: [{ cost: { jade: 1 }, reward: { camel: 3, gold: 2 } }, { cost: { jade: 2 }, reward: { silk: 1, gold: 3 } }] },
  { id: 'offer-3-02', book: 'book-3', offers: [{ cost: { jade: 1 }, reward: { gold: 2, coin: 4 } }, { cost: { jade: 2 }, reward: { camel: 1, silk: 2, gold: 2 } }] },
  { id: 'offer-3-03', book: 'book-3', offers: [{ cost: { jade: 1 }, reward: { silk: 3, gold: 1 } }, { cost: { jade: 2 }, reward: { camel: 2, gold: 3 } }] },
  { id: 'offer-3-04', book: 'book-3', offers: [{ cost: { jade: 1 }, reward: { pepper: 2, gold: 2 } }, { cost: { jade: 2 }, reward: { silk: 1, gold: 2, coin: 5 } }] },
  { id: 'offer-3-05', book: 'book-3', offers: [{ cost: { jade: 1 }, reward: { camel: 4, gold: 1, coin: 3 } }, { cost: { jade: 2 }, reward: { pepper: 2, gold: 3 } }] },
  { id: 'offer-3-06', book: 'book-3', offers: [{ cost: { jade: 1 }, reward: { silk: 1, gold: 2, coin: 1 } }, { cost: { jade: 2 }, reward: { gold: 3, coin: 3 } }] }
]
