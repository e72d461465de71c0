/** Pan and zoom of a sheet in its frame: wheel, pinch, drag, what buttons and keys ask for, and what is asked of people. */
import { select } from 'd3-selection'
import { zoom, zoomIdentity, type ZoomTransform } from 'd3-zoom'
import { onBeforeUnmount, onMounted, shallowRef, type Ref, type ShallowRef } from 'vue'
import type { Box } from './hit-test'
import { framing, isClear, scales, sheetIn, type Lie, type Shape, type Size, type View } from './framing'
import type { RememberedView } from './remembered-view'

export interface Zoom {
  readonly view: Readonly<ShallowRef<View>>
  /** The sheet is going where it was sent, not led by a hand. */
  readonly gliding: Readonly<ShallowRef<boolean>>
  /** Nearer by this factor, about the frame's middle; below 1 farther. */
  readonly by: (factor: number) => void
  readonly whole: () => void
  /** Moves the sheet as little as shows this element with some room round it. */
  readonly reveal: (element: Element) => void
  /**
   * Brings places near: all in sight and well apart, as far as that goes. `find` gives them in shares of the sheet's
   * width and height, again after a change of the frame's size. If they are clearly visible already, the view does not change.
   */
  readonly bring: (find: () => readonly Box[]) => void
  /** After `bring`: the whole sheet again, unless a hand has moved it since. */
  readonly release: () => void
}

/** Room round what is revealed, in px. */
const margin = 32
/** A rem of a small screen with text of the usual size, in px. */
const usualRem = 16
/** A pointer that moved less than this between press and release has clicked, in px. */
const clickDistance = 6

/**
 * A sheet of this shape, whole at scale 1, or as a hand left it: `remembered` says so and is written to. The frame keeps what
 * lies on it out of this by `data-still`: a press or the wheel there is not the sheet's.
 */
export function useZoom(
  frame: Readonly<Ref<HTMLElement | null>>,
  shape: () => Shape,
  remembered: RememberedView
): Zoom {
  const view = shallowRef<View>({ scale: 1, x: 0, y: 0 })
  const gliding = shallowRef(false)
  /** What is to be seen clearly; undefined once a hand has moved the sheet. */
  let wanted: (() => readonly Box[]) | undefined
  /** The sheet was brought near for it. */
  let brought = false

  function size(): Size {
    const { width = 0, height = 0 } = frame.value?.getBoundingClientRect() ?? {}
    return { width: Math.max(1, width), height: Math.max(1, height) }
  }
  /** The sheet at its own size, in px of the frame: [left, top], [right, bottom]. */
  function sheet(): [[number, number], [number, number]] {
    const { left, top, right, bottom } = sheetIn(size(), shape())
    return [
      [left, top],
      [right, bottom]
    ]
  }
  const extent = (): [[number, number], [number, number]] => [
    [0, 0],
    [size().width, size().height]
  ]
  const behaviour = zoom<HTMLElement, unknown>()
    .scaleExtent([scales.least, scales.most])
    .clickDistance(clickDistance)
    .extent(extent)
    .filter(
      (event: Event) =>
        !(event.target instanceof Element && event.target.closest('[data-still]')) &&
        !(event instanceof MouseEvent && event.button !== 0)
    )
    .on('zoom', ({ transform, sourceEvent }: { readonly transform: ZoomTransform; sourceEvent: unknown }) => {
      const { width, height } = size()
      view.value = { scale: transform.k, x: transform.x / width, y: transform.y / height }
      if (sourceEvent) byHand(false)
      if (remembered.view) remembered.view = view.value
    })
  /** Does something to the sheet, if it is on the page. */
  const withFrame = (act: (on: ReturnType<typeof select<HTMLElement, unknown>>) => void): void => {
    if (frame.value) act(select<HTMLElement, unknown>(frame.value))
  }
  function byHand(glides: boolean): void {
    wanted = undefined
    brought = false
    remembered.view = view.value
    gliding.value = glides
  }
  /** Sends the sheet there, within its bounds. */
  function send({ k, x, y }: Lie): void {
    const wanted = zoomIdentity.translate(x, y).scale(k)
    withFrame((on) =>
      behaviour.transform(on, k === 1 ? zoomIdentity : behaviour.constrain()(wanted, extent(), sheet()))
    )
  }
  /** Boxes in shares of the sheet as they lie in the frame at scale 1. */
  function placed(boxes: readonly Box[]): Box[] {
    const [[left, top], [right, bottom]] = sheet()
    const [wide, high] = [right - left, bottom - top]
    return boxes.map((box) => ({
      left: left + box.left * wide,
      right: left + box.right * wide,
      top: top + box.top * high,
      bottom: top + box.bottom * high
    }))
  }
  function seen(boxes: readonly Box[]): boolean {
    const { width, height } = size()
    const { scale, x, y } = view.value
    const text = parseFloat(getComputedStyle(document.documentElement).fontSize) / usualRem
    return boxes.length === 0 || isClear(boxes, { k: scale, x: x * width, y: y * height }, size(), text)
  }
  /** After a change of the frame's size: the whole sheet stays whole, what is near stays near, the rest within its bounds. */
  function fit(): void {
    behaviour.translateExtent(sheet())
    gliding.value = false
    const boxes = placed(wanted?.() ?? [])
    brought ||= !seen(boxes)
    if (brought) send(framing(boxes, size()))
    else
      withFrame((on) =>
        view.value.scale === 1 ? behaviour.transform(on, zoomIdentity) : behaviour.translateBy(on, 0, 0)
      )
  }
  const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(fit)
  onMounted(() => {
    // Two clicks on a place are two clicks on a place.
    withFrame((on) => on.call(behaviour).on('dblclick.zoom', null))
    const { view: left } = remembered
    fit()
    if (left) {
      const { width, height } = size()
      send({ k: left.scale, x: left.x * width, y: left.y * height })
    }
    if (frame.value) observer?.observe(frame.value)
  })
  onBeforeUnmount(() => {
    observer?.disconnect()
    withFrame((on) => on.on('.zoom', null))
  })

  return {
    view,
    gliding,
    by: (factor) => {
      byHand(true)
      withFrame((on) => behaviour.scaleBy(on, factor))
    },
    whole: () => {
      byHand(true)
      withFrame((on) => behaviour.transform(on, zoomIdentity))
    },
    reveal: (element) =>
      withFrame((on) => {
        const { scale } = view.value
        const outer = frame.value?.getBoundingClientRect()
        if (!outer || scale <= 1) return
        const inner = element.getBoundingClientRect()
        const shift = (from: number, to: number, low: number, high: number): number =>
          Math.max(0, low + margin - from) - Math.max(0, to - (high - margin))
        behaviour.translateBy(
          on,
          shift(inner.left, inner.right, outer.left, outer.right) / scale,
          shift(inner.top, inner.bottom, outer.top, outer.bottom) / scale
        )
      }),
    bring: (find) => {
      const boxes = placed(find())
      wanted = find
      if (seen(boxes)) return
      brought = true
      remembered.view = undefined
      gliding.value = true
      send(framing(boxes, size()))
    },
    release: () => {
      wanted = undefined
      if (!brought) return
      brought = false
      gliding.value = true
      send(framing([], size()))
    }
  }
}
