/** Keyframes for flying and walking pieces, from rectangles on the screen. They animate only transform and opacity. Pure. */
import type { Trail } from '../../contract/game-ui'

/** A rectangle on the screen, in px. */
export interface Rect {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}
interface Spot {
  readonly x: number
  readonly y: number
}

/** How far above its place a piece without origin appears, or one without destination vanishes, in px. */
const rise = 26
/** How far a piece with the manner `rises` climbs above its origin before it flies, in px. */
const climb = 44
/** The height of a flight's arc above the straight line, in px. */
const hop = { least: 14, highest: 60 } as const
/** How far a walking piece leans to either side, in degrees; and the length of one step in px. */
const sway = 4
const pace = 14
const mostPaces = 24

const middle = ({ left, top, width, height }: Rect): Spot => ({ x: left + width / 2, y: top + height / 2 })
const at = ({ x, y }: Spot, rest: string): string => `translate(${x}px, ${y}px) translate(-50%, -50%) ${rest}`

/**
 * Keyframes of a flight between two places; if one is missing, the piece fades in or out. With `stays` it is visible to the
 * end, when the table's own piece replaces it. A piece that `rises` first stands above its origin; one that `lingers` only
 * appears at its destination and fades. `size` is its scale at the start. Empty if both places are missing.
 */
export function framesOf(
  from: Rect | undefined,
  to: Rect | undefined,
  stays: boolean,
  manner: 'rises' | 'lingers' | undefined = undefined,
  size = 1
): Keyframe[] {
  const start = from ?? to
  const end = to ?? from
  if (!start || !end) return []
  const [a, b] = [middle(start), middle(end)]
  const gone = stays ? [] : [{ transform: at(b, 'scale(0.96)'), opacity: 0 }]
  const landed = { transform: at(b, 'scale(1)'), opacity: 1, offset: stays ? 1 : 0.92 }
  if (manner === 'lingers')
    return [
      { transform: at(b, 'scale(1.5)'), opacity: 0, easing: 'cubic-bezier(.2,.9,.3,1)' },
      { transform: at(b, 'scale(1)'), opacity: 1, offset: 0.25 },
      { transform: at(b, 'scale(1)'), opacity: 1, offset: 0.8 },
      { transform: at(b, 'scale(1)'), opacity: 0 }
    ]
  if (!from)
    return [
      {
        transform: at({ x: b.x, y: b.y - rise }, 'scale(1.3)'),
        opacity: 0,
        easing: 'cubic-bezier(.5,0,.8,.6)'
      },
      { ...landed, offset: stays ? 1 : 0.7 },
      ...gone
    ]
  if (!to)
    return [
      { transform: at(a, `scale(${size})`), opacity: 1 },
      { transform: at({ x: a.x, y: a.y - rise }, `scale(${0.8 * size})`), opacity: 0 }
    ]
  if (manner === 'rises') {
    const above = { x: a.x, y: Math.max(climb / 2, a.y - climb) }
    return [
      { transform: at(a, 'scale(0.5)'), opacity: 0, easing: 'cubic-bezier(.3,0,.1,1)' },
      { transform: at(above, 'scale(1.3)'), opacity: 1, offset: 0.3 },
      { transform: at(above, 'scale(1.3)'), opacity: 1, offset: 0.55, easing: 'cubic-bezier(.3,0,.1,1)' },
      landed,
      ...gone
    ]
  }
  const lift = Math.min(hop.highest, Math.max(hop.least, Math.hypot(b.x - a.x, b.y - a.y) / 6))
  const top = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 - lift }
  return [
    { transform: at(a, `scale(${size})`), opacity: 1, easing: 'cubic-bezier(.3,0,.6,1)' },
    {
      transform: at(top, `scale(${Math.max(1.2, (size + 1) / 2)})`),
      opacity: 1,
      offset: 0.5,
      easing: 'cubic-bezier(.4,0,.3,1)'
    },
    landed,
    ...gone
  ]
}

/** The style of a piece that has not started to move. */
export function standingStyle(place: Rect): { readonly transform: string; readonly opacity: string } {
  return { transform: at(middle(place), ''), opacity: '1' }
}

/** The path of a walk on the screen: along the trail on its sheet, but from and to where the piece itself is drawn, if known. */
export function walkPath(
  { points }: Trail,
  sheet: Rect,
  stands: Rect | undefined,
  willStand: Rect | undefined
): readonly Spot[] {
  const road = points.map(({ x, y }) => ({
    x: sheet.left + x * sheet.width,
    y: sheet.top + y * sheet.height
  }))
  return [
    ...(stands ? [middle(stands)] : road.slice(0, 1)),
    ...road.slice(1, -1),
    ...(willStand ? [middle(willStand)] : road.slice(-1))
  ]
}

/** Keyframes of a walk along a path at constant speed, leaning from side to side. Empty for a path without length. */
export function walkFramesOf(way: readonly Spot[], stays: boolean): Keyframe[] {
  const walked = [0]
  way.slice(1).forEach(({ x, y }, i) => {
    const before = way[i] ?? { x, y }
    walked.push((walked[i] ?? 0) + Math.hypot(x - before.x, y - before.y))
  })
  const length = walked.at(-1) ?? 0
  if (length === 0) return []
  const paces = Math.min(mostPaces, Math.max(2, 2 * Math.round(length / pace / 2)))
  const end = stays ? 1 : 0.9
  /** The point of the path after this share of its length. */
  const after = (share: number): Spot => {
    const along = share * length
    const i = Math.max(
      1,
      walked.findIndex((reached) => reached >= along - 1e-9)
    )
    const [a, b] = [way[i - 1], way[i]]
    const [from, to] = [walked[i - 1] ?? 0, walked[i] ?? 0]
    if (!a || !b) return way[0] ?? { x: 0, y: 0 }
    const t = to > from ? (along - from) / (to - from) : 0
    return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }
  }
  const frames = Array.from({ length: paces + 1 }, (_, i): Keyframe => {
    const lean = i === 0 || i === paces ? 0 : i % 2 === 0 ? -sway : sway
    return { transform: at(after(i / paces), `rotate(${lean}deg)`), opacity: 1, offset: (i / paces) * end }
  })
  return stays ? frames : [...frames, { ...frames.at(-1), opacity: 0, offset: 1 }]
}
