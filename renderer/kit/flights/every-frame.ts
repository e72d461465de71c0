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

/** Calls `measure` in every frame; stops by itself once `keepsGoing` returns false. `seen` starts with `initial`. */
export function everyFrame<T>(
  initial: T,
  {
    measure,
    same,
    keepsGoing = () => true
  }: {
    readonly measure: () => T
    readonly same: (a: T, b: T) => boolean
    readonly keepsGoing?: () => boolean
  }
): Followed<T> {
  const seen: ShallowRef<T> = shallowRef<T>(initial)
  let frame = 0
  function next(): void {
    const now = measure()
    if (!same(now, seen.value)) seen.value = now
    frame = keepsGoing() ? requestAnimationFrame(next) : 0
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
