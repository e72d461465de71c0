// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { watch } from 'vue'
import { fakeUi, type FakeState } from './fake-game'
import { openPage, settled } from './page'
import { giveInterfaces } from './interfaces'

vi.mock('../../shared/games', async () => {
  const { fakeGame } = await import('./fake-game')
  return { games: [fakeGame], gameById: (id: string) => (id === 'fake' ? fakeGame : undefined) }
})
giveInterfaces([fakeUi])

beforeEach(() => vi.useRealTimers())

const coins = (view: unknown): number[] => (view as FakeState).coins

test('opening a table takes over the first seat with a decision and lists its choices', async () => {
  const { table } = await openPage(2)
  expect(table.seat).toBe(0)
  expect(table.secrets).toBe(false)
  expect(table.handOver).toEqual({ seat: 0 })
  expect(table.choices?.count()).toBe(2)
  expect(table.context.seats.map((seat) => seat.name)).toEqual(['Aylin', 'Lorenzo'])
})

test('a choice resolves when the table shows it; every view is a new object', async () => {
  const { table } = await openPage(2)
  const before = table.view
  expect(await table.choose({ type: 'coin' })).toBeUndefined()
  expect(coins(table.view)).toEqual([1, 0])
  expect(coins(before)).toEqual([0, 0])
  expect(table.log).toHaveLength(1)
})

test('a batch is one request, and the seat changes after it', async () => {
  const { table, host } = await openPage(2)
  await table.choose({ type: 'coin' }, { type: 'end' })
  await settled()
  expect(host.asked.filter((request) => request.type === 'choose')).toHaveLength(1)
  expect(table.seat).toBe(1)
  expect(table.handOver).toEqual({ seat: 1 })
})

test('a batch is shown at once and undone at once; another undo goes further back', async () => {
  const { table } = await openPage(2)
  await table.choose({ type: 'coin' })
  const shown: unknown[] = []
  const stop = watch(
    () => table.view,
    (view) => shown.push(coins(view)[0]),
    { flush: 'sync' }
  )
  await table.choose({ type: 'coin' }, { type: 'coin' }, { type: 'coin' })
  expect(shown).toEqual([4])
  expect(table.undoState).toEqual({ seat: 0, choices: 3 })
  await table.undo()
  await table.undo()
  expect(shown).toEqual([4, 1, 0])
  expect(table.log.map(({ undone }) => undone)).toEqual([true, true, true, true])
  stop()
})

test('a refusal is returned and shown until the next choice', async () => {
  const { table } = await openPage(2)
  expect(await table.choose({ type: 'cheat' })).toEqual({ code: 'no-cheating', numbers: { fine: 3 } })
  expect(table.refused?.refusal.code).toBe('no-cheating')
  expect(table.refusalOf({ type: 'cheat' })?.code).toBe('no-cheating')
  await table.choose({ type: 'coin' })
  expect(table.refused).toBeUndefined()
})

test('a second answer to the same decision is dropped', async () => {
  const { table, host } = await openPage(2)
  await Promise.all([table.choose({ type: 'coin' }), table.choose({ type: 'coin' })])
  expect(host.asked.filter((request) => request.type === 'choose')).toHaveLength(1)
})

test('undo goes back, marks the entry as undone, and the seat sits down again', async () => {
  const { table } = await openPage(2)
  await table.choose({ type: 'end' })
  await settled()
  expect(table.seat).toBe(1)
  await table.undo()
  await settled()
  expect(table.seat).toBe(0)
  expect(table.log[0]?.undone).toBe(true)
  await table.undo()
  expect(table.refused?.refusal.code).toBe('undo-nothing')
})

test('a gap in the entry numbers makes the store request a snapshot', async () => {
  const { table, host } = await openPage(2)
  host.match.choose(0, { type: 'coin' })
  host.push({
    type: 'update',
    next: 3,
    entry: { number: 2, seat: 0, events: [] },
    decisions: host.decisions(),
    undo: { seat: 0, choices: 1 }
  })
  await settled()
  expect(coins(table.view)).toEqual([1, 0])
  expect(table.seat).toBe(0)
})

test('when the host is back, the table is opened again and the seat taken over', async () => {
  const { table, host } = await openPage(2)
  await table.choose({ type: 'end' })
  await settled()
  host.state.value = 'lost'
  await settled()
  expect((await table.choose({ type: 'coin' }))?.code).toBe('host-lost')
  host.match.choose(1, { type: 'coin' })
  host.state.value = 'open'
  await settled()
  expect(table.seat).toBe(1)
  expect(coins(table.view)).toEqual([0, 1])
})

test('a table that was left while the host was asked for it again stays left', async () => {
  const { table, host } = await openPage(2)
  const request = host.request.bind(host)
  let answer: () => void = () => undefined
  vi.spyOn(host, 'request').mockImplementation(async (message) => {
    const reply = await request(message)
    if (message.type === 'openTable') await new Promise<void>((resolve) => (answer = resolve))
    return reply
  })
  host.state.value = 'lost'
  await settled()
  host.state.value = 'open'
  await settled()
  await table.leave()
  answer()
  await settled()
  expect(table.info).toBeUndefined()
  expect(host.asked.at(-1)).toEqual({ type: 'leaveTable' })
})

test('when the host is back, no other view is shown before the seat is taken over again', async () => {
  const { table, host } = await openPage(2)
  await table.choose({ type: 'end' })
  await settled()
  host.state.value = 'lost'
  await settled()
  const shown: unknown[] = []
  const stop = watch(
    () => [table.seat, table.decision?.seat],
    (now) => shown.push(now),
    { flush: 'sync' }
  )
  host.asked.length = 0
  host.state.value = 'open'
  await settled()
  expect(host.asked.map(({ type }) => type)).toContain('takeOver')
  expect(shown.filter((now) => JSON.stringify(now) !== '[1,1]')).toEqual([])
  stop()
})

test('with a curtain the store holds no secret until it is raised, nor after the decision', async () => {
  const { table, pinia } = await openPage(4, { goals: 'draft' })
  const store = (): string => JSON.stringify([pinia.state.value, table.choices?.count()])
  for (let seat = 0; seat < 4; seat++) {
    expect(table.curtain).toBe(seat)
    expect(table.secrets).toBe(false)
    expect(store()).not.toContain('secret-')
    await table.raiseCurtain()
    expect(table.curtain).toBeUndefined()
    expect(store()).toContain(`secret-${seat}-a`)
    for (let other = 0; other < 4; other++)
      if (other !== seat) expect(store()).not.toContain(`secret-${other}-`)
    await table.choose({ type: 'keep', goal: `secret-${seat}-b` })
    await settled()
  }
  expect(table.curtain).toBeUndefined()
  expect(table.secrets).toBe(false)
  expect(store()).not.toContain('secret-')
})

test('flights go on for the next seat, unless they could show a card of the seat before (T-19)', async () => {
  const told: string[] = []
  const director = {
    before: () => undefined,
    after: () => told.push('after'),
    reseated: () => told.push('reseated'),
    cut: () => told.push('cut')
  }
  const open = await openPage(2)
  open.table.setDirector(director)
  await open.table.choose({ type: 'coin' }, { type: 'end' })
  await settled()
  expect(open.table.seat).toBe(1)
  expect(told.splice(0)).toEqual(['after', 'reseated'])

  const drafting = await openPage(2, { goals: 'draft' })
  await drafting.table.raiseCurtain()
  drafting.table.setDirector(director)
  await drafting.table.choose({ type: 'keep', goal: 'secret-0-b' })
  await settled()
  expect(drafting.table.seat).toBe(1)
  expect(told.splice(0)).toEqual(['after', 'cut'])
})

test('T-19: 1,000 hand-overs leave no secret in the store', async () => {
  const { table, pinia } = await openPage(4)
  const secret = /secret-/
  for (let i = 0; i < 1000; i++) {
    const before = table.seat
    await table.choose({ type: table.round === 2 ? 'coin' : 'end' })
    await settled()
    if (table.round === 2 && table.seat === before) await table.undo()
    if (i % 50 === 0) await table.peek(table.seat ?? 0)
    if (secret.test(JSON.stringify(pinia.state.value))) throw new Error(`a secret after hand-over ${i}`)
  }
  expect(table.seat).not.toBeNull()
})

test('the log loads older pages until it is complete', async () => {
  const { table } = await openPage(2)
  for (let i = 0; i < 25; i++) await table.choose({ type: 'coin' })
  await table.open('t1')
  expect(table.log).toHaveLength(10)
  expect(table.complete).toBe(false)
  await table.loadOlder()
  expect(table.log).toHaveLength(25)
  expect(table.complete).toBe(true)
})

test('the outcome is available once the game is over', async () => {
  const { table } = await openPage(2)
  await table.choose({ type: 'coin' })
  for (let i = 0; i < 4; i++) {
    await table.choose({ type: 'end' })
    await settled()
  }
  expect(table.outcome?.ranking).toEqual([[0], [1]])
  expect(table.decision).toBeUndefined()
})
