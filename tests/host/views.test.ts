// What each connection sees of a table: its own view, and no secret of others.

import { afterEach, expect, test } from 'vitest'
import type { Push } from '../../shared/protocol/messages'
import { cleanUp, linesOf, newRig, toyTable } from './rig'

afterEach(cleanUp)

const take = (n: number): object => ({ type: 'take', n })
const pass = { type: 'pass' }

test('peek returns the secrets of one seat only and changes nothing', async () => {
  const client = (await newRig()).client()
  await toyTable(client)
  await client.get({ type: 'takeOver', seat: 0, secrets: false })
  const { secrets } = await client.get({ type: 'peek', seat: 0 })
  expect(secrets).toEqual([expect.stringMatching(/^card-\d+$/)])
  const snapshot = await client.get({ type: 'takeOver', seat: 0, secrets: false })
  expect(snapshot).toMatchObject({ seat: 0, secrets: false })
  expect(JSON.stringify(snapshot)).not.toContain('card-')
})

test('the bytes sent to a client contain no secret that it may not see', async () => {
  const rig = await newRig()
  const clients = { seat0: rig.client(), seat1: rig.client(), public: rig.client() }
  const { table } = await toyTable(clients.seat0, { fresh: true })
  for (const client of Object.values(clients)) await client.get({ type: 'openTable', table })
  await clients.seat0.play(0, { type: 'pledge', value: 4 })
  await clients.seat1.play(1, { type: 'pledge', value: 5 })
  await clients.seat0.play(0, { type: 'draw' })
  await clients.seat0.play(0, take(1))
  await clients.seat0.get({ type: 'undo', seat: 0 })
  const state: Record<string, string> = {}
  for (const [who, client] of Object.entries(clients)) {
    const heard: unknown[] = await client.pushes()
    if (who !== 'public')
      heard.push(await client.get({ type: 'takeOver', seat: Number(who.slice(4)), secrets: true }))
    else heard.push(await client.get({ type: 'openTable', table }))
    heard.push(await client.get({ type: 'log', before: 99, count: 99 }))
    state[who] = JSON.stringify(heard)
  }
  const hands = [0, 1].map(
    async (seat) => (await clients.seat0.get({ type: 'peek', seat })).secrets as string[]
  )
  const [own, others] = (await Promise.all(hands)) as [string[], string[]]
  const hidden = (JSON.parse(linesOf(rig.file(table))[3] ?? '') as { events: { card: string }[] }).events[0]
    ?.card
  expect(own).toContain(hidden)
  const has = (text: string | undefined, word: string): boolean => (text ?? '').includes(`"${word}"`)
  for (const card of own)
    expect([has(state['seat0'], card), has(state['seat1'], card), has(state['public'], card)]).toEqual([
      true,
      false,
      false
    ])
  for (const card of others)
    expect([has(state['seat0'], card), has(state['seat1'], card), has(state['public'], card)]).toEqual([
      false,
      true,
      false
    ])
  expect(state['public']).not.toMatch(/"pledge":[^-]|"value":[^-]/)
  expect(state['seat1']).toContain('"value":5')
  expect(state['seat1']).not.toContain('"value":4')
})

test('two connections see the same, and a view evolved by updates equals that of a snapshot', async () => {
  const rig = await newRig()
  const [one, two] = [rig.client(), rig.client()]
  const { table } = await toyTable(one)
  const begin = await two.get({ type: 'openTable', table })
  await one.pushes()
  await two.pushes()
  for (const choice of [take(1), { type: 'roll' }, { type: 'draw' }, take(3), pass]) await one.play(0, choice)
  await one.get({ type: 'takeOver', seat: null, secrets: false })
  await one.play(1, take(2))
  const updates = (await two.pushes()).filter((push) => push.type === 'update')
  expect(updates.map(({ next }) => next)).toEqual([3, 4, 5, 6, 7, 8])
  const { rules } = (await import('./toy')).toyGame()
  for (const update of updates) for (const event of update.entry.events) rules.evolve(begin.view, event)
  const end = await two.get({ type: 'openTable', table })
  expect(begin.view).toEqual(end.view)
  expect(await one.get({ type: 'openTable', table })).toEqual(end)
})

test('all connections with the same view get the same object', async () => {
  const rig = await newRig()
  const clients = [rig.client(), rig.client(), rig.client()]
  const [first] = clients
  if (!first) throw new Error('no client')
  const { table } = await toyTable(first)
  for (const client of clients.slice(1)) await client.get({ type: 'openTable', table })
  for (const client of clients) await client.pushes()
  await first.play(0, take(1))
  const updates: (Push | undefined)[] = []
  for (const client of clients) updates.push((await client.pushes()).find(({ type }) => type === 'update'))
  expect(updates[1]).toBe(updates[2])
  expect(updates[0]).not.toBe(updates[1])
})
