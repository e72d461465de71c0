// The sizes of everything that may stand on the map, in map units (px at 1280x720).

/** Half the width and height of a town's drawing with its hit circle. */
export function halfOf(kind) {
  if (kind === 'oasis') return [13, 13]
  if (kind === 'small-city') return [17, 14]
  if (kind === 'beijing') return [20, 18]
  if (kind === 'start') return [17, 16]
  return [20, 16]
}

const SIZES = {
  post: { size: 18, pitch: 16 },
  figure: { width: 18, height: 25.5, pitch: 10 },
  card: { width: 112, height: 21 },
  slots: { width: 114, height: 42 }
}

// Four posts: a row, a block, a column. Five figures: a row, or two behind three.
const POSTS = [
  [66, 18],
  [34, 36]
]
const FIGURES = [
  [58, 26],
  [38, 38]
]
const LETTER = 7.3

/** Every box with its town or route, its possible sizes, its pull to the town and its dislike of roads. */
export function boxesFor(places, routes) {
  const forPlace = (p) => {
    const city = p.kind === 'large-city' || p.kind === 'small-city'
    return [
      ...(p.kind === 'oasis'
        ? []
        : [
            {
              id: `name:${p.id}`,
              town: p.id,
              sizes: [[p.name.length * LETTER + 2, 15]],
              near: 2.6,
              cross: 0.9
            }
          ]),
      ...Array.from({ length: p.cards ?? 0 }, (_, i) => ({
        id: `card${i}:${p.id}`,
        town: p.id,
        sizes: [[SIZES.card.width, SIZES.card.height]],
        near: 1.5,
        cross: 0.9
      })),
      ...(p.kind === 'large-city'
        ? [{ id: `pill:${p.id}`, town: p.id, sizes: [[34, 20]], near: 1.6, cross: 0.8 }]
        : []),
      ...(p.kind === 'small-city'
        ? [{ id: `pill:${p.id}`, town: p.id, sizes: [[54, 20]], near: 2, cross: 0.8 }]
        : []),
      ...(city ? [{ id: `posts:${p.id}`, town: p.id, sizes: POSTS, near: 2, cross: 0.9 }] : []),
      ...(p.kind === 'beijing'
        ? [
            {
              id: `slots:${p.id}`,
              town: p.id,
              sizes: [[SIZES.slots.width, SIZES.slots.height]],
              near: 3,
              firm: true,
              cross: 0.9
            }
          ]
        : []),
      { id: `figures:${p.id}`, town: p.id, sizes: FIGURES, near: 1.7, cross: 0.5, soft: 'figures' },
      { id: `fare:${p.id}`, town: p.id, sizes: [[72, 20]], near: 1.2, cross: 0.1, ghost: true }
    ]
  }
  const forRoute = (r) => {
    const [item] = Object.keys(r.cost)
    if (!item) return []
    return [{ id: `tag:${r.id}`, alongRoute: r.id, sizes: [[r.cost[item] > 9 ? 40 : 33, 18]], firm: true }]
  }
  return [...places.flatMap(forPlace), ...routes.flatMap(forRoute)]
}
