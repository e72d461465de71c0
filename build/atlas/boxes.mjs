// Bounding boxes of what lies on the map, which ornaments keep clear of: centre and size in map units (px at 1280x720).

const HALF = {
  start: [23, 21],
  'large-city': [23, 19],
  'small-city': [17, 15],
  beijing: [27, 24],
  oasis: [14, 12]
}

/** Half the width and height of a town's drawing. */
export const halfOf = (kind) => HALF[kind]

const POST = { size: 25, pitch: 20 }
const FIGURE = { width: 25, height: 36 }

/** The box of a place's trading posts. Has room for four; more are rare and may cover ornaments. */
function postBox({ x, y, grow, rows }) {
  const across = rows === 0 ? 3 : 2
  const w = POST.size + (across - 1) * POST.pitch
  const h = rows === 0 ? POST.size : POST.size + 17
  return { x: x + (grow * (w - POST.size)) / 2, y: y + (rows * (h - POST.size)) / 2, w, h }
}

/**
 * All boxes by id, `what:place`. `soft` marks figures, which come and go; `ghost` marks fares, which only appear briefly.
 */
export function boxesOf({ places, tags }, routes) {
  const boxes = Object.entries(places).flatMap(([id, p]) => [
    ...['name', 'pill', 'slots'].flatMap((what) => (p[what] ? [{ id: `${what}:${id}`, ...p[what] }] : [])),
    ...p.cards.map((card, i) => ({ id: `card${i}:${id}`, ...card })),
    ...(p.posts ? [{ id: `posts:${id}`, ...postBox(p.posts) }] : []),
    ...p.figures.map(({ x, y }, i) => ({
      id: `figure${i}:${id}`,
      soft: true,
      x,
      y: y - FIGURE.height / 2,
      w: FIGURE.width,
      h: FIGURE.height
    })),
    { id: `fare:${id}`, ghost: true, ...p.fare }
  ])
  const prices = routes.flatMap(({ id, cost }) => {
    const [count] = Object.values(cost)
    const [x, y] = tags[id] ?? []
    return count ? [{ id: `tag:${id}`, x, y, w: count > 9 ? 40 : 33, h: 18 }] : []
  })
  return new Map([...boxes, ...prices].map((box) => [box.id, box]))
}
