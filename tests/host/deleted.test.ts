import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  utimesSync,
  writeFileSync
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { keptFor } from '../../main/host/folder/deleted-tables'
import { cleanUp, newRig, toyTable, twoSeats, type Rig } from './rig'

afterEach(cleanUp)

/** The files of the rig's tables, by name. */
const filesOf = ({ folder }: Rig): Readonly<Record<string, string>> => {
  const tables = join(folder, 'tables')
  return Object.fromEntries(
    readdirSync(tables)
      .sort()
      .map((name) => [name, readFileSync(join(tables, name), 'utf8')])
  )
}

test('a deleted table is brought back as it was, and the game goes on', async () => {
  const rig = await newRig()
  const client = rig.client()
  const { table } = await toyTable(client)
  await client.play(0, { type: 'take', n: 1 })
  await client.play(1, { type: 'take', n: 2 })
  const before = await client.get({ type: 'openTable', table })
  await client.get({ type: 'leaveTable' })
  await rig.again()
  const files = filesOf(rig)
  const again = rig.client()
  await again.get({ type: 'deleteTable', table })
  expect((await again.get({ type: 'listTables' })).tables).toEqual([])
  expect(filesOf(rig)).toEqual({})
  // Also after a restart.
  await rig.again()
  const later = rig.client()
  expect((await later.refused({ type: 'openTable', table })).code).toBe('unknown-table')
  await later.get({ type: 'restoreTable', table })
  expect(filesOf(rig)).toEqual(files)
  expect((await later.get({ type: 'listTables' })).tables).toMatchObject([
    // Nobody is at the table yet.
    {
      ...before.table,
      seats: twoSeats.map(() => ({ present: false })),
      updated: expect.any(Number) as number
    }
  ])
  const { view, log } = await later.get({ type: 'openTable', table })
  expect({ view, log }).toEqual({ view: before.view, log: before.log })
  expect(await later.play(0, { type: 'take', n: 1 })).toMatchObject({ ok: true })
  expect((await later.refused({ type: 'restoreTable', table })).code).toBe('unknown-table')
})

test('what was noted of a table but not yet written comes back with it', async () => {
  const rig = await newRig()
  const client = rig.client()
  const { table } = await toyTable(client)
  await client.get({ type: 'say', text: 'Shall we begin anew?' })
  const { chat } = await client.get({ type: 'openTable', table })
  expect(chat).toHaveLength(1)
  await client.get({ type: 'deleteTable', table })
  await client.get({ type: 'restoreTable', table })
  expect((await client.get({ type: 'openTable', table })).chat).toEqual(chat)
})

test('everybody gets the list with the table again', async () => {
  const rig = await newRig()
  const [client, other] = [rig.client(), rig.client()]
  const { table } = await toyTable(client)
  await client.get({ type: 'deleteTable', table })
  await client.get({ type: 'restoreTable', table })
  const lists = (await other.pushes()).filter(({ type }) => type === 'tables')
  expect(lists.at(-1)).toMatchObject({ tables: [{ id: table }] })
})

test('a lobby and a damaged table come back, too', async () => {
  const rig = await newRig()
  const client = rig.client()
  writeFileSync(rig.path('bad'), 'Dear diary,\n')
  const { table } = await client.get({
    type: 'gatherTable',
    game: 'toy',
    options: {},
    seats: ['Anna', 'Bela'].map((name, n) => ({ name, colour: ['red', 'blue'][n] ?? '', by: 'lan' as const }))
  })
  for (const id of [table, 'bad']) {
    const files = filesOf(rig)
    await client.get({ type: 'deleteTable', table: id })
    expect(Object.keys(filesOf(rig))).toHaveLength(
      Object.keys(files).filter((name) => !name.startsWith(`${id}.`)).length
    )
    await client.get({ type: 'restoreTable', table: id })
    expect(filesOf(rig)).toEqual(files)
  }
  expect(
    (await client.get({ type: 'listTables' })).tables.map(({ id, status }) => [id, status]).sort()
  ).toEqual(
    [
      ['bad', 'damaged'],
      [table, 'gathering']
    ].sort()
  )
})

test('another table of the same id is never overwritten', async () => {
  const rig = await newRig()
  const client = rig.client()
  const { table } = await toyTable(client)
  await client.get({ type: 'deleteTable', table })
  writeFileSync(rig.path(table), 'somebody put a file here')
  expect((await client.refused({ type: 'restoreTable', table })).code).toBe('unknown-table')
  expect(readFileSync(rig.path(table), 'utf8')).toBe('somebody put a file here')
  // The latest one that was deleted is kept.
  await client.get({ type: 'deleteTable', table })
  await client.get({ type: 'restoreTable', table })
  expect(readFileSync(rig.path(table), 'utf8')).toBe('somebody put a file here')
})

test.each(['game', 'lobby'])(
  'a deletion of a %s that a power cut has interrupted is done at the next start, and can be taken back',
  async (kind) => {
    const rig = await newRig()
    const client = rig.client()
    const seats = twoSeats.map((seat) => ({ ...seat, by: 'lan' as const }))
    const { table } =
      kind === 'game'
        ? await toyTable(client)
        : await client.get({ type: 'gatherTable', game: 'toy', options: {}, seats })
    await rig.again()
    const files = filesOf(rig)
    await rig.host.close()
    // So far only the first file was moved.
    const first = `${table}${kind === 'game' ? '.caravan' : '.json'}`
    mkdirSync(join(rig.folder, 'deleted', table), { recursive: true })
    renameSync(join(rig.folder, 'tables', first), join(rig.folder, 'deleted', table, first))
    await rig.again()
    const later = rig.client()
    expect((await later.get({ type: 'listTables' })).tables).toEqual([])
    await later.get({ type: 'restoreTable', table })
    expect(filesOf(rig)).toEqual(files)
    expect((await later.get({ type: 'listTables' })).tables).toMatchObject([{ id: table }])
  }
)

test('after 30 days a deleted table is gone for good at the next start', async () => {
  const rig = await newRig()
  const client = rig.client()
  const [old, young] = [(await toyTable(client)).table, (await toyTable(client)).table]
  for (const table of [old, young]) await client.get({ type: 'deleteTable', table })
  const at = (past: number): Date => new Date(Date.now() - past)
  const place = (table: string): string => join(rig.folder, 'deleted', table)
  utimesSync(place(old), at(keptFor + 60_000), at(keptFor + 60_000))
  utimesSync(place(young), at(keptFor - 3_600_000), at(keptFor - 3_600_000))
  await rig.again()
  expect([existsSync(place(old)), existsSync(place(young))]).toEqual([false, true])
  const later = rig.client()
  expect((await later.refused({ type: 'restoreTable', table: old })).code).toBe('unknown-table')
  await later.get({ type: 'restoreTable', table: young })
  expect((await later.get({ type: 'listTables' })).tables.map(({ id }) => id)).toEqual([young])
})

test('a table that cannot be moved away is refused with the reason, and stays', async () => {
  const rig = await newRig()
  const client = rig.client()
  const { table } = await toyTable(client)
  // A file where the folder of deleted tables should be.
  writeFileSync(join(rig.folder, 'deleted'), '')
  expect((await client.refused({ type: 'deleteTable', table })).code).toBe('folder-failed')
  expect((await client.get({ type: 'listTables' })).tables).toMatchObject([{ id: table }])
  expect(await client.get({ type: 'openTable', table })).toMatchObject({ type: 'snapshot' })
})
