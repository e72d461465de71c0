/** Arrow keys on the map: along the routes, to the neighbour that lies most in that direction. */
import type { Ref } from 'vue'
import type { LocationId } from '../../../shared/games/voyages/types'
import { layout } from './atlas/layout'

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0]
}

export function useMapArrows(
  frame: Ref<HTMLElement | undefined>,
  neighbours: (place: LocationId) => readonly LocationId[]
) {
  return (event: KeyboardEvent): void => {
    const direction = directions[event.key]
    const here =
      event.currentTarget instanceof Element ? event.currentTarget.getAttribute('data-place') : null
    if (!direction || here === null) return
    event.preventDefault()
    event.stopPropagation()
    const from = layout(here)
    let best: { place: LocationId; turn: number } | undefined
    for (const place of neighbours(here)) {
      const to = layout(place)
      const [dx, dy] = [to.x - from.x, to.y - from.y]
      const turn = (dx * direction[0] + dy * direction[1]) / Math.hypot(dx, dy)
      if (turn > 0.2 && (!best || turn > best.turn)) best = { place, turn }
    }
    if (!best) return
    const target = frame.value?.querySelector(`[data-place="${best.place}"]`)
    if (target instanceof SVGElement) target.focus()
  }
}
