/** Rings round pieces: adjacent pieces share one ring, because two would overlap each other. */

/** A box in the window, in px. */
export interface Ring {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Boxes that are nearer to each other than twice this share a ring, in px. */
const reach = 5
/** The largest area of a shared ring, as a multiple of both boxes' areas: a larger one would enclose too much else. */
const maxGrowth = 1.25

const area = ({ width, height }: Ring): number => width * height

function union(a: Ring, b: Ring): Ring {
  const [left, top] = [Math.min(a.left, b.left), Math.min(a.top, b.top)]
  const right = Math.max(a.left + a.width, b.left + b.width)
  const bottom = Math.max(a.top + a.height, b.top + b.height)
  return { left, top, width: right - left, height: bottom - top }
}

/** True if two boxes are so near that their rings would look like one. */
const wouldTouch = (a: Ring, b: Ring): boolean =>
  a.left - reach < b.left + b.width + reach &&
  b.left - reach < a.left + a.width + reach &&
  a.top - reach < b.top + b.height + reach &&
  b.top - reach < a.top + a.height + reach

const canMerge = (a: Ring, b: Ring): boolean =>
  wouldTouch(a, b) && area(union(a, b)) <= maxGrowth * (area(a) + area(b))

/** The rings round these boxes, merged where boxes are adjacent. */
export function ringsOf(boxes: readonly Ring[]): readonly Ring[] {
  const rings: Ring[] = []
  for (const box of boxes) {
    let ring = box
    let other: Ring | undefined
    while ((other = rings.find((one) => canMerge(one, ring)))) {
      rings.splice(rings.indexOf(other), 1)
      ring = union(ring, other)
    }
    rings.push(ring)
  }
  return rings
}
