import { inside, round, smooth } from './lines.mjs'

const LETTER = { region: [12.4, 12], sea: [7, 13], ocean: [8.6, 16] }

/**
 * Places the names of regions on land and of seas on water, each as near as possible to its wished position and clear of
 * other things. A name without a good position is left out.
 */
function placeNames(labels, places, spots, rings) {
  const taken = [
    ...[...spots.values()].filter((s) => !s.ghost && !s.soft),
    ...places.map((p) => ({ x: p.x, y: p.y, w: p.half[0] * 2, h: p.half[1] * 2 }))
  ]
  const written = []
  return labels.flatMap(({ text, kind, x, y, turn }) => {
    const [per, height] = LETTER[kind]
    const length = text.length * per
    const angle = (turn * Math.PI) / 180
    const pieces = Array.from({ length: 7 }, (_, i) => ((i - 3) / 7) * length)
    const score = (cx, cy) =>
      pieces.reduce(
        (sum, along) => {
          const px = cx + Math.cos(angle) * along
          const py = cy + Math.sin(angle) * along
          const wet = !inside([px, py], rings)
          const hit = [...taken, ...written].some(
            (s) =>
              Math.abs(s.x - px) < s.w / 2 + length / 14 + 3 && Math.abs(s.y - py) < (s.h + height) / 2 + 1
          )
          return sum + (wet === (kind === 'region') ? 60 : 0) + (hit ? 110 : 0)
        },
        Math.hypot(cx - x, cy - y) * 0.5
      )
    let best = [x, y]
    for (let dy = -60; dy <= 60; dy += 3)
      for (let dx = -120; dx <= 120; dx += 4) {
        const [cx, cy] = [x + dx, y + dy]
        const half = (length / 2) * Math.cos(angle)
        const rise = (length / 2) * Math.abs(Math.sin(angle)) + height / 2
        if (cx - half < 12 || cx + half > 982 || cy - rise < 14 || cy + rise > 366) continue
        if (score(cx, cy) < score(...best)) best = [cx, cy]
      }
    // No free position: better no name than one under a card.
    if (score(...best) > 200) return []
    written.push({ x: best[0], y: best[1], w: length + 10, h: height + 6 })
    return [{ text, kind, x: best[0], y: Math.round(best[1] + height / 3), turn }]
  })
}

/** Places ships on open water, each as near as possible to its wished position; leaves out those that find no room. */
function ships(wishes, taken, rings, rose) {
  const sailing = []
  for (const [wx, wy, w] of wishes) {
    const h = w * 0.9
    const free = (x, y) =>
      [-0.6, 0, 0.6].every((fx) => [-0.6, 0, 0.6].every((fy) => !inside([x + fx * w, y + fy * h], rings))) &&
      !taken.some((s) => Math.abs(s.x - x) < (s.w + w) / 2 && Math.abs(s.y - y) < (s.h + h) / 2) &&
      !sailing.some((s) => Math.hypot(s[0] - x, s[1] - y) < 90) &&
      Math.hypot(x - rose.x, y - rose.y) > 40 + w / 2
    let best
    for (let dy = -90; dy <= 90; dy += 3)
      for (let dx = -120; dx <= 120; dx += 3) {
        const [x, y] = [wx + dx, wy + dy]
        if (x < 12 + w / 2 || x > 982 - w / 2 || y < 12 + h / 2 || y > 368 - h / 2 || !free(x, y)) continue
        if (!best || Math.hypot(dx, dy) < Math.hypot(best[0] - wx, best[1] - wy)) best = [x, y]
      }
    if (best) sailing.push([...best, w])
  }
  return sailing.map(([x, y, w]) => [round(x - w / 2), round(y - w * 0.45), w])
}

/**
 * All ornaments, in map units. Those that would lie under a town, a name or a price tag are left out; those under a card
 * or a trading post, which may be absent, stay.
 */
export function ornaments(source, project, places, spots, rings) {
  const kept = [...spots.values()].filter((s) => /^(name|tag|slots|pill)/.test(s.id))
  const clear = (x, y, w, h) =>
    !places.some(
      (p) => Math.abs(p.x - x) < p.half[0] + w / 2 - 2 && Math.abs(p.y - y) < p.half[1] + h / 2 - 2
    ) && !kept.some((s) => Math.abs(s.x - x) < (s.w + w) / 2 - 3 && Math.abs(s.y - y) < (s.h + h) / 2 - 2)
  const scatter = (list, ratio) =>
    list.flatMap(([longitude, latitude, width]) => {
      const [x, y] = project([longitude, latitude])
      const height = width * ratio
      return clear(x, y - height / 2, width, height)
        ? [[round(x - width / 2), round(y - height), width, round(height)]]
        : []
    })
  const byDepth = (a, b) => a[1] + a[3] - b[1] - b[3]
  /** Pines of a grove, spread evenly over an ellipse by the golden angle. */
  const grove = ([cx, cy, rx, ry, count]) =>
    Array.from({ length: count }, (_, i) => {
      const [far, angle] = [Math.sqrt((i + 0.5) / count), i * 2.39996]
      return [round(cx + Math.cos(angle) * rx * far), round(cy + Math.sin(angle) * ry * far), 10.5, 13.5]
    })
  const onLand = (list) =>
    list
      .filter(([x, y, w, h]) => clear(x + w / 2, y + h / 2, w, h) && inside([x + w / 2, y + h], rings))
      .sort(byDepth)
  const labels = placeNames(source.labels, places, spots, rings)
  const taken = [
    ...[...spots.values()].filter((s) => !s.ghost),
    ...labels.map((l) => ({ x: l.x, y: l.y - 5, w: l.text.length * 9, h: 20 }))
  ]
  /** Leaves out ornaments under the names of seas and regions. */
  const clearOfNames = (list) =>
    list.filter(([x, y, w, h]) =>
      labels.every(
        (l) =>
          Math.abs(l.x - x - w / 2) > (l.text.length * LETTER[l.kind][0] + w) / 2 ||
          Math.abs(l.y - 4 - y - h / 2) > (LETTER[l.kind][1] + h) / 2
      )
    )
  return {
    LABELS: labels,
    ROSE: source.rose,
    SHIPS: ships(source.ships, taken, rings, source.rose),
    RIVERS: source.rivers.map((line) => smooth(line.map(project))).join(''),
    // The north-east has woods and tents instead of mountains.
    MOUNTAINS: clearOfNames(scatter(source.mountains, 0.7))
      .filter(([x, y]) => y > 90 || x < 420)
      .sort(byDepth),
    DUNES: scatter(source.dunes, 0.5),
    TREES: clearOfNames(scatter(source.trees, 1.167))
      .filter(([, y]) => y > 95)
      .sort(byDepth),
    PINES: clearOfNames(onLand(source.groves.flatMap(grove))),
    YURTS: source.yurts,
    PALMS: onLand(source.palms),
    ELEPHANTS: source.elephant,
    TINTS: source.tints,
    TITLE: source.title
  }
}
