// Which hosts the finder asks, for how long, and that no message from the network can disturb it.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Candidates, most } from '../../main/lan/discovery/candidates'
import { Finder } from '../../main/lan/discovery/finder'
import type { Sighting } from '../../main/lan/discovery/sighting'
import { ann, bench, bob, type Hello } from './finder-bench'
import { HandClock, settle } from './wire'

describe('The finder', () => {
  it('sends nothing before it starts and after it stops', async () => {
    const { clock, finder, here, host, asked, lists, aborted, stopped } = bench([
      { address: '10.0.0.9', port: 1 }
    ])
    host('10.0.0.1:41270', ann)
    here('10.0.0.1', ann)
    finder.addTyped({ address: '10.0.0.1', port: 41270 })
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
    finder.addTyped({ address: '10.0.0.1', port: 41270 })
    await clock.pass(60_000)
    expect(stopped()).toBe(1)
    expect(aborted).toContain('10.0.0.9:1')
    expect([lists.length, asked.length, finder.rows.length]).toEqual([count, before, 0])
    expect(clock.waiting).toBe(0)
  })

  it('asks recent hosts and typed addresses as long as it runs', async () => {
    const { clock, finder, host } = bench([{ hostId: ann, address: '10.0.0.1', port: 41270 }])
    finder.start()
    finder.addTyped({ address: '10.0.0.2', port: 41270 })
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
    finder.addTyped({ address: '10.0.0.2', port: 41270 })
    await clock.pass(40_000)
    const before = asked.length
    finder.addTyped({ address: '10.0.0.2', port: 41270 })
    await settle()
    expect(asked.length).toBeGreaterThanOrEqual(before)
    await clock.pass(2001)
    expect(asked.length).toBeGreaterThan(before)
  })

  it('survives a hello that throws or rejects', async () => {
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
    finder.addTyped({ address: '10.0.0.1', port: 1 })
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

  it('keeps its rows and finds a typed address in a flood with forged senders', async () => {
    const { clock, finder, here, host, mostUnder } = bench()
    host('10.0.0.1:41270', ann)
    host('10.0.0.2:41270', bob)
    finder.start()
    here('10.0.0.1', ann)
    await clock.pass(100)
    for (let second = 0; second < 20; second += 1) {
      for (let at = 0; at < 200; at += 1) here(`10.9.${second}.${at}`, `false-${second}-${at}`)
      if (second === 5) finder.addTyped({ address: '10.0.0.2', port: 41270 })
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

  it('are limited in number, whatever is announced', () => {
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

  it('of one sender are limited to a few', () => {
    const candidates = new Candidates()
    for (let port = 1; port < 100; port += 1)
      candidates.see({ kind: 'here', via: 'mdns', addresses: ['10.0.0.1'], port }, 0)
    expect(candidates.size).toBe(most.ofOneSender)
  })
})
