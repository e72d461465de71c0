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

/** How much of what comes later is not there yet. */
let awaited = 0
/** What comes later may bring more that comes later, but not for ever. */
const mostFrames = 3

/** Resolves in a task of its own, once the next frame is drawn and all that comes `later` is on the page. */
export async function changeDrawn(): Promise<void> {
  await frameDrawn()
  for (let i = 1; i < mostFrames && awaited > 0; i++) await frameDrawn()
}

/** Has the browser lay the page out as it is: it does so where it is asked for a place. */
export function layOut(): void {
  document.body.getBoundingClientRect()
}

async function soon(): Promise<void> {
  awaited++
  await frameDrawn()
  awaited--
}

/**
 * What comes once the next frame is drawn, as it is then; where `mayWait` says no, at once. For what everybody may see:
 * what it was stays on the page for a frame. Register it before whoever measures it after the same frame.
 */
export function later<T>(
  source: () => T,
  mayWait: (before: T, now: T) => boolean = () => true
): Readonly<Ref<T>> {
  // Laid out in a task of its own: the next frame has its own work.
  return follower(source, mayWait, soon, () => void nextTask().then(layOut))
}

/** The second list is the first with more at its end. */
const grows = <T>(before: readonly T[], now: readonly T[]): boolean =>
  before.length > 0 &&
  now.length > before.length &&
  now[0] === before[0] &&
  now[before.length - 1] === before.at(-1)

/**
 * A list that tells of the table: while it only grows it is followed so many frames after the change is drawn, when pieces
 * have set out. Any other change of it is followed at once: what was taken away may be secret (T-19).
 */
export function trailing<T>(source: () => readonly T[], frames = 2): Readonly<Ref<readonly T[]>> {
  return follower(source, grows, async () => {
    await changeDrawn()
    for (let i = 0; i < frames; i++) await frameDrawn()
  })
}

/** Follows a source: when its time has come where that may wait, else at once. `then` runs after whatever waited. */
function follower<T>(
  source: () => T,
  mayWait: (before: T, now: T) => boolean,
  time: () => Promise<void>,
  then?: () => void
): Readonly<Ref<T>> {
  const followed: ShallowRef<T> = shallowRef(source())
  let open = true
  watch(
    source,
    (now: T) => {
      if (!mayWait(followed.value, now)) followed.value = now
      else
        void time().then(() => {
          if (!open) return
          followed.value = source()
          then?.()
        })
    },
    { flush: 'sync' }
  )
  onScopeDispose(() => (open = false))
  return shallowReadonly(followed)
}
