import { round } from './lines.mjs'

/** A small seeded generator of evenly distributed random numbers from 0 to 1 (mulberry32). */
export function evenly(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
/** A seed derived from a name. */
export const seedOf = (name) =>
  [...name].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7)

/** Distance of a point from a polyline. */
function distanceTo(line, x, y) {
  return Math.min(
    ...line.slice(1).map(([bx, by], i) => {
      const [ax, ay] = line[i]
      const t = Math.max(
        0,
        Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2))
      )
      return Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay))
    })
  )
}

/**
 * Returns a function that tells whether there is room for an ornament. Spaces may lie anywhere on the roads, so ornaments
 * keep `reach` away from them, and also keep clear of the frame and of `rooms`, the boxes of title, rose and so on.
 */
export function clearance({ frame, roads, rooms, reach = 27 }) {
  return (x, y, w, h) =>
    x - w / 2 > 10 &&
    x + w / 2 < frame.width - 10 &&
    y - h > 10 &&
    y < frame.height - 10 &&
    roads.every((road) => distanceTo(road, x, y - h / 2) > reach + h / 3) &&
    rooms.every(
      (room) =>
        Math.abs(x - room.x) > (room.w + w) / 2 + room.gap ||
        Math.abs(y - h / 2 - room.y) > (room.h + h) / 2 + room.gap
    )
}

/** Mountains along a line, larger towards its middle, each as `[left, top, width, height]`. */
export function range({ name, from, to, count, width: [low, high] }, { project, clear, onLand }) {
  const next = evenly(seedOf(name))
  return Array.from({ length: count }, (_, i) => {
    const t = count > 1 ? i / (count - 1) : 0.5
    const [x, y] = project([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t])
    const width = low + (high - low) * (0.35 + 0.65 * Math.sin(Math.PI * t)) * (0.75 + 0.25 * next())
    return [x + (next() - 0.5) * 5, y + (next() - 0.5) * 11, width]
  }).flatMap(([x, y, width]) => {
    const height = width * 0.7
    return clear(x, y, width, height) && onLand(x, y)
      ? [[round(x - width / 2), round(y - height), round(width), round(height)]]
      : []
  })
}

/** Ornaments scattered over an area without overlaps, each as `[left, top, width, height]`. */
export function patch(
  { name, west, east, south, north, count },
  { project, clear, onLand, width: [low, high], ratio }
) {
  const next = evenly(seedOf(name))
  const strewn = []
  for (let tries = 0; tries < count * 12 && strewn.length < count; tries++) {
    const [x, y] = project([west + (east - west) * next(), south + (north - south) * next()])
    const width = low + (high - low) * next()
    const height = width * ratio
    const free = strewn.every(
      ([left, top, w, h]) =>
        Math.abs(left + w / 2 - x) > (w + width) / 2 ||
        Math.abs(top + h / 2 - y + height / 2) > (h + height) / 2
    )
    if (free && clear(x, y, width, height) && onLand(x, y))
      strewn.push([round(x - width / 2), round(y - height), round(width), round(height)])
  }
  return strewn
}
