// Things that go wrong, or happen, at the same moment: around a kick, a failing disk, and a client that never lets go.

import { readdirSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { Store } from '../../main/host/folder/store'
import { Refused } from '../../main/host/refusal-error'
import { lobbyTable, openToAll, party, running, type Party } from './party'
import { cleanUp, newRig, toyTable } from './rig'

const sockets: Socket[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  for (const socket of sockets.splice(0)) socket.destroy()
  await cleanUp()
})

const seatsOf = async ({ local }: Party) => (await local.get({ type: 'listTables' })).tables[0]?.seats

/** Makes writes of table files slow; the first `fails` of them fail. */
function slowWrites(fails: number): void {
  const real = Object.getOwnPropertyDescriptor(Store.prototype, 'writeTableFile')
    ?.value as Store['writeTableFile']
  let left = fails
  vi.spyOn(Store.prototype, 'writeTableFile').mockImplementation(async function (this: Store, id, file) {
    const failing = left-- > 0
    await new Promise((resolve) => setTimeout(resolve, 20))
    if (failing) throw new Refused({ code: 'folder-failed', numbers: { reason: 'EPERM' } })
    return real.call(this, id, file)
  })
}

test('a guest cannot claim its seat again while it is being kicked', async () => {
  const all = await party()
  const { table, wires, tokens } = await running(all, 1)
  const [guest] = wires
  const [token = ''] = tokens
  slowWrites(0)
  const kick = all.local.get({ type: 'kick', table, seat: 1 })
  const claim = await guest?.ask({ type: 'claimSeat', seat: 1, name: 'Guest 1', token, ask: false })
  await kick
  expect(claim).toMatchObject({ ok: false })
  expect(await guest?.next('sentOff')).toMatchObject({ code: 'kicked' })
  const room = await (await all.guest()).enter(table, tokens)
  expect(room.own).toEqual([])
})

test('whoever sits down where a guest has sat down and got up at once keeps the seat', async () => {
  const all = await party()
  const table = await lobbyTable(all, ['here', 'lan'])
  const [ann, bob] = [await all.guest(), await all.guest()]
  for (const guest of [ann, bob]) await guest.ask({ type: 'openTable', table })
  slowWrites(0)
  const left = [
    ann.ask({ type: 'claimSeat', seat: 1, name: 'Ann' }),
    ann.ask({ type: 'leaveSeat', seat: 1 }),
    ann.ask({ type: 'leaveTable' })
  ]
  await left[2]
  expect(await bob.ask({ type: 'claimSeat', seat: 1, name: 'Bob' })).toMatchObject({ ok: true })
  await Promise.all(left)
  expect((await seatsOf(all))?.[1]).toMatchObject({ name: 'Bob', taken: true, present: true })
})

test('whoever comes back on another device to a table without spectators is not sent off while the first one is asked', async () => {
  const all = await party()
  const { table, tokens } = await running(all, 2, { ...openToAll, spectators: false })
  const [token = ''] = tokens
  const laptop = await all.guest()
  expect(await laptop.enter(table, [token])).toMatchObject({ own: [], asking: [1] })
  await all.local.get({ type: 'setSeat', table, seat: 2, by: 'bot' })
  await laptop.get({ type: 'say', text: 'Here I am again.' })
  expect(laptop.pushes.filter(({ type }) => type === 'sentOff')).toEqual([])
})

test.each([1, 2])('two guests sit down together, and %i of the two writes fails', async (fails) => {
  const all = await party()
  const table = await lobbyTable(all, ['here', 'lan', 'lan'])
  const [ann, bob] = [await all.guest(), await all.guest()]
  for (const guest of [ann, bob]) await guest.ask({ type: 'openTable', table })
  slowWrites(fails)
  const [first, second] = await Promise.all([
    ann.ask({ type: 'claimSeat', seat: 1, name: 'Ann' }),
    bob.ask({ type: 'claimSeat', seat: 2, name: 'Bob' })
  ])
  expect([first.ok, second.ok]).toEqual([false, fails === 1])
  // The next write brings everything in memory to the disk.
  await all.local.get({ type: 'shareTable', table, share: { ...openToAll, spectators: false } })
  const before = (await seatsOf(all))?.map(({ by, name, taken }) => ({ by, name, taken: taken ?? false }))
  const after = (await seatsOf(await all.again()))?.map(({ by, name, taken }) => ({
    by,
    name,
    taken: taken ?? false
  }))
  expect(after).toEqual(before)
  expect(after?.map(({ taken }) => taken)).toEqual([true, false, fails === 1])
})

test.each([0, 1])(
  'a lobby is changed while a guest sits down, and %i of the two writes fails',
  async (fails) => {
    const all = await party()
    const table = await lobbyTable(all, ['here', 'lan'])
    const ann = await all.guest()
    await ann.ask({ type: 'openTable', table })
    slowWrites(fails)
    const seats = ['red', 'blue', 'green'].map((colour, at) => ({
      name: `Seat ${at}`,
      colour,
      by: at === 0 ? ('here' as const) : ('lan' as const)
    }))
    const [changed, claimed] = await Promise.all([
      all.local.ask({ type: 'changeTable', table, options: { mood: 'wild' }, seats }),
      ann.ask({ type: 'claimSeat', seat: 1, name: 'Ann' })
    ])
    expect([changed.ok, claimed.ok]).toEqual([fails === 0, true])
    const shownBy = async ({ local }: Party): Promise<unknown> => {
      const [info] = (await local.get({ type: 'listTables' })).tables
      return [info?.options['mood'], info?.seats.map(({ name, taken }) => `${name} ${taken}`)]
    }
    const expected = [
      fails === 0 ? 'wild' : 'plain',
      ['Seat 0 true', 'Ann true', ...(fails === 0 ? ['Seat 2 false'] : [])]
    ]
    expect(await shownBy(all)).toEqual(expected)
    expect(await shownBy(await all.again())).toEqual(expected)
  }
)

test('a table file that cannot be read once does not make its table damaged for good', async () => {
  const one = await party()
  const { table, tokens } = await running(one, 1)
  const all = await one.again()
  await all.lan.open()
  vi.spyOn(Store.prototype, 'readTableFile').mockImplementationOnce(() => {
    throw Object.assign(new Error('busy'), { code: 'EBUSY' })
  })
  const statusNow = async () => (await all.local.get({ type: 'listTables' })).tables[0]?.status
  expect(await statusNow()).toBe('damaged')
  expect(await statusNow()).toBe('running')
  expect((await (await all.guest()).enter(table, tokens)).own).toEqual([1])
})

test('a rejected client that keeps its socket open keeps nothing from closing', async () => {
  const all = await party()
  const { table } = await running(all, 1)
  const stuck = async (): Promise<void> => {
    const raw = connect({ port: all.port(), host: '127.0.0.1', allowHalfOpen: true })
    sockets.push(raw)
    raw.on('error', () => undefined)
    raw.write(
      [
        'GET /wrong HTTP/1.1',
        `Host: 127.0.0.1:${all.port()}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
        '\r\n'
      ].join('\r\n')
    )
    const answer = await new Promise<string>((resolve) => raw.once('data', (bytes) => resolve(String(bytes))))
    expect(answer).toMatch(/^HTTP\/1.1 4/)
  }
  await stuck()
  await all.local.get({ type: 'shareTable', table, share: null })
  await all.local.get({ type: 'shareTable', table, share: openToAll })
  await stuck()
  await all.rig.host.close()
})

test('a table is gone for everybody from the moment it is deleted', async () => {
  const all = await party()
  const { table } = await running(all, 1)
  const other = await all.guest()
  const real = Object.getOwnPropertyDescriptor(Store.prototype, 'remove')?.value as Store['remove']
  let remove: () => void = () => undefined
  const started = new Promise<void>((resolve) => {
    vi.spyOn(Store.prototype, 'remove').mockImplementation(async function (this: Store, id) {
      resolve()
      await new Promise<void>((go) => (remove = go))
      return real.call(this, id)
    })
  })
  const deleted = all.local.get({ type: 'deleteTable', table })
  await started
  expect((await other.refused({ type: 'openTable', table })).code).toBe('unknown-table')
  expect((await all.local.refused({ type: 'exportTable', table })).code).toBe('unknown-table')
  expect((await all.local.refused({ type: 'deleteTable', table })).code).toBe('unknown-table')
  expect((await all.local.get({ type: 'listTables' })).tables).toEqual([])
  remove()
  await deleted
  expect((await all.local.get({ type: 'listTables' })).tables).toEqual([])
  expect(readdirSync(join(all.rig.folder, 'tables'))).toEqual([])
})

test('a table that could not be deleted is there again', async () => {
  const all = await party()
  const { table } = await running(all, 1)
  vi.spyOn(Store.prototype, 'remove').mockRejectedValueOnce(
    new Refused({ code: 'folder-failed', numbers: { reason: 'EBUSY' } })
  )
  expect((await all.local.refused({ type: 'deleteTable', table })).code).toBe('folder-failed')
  expect((await all.local.get({ type: 'listTables' })).tables).toMatchObject([{ id: table }])
  expect(await all.local.get({ type: 'openTable', table })).toMatchObject({ type: 'snapshot' })
})

test('an undo that two devices ask for at once is one undo', async () => {
  const rig = await newRig()
  const [one, two] = [rig.client(), rig.client()]
  const { table } = await toyTable(one)
  await two.get({ type: 'openTable', table })
  for (let n = 0; n < 2; n++) await one.play(0, { type: 'take', n: 1 })
  const last = (await two.get({ type: 'openTable', table })).log.at(-1)?.number ?? 0
  const undo = { type: 'undo', seat: 0, last } as const
  const both = await Promise.all([one.ask(undo), two.ask(undo)])
  expect(both.map(({ ok }) => ok)).toEqual([true, false])
  expect(both[1]).toMatchObject({ refusal: { code: 'stale-undo', numbers: { last, now: last - 1 } } })
})
