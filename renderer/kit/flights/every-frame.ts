/** Measures something on the screen in every frame, because pieces move, maps are dragged and panels open. */
import { shallowRef, type Ref, type ShallowRef } from 'vue'

interface Followed<T> {
  /** The latest measurement; replaced only when it has changed. */
  readonly seen: Ref<T>
  /** Measures now and in every frame from now on. Does nothing if it is running already. */
  readonly start: () => void
  /** Stops measuring; `seen` keeps its value. */
  readonly stop: () => void
}

/** Calls `look` in every frame; stops by itself once `goesOn` returns false. `nothing` is the initial value. */
export function everyFrame<T>(
  nothing: T,
  {
    look,
    same,
    goesOn = () => true
  }: {
    readonly look: () => T
    readonly same: (a: T, b: T) => boolean
    readonly goesOn?: () => boolean
  }
): Followed<T> {
  const seen: ShallowRef<T> = shallowRef<T>(nothing)
  let frame = 0
  function next(): void {
    const now = look()
    if (!same(now, seen.value)) seen.value = now
    frame = goesOn() ? requestAnimationFrame(next) : 0
  }
  return {
    seen,
    start: () => {
      if (frame === 0) next()
    },
    stop: () => {
      cancelAnimationFrame(frame)
      frame = 0
    }
  }
}
