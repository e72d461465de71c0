/** Rounds to tenths of a unit, which is exact enough for threefold magnification. */
export const round = (n) => Math.round(n * 10) / 10

/** SVG path of a smooth line through points (Catmull-Rom, written as cubic Béziers). */
export function smooth(points) {
  const [first] = points
  const curves = points.slice(1).map((end, i) => {
    const start = points[i]
    const before = points[i - 1] ?? start
    const after = points[i + 2] ?? end
    const c1 = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6]
    const c2 = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6]
    return `C${[c1, c2, end].map((p) => p.map(round).join(' ')).join(' ')}`
  })
  return `M${first.map(round).join(' ')}${curves.join('')}`
}

/** Whether a point lies inside the rings. A ring within a ring is a hole. */
export const inside = ([x, y], rings) =>
  rings.reduce((odd, ring) => {
    ring.forEach(([ax, ay], i) => {
      const [bx, by] = ring[(i + 1) % ring.length]
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd
    })
    return odd
  }, false)
