import { round, smooth } from './lines.mjs'
import { evenly, seedOf } from './scatter.mjs'

/** Points on the smooth closed curve through knots (Catmull-Rom), `each` of them from one knot to the next. */
function around(knots, each = 40) {
  const at = (i) => knots[(i + knots.length) % knots.length]
  return knots.flatMap((b, i) => {
    const [a, c, d] = [at(i - 1), at(i + 1), at(i + 2)]
    return Array.from({ length: each }, (_, n) => {
      const t = n / each
      return [0, 1].map(
        (k) =>
          0.5 *
          (2 * b[k] +
            (c[k] - a[k]) * t +
            (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t ** 2 +
            (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3)
      )
    })
  })
}

/**
 * A shore through knots that looks hand-drawn: points every `step` units are moved at random by up to `tremble` units,
 * except those on or beyond the edge of the frame. The name is the seed.
 * @returns {{ path: string, ring: [number, number][] }}
 */
export function shore(name, knots, { tremble, step }, { width, height }) {
  const next = evenly(seedOf(name))
  const ring = []
  for (const [x, y] of around(knots)) {
    const last = ring.at(-1)
    if (last && Math.hypot(x - last[0], y - last[1]) < step) continue
    const off = x < 2 || x > width - 2 || y < 2 || y > height - 2
    const by = () => (off ? 0 : (2 * next() - 1) * tremble)
    ring.push([round(x + by()), round(y + by())])
  }
  return { path: `${smooth([...ring, ring[0]])}Z`, ring }
}
