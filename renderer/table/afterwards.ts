/**
 * What waits until the page shows a change: a change of the table is spread over several tasks, so that none of them
 * keeps the page from drawing.
 */
import { onScopeDispose, shallowReadonly, shallowRef, watch, type Ref, type ShallowRef } from 'vue'

/** A page that is not seen draws no frames: there a frame is over after so many milliseconds. */
const longestFrame = 100

/** Resolves in a task of its own. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Resolves in a task of its own, once the next frame is drawn. */
export const frameDrawn = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, longestFrame)
    requestAnimationFrame(() => {
      clearTimeout(timer)
      setTimeout(resolve)
    })
  })

/**
 * What comes once the next frame is drawn, as it is then. For what everybody may see: what it was stays on the page for a
 * frame. Register it before whoever measures it after the same frame.
 */
export function later<T>(source: () => T): Readonly<Ref<T>> {
  return follower(source, () => true, frameDrawn)
}

/** The second list is the first with more at its end. */
const grows = <T>(before: readonly T[], now: readonly T[]): boolean =>
  before.length > 0 &&
  now.length > before.length &&
  now[0] === before[0] &&
  now[before.length - 1] === before.at(-1)

/**
 * A list that tells of the table: while it only grows it is followed two frames after what the table itself leaves for
 * later, when pieces have set out. Any other change of it is followed at once: what was taken away may be secret (T-19).
 */
export function trailing<T>(source: () => readonly T[]): Readonly<Ref<readonly T[]>> {
  return follower(source, grows, () => frameDrawn().then(frameDrawn).then(frameDrawn))
}

/** Follows a source: when its time has come where that may wait, else at once. */
function follower<T>(
  source: () => T,
  mayWait: (before: T, now: T) => boolean,
  time: () => Promise<void>
): Readonly<Ref<T>> {
  const followed: ShallowRef<T> = shallowRef(source())
  let open = true
  watch(
    source,
    (now: T) => {
      if (!mayWait(followed.value, now)) followed.value = now
      else
        void time().then(() => {
          if (open) followed.value = source()
        })
    },
    { flush: 'sync' }
  )
  onScopeDispose(() => (open = false))
  return shallowReadonly(followed)
}
