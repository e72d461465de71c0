/** How a sheet must lie in its frame for some places on it to be seen and hit. Pure; lengths in CSS pixels. */
import { between, middleOf, type Box } from './hit-test'

/** The sheet's position in its frame: `x` and `y` are shares of the frame's width and height. */
export interface View {
  readonly scale: number
  readonly x: number
  readonly y: number
}

/** 1 is the whole sheet. */
export const scales = { least: 0.5, most: 3, step: 1.5 } as const

/** What lies at a point of the frame at scale 1 lies at `point * k + (x, y)`. */
export interface Lie {
  readonly k: number
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export const whole: Lie = { k: 1, x: 0, y: 0 }

/** The shape of a sheet: its width by its height, and by which share of either it may be cut to fill its frame. */
export interface Shape {
  readonly ratio: number
  readonly slack: number
}

/** The whole sheet in the middle of its frame, as large as it fits; it fills a frame that has nearly its shape. */
export function sheetIn({ width, height }: Size, { ratio, slack }: Shape): Box {
  const wide = Math.min(width, height * ratio * (1 + slack))
  const high = Math.min(height, (width / ratio) * (1 + slack))
  const [left, top] = [(width - wide) / 2, (height - high) / 2]
  return { left, top, right: left + wide, bottom: top + high }
}

/** Room between the places and the frame's edge: a fingertip and some of the surroundings, and below it the map's controls. */
const room = 36
const controls = 24
/** Places are well apart if a fingertip on one does not touch the next, at the usual size of text. */
const wellApart = 44
/** Enlarging by less than this is not worth the movement. */
const worthwhile = 1.15

const lying = ({ left, top, right, bottom }: Box, { k, x, y }: Lie): Box => ({
  left: left * k + x,
  right: right * k + x,
  top: top * k + y,
  bottom: bottom * k + y
})

/** Smallest box round the middles of all. */
function round(boxes: readonly Box[]): Box {
  const middles = boxes.map(middleOf)
  const [xs, ys] = [middles.map(({ x }) => x), middles.map(({ y }) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

/**
 * True if all these places, given as they lie at scale 1, are in the frame and well apart where the sheet lies like this.
 * `text`: how large it is; people who need large text cannot see small places well. 1 is the usual size.
 */
export function isClear(boxes: readonly Box[], lie: Lie, { width, height }: Size, text = 1): boolean {
  const now = boxes.map((box) => lying(box, lie))
  const all = round(now)
  const edge = room / 2
  return (
    all.left >= edge &&
    all.top >= edge &&
    all.right <= width - edge &&
    all.bottom <= height - edge &&
    now.every((one, i) => now.slice(i + 1).every((other) => between(one, other) >= wellApart * text))
  )
}

/**
 * The sheet as close as shows all these places, given as they lie at scale 1, with room round them; the whole sheet
 * where that is hardly closer, and for no places.
 */
export function framing(boxes: readonly Box[], { width, height }: Size): Lie {
  if (boxes.length === 0) return whole
  const all = round(boxes)
  const k = Math.min(
    scales.most,
    (width - 2 * room) / Math.max(1, all.right - all.left),
    (height - 2 * room - controls) / Math.max(1, all.bottom - all.top)
  )
  if (k < worthwhile) return whole
  const { x, y } = middleOf(all)
  return { k, x: width / 2 - k * x, y: (height - controls) / 2 - k * y }
}
