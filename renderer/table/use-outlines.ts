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
    const rect = anchorRect(name)
    return rect ? [frameOf(rect, `${key} ${name}`)] : []
  })

/** The frames on show, and `outline`, which adds those of some flights. They stay on their pieces when the window changes. */
export function useOutlines() {
  const changed = shallowRef<readonly Frame[]>([])
  const timers = new Set<ReturnType<typeof setTimeout>>()
  let batches: readonly Batch[] = []
  let keys = 0

  /** Outlines where the pieces of these flights were and where they are now. Call when the page shows the change. */
  function outline(shots: readonly Shot[]): void {
    const names = new Set(
      shots
        .flatMap(({ flight: { from, to, becomes } }) => [from, becomes ?? to])
        .filter((name) => name !== undefined)
    )
    const key = ++keys
    if (framesIn({ key, names }).length === 0) return
    batches = [...batches, { key, names }]
    follow()
    const timer = setTimeout(() => {
      timers.delete(timer)
      batches = batches.filter((batch) => batch.key !== key)
      follow()
    }, outlined)
    timers.add(timer)
  }

  /** The frames lie where their pieces lie now. Call when the page shows it. */
  function follow(): void {
    changed.value = batches.flatMap(framesIn)
  }

  function clear(): void {
    for (const timer of timers) clearTimeout(timer)
    timers.clear()
    batches = []
    changed.value = []
  }

  window.addEventListener('resize', follow)
  onScopeDispose(() => {
    window.removeEventListener('resize', follow)
    clear()
  })
  return { changed, outline, follow, clear }
}
