// A row of the list of hosts: when it appears, what it shows, and how long it stays.

import { describe, expect, it } from 'vitest'
import { ann, bench, bob } from './finder-bench'

describe('A row', () => {
  it('appears only after a hello', async () => {
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

  it('is the only one for a host that is found in several ways and at several addresses', async () => {
    const { clock, finder, here, host } = bench([{ address: '10.0.0.1', port: 41270 }])
    host('10.0.0.1:41270', ann)
    host('192.168.0.1:41270', ann)
    finder.start()
    here('10.0.0.1', ann, { addresses: ['10.0.0.1', '192.168.0.1'] })
    here('10.0.0.1', ann, { via: 'beacon' })
    here('192.168.0.1', undefined, { via: 'mdns' })
    finder.addTyped({ address: '192.168.0.1', port: 41270 })
    await clock.pass(10_000)
    expect(finder.rows).toHaveLength(1)
    expect([...(finder.rows[0]?.via ?? [])].sort()).toEqual(['beacon', 'mdns', 'recent', 'typed'])
  })

  it('tries the sender’s address first, others a little later, and ignores the rest', async () => {
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

  it('disappears after two missed hellos, and reappears by itself', async () => {
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

  it('disappears soon after a goodbye', async () => {
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

  it('disappears soon after a goodbye that came a little before the host ended', async () => {
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

  it('stays if another host sends a goodbye in its name', async () => {
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

  it('stays with the host that answers with its id; another one replaces it when the first falls silent', async () => {
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

  it('changes if another host answers at its address', async () => {
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

  it('shows the contents of the latest hello', async () => {
    const { clock, finder, here, answers } = bench()
    answers.set('10.0.0.1:41270', { hello: { hostId: ann, tables: 1 }, after: 3 })
    finder.start()
    here('10.0.0.1')
    await clock.pass(100)
    answers.set('10.0.0.1:41270', { hello: { hostId: ann, tables: 2 }, after: 30 })
    await clock.pass(4000)
    expect(finder.rows[0]).toMatchObject({ ping: 30, hello: { tables: 2 } })
  })

  it('does not appear for an answer without a valid id', async () => {
    const { clock, finder, here, host } = bench()
    for (const hostId of ['', 'A', 'x'.repeat(41), '<script>']) {
      host('10.0.0.1:41270', hostId)
      finder.start()
      here('10.0.0.1')
      await clock.pass(3000)
      expect(finder.rows).toEqual([])
    }
    host('10.0.0.1:41270', ann)
    await clock.pass(8100)
    expect(finder.rows, 'with a valid id it does').toHaveLength(1)
  })
})
