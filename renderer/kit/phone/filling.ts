/** How a map lies on a small screen while nothing is asked. Pure; lengths in CSS pixels. */
import { boundsOfCentres, scales, whole, worthwhile, type Size, type Transform } from '../map/framing'
import { middleOf, type Box } from '../map/hit-test'

/**
 * The transform with which a wide sheet fills the height of a frame that is higher, with these spots in the middle, or the
 * first of them if not all fit in. The whole sheet if there are none, or the zoom would hardly differ. `sheet` is its box at
 * scale 1.
 */
export function filling(sheet: Box, { width, height }: Size, spots: readonly Box[]): Transform {
  const k = Math.min(scales.most, height / Math.max(1, sheet.bottom - sheet.top))
  const [first] = spots
  if (!first || k < worthwhile) return whole
  const all = boundsOfCentres(spots)
  const { x } = middleOf((all.right - all.left) * k < width ? all : first)
  return { k, x: width / 2 - k * x, y: height / 2 - k * middleOf(sheet).y }
}
