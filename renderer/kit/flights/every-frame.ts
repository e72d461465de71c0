/** What is to be seen on the screen, looked at again in every frame: pieces move, maps are dragged, panels open. */
import { shallowRef, type Ref, type ShallowRef } from 'vue'

interface Followed<T> {
  /** What was seen last; replaced only when it has changed. */
  readonly seen: Ref<T>
  /** Looks now, and in every frame from now on. Nothing changes where it does already. */
  readonly start: () => void
  /** Looks no more; what was seen last stays. */
  readonly stop: () => void
}

/** `look` is asked what is there; it ends by itself after a look at which `goesOn` is false. */
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
