/** Arrow keys on the road: they move to the space before or after this one, whichever lies more in that direction. */
import type { Ref } from 'vue'
import type { BoardLayout, Point } from './atlas/layout'

const directions = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0]
} as const
type Arrow = keyof typeof directions
const isArrow = (key: string): key is Arrow => key in directions

/** The neighbour on the road in the direction of an arrow; undefined if the road leads elsewhere. */
function alongRoad(spaces: readonly Point[], from: number, arrow: Arrow): number | undefined {
  const here = spaces[from]
  const [x, y] = directions[arrow]
  const candidates = [from + 1, from - 1].flatMap((to) => {
    const there = spaces[to]
    if (!here || !there) return []
    const [dx, dy] = [there.x - here.x, there.y - here.y]
    return [{ to, along: (dx * x + dy * y) / Math.hypot(dx, dy) }]
  })
  const [best] = candidates.filter(({ along }) => along > 0.35).sort((a, b) => b.along - a.along)
  return best?.to
}

/** A key listener for spaces; arrows that lead off the road are left to the table's own arrows. */
export function roadArrows(
  frame: Readonly<Ref<HTMLElement | null>>,
  layout: Readonly<Ref<BoardLayout>>
): (event: KeyboardEvent) => void {
  return (event) => {
    const here =
      event.currentTarget instanceof Element ? event.currentTarget.getAttribute('data-space') : null
    if (!isArrow(event.key) || here === null) return
    const to = alongRoad(layout.value.spaces, Number(here), event.key)
    const target = to === undefined ? undefined : frame.value?.querySelector(`[data-space="${to}"]`)
    if (!(target instanceof SVGElement)) return
    event.preventDefault()
    event.stopPropagation()
    target.focus()
  }
}
