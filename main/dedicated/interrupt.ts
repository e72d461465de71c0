// Ctrl+C at a terminal while guests are at a table: the first one says who would wait, the next one ends the host.

import type { Host } from '../host/index'
import { waitingText } from '../host/table/waiting-words'
import { words } from './words'

/** How long the next Ctrl+C may take, in milliseconds. */
export const patience = 10_000

export interface Interrupted {
  readonly host: Pick<Host, 'guests'>
  /** Whether somebody sits at a terminal who could be asked. */
  readonly terminal: boolean
  readonly end: () => void
  readonly say: (line: string) => void
  /** Is told that the host goes on. */
  readonly stays: () => void
  /** The clock, in milliseconds from any beginning. */
  readonly now?: () => number
}

/** What a Ctrl+C does. */
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
