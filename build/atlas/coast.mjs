import { createRequire } from 'node:module'
import { feature } from 'topojson-client'

const world = createRequire(import.meta.url)('world-atlas/land-50m.json')

/** Clips a ring to one side of a line (one step of Sutherland-Hodgman). */
function clipSide(ring, axis, limit, keepAbove) {
  const inside = (p) => (keepAbove ? p[axis] >= limit : p[axis] <= limit)
  return ring.flatMap((point, i) => {
    const before = ring[(i + ring.length - 1) % ring.length]
    const crossing = () => {
      const t = (limit - before[axis]) / (point[axis] - before[axis])
      return [before[0] + t * (point[0] - before[0]), before[1] + t * (point[1] - before[1])]
    }
    if (inside(point)) return inside(before) ? [point] : [crossing(), point]
    return inside(before) ? [crossing()] : []
  })
}

const clip = (ring, [west, south, east, north]) =>
  [
    [0, west, true],
    [0, east, false],
    [1, south, true],
    [1, north, false]
  ].reduce((kept, [axis, limit, above]) => clipSide(kept, axis, limit, above), ring)

const area = (ring) =>
  ring.reduce((sum, [x, y], i) => {
    const [nx, ny] = ring[(i + 1) % ring.length]
    return sum + x * ny - nx * y
  }, 0) / 2

/** Simplifies an open line (Douglas-Peucker); keeps both ends. */
function simplify(points, tolerance) {
  if (points.length < 3) return points
  const [ax, ay] = points[0]
  const [bx, by] = points.at(-1)
  const length = Math.hypot(bx - ax, by - ay)
  let far = 0
  let index = 0
  for (let i = 1; i < points.length - 1; i++) {
    const [px, py] = points[i]
    const gap =
      length < 1e-9
        ? Math.hypot(px - ax, py - ay)
        : Math.abs((bx - ax) * (ay - py) - (ax - px) * (by - ay)) / length
    if (gap > far) {
      far = gap
      index = i
    }
  }
  if (far <= tolerance) return [points[0], points.at(-1)]
  return [
    ...simplify(points.slice(0, index + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(index), tolerance)
  ]
}

/** A closed SVG path with relative steps, rounded to tenths: short, and exact enough for threefold magnification. */
function ringPath(ring) {
  const tenths = ring.map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)])
  const write = (n) => String(n / 10).replace(/^(-?)0\./, '$1.')
  let [x, y] = tenths[0]
  const steps = tenths.slice(1).flatMap(([nx, ny]) => {
    const dx = nx - x
    const dy = ny - y
    if (dx === 0 && dy === 0) return []
    x = nx
    y = ny
    return [`${write(dx)}${dy < 0 ? '' : ' '}${write(dy)}`]
  })
  const joined = steps.reduce((text, step) => `${text}${text && !step.startsWith('-') ? ' ' : ''}${step}`, '')
  return `M${write(tenths[0][0])} ${write(tenths[0][1])}l${joined}Z`
}

/**
 * Natural Earth's land, clipped to `degrees` (west, south, east, north), projected and simplified. Rings with an area
 * below `smallest` are left out. Choose `degrees` larger than the frame, to hide the cut edges.
 * @returns {{ path: string, rings: [number, number][][] }}
 */
export function coast(project, { tolerance = 0.18, smallest = 1.2, degrees = [1, -11, 127, 66] } = {}) {
  const geometries = feature(world, world.objects.land).features.map((f) => f.geometry)
  const polygons = geometries.flatMap((g) => (g.type === 'Polygon' ? [g.coordinates] : g.coordinates))
  const rings = polygons
    .flat()
    .map((ring) => clip(ring.slice(0, -1), degrees).map(project))
    .filter((ring) => ring.length > 3 && Math.abs(area(ring)) >= smallest)
    .map((ring) => {
      const half = ring.length >> 1
      const open = [...ring, ring[0]]
      return [
        ...simplify(open.slice(0, half + 1), tolerance).slice(0, -1),
        ...simplify(open.slice(half), tolerance)
      ].slice(0, -1)
    })
    .filter((ring) => ring.length > 3)
    .sort((a, b) => Math.abs(area(b)) - Math.abs(area(a)))
  return { path: rings.map(ringPath).join(''), rings }
}
