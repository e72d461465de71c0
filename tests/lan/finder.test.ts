// The live list: what is listed, how long it stays, and that nothing from the network can bend it.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Candidates, most } from '../../main/lan/discovery/candidates'
import { Finder, type Found, type Recent } from '../../main/lan/discovery/finder'
import type { HelloLike } from '../../main/lan/discovery/probe'
import type { Sighting, Source } from '../../main/lan/discovery/sighting'
import type { Endpoint } from '../../shared/lan/ipv4'
import { HandClock, settle } from './wire'

const ann = 'ann-00000001'
const bob = 'bob-00000002'

interface Hello extends HelloLike {
  readonly tables?: number
}

/** A finder over a network where only `answers` answer: `address:port` to a hello after some milliseconds. */
function bench(recent: readonly Recent[] = []) {
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

describe('A row', () => {
  it('is listed only after a hello', async () => {
    const { clock, finder, here, host, lists } = bench()
    finder.start()
    here('10.0.0.1', ann)
    await clock.pass(6000)
    expect(lists).toEqual([])
    host('10.0.0.1:41270', ann, 12)
    await clock.pass(8100)
    expect(finder.rows).toEqual([
      {
        hostId: ann,
        endpoint: { address: '10.0.0.1', port: 41270 },
        via: ['mdns'],
        ping: 12,
        hello: { hostId: ann }
      }
    ])
    expect(lists.at(-1)).toEqual(finder.rows)
  })

  it('is one for a host that is found in every way and on several addresses', async () => {
    const { clock, finder, here, host } = bench([{ address: '10.0.0.1', port: 41270 }])
    host('10.0.0.1:41270', ann)
    host('192.168.0.1:41270', ann)
    finder.start()
    here('10.0.0.1', ann, { addresses: ['10.0.0.1', '192.168.0.1'] })
    here('10.0.0.1', ann, { via: 'beacon' })
    here('192.168.0.1', undefined, { via: 'mdns' })
    finder.look({ address: '192.168.0.1', port: 41270 })
    await clock.pass(10_000)
    expect(finder.rows).toHaveLength(1)
    expect([...(finder.rows[0]?.via ?? [])].sort()).toEqual(['beacon', 'mdns', 'recent', 'typed'])
  })

  it('tries the sender first, the others a little later, and lets the rest go', async () => {
    const { clock, finder, here, host, asked, aborted } = bench()
    host('192.168.0.1:41270', ann)
    finder.start()
    here('10.0.0.1', ann, { addresses: ['10.0.0.1', '172.17.0.1', '192.168.0.1'] })
    await clock.pass(299)
    expect(asked).toEqual(['10.0.0.1:41270'])
    await clock.pass(310)
    expect(asked).toEqual(['10.0.0.1:41270', '172.17.0.1:41270', '192.168.0.1:41270'])
    expect(finder.rows[0]?.endpoint.address).toBe('192.168.0.1')
    expect(aborted).toHaveLength(3)
    asked.length = 0
    await clock.pass(3000)
    expect(asked).toEqual(['192.168.0.1:41270'])
  })

  it('goes after two missed hellos, and comes back by itself', async () => {
    const { clock, finder, here, host, answers, lists } = bench()
    host('10.0.0.1:41270', ann)
    finder.start()
    here('10.0.0.1', ann)
    await clock.pass(100)
    answers.clear()
    await clock.pass(5500)
    expect(finder.rows).toHaveLength(1)
    await clock.pass(2600)
    expect(finder.rows).toEqual([])
    expect(lists.at(-1)).toEqual([])
    host('10.0.0.1:41270', ann)
    here('10.0.0.1', ann)
    await clock.pass(1000)
    expect(finder.rows).toHaveLength(1)
  })

  it('goes soon after a goodbye', async () => {
    const { clock, finder, here, host, answers, tell } = bench()
    host('10.0.0.1:41270', ann)
    finder.start()
    here('10.0.0.1', ann)
    await clock.pass(1500)
    answers.set('10.0.0.1:41270', { hello: undefined, after: 1 })
    tell({ kind: 'gone', via: 'beacon', hostId: ann, addresses: ['10.0.0.1'], port: 41270 })
    await clock.pass(301)
    expect(finder.rows).toEqual([])
  })

  it('goes soon after a goodbye that came a little before the end', async () => {
    const { clock, finder, here, host, answers, tell } = bench()
    host('10.0.0.1:41270', ann)
    finder.start()
    here('10.0.0.1', ann)
    await clock.pass(1500)
    tell({ kind: 'gone', via: 'mdns', hostId: ann, addresses: ['10.0.0.1'], port: 41270 })
    await clock.pass(500)
    expect(finder.rows).toHaveLength(1)
    answers.set('10.0.0.1:41270', { hello: undefined, after: 1 })
    await clock.pass(1000)
    expect(finder.rows).toEqual([])
  })

  it('stays when another said goodbye in its name', async () => {
    const { clock, finder, here, host, tell, asked } = bench()
    host('10.0.0.1:41270', ann)
    finder.start()
    here('10.0.0.1', ann)
    for (let second = 0; second < 20; second += 1) {
      for (let time = 0; time < 50; time += 1)
        tell({ kind: 'gone', via: 'mdns', hostId: ann, addresses: ['10.6.6.6'], port: 41270 })
      await clock.pass(1000)
      expect(finder.rows).toHaveLength(1)
    }
    expect(asked.length).toBeLessThanOrEqual(22)
  })

  it('stays with who answers under its id; another comes in when the first falls silent', async () => {
    const { clock, finder, here, host, answers } = bench()
    host('10.0.0.1:41270', ann, 9)
    host('10.0.0.66:666', ann, 1)
    finder.start()
    here('10.0.0.1', ann)
    await clock.pass(100)
    here('10.0.0.66', ann, { port: 666 })
    await clock.pass(10_000)
    expect(finder.rows.map(({ endpoint }) => endpoint)).toEqual([{ address: '10.0.0.1', port: 41270 }])
    answers.delete('10.0.0.1:41270')
    here('10.0.0.66', ann, { port: 666 })
    await clock.pass(9000)
    expect(finder.rows.map(({ endpoint }) => endpoint)).toEqual([{ address: '10.0.0.66', port: 666 }])
  })

  it('follows a place where another host answers now', async () => {
    const { clock, finder, here, host } = bench()
    host('10.0.0.1:41270', ann)
    finder.start()
    here('10.0.0.1', ann)
    await clock.pass(100)
    host('10.0.0.1:41270', bob)
    here('10.0.0.1', bob)
    await clock.pass(4000)
    expect(finder.rows.map(({ hostId }) => hostId)).toEqual([bob])
  })

  it('shows what the latest hello says', async () => {
    const { clock, finder, here, answers } = bench()
    answers.set('10.0.0.1:41270', { hello: { hostId: ann, tables: 1 }, after: 3 })
    finder.start()
    here('10.0.0.1')
    await clock.pass(100)
    answers.set('10.0.0.1:41270', { hello: { hostId: ann, tables: 2 }, after: 30 })
    await clock.pass(4000)
    expect(finder.rows[0]).toMatchObject({ ping: 30, hello: { tables: 2 } })
  })

  it('is not listed for an answer without a good id', async () => {
    const { clock, finder, here, host } = bench()
    for (const hostId of ['', 'A', 'x'.repeat(41), '<script>']) {
      host('10.0.0.1:41270', hostId)
      finder.start()
      here('10.0.0.1')
      await clock.pass(3000)
      expect(finder.rows).toEqual([])
    }
  })
})

describe('The finder', () => {
  it('asks nobody before it starts and after it stops', async () => {
    const { clock, finder, here, host, asked, lists, aborted, stopped } = bench([
      { address: '10.0.0.9', port: 1 }
    ])
    host('10.0.0.1:41270', ann)
    here('10.0.0.1', ann)
    finder.look({ address: '10.0.0.1', port: 41270 })
    await clock.pass(60_000)
    expect(asked).toEqual([])
    finder.start()
    finder.start()
    here('10.0.0.1', ann)
    await clock.pass(100)
    expect(asked).toEqual(['10.0.0.9:1', '10.0.0.1:41270'])
    const [count, before] = [lists.length, asked.length]
    await finder.stop()
    here('10.0.0.2', bob)
    finder.look({ address: '10.0.0.1', port: 41270 })
    await clock.pass(60_000)
    expect(stopped()).toBe(1)
    expect(aborted).toContain('10.0.0.9:1')
    expect([lists.length, asked.length, finder.rows.length]).toEqual([count, before, 0])
    expect(clock.waiting).toBe(0)
  })

  it('asks recent hosts and typed addresses for as long as it looks', async () => {
    const { clock, finder, host } = bench([{ hostId: ann, address: '10.0.0.1', port: 41270 }])
    finder.start()
    finder.look({ address: '10.0.0.2', port: 41270 })
    await clock.pass(300_000)
    host('10.0.0.1:41270', ann)
    host('10.0.0.2:41270', bob)
    await clock.pass(11_000)
    expect(finder.rows.map(({ hostId, via }) => [hostId, ...via])).toEqual([
      [bob, 'typed'],
      [ann, 'recent']
    ])
  })

  it('asks a typed address again at once', async () => {
    const { clock, finder, asked } = bench()
    finder.start()
    finder.look({ address: '10.0.0.2', port: 41270 })
    await clock.pass(40_000)
    const before = asked.length
    finder.look({ address: '10.0.0.2', port: 41270 })
    await settle()
    expect(asked.length).toBeGreaterThanOrEqual(before)
    await clock.pass(2001)
    expect(asked.length).toBeGreaterThan(before)
  })

  it('bears a hello that throws, at once or later', async () => {
    const clock = new HandClock()
    let calls = 0
    const finder = new Finder<Hello>({
      clock,
      sources: [],
      changed: () => undefined,
      hello: (): Promise<Hello | undefined> => {
        calls += 1
        if (calls === 1) throw new Error('at once')
        return calls === 2 ? Promise.reject(new Error('later')) : Promise.resolve({ hostId: ann })
      }
    })
    finder.start()
    finder.look({ address: '10.0.0.1', port: 1 })
    await clock.pass(10_000)
    expect(finder.rows).toHaveLength(1)
  })

  it('finds a host in a flood of false ones from one machine', async () => {
    const { clock, finder, here, host, mostUnder } = bench()
    host('10.0.0.1:41270', ann)
    finder.start()
    for (let second = 0; second < 20; second += 1) {
      for (let port = 1; port <= 200; port += 1) here('10.6.6.6', `false-${second}-${port}`, { port })
      if (second === 5) here('10.0.0.1', ann)
      await clock.pass(1000)
    }
    expect(finder.rows.map(({ hostId }) => hostId)).toEqual([ann])
    expect(mostUnder()).toBeLessThanOrEqual(8)
  })

  it('keeps its rows and finds a typed address in a flood with false senders', async () => {
    const { clock, finder, here, host, mostUnder } = bench()
    host('10.0.0.1:41270', ann)
    host('10.0.0.2:41270', bob)
    finder.start()
    here('10.0.0.1', ann)
    await clock.pass(100)
    for (let second = 0; second < 20; second += 1) {
      for (let at = 0; at < 200; at += 1) here(`10.9.${second}.${at}`, `false-${second}-${at}`)
      if (second === 5) finder.look({ address: '10.0.0.2', port: 41270 })
      await clock.pass(1000)
      expect(finder.rows.map(({ hostId }) => hostId)).toEqual(
        second < 7 ? expect.arrayContaining([ann]) : [ann, bob]
      )
    }
    expect(mostUnder()).toBeLessThanOrEqual(8)
  })
})

describe('Candidates', () => {
  const sighting: fc.Arbitrary<Sighting> = fc.record(
    {
      kind: fc.constantFrom('here' as const, 'here' as const, 'gone' as const),
      via: fc.constantFrom('mdns' as const, 'beacon' as const),
      hostId: fc.integer({ min: 0, max: 200 }).map((number) => `host-${number}-xxxx`),
      addresses: fc.array(
        fc.integer({ min: 0, max: 250 }).map((number) => `10.0.0.${number}`),
        { minLength: 1, maxLength: 10 }
      ),
      port: fc.integer({ min: 1, max: 50 })
    },
    { requiredKeys: ['kind', 'via', 'addresses', 'port'] }
  )

  it('stay within their bounds, whatever is said', () => {
    fc.assert(
      fc.property(fc.array(sighting, { maxLength: 400 }), (sightings) => {
        const candidates = new Candidates()
        sightings.forEach((one, at) => {
          candidates.see(one, at * 10)
          expect(candidates.size).toBeLessThanOrEqual(most.candidates)
          const next = candidates.next(at * 10)
          if (next) {
            expect(next.addresses.length).toBeLessThanOrEqual(most.addresses)
            next.misses += 1
            next.due += 1000
          }
        })
        candidates.expire(sightings.length * 10 + 20_000)
        expect(candidates.size).toBe(0)
      }),
      { numRuns: 60 }
    )
  })

  it('of one sender are few', () => {
    const candidates = new Candidates()
    for (let port = 1; port < 100; port += 1)
      candidates.see({ kind: 'here', via: 'mdns', addresses: ['10.0.0.1'], port }, 0)
    expect(candidates.size).toBe(most.ofOneSender)
  })
})
