/** Tiles drawn face up from a pile; used ones lie open and are shuffled into the pile when it is empty. */
import type { Chance } from '../engine/chance'
import type { Zone } from '../engine/visibility'

export interface Tiles {
  pile: Zone
  used: string[]
}

/** What is said of a draw. */
export interface Draws {
  /** The tiles as they lie now. */
  readonly tiles: () => Readonly<Tiles>
  /** True for a used tile that stays where it is, as its effect is not over; left out where none does. */
  readonly stays?: (tile: string) => boolean
  /** The used tiles become the pile, but for those that stay. */
  readonly shuffled: (pile: Zone, staying: readonly string[]) => void
  readonly drawn: (tile: string) => void
}

/** Draws up to so many tiles one by one; fewer where none are left. */
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
    const [top] = tiles().pile.cards ?? []
    if (top === undefined) break
    drawn(top)
    all.push(top)
  }
  return all
}

/** The used tiles have become the pile, but for those that stay. */
export function reshuffle(tiles: Tiles, { count, cards }: Zone, staying: readonly string[] = []): void {
  tiles.pile = { count, ...(cards && { cards: [...cards] }) }
  tiles.used = [...staying]
}
