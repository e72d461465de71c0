/** Outlines of what has changed, for those who want no movement: each is seen for two seconds. */
import { onScopeDispose, shallowRef } from 'vue'
import { anchorRect } from './anchors'
import type { Shot } from './reel'

/** A frame round a place on the screen. */
export interface Frame {
  readonly key: string
  readonly style: Readonly<Record<'left' | 'top' | 'width' | 'height', string>>
}

/** How long a changed piece is outlined, in milliseconds. */
export const outlined = 2000

export function frameOf({ left, top, width, height }: DOMRect, key: string): Frame {
  return { key, style: { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` } }
}

export function useOutlines() {
  const changed = shallowRef<readonly Frame[]>([])
  const timers = new Set<ReturnType<typeof setTimeout>>()
  let batches = 0

  /** Outlines where the pieces of these flights were and where they are now. Call when the page shows the change. */
  function outline(shots: readonly Shot[]): void {
    const names = new Set(
      shots
        .flatMap(({ flight: { from, to, becomes } }) => [from, becomes ?? to])
        .filter((name) => name !== undefined)
    )
    const batch = ++batches
    const frames = [...names].flatMap((name) => {
      const rect = anchorRect(name)
      return rect ? [frameOf(rect, `${batch} ${name}`)] : []
    })
    if (frames.length === 0) return
    changed.value = [...changed.value, ...frames]
    const timer = setTimeout(() => {
      timers.delete(timer)
      changed.value = changed.value.filter((frame) => !frames.includes(frame))
    }, outlined)
    timers.add(timer)
  }

  function clear(): void {
    for (const timer of timers) clearTimeout(timer)
    timers.clear()
    changed.value = []
  }

  onScopeDispose(clear)
  return { changed, outline, clear }
}
