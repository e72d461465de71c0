/**
 * Queues the host's messages about the running game while a scene covers the table, and delivers them afterwards in their
 * order, one turn at a time, so that people can follow them. The host does not wait for any page.
 */
import { nextTick } from 'vue'
import type { Push } from '../../shared/protocol/messages'

/** The seat whose choice a message reports; undefined for messages other than updates. */
const seatOf = (push: Push | undefined): number | undefined =>
  push?.type === 'update' ? push.entry.seat : undefined

/** `handle` processes a message when it is delivered; it may call `queueIfHeld`, `hold` and `discard` again. */
export function heldUpdates(handle: (push: Push) => void) {
  /** `open`: messages are delivered at once; `held`: they are queued; `turns`: the queue is delivered one turn at a time. */
  let mode: 'open' | 'turns' | 'held' = 'open'
  let queue: Push[] = []
  /** The queue is being delivered; `handling` is the message that `handle` is processing at this moment. */
  let delivering = false
  let handling: Push | undefined
  /** Milliseconds between two turns. */
  let pause = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Queues all messages from now on. */
  function hold(): void {
    clearTimeout(timer)
    mode = 'held'
  }

  /** Delivers the queue turn by turn, `between` milliseconds apart (0: all at once), and then stops queueing. */
  function releaseByTurn(between: number): void {
    if (mode === 'open') return
    mode = between === 0 || queue.length === 0 ? 'open' : 'turns'
    pause = between
    void deliver()
  }

  /** Delivers the whole queue at once and stops queueing. */
  function releaseAll(): void {
    mode = 'open'
    void deliver()
  }

  /** Delivers messages, redrawing the page after each as if they had just arrived; a scene that one starts may hold the rest. */
  async function deliver(): Promise<void> {
    clearTimeout(timer)
    if (delivering) return
    delivering = true
    let last: Push | undefined
    while (queue.length > 0 && deliversNext(last)) {
      last = handling = queue.shift()
      if (handling) handle(handling)
      handling = undefined
      await nextTick()
    }
    delivering = false
    if (mode === 'turns') timer = setTimeout(() => releaseByTurn(pause), pause)
  }

  /** Whether the next queued message is delivered right after this one: in `turns`, only within the same seat's turn. */
  const deliversNext = (last: Push | undefined): boolean =>
    mode === 'open' || (mode === 'turns' && (last === undefined || seatOf(last) === seatOf(queue[0])))

  /**
   * Empties the queue because a snapshot already contains what is in it; unless that snapshot came out of the queue itself,
   * so that what follows is newer.
   */
  function discard(): void {
    if (!handling) queue = []
  }

  /** Queues the message and returns true, or returns false if it is to be handled now. */
  function queueIfHeld(push: Push): boolean {
    if (push === handling || (mode === 'open' && queue.length === 0 && !delivering)) return false
    queue.push(push)
    return true
  }

  return { hold, releaseByTurn, releaseAll, discard, queueIfHeld }
}
