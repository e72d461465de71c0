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

const places = (frames: readonly Frame[]): string => JSON.stringify(frames)

/**
 * Returns the outlines to draw, and `outline`, which adds those of some flights; a piece that is outlined already stays so
 * for longer. They follow the visible part of their pieces in every frame, since windows are resized, panes scroll, and
 * tabs and seats change.
 */
export function useOutlines() {
  /** What ends the outline of each anchor that has one. */
  const ends = new Map<string, ReturnType<typeof setTimeout>>()
  const { seen, start, stop } = everyFrame<readonly Frame[]>([], {
    measure: () =>
      [...ends.keys()].flatMap((name) => {
        const rect = anchorRects(name).at(-1)
        return rect ? [frameOf(rect, name)] : []
      }),
    same: (a, b) => places(a) === places(b),
    keepsGoing: () => ends.size > 0
  })

  /** Outlines the origins and destinations of these flights. Call once the page shows the change. */
  function outline(shots: readonly Shot[]): void {
    for (const { flight } of shots)
      for (const name of [flight.from, flight.becomes ?? flight.to]) {
        if (name === undefined) continue
        clearTimeout(ends.get(name))
        ends.set(
          name,
          setTimeout(() => ends.delete(name), outlined)
        )
      }
    if (ends.size > 0) start()
  }

  function clear(): void {
    for (const end of ends.values()) clearTimeout(end)
    ends.clear()
    stop()
    seen.value = []
  }

  onScopeDispose(clear)
  return { changed: seen, outline, clear }
}
