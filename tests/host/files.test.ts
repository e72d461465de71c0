import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { safeName } from '../../main/desktop/names'
import { writeForPeople } from '../../main/host/folder/disk'
import { exportName } from '../../main/host/folder/names'
import { forged } from '../lib/forged'
import { cleanUp, clientOf, linesOf, newFolder, newRig, toyTable, twoSeats } from './rig'
import { toyGame, toyTurns } from './toy'

afterEach(cleanUp)

const take = (n: number): object => ({ type: 'take', n })

/** Variants of a game file that must be refused, each with the refusal code. */
function invalidVariants(text: string): [code: string, text: string][] {
  const lines = linesOf(text)
  const [header = ''] = lines
  const swap = (from: string, to: string): string => {
    expect(text).toContain(from)
    return text.replace(from, to)
  }
  return [
    ['file-empty', ''],
    ['file-empty', ' \n\n'],
    ['file-foreign', 'Dear diary,\n'],
    ['file-foreign', '{"name":"something else"}\n'],
    ['file-foreign', '\u0000\u0001\u0002'],
    ['file-newer', swap('"caravan":2', '"caravan":3')],
    ['file-damaged', header.slice(0, 60)],
    ['file-damaged', header],
    ['file-damaged', forged(text, { header: () => ({ options: { mood: 'unheard of' } }) })],
    ['file-damaged', swap('"name":"Anna"', '"name":7')],
    ['header-differs', swap('"name":"Anna"', '"name":"Anne"')],
    ['unknown-game', forged(text, { header: () => ({ game: 'chess' }) })],
    ['rules-differ', forged(text, { header: () => ({ rules: '2.0' }) })],
    ['content-differs', forged(text, { header: () => ({ tables: [{ id: 'base', hash: 'other' }] }) })],
    ['record-differs', forged(text, { header: ({ draws }) => ({ draws: draws.slice(1) }) })]
  ]
}

/** Codes with which a file can still be watched and copied: it was played with other rules or content. */
const canBeWatched = (code: string): boolean => ['rules-differ', 'content-differs'].includes(code)

test('foreign, newer and unknown files are listed as damaged, refused, and never touched', async () => {
  const rig = await newRig()
  const client = rig.client()
  const { table } = await toyTable(client)
  const files = new Map(
    invalidVariants(rig.file(table)).map(([code, text], i) => [`bad-${i}`, { code, text }])
  )
  for (const [id, { text }] of files) writeFileSync(rig.path(id), text)
  const { tables } = await client.get({ type: 'listTables' })
  expect(tables).toHaveLength(files.size + 1)
  for (const [id, { code, text }] of files) {
    expect([id, tables.find((one) => one.id === id)]).toMatchObject([
      id,
      { status: canBeWatched(code) ? 'watchable' : 'damaged', damage: { code } }
    ])
    expect([id, (await client.refused({ type: 'openTable', table: id })).code]).toEqual([id, code])
    const copy = { type: 'exportTable', table: id } as const
    if (canBeWatched(code)) expect((await client.get(copy)).text).toBe(text)
    else expect((await client.refused(copy)).code).toBe(code)
    expect((await client.refused({ type: 'abandonTable', table: id })).code).toBe(code)
    expect(readFileSync(rig.path(id), 'utf8')).toBe(text)
  }
  const here = { by: 'here', taken: true, present: false }
  expect(tables.find(({ game }) => game === 'chess')?.seats).toEqual(
    twoSeats.map((seat) => ({ ...seat, ...here }))
  )
  await client.get({ type: 'deleteTable', table: 'bad-0' })
  expect((await client.refused({ type: 'openTable', table: 'bad-0' })).code).toBe('unknown-table')
  expect((await client.refused({ type: 'deleteTable', table: 'bad-0' })).code).toBe('unknown-table')
  expect(await client.play(0, take(1))).toMatchObject({ ok: true })
})

test('a bad file is refused at import with its code, and makes no table', async () => {
  const rig = await newRig()
  const client = rig.client()
  const { table } = await toyTable(client)
  await client.play(0, take(1))
  const text = rig.file(table)
  const struck = linesOf(text)
  struck[3] = (struck[3] ?? '').replace('"n":1}]', '"n":3}]')
  for (const [code, bad] of invalidVariants(text))
    expect((await client.refused({ type: 'importTable', name: 'x', text: bad })).code).toBe(code)
  expect(readdirSync(join(rig.folder, 'tables')).sort()).toEqual(
    ['caravan', 'json', 'json.copy'].map((kind) => `${table}.${kind}`)
  )
  // A forged line breaks the running checksum at that line; everything before it is valid.
  const { table: cut } = await client.get({ type: 'importTable', name: 'x', text: struck.join('\n') + '\n' })
  const snapshot = await client.get({ type: 'openTable', table: cut })
  expect(snapshot).toMatchObject({
    next: 2,
    table: { damage: { code: 'tail-lost', numbers: { line: 3, lost: 1 } } }
  })
})

test('choices that the rules do not allow are refused at import even if all checksums are right', async () => {
  const rig = await newRig()
  const client = rig.client()
  const { table } = await toyTable(client)
  const entry = { seat: 0, choice: take(9), draws: [], events: [{ seat: 0, type: 'took', n: 9 }] }
  const text = forged(rig.file(table), { entries: (entries) => [...entries, entry] })
  expect(await client.refused({ type: 'importTable', name: 'x', text })).toEqual({
    code: 'record-differs',
    numbers: { line: 3 }
  })
})

test('export and import give the same bytes and the same position, under a readable file name', async () => {
  const rig = await newRig({ now: () => new Date(2026, 10, 21, 12).getTime() })
  const client = rig.client()
  const seats = [
    { name: 'Anna', colour: 'red' },
    { name: 'B/e:n? ', colour: 'blue' }
  ]
  const { table } = await toyTable(client, { seats })
  await client.play(0, take(1))
  await client.play(0, { type: 'roll' })
  const before = await client.get({ type: 'openTable', table })
  const exported = await client.get({ type: 'exportTable', table })
  expect(exported).toEqual({ name: 'Toy 2026-11-21 Anna Ben.caravan', text: rig.file(table), secrets: true })
  const { name, text } = exported
  const { table: copy } = await client.get({ type: 'importTable', name, text: `\uFEFF${text}` })
  expect(copy).not.toBe(table)
  expect(rig.file(copy)).toBe(exported.text)
  const after = await client.get({ type: 'openTable', table: copy })
  expect({ view: after.view, log: after.log }).toEqual({ view: before.view, log: before.log })
  expect(await client.play(0, take(2))).toMatchObject({ ok: true })
})

test('a finished game holds no secrets; another minor version can watch it and play on running ones', async () => {
  const rig = await newRig()
  const client = rig.client()
  const { table: running } = await toyTable(client)
  await client.play(0, take(1))
  const { table: over } = await toyTable(client)
  for (let turn = 0; turn < toyTurns; turn++) await client.play(turn % 2, { type: 'pass' })
  const { text, secrets } = await client.get({ type: 'exportTable', table: over })
  expect(secrets).toBe(false)
  await rig.again({ games: [toyGame({ version: '1.9' })] })
  const later = rig.client()
  const statuses = (await later.get({ type: 'listTables' })).tables.map(({ id, status }) => [id, status])
  expect(Object.fromEntries(statuses)).toEqual({ [running]: 'running', [over]: 'over' })
  await later.get({ type: 'openTable', table: running })
  expect(await later.play(0, take(2))).toMatchObject({ ok: true })
  await later.get({ type: 'importTable', name: 'x', text })
  await later.get({ type: 'importTable', name: 'y', text: rig.file(running) })
  await rig.again({ games: [toyGame({ version: '2.0' })] })
  expect((await rig.client().refused({ type: 'openTable', table: running })).code).toBe('rules-differ')
})

test('a new table with an invalid form is refused with what is wrong', async () => {
  const client = (await newRig()).client()
  const make = { type: 'createTable', game: 'toy', options: {}, seats: twoSeats }
  const [anna] = twoSeats
  const wrong: [object, string][] = [
    [{ game: 'chess' }, 'unknown-game'],
    [{ seats: [anna] }, 'players'],
    [{ options: { mood: 'odd' } }, 'option-value'],
    [{ options: { mod: 'plain' } }, 'unknown-option'],
    [{ seats: [anna, { name: 'anna', colour: 'blue' }] }, 'name-twice'],
    [{ seats: [anna, { name: 'Ben', colour: 'red' }] }, 'colour-twice'],
    [{ seats: [anna, { name: '  ', colour: 'blue' }] }, 'malformed']
  ]
  for (const [part, code] of wrong) expect((await client.refused({ ...make, ...part })).code).toBe(code)
  expect((await client.get({ type: 'listTables' })).tables).toEqual([])
})

test('a game that has ended while somebody was asked whether to abandon it keeps its result', async () => {
  const client = (await newRig()).client()
  const { table } = await toyTable(client)
  for (let turn = 0; turn < toyTurns; turn++) await client.play(turn % 2, { type: 'pass' })
  expect((await client.refused({ type: 'abandonTable', table })).code).toBe('table-over')
  expect((await client.get({ type: 'listTables' })).tables).toMatchObject([{ id: table, status: 'over' }])
})

test('a file that is opened twice at once becomes one table', async () => {
  const [rig, from] = [await newRig(), await newRig()]
  const { table } = await toyTable(from.client())
  const open = { type: 'importTable', name: 'x', text: from.file(table), unlessKnown: true } as const
  const [client, other] = [rig.client(), rig.client()]
  const [one, two] = await Promise.all([client.get(open), other.get(open)])
  expect(one).toEqual(two)
  expect((await client.get({ type: 'listTables' })).tables).toHaveLength(1)
  // One that cannot be read does not stop the next.
  const bad = client.refused({ ...open, text: 'Dear diary,\n' })
  expect(await other.get(open)).toEqual(one)
  expect((await bad).code).toBe('file-foreign')
})

test('abandon, delete and rematch', async () => {
  const rig = await newRig()
  const [client, other] = [rig.client(), rig.client()]
  const { table } = await toyTable(client)
  await other.get({ type: 'openTable', table })
  await client.get({ type: 'abandonTable', table })
  expect(await client.play(0, take(1))).toMatchObject({ ok: false, refusal: { code: 'table-abandoned' } })
  expect((await client.refused({ type: 'undo', seat: 0 })).code).toBe('table-abandoned')
  const { table: again } = await client.get({ type: 'rematch', table })
  await rig.again()
  const later = rig.client()
  const { tables } = await later.get({ type: 'listTables' })
  expect(tables.find(({ id }) => id === table)?.status).toBe('abandoned')
  expect(tables.find(({ id }) => id === again)).toMatchObject({
    status: 'running',
    seats: twoSeats,
    options: { mood: 'plain', first: 'drawn' },
    choices: 0
  })
  const watcher = rig.client()
  await watcher.get({ type: 'openTable', table: again })
  await later.get({ type: 'deleteTable', table: again })
  const stopped = (await watcher.pushes()).find(({ type }) => type === 'tableStopped')
  expect(stopped).toMatchObject({ table: again, refusal: { code: 'unknown-table' } })
  expect((await later.get({ type: 'listTables' })).tables).toHaveLength(1)
})

test('everybody gets the new list when tables come and go', async () => {
  const rig = await newRig()
  const [client, other] = [rig.client(), rig.client()]
  const { table } = await toyTable(client)
  const pushes = await other.pushes()
  expect(pushes).toMatchObject([{ type: 'tables', tables: [{ id: table, choices: 0 }] }])
})

test('the list after a restart is the same, without reading the games', async () => {
  const rig = await newRig()
  const client = rig.client()
  const { table } = await toyTable(client)
  await client.play(0, take(1))
  await client.get({ type: 'leaveTable' })
  const before = await client.get({ type: 'listTables' })
  await rig.again()
  const after = await clientOf(rig.host).get({ type: 'listTables' })
  const timeless = (tables: typeof after): object => tables.tables.map((one) => ({ ...one, updated: 0 }))
  expect(timeless(after)).toEqual(timeless(before))
  expect(JSON.parse(readFileSync(join(rig.folder, 'tables', `${table}.json`), 'utf8'))).toMatchObject({
    summary: { size: Buffer.byteLength(rig.file(table)), choices: 3 }
  })
  writeFileSync(join(rig.folder, 'tables', `${table}.json`), 'damaged')
  await rig.again()
  expect((await clientOf(rig.host).get({ type: 'listTables' })).tables[0]).toMatchObject({
    choices: 3,
    status: 'running'
  })
})

test.each(['王', 'ไ', '🐪', 'Ж', 'w'])(
  'a copy of a game can be saved under the name that is proposed, however long the people’s names of “%s” are',
  async (letter) => {
    const names = Array.from({ length: 5 }, () => letter.repeat(24 / letter.length))
    const header = { game: 'voyages', seats: names.map((name) => ({ name, colour: 'red' })) }
    const name = safeName(exportName(header, Date.UTC(2026, 10, 21, 12)))
    expect(name).toMatch(/^Voyages 2026-11-21 .*\.caravan$/)
    const folder = newFolder()
    await writeForPeople(join(folder, name), 'the game')
    expect(readdirSync(folder)).toEqual([name])
  }
)
