/**
 * Queues the host's messages about the running game while a scene covers the table, and delivers them afterwards in their
 * order, one turn at a time, so that people can follow them. The host does not wait for any page.
 */
import { nextTick } from 'vue'
import type { Push } from '../../shared/protocol/messages'

/** The seat whose choice a message reports; undefined for messages other than updates. */
const seatOf = (push: Push | undefined): number | undefined =>
  push?.type === 'update' ? push.entry.seat : undefined

/** `hear` handles a message when it is delivered; it may call `keeps`, `hold` and `drop` again. */
export function heldNews(hear: (push: Push) => void) {
  /** `open`: messages are delivered at once; `held`: they are queued; `turns`: the queue is delivered one turn at a time. */
  let mode: 'open' | 'turns' | 'held' = 'open'
  let waiting: Push[] = []
  /** The queue is being delivered; `heard` is the message that `hear` is handling at this moment. */
  let telling = false
  let heard: Push | undefined
  /** Milliseconds between two turns. */
  let apart = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Queues all messages from now on. */
  function hold(): void {
    clearTimeout(timer)
    mode = 'held'
  }

  /** Delivers the queue turn by turn, `between` milliseconds apart (0: all at once), and then stops queueing. */
  function goOn(between: number): void {
    if (mode === 'open') return
    mode = between === 0 || waiting.length === 0 ? 'open' : 'turns'
    apart = between
    void tell()
  }

  /** Delivers the whole queue at once and stops queueing. */
  function letGo(): void {
    mode = 'open'
    void tell()
  }

  /** Delivers messages, redrawing the page after each as if they had just arrived; a scene that one starts may hold the rest. */
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

  /** Whether the next queued message is delivered right after this one: in `turns`, only within the same seat's turn. */
  const goesOn = (last: Push | undefined): boolean =>
    mode === 'open' || (mode === 'turns' && (last === undefined || seatOf(last) === seatOf(waiting[0])))

  /**
   * Empties the queue because a snapshot already contains what is in it; unless that snapshot came out of the queue itself,
   * so that what follows is newer.
   */
  function drop(): void {
    if (!heard) waiting = []
  }

  /** Queues the message and returns true, or returns false if it is to be handled now. */
  function keeps(push: Push): boolean {
    if (push === heard || (mode === 'open' && waiting.length === 0 && !telling)) return false
    waiting.push(push)
    return true
  }

  return { hold, goOn, letGo, drop, keeps }
}
