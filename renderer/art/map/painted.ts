/**
 * The ground of a map exists twice: as a bitmap, which is cheap to draw again, and as a drawing,
 * which is sharp at any size and costs a hundred times that.
 */
import { onScopeDispose, shallowRef, watch, type Ref } from 'vue'

/** Points in the width of the picture. */
export const paintedWidth = 2400

/** The picture shows each of its points on so many of the screen's at most. */
const coarsest = 1.3
/** A sheet that is on the way to another size is not there after so many milliseconds. */
const rest = 300

/** True where a sheet of this width in px, once it rests, is too large for the picture. */
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
