/**
 * Monotone cubic interpolation through knots (Fritsch-Carlson), continued as a straight line beyond them.
 * @param {[number, number][]} knots  increasing in x
 * @returns {(x: number) => number}
 */
function monotoneCubic(knots) {
  const x = knots.map(([a]) => a)
  const y = knots.map(([, b]) => b)
  const last = knots.length - 1
  const slope = x.slice(1).map((_, i) => (y[i + 1] - y[i]) / (x[i + 1] - x[i]))
  const tangent = x.map((_, i) => {
    if (i === 0) return slope[0]
    if (i === last) return slope[last - 1]
    return slope[i - 1] * slope[i] <= 0 ? 0 : (slope[i - 1] + slope[i]) / 2
  })
  slope.forEach((d, i) => {
    const a = tangent[i] / d
    const b = tangent[i + 1] / d
    const q = a * a + b * b
    if (q <= 9) return
    const t = 3 / Math.sqrt(q)
    tangent[i] = t * a * d
    tangent[i + 1] = t * b * d
  })
  return (v) => {
    if (v <= x[0]) return y[0] + tangent[0] * (v - x[0])
    if (v >= x[last]) return y[last] + tangent[last] * (v - x[last])
    const i = x.findLastIndex((knot) => knot <= v)
    const h = x[i + 1] - x[i]
    const t = (v - x[i]) / h
    const t2 = t * t
    const t3 = t2 * t
    return (
      (2 * t3 - 3 * t2 + 1) * y[i] +
      (t3 - 2 * t2 + t) * h * tangent[i] +
      (3 * t2 - 2 * t3) * y[i + 1] +
      (t3 - t2) * h * tangent[i + 1]
    )
  }
}

/** The map's projection, from degrees to map units. */
export function projection({ warp, frame }) {
  const toX = monotoneCubic(warp.longitudeToX)
  const toY = monotoneCubic(warp.latitudeToY)
  return ([longitude, latitude]) => [toX(longitude) * frame.width, toY(latitude) * frame.height]
}
