/** Calculates how to zoom and pan a sheet so that some spots on it are visible and easy to tap. Pure; lengths in CSS pixels. */
import { distance, middleOf, type Box } from './hit-test'

/** The sheet's position in its frame: `x` and `y` are shares of the frame's width and height. */
export interface View {
  readonly scale: number
  readonly x: number
  readonly y: number
}

/** Limits of the zoom and the factor of one step; at scale 1 the whole sheet is visible. */
export const scales = { least: 0.5, most: 3, step: 1.5 } as const

/** A zoom transform: a point of the frame at scale 1 moves to `point * k + (x, y)`. */
export interface Transform {
  readonly k: number
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export const whole: Transform = { k: 1, x: 0, y: 0 }

/** `ratio` is the sheet's width divided by its height; `slack` the share of either that may be cropped to fill the frame. */
export interface Shape {
  readonly ratio: number
  readonly slack: number
}

/** The box of the sheet at scale 1: centred and as large as fits, or filling a frame of nearly the same shape. */
export function sheetIn({ width, height }: Size, { ratio, slack }: Shape): Box {
  const wide = Math.min(width, height * ratio * (1 + slack))
  const high = Math.min(height, (width / ratio) * (1 + slack))
  const [left, top] = [(width - wide) / 2, (height - high) / 2]
  return { left, top, right: left + wide, bottom: top + high }
}

/** Space between the spots and the frame's edge, for a fingertip and some surroundings; `controls` is extra space at the bottom. */
const room = 36
const controls = 24
/** Distance at which a fingertip on one spot does not touch the next, at normal text size. */
const wellApart = 44
/** The least height and width of a spot that can be told from what is round it, at normal text size. */
const discernible = 24
/** The smallest zoom factor worth a movement of the sheet. */
export const worthwhile = 1.15

const transformed = ({ left, top, right, bottom }: Box, { k, x, y }: Transform): Box => ({
  left: left * k + x,
  right: right * k + x,
  top: top * k + y,
  bottom: bottom * k + y
})

/** The smallest box round the centres of all boxes. */
export function boundsOfCentres(boxes: readonly Box[]): Box {
  const middles = boxes.map(middleOf)
  const [xs, ys] = [middles.map(({ x }) => x), middles.map(({ y }) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

/**
 * True if all spots, given as boxes at scale 1, are inside the frame and far enough apart under this transform. `text` is
 * the text size (1 is normal): people who need large text also need a larger map.
 */
export function isClear(
  boxes: readonly Box[],
  transform: Transform,
  { width, height }: Size,
  text = 1
): boolean {
  const now = boxes.map((box) => transformed(box, transform))
  const all = boundsOfCentres(now)
  const edge = room / 2
  return (
    all.left >= edge &&
    all.top >= edge &&
    all.right <= width - edge &&
    all.bottom <= height - edge &&
    now.every((one, i) => now.slice(i + 1).every((other) => distance(one, other) >= wellApart * text))
  )
}

/** True if all spots, given as boxes at scale 1, are large enough under this transform to be told from what is round them. */
export const isDiscernible = (boxes: readonly Box[], { k }: Transform, text = 1): boolean =>
  boxes.every(
    ({ left, right, top, bottom }) => k * Math.min(right - left, bottom - top) >= discernible * text - 0.5
  )

/**
 * The closest transform that shows all spots, given as boxes at scale 1, with room round them. The whole sheet if there are
 * no spots or the zoom would hardly differ.
 */
export function framing(boxes: readonly Box[], { width, height }: Size): Transform {
  if (boxes.length === 0) return whole
  const all = boundsOfCentres(boxes)
  const k = Math.min(
    scales.most,
    (width - 2 * room) / Math.max(1, all.right - all.left),
    (height - 2 * room - controls) / Math.max(1, all.bottom - all.top)
  )
  if (k < worthwhile) return whole
  const { x, y } = middleOf(all)
  return { k, x: width / 2 - k * x, y: (height - controls) / 2 - k * y }
}
