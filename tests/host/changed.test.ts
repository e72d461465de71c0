// Other programs change the files of a table: accepted choices survive, what they wrote is kept, and people are
// notified.

import { appendFileSync, copyFileSync, existsSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { rmSync, truncateSync, utimesSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openToAll, party } from './party'
import { comingGuest } from './seat-proofs'
import { cleanUp, linesOf, newRig, toyTable, type Client, type Rig } from './rig'

// The host checks its tables in an interval, so timers are faked.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(async () => {
  await cleanUp()
  vi.useRealTimers()
})

const take = (n: number): object => ({ type: 'take', n })
const codes = async (client: Client): Promise<(string | undefined)[]> => {
  const { tables } = await client.get({ type: 'listTables' })
  return tables.flatMap(({ damage, notes = [] }) => [damage?.code, ...notes.map(({ code }) => code)])
}

async function played(): Promise<{ rig: Rig; client: Client; table: string; path: string; text: string }> {
  const rig = await newRig()
  const client = rig.client()
  const { table } = await toyTable(client)
  for (const n of [1, 2, 3]) await client.play(0, take(n))
  return { rig, client, table, path: rig.path(table), text: rig.file(table) }
}

/** Edits of an open journal, by name of what another program does to it. */
const edits: Record<string, (path: string, text: string) => void> = {
  'cut at a line': (path, text) =>
    truncateSync(path, Buffer.byteLength(linesOf(text).slice(0, -2).join('\n')) + 1),
  'cut in a line': (path, text) => truncateSync(path, text.length - 7),
  emptied: (path) => truncateSync(path, 0),
  'added to': (path) => appendFileSync(path, '{"undo":0,"check":"forged"}\n'),
  'written over with as many bytes': (path, text) => writeFileSync(path, text.replace('"n":1', '"n":2')),
  'replaced by a shorter one': (path, text) => {
    writeFileSync(`${path}.new`, linesOf(text).slice(0, 3).join('\n') + '\n')
    renameSync(`${path}.new`, path)
  }
}

test.each(Object.entries(edits))(
  'a journal that is %s under an open table is noticed, reported, and restored',
  async (_, edit) => {
    const { rig, client, table, path, text } = await played()
    edit(path, text)
    const edited = readFileSync(path)
    await client.pushes()
    const why = { code: 'journal-changed', numbers: { file: `${table}.caravan.damaged-1` } }
    expect(await client.play(0, take(1))).toEqual({ ok: false, refusal: why })
    expect(await client.pushes()).toContainEqual({ type: 'tableStopped', table, refusal: why })
    expect(rig.file(table)).toBe(text)
    expect(readFileSync(`${path}.damaged-1`)).toEqual(edited)

    const snapshot = await client.get({ type: 'openTable', table })
    expect(snapshot).toMatchObject({ next: 5, table: { damage: why } })
    expect(await codes(client)).toEqual(['journal-changed'])
    expect(await client.play(0, take(1))).toMatchObject({ ok: true, value: { number: 5 } })
    expect(await codes(client)).toEqual([undefined])
    await rig.again()
    expect(await rig.client().get({ type: 'openTable', table })).toMatchObject({ next: 6 })
  }
)

test('an edit is found even if nobody plays, and the table goes on by itself', async () => {
  const { rig, client, table, path, text } = await played()
  truncateSync(path, 100)
  await client.pushes()
  vi.advanceTimersByTime(5000)
  const pushes = await client.pushes()
  expect(pushes.map(({ type }) => type)).toEqual(['tableStopped', 'snapshot'])
  expect(pushes[1]).toMatchObject({ next: 5, table: { damage: { code: 'journal-changed' } } })
  expect(rig.file(table)).toBe(text)
})

test('an edit between check and answer leaves that choice unanswered, and loses nothing that was accepted', async () => {
  let edit: (() => void) | undefined
  const rig = await newRig({
    write: (file, bytes) => {
      const written = writeSync(file, bytes)
      edit?.()
      edit = undefined
      return written
    }
  })
  const client = rig.client()
  const { table } = await toyTable(client)
  const text = rig.file(table)
  edit = () => truncateSync(rig.path(table), 50)
  expect(await client.play(0, take(2))).toMatchObject({ ok: false, refusal: { code: 'journal-changed' } })
  expect(rig.file(table)).toBe(text)
  expect(await client.play(0, take(2))).toMatchObject({ ok: true, value: { number: 2 } })
})

test('an edit just before the host ends is found then, and reported at the next start', async () => {
  const { rig, table, path, text } = await played()
  writeFileSync(path, text.replace('"n":1', '"n":2'))
  await rig.again()
  const client = rig.client()
  expect(rig.file(table)).toBe(text)
  expect(await codes(client)).toEqual(['journal-changed'])
  expect(await client.get({ type: 'openTable', table })).toMatchObject({ next: 5 })
})

test('a file that was touched or replaced by an identical copy counts as unchanged', async () => {
  const { rig, client, table, path, text } = await played()
  utimesSync(path, 1000, 1000)
  expect(await client.play(0, take(1))).toMatchObject({ ok: true })
  copyFileSync(path, `${path}.new`)
  renameSync(`${path}.new`, path)
  vi.advanceTimersByTime(5000)
  expect(await client.play(0, take(1))).toMatchObject({ ok: true })
  expect(rig.file(table).startsWith(text)).toBe(true)
  expect(linesOf(rig.file(table))).toHaveLength(8)
  expect(await codes(client)).toEqual([undefined])
})

test('the content of a deleted file is kept beside its place, and the table goes on once it is put back', async () => {
  const { rig, client, table, path, text } = await played()
  rmSync(path)
  expect((await client.play(0, take(1))).ok).toBe(false)
  expect(readFileSync(`${path}.kept-1`, 'utf8')).toBe(text)
  renameSync(`${path}.kept-1`, path)
  expect(await client.play(0, take(1))).toMatchObject({ ok: true, value: { number: 5 } })

  rmSync(path)
  await rig.again()
  const again = rig.client()
  const why = { code: 'file-gone', numbers: { file: `${table}.caravan.kept-1` } }
  expect((await again.get({ type: 'listTables' })).tables).toMatchObject([
    { id: table, status: 'damaged', damage: why }
  ])
  await again.get({ type: 'deleteTable', table })
  expect(readdirSync(join(rig.folder, 'tables'))).toEqual([])
})

test('a copy of a game whose file is gone can be saved still', async () => {
  const rig = await newRig()
  const client = rig.client()
  const { table } = await toyTable(client)
  const text = rig.file(table)
  rmSync(rig.path(table))
  expect(await client.get({ type: 'exportTable', table })).toMatchObject({ text, secrets: true })
})

test('lines that are missing when a closed table is opened are reported, although the rest is intact', async () => {
  const { rig, table, path, text } = await played()
  await rig.host.close()
  writeFileSync(path, linesOf(text).slice(0, -2).join('\n') + '\n')
  await rig.again()
  let client = rig.client()
  const damage = { code: 'file-changed' }
  expect((await client.get({ type: 'listTables' })).tables).toMatchObject([{ status: 'running', damage }])
  expect(await client.get({ type: 'openTable', table })).toMatchObject({ next: 3, table: { damage } })
  await client.play(0, take(2))
  // Reported once: a kill now must not report it again.
  await rig.again()
  client = rig.client()
  expect(await codes(client)).toEqual([undefined])
})

test('another game under a table’s file name is reported', async () => {
  const { rig, client, table } = await played()
  const { table: other } = await toyTable(client)
  for (let turn = 0; turn < 4; turn++) await client.play(turn % 2, { type: 'pass' })
  await rig.host.close()
  copyFileSync(rig.path(other), rig.path(table))
  await rig.again()
  const again = rig.client()
  expect(await again.get({ type: 'openTable', table })).toMatchObject({
    table: { damage: { code: 'file-changed' } }
  })
})

const notes = (rig: Rig, table: string): string => join(rig.folder, 'tables', `${table}.json`)

/** Makes a shared table at which a guest has a seat, and closes the host; returns the guest's token. */
async function guestTable(): Promise<{ rig: Rig; table: string; token: string; end: () => Promise<void> }> {
  const { rig, local, guest, lan } = await party()
  const { table } = await toyTable(local)
  await local.get({ type: 'shareTable', table, share: openToAll })
  await local.get({ type: 'setSeat', table, seat: 1, by: 'lan' })
  const ben = await guest()
  await ben.get({ type: 'openTable', table })
  const { token } = await ben.get({ type: 'claimSeat', seat: 1, name: 'Ben' })
  await rig.host.close()
  return { rig, table, token, end: () => lan.close() }
}

const damages: Record<string, (path: string) => void> = {
  'half written': (path) => truncateSync(path, 40),
  empty: (path) => writeFileSync(path, ''),
  'no text': (path) => writeFileSync(path, Buffer.from([0, 255, 254, 7])),
  'of a form unheard of': (path) => writeFileSync(path, '{"created":"yesterday"}'),
  'edited, and still well formed': (path) =>
    writeFileSync(path, readFileSync(path, 'utf8').replace('"by":"lan"', '"by":"bot"')),
  missing: (path) => rmSync(path)
}

test.each(Object.entries(damages))(
  'a table file that is %s costs nobody a seat: its copy replaces it, and that is reported',
  async (how, damage) => {
    const { rig, table, token } = await guestTable()
    const path = notes(rig, table)
    damage(path)
    const damaged = existsSync(path) ? readFileSync(path) : undefined
    await rig.again()
    const client = rig.client()
    const seats = [{ by: 'here' }, { by: 'lan', taken: true, present: false }]
    const share = { locked: false, spectators: true }
    const told = { damage: { code: 'seats-restored' }, seats, share }
    for (let look = 0; look < 2; look++)
      expect((await client.get({ type: 'listTables' })).tables).toMatchObject([told])
    expect(await client.get({ type: 'openTable', table })).toMatchObject({ table: told })
    expect(existsSync(`${path}.damaged-1`)).toBe(how !== 'missing')
    if (damaged) expect(readFileSync(`${path}.damaged-1`)).toEqual(damaged)
    expect(existsSync(`${path}.damaged-2`)).toBe(false)

    const back = await comingGuest(rig.host, 'there')
    expect(await back.open(table, [token])).toMatchObject({
      ok: true,
      value: { own: [1] }
    })
    expect(await client.play(0, take(1))).toMatchObject({ ok: true })
    expect(await codes(client)).toEqual([undefined])
  }
)

test('a table file that is lost together with its copy is reported, and the host gives the seats again', async () => {
  const { rig, table, token } = await guestTable()
  const path = notes(rig, table)
  writeFileSync(path, 'damaged')
  writeFileSync(`${path}.copy`, 'damaged')
  await rig.again()
  const client = rig.client()
  const told = { damage: { code: 'seats-lost' }, seats: [{ by: 'here' }, { by: 'here' }] }
  expect((await client.get({ type: 'listTables' })).tables).toMatchObject([told])
  expect(await client.get({ type: 'openTable', table })).toMatchObject({ table: told, own: [0, 1] })
  expect(readFileSync(`${path}.damaged-1`, 'utf8')).toBe('damaged')
  // Reported until somebody plays on, even after another start.
  await rig.again()
  const host = rig.client()
  expect(await codes(host)).toEqual(['seats-lost'])
  await host.get({ type: 'openTable', table })
  await host.get({ type: 'setSeat', table, seat: 1, by: 'lan' })
  expect((await host.get({ type: 'openTable', table })).table.seats[1]).toMatchObject({
    by: 'lan',
    taken: false
  })
  expect(token).not.toBe('')
})

test('a table that has not begun is restored, too; one of which nothing is known is listed', async () => {
  const rig = await newRig()
  const client = rig.client()
  const seats = ['Anna', 'Ben'].map((name, at) => ({ name, colour: at ? 'blue' : 'red', by: 'lan' as const }))
  const gather = async (): Promise<string> =>
    (await client.get({ type: 'gatherTable', game: 'toy', options: {}, seats })).table
  const [one, two] = [await gather(), await gather()]
  await rig.host.close()
  writeFileSync(notes(rig, one), '{')
  for (const path of [notes(rig, two), `${notes(rig, two)}.copy`]) writeFileSync(path, '{')
  await rig.again()
  const again = rig.client()
  const { tables } = await again.get({ type: 'listTables' })
  expect(tables.find(({ id }) => id === one)).toMatchObject({
    status: 'gathering',
    damage: { code: 'seats-restored' }
  })
  expect(tables.find(({ id }) => id === two)).toMatchObject({
    status: 'damaged',
    damage: { code: 'file-damaged' }
  })
  expect(await again.lobby(one)).toMatchObject({ table: { damage: { code: 'seats-restored' } } })
  expect((await again.refused({ type: 'openTable', table: two })).code).toBe('file-damaged')
  expect(readFileSync(notes(rig, two), 'utf8')).toBe('{')
  await again.get({ type: 'deleteTable', table: two })
})
