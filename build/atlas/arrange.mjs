// Finds room for everything that may stand on the map: names, chips, pills, posts, figures, cost tags.
// Simulated annealing over rectangles with a fixed seed: the same input gives the same map.

const random = (seed) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296
}

/** How many sampled route points lie in a rectangle, answered from a table of sums. */
function routeDensity({ width, height }, routes) {
  const sums = Array.from({ length: height + 2 }, () => new Float64Array(width + 2))
  for (const { at, length } of routes)
    for (let s = 0; s <= length; s += 2) {
      const [x, y] = at(s / length)
      const [cx, cy] = [Math.floor(x), Math.floor(y)]
      if (cx >= 0 && cy >= 0 && cx < width && cy < height) sums[cy + 1][cx + 1] += 1
    }
  for (let y = 1; y < height + 2; y++)
    for (let x = 1; x < width + 2; x++) sums[y][x] += sums[y - 1][x] + sums[y][x - 1] - sums[y - 1][x - 1]
  const at = (x, y) =>
    sums[Math.max(0, Math.min(height, Math.round(y)))][Math.max(0, Math.min(width, Math.round(x)))]
  return (l, t, r, b) => at(r, b) - at(l, b) - at(r, t) + at(l, t)
}

/**
 * @param frame   {width, height, margin}
 * @param towns   [{id, x, y, half: [w, h]}]: what may never be covered
 * @param routes  [{id, at(t), length}]
 * @param boxes   [{id, town?, alongRoute?, sizes: [[w, h], ...], near, cross, soft?, ghost?, firm?}]:
 *                near = pull to the town; cross = dislike of roads; soft = a group whose boxes may overlap each other;
 *                ghost = shown for moments only, may lie on anything that is not firm
 * @returns Map id -> {x, y, w, h, variant, t?}: centres
 */
export function arrange({ frame, towns, routes, boxes, seed = 7, rounds = 1_200_000 }) {
  const rnd = random(seed)
  const density = routeDensity(frame, routes)
  const townOf = new Map(towns.map((t) => [t.id, t]))
  const routeOf = new Map(routes.map((r) => [r.id, r]))
  const gapTo = (b, t) => {
    const dx = Math.max(0, Math.abs(b.x - t.x) - b.w / 2)
    const dy = Math.max(0, Math.abs(b.y - t.y) - b.h / 2)
    return Math.hypot(dx, dy)
  }
  const place = (b, x, y, variant) => {
    const [w, h] = b.sizes[variant]
    b.variant = variant
    b.w = w
    b.h = h
    b.x = Math.min(frame.width - frame.margin - w / 2, Math.max(frame.margin + w / 2, x))
    b.y = Math.min(frame.height - frame.margin - h / 2, Math.max(frame.margin + h / 2, y))
  }
  // a tag lies on its road, or just beside it where two towns are close
  const beside = (b) => {
    const { at } = routeOf.get(b.alongRoute)
    const [x, y] = at(b.t)
    const [x0, y0] = at(b.t - 0.02)
    const [x1, y1] = at(b.t + 0.02)
    const length = Math.hypot(x1 - x0, y1 - y0)
    return [x - ((y1 - y0) / length) * b.aside, y + ((x1 - x0) / length) * b.aside]
  }
  const all = boxes.map((b) => ({ ...b }))
  for (const b of all) {
    if (b.alongRoute) {
      b.t = 0.5
      b.aside = 0
      place(b, ...beside(b), 0)
    } else {
      const t = townOf.get(b.town)
      place(b, t.x + (rnd() - 0.5) * 60, t.y + (rnd() - 0.5) * 60, 0)
    }
  }
  const overlap = (a, b, margin) => {
    const ox = (a.w + b.w) / 2 + margin - Math.abs(a.x - b.x)
    if (ox <= 0) return 0
    const oy = (a.h + b.h) / 2 + margin - Math.abs(a.y - b.y)
    return oy <= 0 ? 0 : ox * oy + 6
  }
  const townBoxes = towns.map((t) => ({ id: t.id, x: t.x, y: t.y, w: t.half[0] * 2, h: t.half[1] * 2 }))
  const weight = (a, b) => {
    if (a.soft && a.soft === b.soft) return 0.02
    if (a.ghost || b.ghost) return a.ghost && b.ghost ? 1.2 : a.firm || b.firm ? 4 : 0.2
    return 6
  }
  const cost = (b) => {
    let sum = 0
    for (const other of all) {
      if (other === b) continue
      const o = overlap(b, other, 2)
      if (o > 0) sum += o * weight(b, other)
    }
    for (const t of townBoxes) {
      const o = overlap(b, t, 1)
      if (o > 0) sum += o * 7
    }
    if (b.alongRoute)
      return sum + Math.abs(b.t - 0.5) * 60 + (Math.abs(b.aside) > 2 ? 8 + Math.abs(b.aside) * 2.5 : 0)
    sum += density(b.x - b.w / 2, b.y - b.h / 2, b.x + b.w / 2, b.y + b.h / 2) * b.cross
    const home = townOf.get(b.town)
    const gap = gapTo(b, home)
    sum += (gap + 0.06 * gap * gap) * b.near
    for (const t of towns) if (t !== home) sum += Math.max(0, gap + 5 - gapTo(b, t)) * (b.ghost ? 2 : 9)
    const dx = Math.abs(b.x - home.x)
    const dy = Math.abs(b.y - home.y)
    return sum + Math.min(dx, dy) * 0.12
  }
  let best
  let bestTotal = Infinity
  for (let i = 0; i < rounds; i++) {
    const heat = 160 * (1 - i / rounds) ** 2.5
    const b = all[Math.floor(rnd() * all.length)]
    const was = [b.x, b.y, b.variant, b.t, b.aside]
    const before = cost(b)
    if (b.alongRoute) {
      b.t = Math.min(0.78, Math.max(0.22, b.t + (rnd() - 0.5) * 0.3))
      if (rnd() < 0.3) b.aside = rnd() < 0.5 ? 0 : (rnd() - 0.5) * 44
      place(b, ...beside(b), 0)
    } else if (rnd() < 0.25) {
      const t = townOf.get(b.town)
      const variant = Math.floor(rnd() * b.sizes.length)
      const [w, h] = b.sizes[variant]
      const angle = rnd() * Math.PI * 2
      const reach = t.half[1] + 3 + rnd() * rnd() * 30
      place(b, t.x + Math.cos(angle) * (reach + w / 2), t.y + Math.sin(angle) * (reach + h / 2), variant)
    } else {
      const step = 3 + 24 * (1 - i / rounds)
      place(b, b.x + (rnd() - 0.5) * step, b.y + (rnd() - 0.5) * step, b.variant)
    }
    const change = cost(b) - before
    if (change > 0 && rnd() >= Math.exp(-change / Math.max(heat, 0.01))) {
      b.t = was[3]
      b.aside = was[4]
      place(b, was[0], was[1], was[2])
    }
    if (i % 20_000 === 19_999 && i > rounds * 0.7) {
      const total = all.reduce((sum, box) => sum + cost(box), 0)
      if (total < bestTotal) {
        bestTotal = total
        best = all.map((box) => ({ ...box }))
      }
    }
  }
  const clashes = []
  for (const [i, a] of best.entries()) {
    for (const b of best.slice(i + 1))
      if (overlap(a, b, 0) > 0 && weight(a, b) >= 6) clashes.push(`${a.id} / ${b.id}`)
    for (const t of townBoxes) if (overlap(a, t, 0) > 0) clashes.push(`${a.id} / town ${t.id}`)
  }
  return { total: bestTotal, clashes, spots: new Map(best.map((b) => [b.id, b])) }
}
