/** Outlines of what has changed, for those who want no movement: each is seen for two seconds. */
import { onScopeDispose, shallowRef } from 'vue'
import { anchorRects } from './anchors'
import type { Shot } from './flight-queue'

/** A frame round a place on the screen. */
export interface Frame {
  readonly key: string
  readonly style: Readonly<Record<'left' | 'top' | 'width' | 'height', string>>
}

/** How long a changed piece is outlined, in milliseconds. */
export const outlined = 2000

/** A frame round a place on the page. */
export function frameOf({ left, top, width, height }: DOMRect, key: string): Frame {
  return { key, style: { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` } }
}

/** What is outlined together. */
interface Batch {
  readonly key: number
  readonly names: ReadonlySet<string>
}

const framesIn = ({ key, names }: Batch): readonly Frame[] =>
  [...names].flatMap((name) => {
    const rect = anchorRects(name).at(-1)
    return rect ? [frameOf(rect, `${key} ${name}`)] : []
  })

const places = (frames: readonly Frame[]): string => JSON.stringify(frames)

/**
 * The frames on show, and `outline`, which adds those of some flights. Frame by frame they stay on what is to be seen of
 * their pieces: windows change their size, panes scroll, other tabs and seats come up.
 */
export function useOutlines() {
  const changed = shallowRef<readonly Frame[]>([])
  const timers = new Set<ReturnType<typeof setTimeout>>()
  let batches: readonly Batch[] = []
  let keys = 0
  let frame = 0

  function look(): void {
    const now = batches.flatMap(framesIn)
    if (places(now) !== places(changed.value)) changed.value = now
    frame = batches.length > 0 ? requestAnimationFrame(look) : 0
  }

  /** Outlines where the pieces of these flights were and where they are now. Call when the page shows the change. */
  function outline(shots: readonly Shot[]): void {
    const names = new Set(
      shots
        .flatMap(({ flight: { from, to, becomes } }) => [from, becomes ?? to])
        .filter((name) => name !== undefined)
    )
    if (names.size === 0) return
    const key = ++keys
    batches = [...batches, { key, names }]
    if (frame === 0) look()
    const timer = setTimeout(() => {
      timers.delete(timer)
      batches = batches.filter((batch) => batch.key !== key)
    }, outlined)
    timers.add(timer)
  }

  function clear(): void {
    for (const timer of timers) clearTimeout(timer)
    timers.clear()
    cancelAnimationFrame(frame)
    frame = 0
    batches = []
    changed.value = []
  }

  onScopeDispose(clear)
  return { changed, outline, clear }
}
