/** Pans and zooms a sheet in its frame: by wheel, pinch, drag, buttons and keys, and automatically to spots of a question. */
import { select } from 'd3-selection'
import { zoom, zoomIdentity, type ZoomTransform } from 'd3-zoom'
import { onBeforeUnmount, onMounted, shallowRef, type Ref, type ShallowRef } from 'vue'
import type { Box } from './hit-test'
import {
  framing,
  isClear,
  isDiscernible,
  scales,
  sheetIn,
  whole,
  type Shape,
  type Size,
  type Transform,
  type View
} from './framing'
import type { RememberedView } from './remembered-view'

export interface Zoom {
  readonly view: Readonly<ShallowRef<View>>
  /** The sheet moves by itself, with an animation, and not by a wheel or drag. */
  readonly gliding: Readonly<ShallowRef<boolean>>
  /** Zooms by this factor about the centre of the frame; below 1 zooms out. */
  readonly by: (factor: number) => void
  readonly whole: () => void
  /** Pans the sheet as little as needed to show this element with some room round it. */
  readonly reveal: (element: Element) => void
  /**
   * Zooms in until all spots are visible and as far apart as possible; does nothing if they are clear already. `find`
   * returns their boxes as shares of the sheet's width and height, and is called again when the frame is resized.
   */
  readonly zoomTo: (find: () => readonly Box[]) => void
  /** Undoes `zoomTo` by showing what the sheet shows at rest, unless a person has moved it since. */
  readonly zoomBack: () => void
}

/** Room round a revealed element, in px. */
const margin = 32
/** The size of a rem on a small screen at normal text size, in px. */
const usualRem = 16
/** A press during which the pointer moves less than this counts as a click, in px. */
const clickDistance = 6

const isWhole = ({ scale, x, y }: View): boolean => scale === 1 && x === 0 && y === 0

/**
 * Zoom for a sheet of this shape. Starts at the view in `remembered`, else at rest: with the whole sheet, or as
 * `remembered.rest` says of the spots that `home` returns, as shares of the sheet. Writes the views that a person chooses
 * to `remembered`. Presses and wheel events on elements marked `data-still` are ignored.
 */
export function useZoom(
  frame: Readonly<Ref<HTMLElement | null>>,
  shape: () => Shape,
  remembered: RememberedView,
  home: () => readonly Box[]
): Zoom {
  const view = shallowRef<View>({ scale: 1, x: 0, y: 0 })
  const gliding = shallowRef(false)
  /** The spots to keep clearly visible; undefined once a person has moved the sheet. */
  let wanted: (() => readonly Box[]) | undefined
  /** The sheet is zoomed in on those spots. */
  let zoomedIn = false
  /** The sheet lies where it does while nothing is asked. */
  let resting = !remembered.view

  function size(): Size {
    const { width = 0, height = 0 } = frame.value?.getBoundingClientRect() ?? {}
    return { width: Math.max(1, width), height: Math.max(1, height) }
  }
  /** The sheet at scale 1, in px of the frame: [left, top], [right, bottom]. */
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
      if (sourceEvent) markMovedByHand(false)
      if (remembered.view) remembered.view = view.value
    })
  /** Calls `act` with the d3 selection of the frame, if it is mounted. */
  const withFrame = (act: (on: ReturnType<typeof select<HTMLElement, unknown>>) => void): void => {
    if (frame.value) act(select<HTMLElement, unknown>(frame.value))
  }
  function markMovedByHand(glides: boolean): void {
    wanted = undefined
    zoomedIn = resting = remembered.whole = false
    remembered.view = view.value
    gliding.value = glides
  }
  /** Moves the sheet to a transform, constrained to its bounds. */
  function send({ k, x, y }: Transform): void {
    const wanted = zoomIdentity.translate(x, y).scale(k)
    withFrame((on) =>
      behaviour.transform(on, k === 1 ? zoomIdentity : behaviour.constrain()(wanted, extent(), sheet()))
    )
  }
  /** Converts boxes from shares of the sheet to px of the frame at scale 1. */
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
  /** Moves the sheet to where it lies while nothing is asked. */
  function settle(): void {
    const rest = remembered.whole ? undefined : remembered.rest
    if (rest) send(rest(sheetIn(size(), shape()), size(), placed(home())))
    // Measuring the frame would make the browser lay out the table in the middle of an update.
    else if (!isWhole(view.value)) send(whole)
  }
  function seen(boxes: readonly Box[]): boolean {
    const { width, height } = size()
    const { scale, x, y } = view.value
    const text = parseFloat(getComputedStyle(document.documentElement).fontSize) / usualRem
    const now = { k: scale, x: x * width, y: y * height }
    return isClear(boxes, now, size(), text) && isDiscernible(boxes, now, text)
  }
  /**
   * Adapts to a resized frame: a whole sheet stays whole, one at rest rests, zoomed spots stay visible, any other view
   * stays within bounds.
   */
  function fit(): void {
    behaviour.translateExtent(sheet())
    gliding.value = false
    const boxes = placed(wanted?.() ?? [])
    zoomedIn ||= !seen(boxes)
    if (zoomedIn) send(framing(boxes, size()))
    else if (resting) settle()
    else
      withFrame((on) =>
        view.value.scale === 1 ? behaviour.transform(on, zoomIdentity) : behaviour.translateBy(on, 0, 0)
      )
  }
  const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(fit)
  onMounted(() => {
    // A double click on a spot must not zoom.
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
      markMovedByHand(true)
      withFrame((on) => behaviour.scaleBy(on, factor))
    },
    whole: () => {
      markMovedByHand(true)
      remembered.whole = true
      send(whole)
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
    zoomTo: (find) => {
      const boxes = placed(find())
      wanted = find
      if (seen(boxes)) return
      zoomedIn = true
      resting = false
      remembered.view = undefined
      gliding.value = true
      send(framing(boxes, size()))
    },
    zoomBack: () => {
      wanted = undefined
      if (!zoomedIn && !resting) return
      zoomedIn = false
      resting = gliding.value = true
      settle()
    }
  }
}
