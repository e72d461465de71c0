/** Where pennants hang on a ribbon of points. Pure. */
import { sideBySide } from './side-by-side'

/** A ribbon from 0 at `left` to `most` points at `right`, in map units. */
export interface RibbonScale {
  readonly left: number
  readonly right: number
  readonly most: number
}

export interface Pennant<Who> {
  readonly who: Who
  readonly points: number
  /** Its middle. */
  readonly x: number
  /** How many times its score has passed the end of the ribbon. */
  readonly laps: number
}

/** How far pennants reach down from the map's edge, in map units: short ones where towns lie close under it. */
export const pennantDrop = { short: 26, long: 43 } as const

/** The least distance between two pennants, in map units. */
const minGap = 23.5

/** The x of a number of points. Past the end it starts again from the left; negative points stand at 0. */
export function ribbonAt(points: number, { left, right, most }: RibbonScale): number {
  const here = points > most ? ((points - 1) % most) + 1 : Math.max(0, points)
  return left + ((right - left) * here) / most
}

/** Pennants from left to right, each as near to its points as it can hang without covering another. */
export function hangPennants<Who>(
  scores: readonly { readonly who: Who; readonly points: number }[],
  scale: RibbonScale
): readonly Pennant<Who>[] {
  const hung = scores
    .map(({ who, points }) => ({
      who,
      points,
      x: ribbonAt(points, scale),
      laps: points > scale.most ? Math.floor((points - 1) / scale.most) : 0
    }))
    .toSorted((a, b) => a.x - b.x)
  const xs = sideBySide(
    hung.map(({ x }) => x),
    { gap: minGap, left: scale.left, right: scale.right }
  )
  return hung.map((pennant, i) => ({ ...pennant, x: xs[i] ?? pennant.x }))
}
