/**
 * What the host says of the running game while a scene lies over the table: it waits, and is told in its order, turn by
 * turn, once the table is seen. The host waits for nobody.
 */
import { nextTick } from 'vue'
import type { Push } from '../../shared/protocol/messages'

/** Whose turn a message tells of; undefined for what is nobody's. */
const seatOf = (push: Push | undefined): number | undefined =>
  push?.type === 'update' ? push.entry.seat : undefined

/** `hear` hears what has waited. */
export function heldNews(hear: (push: Push) => void) {
  /** `turns`: what waits is told turn by turn. */
  let mode: 'open' | 'turns' | 'held' = 'open'
  let waiting: Push[] = []
  /** What waited is being told now, and of that the one that is heard at this moment. */
  let telling = false
  let heard: Push | undefined
  /** Milliseconds between two turns. */
  let apart = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  /** From now on everything that happens in the game waits. */
  function hold(): void {
    clearTimeout(timer)
    mode = 'held'
  }

  /** What waits is told turn by turn, each so many milliseconds after the one before; then nothing waits any more. */
  function goOn(between: number): void {
    if (mode === 'open') return
    mode = between === 0 || waiting.length === 0 ? 'open' : 'turns'
    apart = between
    void tell()
  }

  /** All that waits is told at once. */
  function letGo(): void {
    mode = 'open'
    void tell()
  }

  /** The page changes between two choices, as it does where they come one by one: what one begins may hold the next. */
  async function tell(): Promise<void> {
    clearTimeout(timer)
    if (telling) return
    telling = true
    let last: Push | undefined
    while (waiting.length > 0 && goesOn(last)) {
      last = heard = waiting.shift()
      if (heard) hear(heard)
      heard = undefined
      await nextTick()
    }
    telling = false
    if (mode === 'turns') timer = setTimeout(() => goOn(apart), apart)
  }

  /** Whether what waits is heard now, after this. */
  const goesOn = (last: Push | undefined): boolean =>
    mode === 'open' || (mode === 'turns' && (last === undefined || seatOf(last) === seatOf(waiting[0])))

  /** All there is was said anew: what waits is part of it, unless what is heard at this moment said so. */
  function drop(): void {
    if (!heard) waiting = []
  }

  /** Whether this waits. */
  function keeps(push: Push): boolean {
    if (push === heard || (mode === 'open' && waiting.length === 0 && !telling)) return false
    waiting.push(push)
    return true
  }

  return { hold, goOn, letGo, drop, keeps }
}
