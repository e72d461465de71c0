// Limits of the LAN server.

import { afterEach, expect, test } from 'vitest'
import { lanLimits } from '../../main/lan/lan-server'
import { isDeeper } from '../../shared/engine/untrusted'
import { mostGuests } from '../../shared/protocol/watchers'
import { lobbyTable, party, running, sitDown } from './party'
import { cleanUp } from './rig'
import { fetchPage, openGuest, openSocket, wireOver } from './wire'

afterEach(cleanUp)

test('pages and sockets are served only for our own host names and origins', async () => {
  const all = await party()
  await lobbyTable(all, ['here', 'lan'])
  const port = all.port()
  const own = `127.0.0.1:${port}`
  for (const host of [own, `localhost:${port}`]) {
    const page = await fetchPage(port, '/', { host })
    expect([page.status, page.body]).toEqual([200, '<!doctype html><title>the table</title>'])
    expect(page.headers['content-security-policy']).toContain("default-src 'self'")
    expect(page.headers['set-cookie']).toBeUndefined()
    ;(await openSocket(port, { host, origin: `http://${host}` })).terminate()
  }
  const wrong = [
    'evil.example',
    `evil.example:${port}`,
    '127.0.0.1',
    `127.0.0.1:${port + 1}`,
    `127.0.0.1:${port}.evil`
  ]
  for (const host of wrong) {
    expect([host, (await fetchPage(port, '/', { host })).status]).toEqual([host, 403])
    await expect(openSocket(port, { host })).rejects.toThrow('403')
  }
  for (const origin of ['http://evil.example', `https://${own}`, `http://localhost:${port}`, 'null', ''])
    await expect(openSocket(port, { origin })).rejects.toThrow('403')
  await expect(openSocket(port, {}, '/other')).rejects.toThrow('404')
  expect((await fetchPage(port, '/', {}, 'POST')).status).toBe(405)
  expect((await fetchPage(port, '/../secret.txt')).status).toBe(404)
})

test('bad frames close only the socket that sent them', async () => {
  const all = await party()
  await lobbyTable(all, ['here', 'lan'])
  const good = await all.guest()
  const deep = `{"id":1,"request":{"type":"choose","choices":${'['.repeat(40)}${']'.repeat(40)}}}`
  const bad: [string | Buffer, number][] = [
    ['no json', 1007],
    ['7', 1008],
    ['{"id":1,"request":{"type":"hello"},"more":1}', 1008],
    [deep, 1008],
    [Buffer.from('{"id":1,"request":{"type":"listTables"}}'), 1003],
    [' '.repeat(lanLimits.frame + 1), 1009]
  ]
  for (const [frame, code] of bad) {
    const wire = await all.guest()
    wire.socket.send(frame, { binary: typeof frame !== 'string' })
    expect([String(frame).slice(0, 40), await wire.closed]).toEqual([String(frame).slice(0, 40), code])
  }
  const odd: object[] = [
    { type: 'nothing' },
    { type: 'openTable', table: '../../etc' },
    { type: 'claimSeat', seat: 1e300, name: 'x' },
    { type: 'claimSeat', seat: 1, name: 'x'.repeat(25) },
    { type: 'say', text: 'x'.repeat(301) },
    { type: 'listTables', more: 1 },
    { type: 'yieldSeat', ask: -1, yes: true }
  ]
  for (const request of odd) expect((await good.refused(request)).code).toBe('malformed')
  expect(all.rig.lines.filter((line) => line.includes('fault'))).toEqual([])
})

test('a guest who sends no hello is disconnected, one who does stays', async () => {
  const all = await party({}, { handshake: 50 })
  await lobbyTable(all, ['here', 'lan'])
  const good = await all.guest()
  const silent = wireOver(await openSocket(all.port(), {}))
  const foreign = wireOver(await openSocket(all.port(), {}))
  await foreign.ask({ type: 'hello', protocol: 99, app: 'x' })
  expect([await silent.closed, await foreign.closed]).toEqual([1008, 1008])
  expect(await good.get({ type: 'listTables' })).toMatchObject({ tables: [{}] })
})

test('twenty requests a second and forty at once are accepted; a flood is disconnected, and nobody else is disturbed', async () => {
  const all = await party()
  await lobbyTable(all, ['here', 'lan'])
  expect(lanLimits.pace).toMatchObject({ perSecond: 20, burst: 40 })
  const [good, flood] = [await all.guest(), await all.guest()]
  const seen = new Map<string, number>()
  const ask = (): Promise<unknown> =>
    flood
      .ask({ type: 'listTables' })
      .then((reply) => (reply.ok ? 'ok' : reply.refusal.code))
      .catch(() => 'closed')
      .then((what) => seen.set(what, (seen.get(what) ?? 0) + 1))
  while (!seen.has('closed')) await Promise.all(Array.from({ length: 300 }, ask))
  expect(await flood.closed).toBe(1008)
  expect(seen.get('too-fast')).toBeGreaterThan(0)
  expect(await good.get({ type: 'listTables' })).toMatchObject({ tables: [{}] })
})

test('the number of sockets is limited for each address and in total', async () => {
  const all = await party({}, { perAddress: 3 })
  await lobbyTable(all, ['here', 'lan'])
  const open = [await all.guest(), await all.guest(), await all.guest()]
  await expect(openSocket(all.port(), {})).rejects.toThrow('503')
  open[0]?.socket.close()
  await open[0]?.closed
  const freed = await openGuest(all.port())
  expect(await freed.get({ type: 'listTables' })).toMatchObject({ tables: [{}] })

  const few = await party({}, { sockets: 1 })
  await lobbyTable(few, ['here', 'lan'])
  await few.guest()
  await expect(openSocket(few.port(), {})).rejects.toThrow('503')
})

test('a table admits sixty-four guests and keeps room for every seat', async () => {
  const all = await party()
  const { table, wires, tokens } = await running(all, 1)
  wires[0]?.socket.terminate()
  await wires[0]?.closed
  const watching = []
  for (let i = 0; i < mostGuests - 2; i++) watching.push(await all.guest())
  for (const guest of watching) await guest.get({ type: 'openTable', table })
  const late = await all.guest()
  expect((await late.refused({ type: 'openTable', table })).code).toBe('room-full')
  expect(await late.enter(table, tokens)).toMatchObject({ own: [1] })
}, 60_000)

test('a line of chat counts as later than the one before it although the clock was set back', async () => {
  let clock = 1_000_000
  const all = await party({ now: () => (clock -= 60_000) })
  const { table } = await running(all, 1)
  for (const text of ['one', 'two', 'three']) await all.local.get({ type: 'say', text })
  const { chat } = await all.local.get({ type: 'openTable', table })
  const times = chat.map(({ at }) => at)
  expect(times).toHaveLength(3)
  expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b))
})

test('chat is plain text, rate-limited, and restored with the table', async () => {
  const all = await party()
  const { table, wires } = await running(all, 1)
  const [guest] = wires
  if (!guest) throw new Error('no guest')
  const nasty = '<img src=x onerror=alert(1)>\u0000\u202e\n evil '
  await guest.get({ type: 'say', text: nasty })
  const said = await guest.next('said')
  expect(said.line).toMatchObject({ from: 'Guest 1', seat: 1, text: '<img src=x onerror=alert(1)> evil' })
  expect((await guest.refused({ type: 'say', text: '\u0000\u0001' })).code).toBe('malformed')
  for (let i = 0; i < 4; i++) await guest.get({ type: 'say', text: `line ${i}` })
  expect((await guest.refused({ type: 'say', text: 'too much' })).code).toBe('too-fast')
  await all.local.get({ type: 'say', text: 'from here' })
  const again = await all.again()
  const { chat } = await again.local.get({ type: 'openTable', table })
  expect(chat.map(({ text }) => text)).toEqual([
    said.line.text,
    'line 0',
    'line 1',
    'line 2',
    'line 3',
    'from here'
  ])
  expect(chat.at(-1)).toMatchObject({ from: 'Seat 0', seat: 0 })
})

test('a name is one line of plain text', async () => {
  const all = await party()
  const table = await lobbyTable(all, ['here', 'lan'])
  const guest = await all.guest()
  await sitDown(guest, table, 1, ' <b>Ann</b>\u202e\n ')
  const told = await guest.next('lobby', ({ own }) => own.length > 0)
  expect(told.table.seats[1]?.name).toBe('<b>Ann</b>')
})

test('brackets inside strings do not count for the nesting depth', () => {
  expect(isDeeper('[[[]]]', 3)).toBe(false)
  expect(isDeeper('[[[[]]]]', 3)).toBe(true)
  expect(isDeeper('["[[[[\\"[[["]', 3)).toBe(false)
  expect(isDeeper('[][][][][]', 1)).toBe(false)
})

test('a key named __proto__ is refused as an unknown key', async () => {
  const all = await party()
  const { table, wires } = await running(all, 1)
  const [guest] = wires
  if (!guest) throw new Error('no guest')
  const replies: string[] = []
  guest.socket.on('message', (data) => replies.push((data as Buffer).toString()))
  for (const hidden of ['7', '{"text":"hidden"}'])
    guest.socket.send(`{"id":9,"request":{"type":"say","text":"x","__proto__":${hidden}}}`)
  await guest.get({ type: 'listTables' })
  const refused = replies.filter((text) => text.startsWith('{"re":9'))
  expect(refused).toHaveLength(2)
  for (const text of refused) expect(text).toContain('"malformed"')
  const { chat } = await all.local.get({ type: 'openTable', table })
  expect(chat).toEqual([])
})
