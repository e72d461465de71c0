// A finder on a fake network in which only the hosts that a test names answer.

import { Finder, type Found, type Recent } from '../../main/lan/discovery/finder'
import type { HelloLike } from '../../main/lan/discovery/probe'
import type { Sighting, Source } from '../../main/lan/discovery/sighting'
import type { Endpoint } from '../../shared/lan/ipv4'
import { HandClock } from './wire'

export const ann = 'ann-00000001'
export const bob = 'bob-00000002'

export interface Hello extends HelloLike {
  readonly tables?: number
}

/** A finder on a fake network; `answers` has the hello of each `address:port`, given after some milliseconds. */
export function bench(recent: readonly Recent[] = []) {
  const clock = new HandClock()
  const answers = new Map<string, { hello: Hello | undefined; after: number }>()
  const asked: string[] = []
  const aborted: string[] = []
  let under = 0
  let mostUnder = 0
  const lists: (readonly Found<Hello>[])[] = []
  let tell: (sighting: Sighting) => void = () => undefined
  let stopped = 0
  const source: Source = {
    start: (hear) => (tell = hear),
    stop: async () => void (stopped += 1),
    state: () => []
  }
  const finder = new Finder<Hello>({
    clock,
    recent,
    sources: [source],
    changed: (rows) => lists.push(rows),
    hello: ({ address, port }: Endpoint, signal) => {
      const key = `${address}:${port}`
      asked.push(key)
      under += 1
      mostUnder = Math.max(mostUnder, under)
      signal.addEventListener('abort', () => {
        aborted.push(key)
        under -= 1
      })
      return new Promise((resolve) => {
        const answer = answers.get(key)
        if (answer) clock.after(answer.after, () => resolve(answer.hello))
      })
    }
  })
  const host = (key: string, hostId: string, after = 5): void =>
    void answers.set(key, { hello: { hostId }, after })
  const here = (address: string, hostId?: string, more: Partial<Sighting> = {}): void =>
    tell({
      kind: 'here',
      via: 'mdns',
      addresses: [address],
      port: 41270,
      ...(hostId === undefined ? {} : { hostId }),
      ...more
    })
  return {
    clock,
    finder,
    asked,
    aborted,
    lists,
    host,
    here,
    answers,
    tell: (sighting: Sighting) => tell(sighting),
    stopped: () => stopped,
    mostUnder: () => mostUnder
  }
}
