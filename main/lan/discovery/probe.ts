// One hello to a host that may have several addresses.

import type { Endpoint } from '../../../shared/lan/ipv4'
import type { Clock } from './clock'

/** What every hello tells; the LAN server's says much more. */
export interface HelloLike {
  readonly hostId: string
}

/**
 * Asks the program at an endpoint for its hello and checks all of it. Undefined, or a rejection, if nobody
 * answers or it is not one of our hosts. `signal` says that nobody waits any more.
 */
export type SayHello<H extends HelloLike> = (
  endpoint: Endpoint,
  signal: AbortSignal
) => Promise<H | undefined>

export interface Answer<H> {
  readonly hello: H
  readonly endpoint: Endpoint
  /** Milliseconds from asking to the answer, connecting included. */
  readonly ping: number
}

/** Milliseconds until the next address is asked as well, and until all are given up. */
const stagger = 300
export const patience = 2000

/**
 * The first good answer of `addresses`, asked one after the other a little apart; all others are let go. Undefined
 * if none answered in time or `signal` ended it. Never rejects.
 */
export function probe<H extends HelloLike>(
  addresses: readonly string[],
  port: number,
  sayHello: SayHello<H>,
  clock: Clock,
  signal: AbortSignal
): Promise<Answer<H> | undefined> {
  return new Promise((resolve) => {
    const ended = new AbortController()
    const waits: (() => void)[] = []
    let open = addresses.length
    const end = (answer?: Answer<H>): void => {
      signal.removeEventListener('abort', stop)
      for (const cancel of waits) cancel()
      ended.abort()
      resolve(answer)
    }
    const stop = (): void => end()
    const miss = (): void => {
      open -= 1
      if (open === 0) end()
    }
    const ask = async (address: string): Promise<void> => {
      const endpoint = { address, port }
      const began = clock.now()
      const hello = await answerOf(() => sayHello(endpoint, ended.signal))
      if (hello) end({ hello, endpoint, ping: clock.now() - began })
      else miss()
    }
    signal.addEventListener('abort', stop)
    waits.push(clock.after(patience, end))
    addresses.forEach((address, at) => {
      if (at === 0) void ask(address)
      else waits.push(clock.after(stagger * at, () => void ask(address)))
    })
  })
}

async function answerOf<H>(ask: () => Promise<H | undefined>): Promise<H | undefined> {
  try {
    return await ask()
  } catch {
    return undefined
  }
}
