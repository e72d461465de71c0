/** Where the card of a journey lies: in the berth of the map where it covers least of what may be chosen. Pure. */
import type { CSSProperties } from 'vue'
import type { Berth, MapLayout, Point } from '../map/layout'

/** Room round a place for its drawing, pieces and price, in map units. */
const around = { x: 45, y: 38 } as const

const covers = (berth: Berth, { x, y }: Point): boolean =>
  x > berth.x - around.x &&
  x < berth.x + berth.width + around.x &&
  y > berth.y - around.y &&
  y < berth.y + berth.height + around.y

/**
 * The berth that covers the fewest of these places; of equal ones the one that covers the fewest places of the map,
 * then the first. Undefined if the map has none.
 */
export function emptiestBerth(map: MapLayout, places: readonly string[]): Berth | undefined {
  const asked = places.map(map.place)
  const scored = map.berths.map((berth) => ({
    berth,
    asked: asked.filter((place) => covers(berth, place)).length,
    all: map.places.filter((place) => covers(berth, place)).length
  }))
  return scored.toSorted((a, b) => a.asked - b.asked || a.all - b.all)[0]?.berth
}

/** The CSS position of a card in this berth, relative to the map's frame and not to the zoomed part of the map. */
export function styleOf(map: MapLayout, { x, width, side }: Berth): CSSProperties {
  const left = `clamp(0.375rem, ${(((x - map.x) / map.width) * 100).toFixed(2)}cqw, 100cqw - 14.875rem)`
  const most = `${((width / map.width) * 100).toFixed(2)}cqw`
  return {
    left,
    minWidth: `min(100cqw, ${most})`,
    ...(side === 'top' ? { top: '1.75rem' } : { bottom: '0.375rem' })
  }
}
