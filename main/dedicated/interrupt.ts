// Ctrl+C at a terminal while guests are at a table: the first one warns who would be left waiting, the next one ends
// the host.

import type { Host } from '../host/index'
import { waitingText } from '../host/table/waiting-words'
import { words } from './words'

/** How soon after the warning the next Ctrl+C must come to end the host, in milliseconds. */
export const patience = 10_000

export interface Interrupted {
  readonly host: Pick<Host, 'guests'>
  /** Whether the process is attached to a terminal, so that somebody can read the warning. */
  readonly terminal: boolean
  readonly end: () => void
  readonly say: (line: string) => void
  /** Called when the host keeps running after a Ctrl+C. */
  readonly stays: () => void
  /** A monotonic clock, in milliseconds. */
  readonly now?: () => number
}

/** Makes the handler of SIGINT. */
export function onInterrupt(one: Interrupted): () => void {
  const { host, terminal, end, say, stays, now = () => performance.now() } = one
  let last = -Infinity
  return () => {
    const guests = terminal && now() - last > patience ? host.guests() : []
    if (guests.length === 0) return end()
    last = now()
    stays()
    say(words.waits(waitingText('en', guests), patience / 1000))
  }
}
