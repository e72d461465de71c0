/** Pan and zoom of a sheet in its frame: wheel, pinch, drag, and what buttons and keys ask for. */
import { select } from 'd3-selection'
import { zoom, zoomIdentity, type ZoomTransform } from 'd3-zoom'
import { onBeforeUnmount, onMounted, shallowRef, type Ref, type ShallowRef } from 'vue'

/** 1 is the whole sheet. */
export const scales = { least: 0.5, most: 3, step: 1.5 } as const

/** The sheet as it lies in its frame: `x` and `y` are shares of the frame's width and height. */
export interface View {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export interface Zoom {
  readonly view: Readonly<ShallowRef<View>>
  /** Nearer by this factor, about the frame's middle; below 1 farther. */
  readonly by: (factor: number) => void
  readonly whole: () => void
  /** Moves the sheet as little as shows this element with some room round it. */
  readonly reveal: (element: Element) => void
}

/** Room round what is revealed, in px. */
const margin = 32
/** A pointer that moved less than this between press and release has clicked, in px. */
const clickDistance = 6

/**
 * `ratio`: width of the sheet by its height; undefined for one that fills its frame. The frame keeps what lies on it
 * out of this by `data-still`: a press or the wheel there is not the sheet's.
 */
export function useZoom(frame: Readonly<Ref<HTMLElement | null>>, ratio: () => number | undefined): Zoom {
  const view = shallowRef<View>({ scale: 1, x: 0, y: 0 })
  const size = (): readonly [number, number] => {
    const { width = 0, height = 0 } = frame.value?.getBoundingClientRect() ?? {}
    return [Math.max(1, width), Math.max(1, height)]
  }
  /** The sheet at its own size, in px of the frame: [left, top], [right, bottom]. */
  function sheet(): [[number, number], [number, number]] {
    const [width, height] = size()
    const shape = ratio() ?? width / height
    const [wide, high] = [Math.min(width, height * shape), Math.min(height, width / shape)]
    const [left, top] = [(width - wide) / 2, (height - high) / 2]
    return [
      [left, top],
      [left + wide, top + high]
    ]
  }
  const behaviour = zoom<HTMLElement, unknown>()
    .scaleExtent([scales.least, scales.most])
    .clickDistance(clickDistance)
    .extent(() => [[0, 0], [...size()]])
    .filter(
      (event: Event) =>
        !(event.target instanceof Element && event.target.closest('[data-still]')) &&
        !(event instanceof MouseEvent && event.button !== 0)
    )
    .on('zoom', ({ transform }: { readonly transform: ZoomTransform }) => {
      const [width, height] = size()
      view.value = { scale: transform.k, x: transform.x / width, y: transform.y / height }
    })
  /** Does something to the sheet, if it is on the page. */
  const withFrame = (act: (on: ReturnType<typeof select<HTMLElement, unknown>>) => void): void => {
    if (frame.value) act(select<HTMLElement, unknown>(frame.value))
  }
  /** After a change of the frame's size: the whole sheet stays whole, an enlarged one stays within its bounds. */
  function fit(): void {
    behaviour.translateExtent(sheet())
    withFrame((on) =>
      view.value.scale === 1 ? behaviour.transform(on, zoomIdentity) : behaviour.translateBy(on, 0, 0)
    )
  }
  const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(fit)
  onMounted(() => {
    // Two clicks on a place are two clicks on a place.
    withFrame((on) => on.call(behaviour).on('dblclick.zoom', null))
    fit()
    if (frame.value) observer?.observe(frame.value)
  })
  onBeforeUnmount(() => {
    observer?.disconnect()
    withFrame((on) => on.on('.zoom', null))
  })

  return {
    view,
    by: (factor) => withFrame((on) => behaviour.scaleBy(on, factor)),
    whole: () => withFrame((on) => behaviour.transform(on, zoomIdentity)),
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
      })
  }
}
