/** Keeps the card of a journey where it covers least of the map as it is drawn now, by the card's measured size. */
import { onBeforeUnmount, shallowRef, watch, type CSSProperties, type ShallowRef } from 'vue'
import { emptiestSpot, type Coverable } from './card-spot'

/** What lies on the map, and how bad it is to cover it. What the journey needs counts most. */
const weights = { needed: 1000, way: 100, pressed: 60, place: 40, thing: 4 } as const
/** Prices of journeys and buttons of the map, then other pieces to press, such as action spaces on the map. */
const prices = '.fare, .mapsheet__size'
const pressed = '.map-live [role=button]:not([data-place])'
const things =
  '[data-spot], [data-piece], .scroll, .city-card, .bonus, .cost, .pill, text.name, .map-name, .pieces > *'
/** Distance in px between the points of a drawn way that stay uncovered, and the room round each. */
const [step, around] = [14, 8]

/** Points along the ways drawn on the map, as boxes on the screen. */
function waysOn(frame: Element): readonly DOMRect[] {
  return [...frame.querySelectorAll<SVGPathElement>('.route:not(.is-idle) .route__ink')].flatMap((path) => {
    const onScreen = path.getScreenCTM()
    if (!onScreen) return []
    const length = path.getTotalLength()
    const count = Math.max(1, Math.round((length * onScreen.a) / step))
    return Array.from({ length: count + 1 }, (_, i) => {
      const point = path.getPointAtLength((length * i) / count)
      // The map is neither turned nor slanted.
      const [x, y] = [onScreen.a * point.x + onScreen.e, onScreen.d * point.y + onScreen.f]
      return new DOMRect(x - around, y - around, 2 * around, 2 * around)
    })
  })
}

/** Everything on the map in this frame; `needed`: ids of the places to reach, and of those on the way. */
function obstaclesIn(frame: Element, needed: ReadonlySet<string>): readonly Coverable[] {
  const origin = frame.getBoundingClientRect()
  const placed = (box: DOMRect, weight: number): readonly Coverable[] =>
    box.width > 0 && box.height > 0
      ? [{ left: box.x - origin.x, top: box.y - origin.y, width: box.width, height: box.height, weight }]
      : []
  const sheet = frame.parentElement ?? frame
  const all = (selector: string, weight: (one: Element) => number): readonly Coverable[] =>
    [...sheet.querySelectorAll(selector)].flatMap((one) => placed(one.getBoundingClientRect(), weight(one)))
  return [
    ...all('[data-place]', (one) =>
      needed.has(one.getAttribute('data-place') ?? '') ? weights.needed : weights.place
    ),
    ...all(prices, () => weights.needed),
    ...all(pressed, () => weights.pressed),
    ...waysOn(frame).flatMap((box) => placed(box, weights.way)),
    ...all(things, () => weights.thing)
  ]
}

/**
 * The style of a card over the map, measured again when the places change, the card or the map. Where no map is drawn
 * under it, as on the sheet of a small screen, it is empty.
 */
export function useCardSpot(
  card: Readonly<ShallowRef<HTMLElement | null>>,
  needed: () => ReadonlySet<string>
): Readonly<ShallowRef<CSSProperties>> {
  const at = shallowRef<CSSProperties>({})
  function place(): void {
    const own = card.value
    const frame = own?.closest('.mapsheet')
    if (!own || !frame) return void (at.value = {})
    const margin = parseFloat(getComputedStyle(document.documentElement).fontSize) * 0.375
    const size = { width: own.offsetWidth, height: own.offsetHeight }
    const inside = { width: frame.clientWidth, height: frame.clientHeight }
    const { left, top } = emptiestSpot(inside, size, obstaclesIn(frame, needed()), margin)
    at.value = { left: `${left.toFixed(1)}px`, top: `${top.toFixed(1)}px` }
  }
  const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(place)
  watch(
    card,
    (own) => {
      observer?.disconnect()
      const frame = own?.closest('.mapsheet')
      if (own) observer?.observe(own)
      if (frame) observer?.observe(frame)
    },
    { flush: 'post', immediate: true }
  )
  watch([card, needed], place, { flush: 'post', immediate: true })
  onBeforeUnmount(() => observer?.disconnect())
  return at
}
