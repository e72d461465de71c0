// Sends one hello to a host that may have several addresses.

import type { Endpoint } from '../../../shared/lan/ipv4'
import type { Clock } from './clock'

/** The part of a hello that discovery needs. */
export interface HelloLike {
  readonly hostId: string
}

/**
 * Asks the program at an endpoint for its hello and validates it. Resolves with undefined, or rejects, if nobody
 * answers or it is not one of our hosts. `signal` cancels it.
 */
export type SayHello<H extends HelloLike> = (
  endpoint: Endpoint,
  signal: AbortSignal
) => Promise<H | undefined>

export interface Answer<H> {
  readonly hello: H
  readonly endpoint: Endpoint
  /** Milliseconds until the answer, connecting included. */
  readonly ping: number
}

/** How long after one address the next one is asked as well, in milliseconds. */
const stagger = 300
/** The timeout for all addresses together, in milliseconds. */
const patience = 2000

/**
 * Asks the addresses, each a little later than the one before, and resolves with the first valid answer; the others are
 * cancelled. Undefined if none answered in time or `signal` was aborted. Never rejects.
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
