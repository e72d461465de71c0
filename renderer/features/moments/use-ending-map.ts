/** Where the map lies behind the ending scene: what of it stays undimmed, and the rings on its places. Runs while mounted. */
import { computed, onBeforeUnmount, onMounted, shallowRef, type ComputedRef, type ShallowRef } from 'vue'
import type { Reveal } from '../../contract/moments'
import { anchorRect, anchorRects } from '../../kit/flights/anchors'
import { clippedPart } from '../../kit/flights/visible-part'
import { mapPanes, showPane } from '../../kit/phone/panes'

/** A ring round a place of the map; its centre in px of the window. `met`: what a card asks for is there. */
export interface EndRing {
  readonly anchor: string
  readonly met: boolean
  readonly x: number
  readonly y: number
}

/** If a tall map leaves at least this many rem free, the ledger stands beside it and covers none of it. */
const roomy = 26

/** `ringed`: the places that get a ring now. */
export function useEndingMap(ringed: () => Reveal['rings'] | undefined): {
  /** What can be seen of all that is drawn of the map. */
  readonly hole: ShallowRef<DOMRect | undefined>
  /** The whole sheet on which the journey is placed, measured from the hole's corner. */
  readonly sheet: ShallowRef<DOMRect | undefined>
  /** Free width to the right of the map, in px. */
  readonly beside: ComputedRef<number>
  /** Whether the ledger has room there. */
  readonly aside: ComputedRef<boolean>
  readonly rings: ComputedRef<readonly EndRing[]>
} {
  const hole = shallowRef<DOMRect>()
  const sheet = shallowRef<DOMRect>()
  const beside = computed(() => window.innerWidth - (hole.value?.right ?? window.innerWidth))
  const aside = computed(
    () => beside.value >= roomy * parseFloat(getComputedStyle(document.documentElement).fontSize)
  )
  const rings = computed(() =>
    (ringed() ?? []).flatMap(({ anchor, met }) =>
      anchorRects(anchor, clippedPart)
        .slice(0, 1)
        .map((rect) => ({ anchor, met, x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 }))
    )
  )
  function measure(): void {
    const drawn = anchorRects('sheet:drawn', clippedPart)[0]
    const whole = anchorRect('sheet')
    hole.value = drawn
    sheet.value =
      drawn && whole && new DOMRect(whole.x - drawn.x, whole.y - drawn.y, whole.width, whole.height)
  }
  /** The table is laid out anew after the window has told its new size, perhaps with another part of the map. */
  const remeasure = (): void => void requestAnimationFrame(measure)

  onMounted(() => {
    measure()
    window.addEventListener('resize', remeasure)
    // On a phone another pane may be open; the map is drawn a frame later.
    if (hole.value) return
    showPane(...mapPanes)
    requestAnimationFrame(remeasure)
  })
  onBeforeUnmount(() => window.removeEventListener('resize', remeasure))
  return { hole, sheet, beside, aside, rings }
}
