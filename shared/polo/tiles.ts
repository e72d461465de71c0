/** Tiles drawn face up from a pile; used ones lie open and are shuffled into the pile when it is empty. */
import type { Chance } from '../engine/chance'
import { cardsIn, type Zone } from '../engine/visibility'

export interface Tiles {
  pile: Zone
  used: string[]
}

/** How a game draws its tiles and records the draws. */
export interface Draws {
  /** The tiles as they lie now. */
  readonly tiles: () => Readonly<Tiles>
  /** True for a used tile that is not shuffled back because its effect is not over; absent if there are none. */
  readonly stays?: (tile: string) => boolean
  /** Records that the used tiles became the pile, except those that stay. */
  readonly shuffled: (pile: Zone, staying: readonly string[]) => void
  readonly drawn: (tile: string) => void
}

/** Draws up to `count` tiles one by one; fewer if none are left. */
export function drawTiles(
  chance: Chance,
  count: number,
  { tiles, stays = () => false, shuffled, drawn }: Draws
): readonly string[] {
  const all: string[] = []
  while (all.length < count) {
    const { pile, used } = tiles()
    if (pile.count === 0) {
      const over = used.filter((tile) => !stays(tile))
      if (over.length === 0) break
      const cards = chance.shuffle(over)
      shuffled({ count: cards.length, cards }, used.filter(stays))
    }
    const [top] = cardsIn(tiles().pile)
    if (top === undefined) break
    drawn(top)
    all.push(top)
  }
  return all
}

/** The reducer of a shuffle: the used tiles become the pile, except those that stay. */
export function reshuffle(tiles: Tiles, { count, cards }: Zone, staying: readonly string[] = []): void {
  tiles.pile = { count, ...(cards && { cards: [...cards] }) }
  tiles.used = [...staying]
}
