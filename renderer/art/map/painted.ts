/**
 * The ground of a map exists twice: as a bitmap, which is cheap to redraw, and as an svg, which is sharp at any size but
 * costs a hundred times as much.
 */
import { onScopeDispose, shallowRef, watch, type Ref } from 'vue'

/** Width of the bitmap in pixels. */
export const paintedWidth = 2400

/** The most device pixels that a bitmap pixel may be stretched to before the svg is used. */
const coarsest = 1.3
/** Milliseconds without a change of size after which the sheet's width counts as final. */
const rest = 300

/** True if a sheet of this width in px, once it is final, is too large for the bitmap, so that the svg is needed. */
export function useDrawn(width: () => number): Readonly<Ref<boolean>> {
  const drawn = shallowRef(false)
  let timer: ReturnType<typeof setTimeout> | undefined
  const settle = (): void => {
    drawn.value = width() * devicePixelRatio > paintedWidth * coarsest
  }
  watch(width, () => {
    clearTimeout(timer)
    timer = setTimeout(settle, rest)
  })
  onScopeDispose(() => clearTimeout(timer))
  return drawn
}
