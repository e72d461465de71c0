/** Outlines round what has changed, for people who want no movement: each is shown for two seconds. */
import { onScopeDispose } from 'vue'
import { anchorRects } from './anchors'
import { everyFrame } from './every-frame'
import type { Shot } from './flight-queue'

/** A frame round a rectangle on the screen. */
export interface Frame {
  readonly key: string
  readonly style: Readonly<Record<'left' | 'top' | 'width' | 'height', string>>
}

/** How long a changed piece is outlined, in milliseconds. */
const outlined = 2000

/** The frame round a rectangle. */
export function frameOf({ left, top, width, height }: DOMRect, key: string): Frame {
  return { key, style: { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` } }
}

/** The anchors that are outlined for one update. */
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
 * Returns the outlines to draw, and `outline`, which adds those of some flights. They follow the visible part of their
 * pieces in every frame, since windows are resized, panes scroll, and tabs and seats change.
 */
export function useOutlines() {
  const timers = new Set<ReturnType<typeof setTimeout>>()
  let batches: readonly Batch[] = []
  let keys = 0
  const { seen, start, stop } = everyFrame<readonly Frame[]>([], {
    measure: () => batches.flatMap(framesIn),
    same: (a, b) => places(a) === places(b),
    keepsGoing: () => batches.length > 0
  })

  /** Outlines the origins and destinations of these flights. Call once the page shows the change. */
  function outline(shots: readonly Shot[]): void {
    const names = new Set(
      shots
        .flatMap(({ flight: { from, to, becomes } }) => [from, becomes ?? to])
        .filter((name) => name !== undefined)
    )
    if (names.size === 0) return
    const key = ++keys
    batches = [...batches, { key, names }]
    start()
    const timer = setTimeout(() => {
      timers.delete(timer)
      batches = batches.filter((batch) => batch.key !== key)
    }, outlined)
    timers.add(timer)
  }

  function clear(): void {
    for (const timer of timers) clearTimeout(timer)
    timers.clear()
    stop()
    batches = []
    seen.value = []
  }

  onScopeDispose(clear)
  return { changed: seen, outline, clear }
}
