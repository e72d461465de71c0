// Whatever a guest sends: no crash, no change, a short answer. Seeded, so that a failure can be seen again.

import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { permissions } from '../../main/host/permissions'
import { running, party } from './party'
import { cleanUp } from './rig'

afterEach(cleanUp)

const caller = { role: 'guest', address: '10.0.0.9', alive: () => Promise.resolve(true) } as const

test('mutated requests of a guest without a seat change nothing', async () => {
  const all = await party()
  const { table } = await running(all, 1)
  const before = all.rig.file(table)
  const guest = all.rig.host.connect(() => undefined, caller)
  await guest.request({ type: 'hello', protocol: 1, app: 'test' })
  await guest.request({ type: 'openTable', table })
  const seat = fc.oneof(fc.integer({ min: -1, max: 9 }), fc.double(), fc.constant(null))
  const request = fc.oneof(
    fc.anything(),
    fc.record(
      {
        type: fc.constantFrom(...Object.keys(permissions)),
        table: fc.oneof(fc.constant(table), fc.string()),
        seat,
        secrets: fc.boolean(),
        tokens: fc.array(fc.string({ maxLength: 30 }), { maxLength: 9 }),
        proof: fc.record({ nonce: fc.string(), mac: fc.string() }),
        ask: fc.nat(),
        yes: fc.boolean(),
        name: fc.string(),
        command: fc.string(),
        decision: fc.nat({ max: 5 }),
        choices: fc.array(fc.anything(), { maxLength: 4 }),
        before: fc.nat(),
        count: fc.nat({ max: 300 })
      },
      { requiredKeys: ['type'] }
    )
  )
  const keys: Record<string, readonly string[]> = {
    takeOver: ['seat', 'secrets'],
    choose: ['command', 'seat', 'decision', 'choices'],
    claimSeat: ['seat', 'name'],
    openTable: ['table', 'tokens', 'proof'],
    yieldSeat: ['ask', 'yes'],
    log: ['before', 'count']
  }
  await fc.assert(
    fc.asyncProperty(request, fc.boolean(), async (value, trim) => {
      // Half of them keep the keys their kind knows, so that they get past the schema.
      const { type } = (value ?? {}) as { type?: string }
      const known = trim && typeof type === 'string' ? ['type', 'seat', ...(keys[type] ?? [])] : undefined
      const sent = known
        ? Object.fromEntries(Object.entries(value as object).filter(([key]) => known.includes(key)))
        : value
      const reply = await guest.request(sent)
      if (reply.ok) return
      expect(JSON.stringify(reply).length).toBeLessThan(1024)
      expect(reply.refusal.code).not.toBe('fault')
    }),
    { seed: 1271, numRuns: 3000 }
  )
  expect(all.rig.file(table)).toBe(before)
  expect(all.rig.lines.filter((line) => line.includes('fault'))).toEqual([])
  const { seats } = (await all.local.get({ type: 'openTable', table })).table
  expect(seats.map(({ by, taken, present }) => [by, taken, present])).toEqual([
    ['here', true, true],
    ['lan', true, true]
  ])
}, 60_000)
