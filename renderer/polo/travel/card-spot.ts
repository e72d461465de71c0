/** Where the card of a journey lies on the map: where it covers least of what can be pressed or read. Pure. */

export interface Size {
  readonly width: number
  readonly height: number
}
/** A rectangle by its upper left corner. All lengths in one unit, relative to the frame. */
export interface Box extends Size {
  readonly left: number
  readonly top: number
}
/** What the card should not cover, and how bad it is to cover all of it. */
export interface Coverable extends Box {
  readonly weight: number
}

/** Positions tried in each direction. */
const tries = { across: 32, down: 18 } as const
/** How bad it is to touch an obstacle at all, as a share of covering it. */
const touch = 0.25

const overlap = (from: number, length: number, otherFrom: number, otherLength: number): number =>
  Math.max(0, Math.min(from + length, otherFrom + otherLength) - Math.max(from, otherFrom))

/** How much of the obstacles a card in this box covers, each by its weight. */
export function coverOf(card: Box, obstacles: readonly Coverable[]): number {
  return obstacles.reduce((sum, { left, top, width, height, weight }) => {
    const area = overlap(card.left, card.width, left, width) * overlap(card.top, card.height, top, height)
    return area > 0 ? sum + weight * (touch + (1 - touch) * (area / (width * height))) : sum
  }, 0)
}

/**
 * The position in a frame, `margin` from its edges at least, where a card of this size covers least; of equal ones the
 * lowest, then the one farthest to the left.
 */
export function emptiestSpot(
  frame: Size,
  card: Size,
  obstacles: readonly Coverable[],
  margin: number
): { readonly left: number; readonly top: number } {
  const room = {
    across: Math.max(0, frame.width - card.width - 2 * margin),
    down: Math.max(0, frame.height - card.height - 2 * margin)
  }
  let best = { left: margin, top: margin + room.down }
  let least = Infinity
  for (let row = tries.down; row >= 0; row--)
    for (let column = 0; column <= tries.across; column++) {
      const left = margin + (room.across * column) / tries.across
      const top = margin + (room.down * row) / tries.down
      const cover = coverOf({ ...card, left, top }, obstacles)
      if (cover < least - 1e-9) [least, best] = [cover, { left, top }]
    }
  return best
}
