import fs, { readdirSync, readFileSync, rmSync, truncateSync, writeFileSync, writeSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { Journal } from '../../main/host/folder/journal'
import { readRecord } from '../../main/host/folder/record'
import type { Push } from '../../shared/protocol/messages'
import { cleanUp, linesOf, newFolder, newRig, toyTable } from './rig'
import { toyGame } from './toy'

afterEach(cleanUp)

const take = (n: number): object => ({ type: 'take', n })
const fail = (code: string): never => {
  throw Object.assign(new Error(code), { code })
}

test('a choice is in the file before anybody is sent it, by one write for each command', async () => {
  const writes: string[] = []
  const rig = await newRig({
    write: (file, bytes) => {
      writes.push(Buffer.from(bytes).toString())
      return writeSync(file, bytes)
    }
  })
  const seen: { told: number; written: number }[] = []
  let table = ''
  const look = (push: Push): void => {
    if (push.type === 'update' && table !== '')
      seen.push({ told: push.next, written: linesOf(rig.file(table)).length - 1 })
  }
  const client = rig.client(look)
  table = (await toyTable(client)).table
  writes.length = 0
  await client.play(0, take(1))
  await client.play(0, take(1), take(2), { type: 'roll' })
  await client.pushes()
  expect(seen).toEqual([
    { told: 3, written: 3 },
    { told: 4, written: 6 },
    { told: 5, written: 6 },
    { told: 6, written: 6 }
  ])
  expect(writes.map((text) => linesOf(text).length)).toEqual([1, 3])
})

test('on Windows a game is played although the system names another volume for a path than for an open file', async () => {
  const rig = await newRig()
  vi.spyOn(process, 'platform', 'get').mockReturnValue('win32')
  const { statSync } = fs
  const spied = vi.spyOn(fs, 'statSync').mockImplementation((...given: Parameters<typeof statSync>) => {
    const stats = statSync(...given)
    if (typeof stats?.dev === 'bigint') Object.assign(stats, { dev: 0n })
    return stats
  })
  syncBuiltinESMExports()
  try {
    const client = rig.client()
    const { table } = await toyTable(client)
    const before = linesOf(rig.file(table)).length
    await client.play(0, take(1))
    expect(spied).toHaveBeenCalled()
    expect(linesOf(rig.file(table))).toHaveLength(before + 1)
  } finally {
    vi.restoreAllMocks()
    syncBuiltinESMExports()
  }
})

test('a failing append sends nothing; the table stops, reloads and goes on', async () => {
  let broken: 'no' | 'full' | 'half' = 'no'
  const rig = await newRig({
    write: (file, bytes) => {
      if (broken === 'full') return fail('ENOSPC')
      if (broken === 'no') return writeSync(file, bytes)
      broken = 'full'
      return writeSync(file, bytes.subarray(0, 20))
    }
  })
  const [anna, ben] = [rig.client(), rig.client()]
  const { table, snapshot } = await toyTable(anna)
  await ben.get({ type: 'openTable', table })
  const file = rig.file(table)
  for (const how of ['full', 'half'] as const) {
    await anna.pushes()
    await ben.pushes()
    broken = how
    expect(await anna.play(0, take(1), take(2))).toEqual({
      ok: false,
      refusal: { code: 'journal-failed', numbers: { reason: 'ENOSPC' } }
    })
    expect(rig.file(table)).toBe(file)
    for (const client of [anna, ben]) {
      const pushes = await client.pushes()
      expect(pushes.filter(({ type }) => type === 'update')).toEqual([])
      expect(pushes).toContainEqual({
        type: 'tableStopped',
        table,
        refusal: { code: 'journal-failed', numbers: { reason: 'ENOSPC' } }
      })
    }
    // The table can be opened as long as the disk can be read, and shows what the file holds.
    const now = await ben.get({ type: 'openTable', table })
    expect({ ...now, table: snapshot.table }).toEqual(snapshot)
  }
  const undo = { type: 'undo', seat: 0 }
  broken = 'no'
  expect(await anna.play(0, take(1))).toMatchObject({ ok: true, value: { number: 2 } })
  broken = 'full'
  expect((await anna.refused(undo)).code).toBe('journal-failed')
  broken = 'no'
  expect(await anna.ask(undo)).toEqual({ ok: true, value: { undone: 2 } })
  await rig.again()
  const { entries } = await rig
    .client()
    .get({ type: 'openTable', table })
    .then(() => anna.ask({}))
    .then(() => readEntries(rig.file(table)))
  expect(entries).toBe(4)
})

const readEntries = (text: string): { entries: number } => {
  const record = readRecord(Buffer.from(text), [toyGame()], () => 0, 'play')
  if (!record.ok) throw new Error(record.refusal.code)
  return { entries: record.match.length }
}

test('a command that is retried after a failure is accepted with its old decision id', async () => {
  let broken = false
  const rig = await newRig({ write: (file, bytes) => (broken ? fail('EIO') : writeSync(file, bytes)) })
  const client = rig.client()
  await toyTable(client)
  await client.get({ type: 'takeOver', seat: 0, secrets: true })
  const choose = { type: 'choose', command: 'again', seat: 0, decision: 2, choices: [take(2)] }
  broken = true
  expect((await client.refused(choose)).code).toBe('journal-failed')
  expect((await client.refused(choose)).code).toBe('journal-failed')
  broken = false
  expect(await client.ask(choose)).toEqual({ ok: true, value: { number: 2 } })
  const pushes = (await client.pushes()).map(({ type }) => type)
  expect(pushes.lastIndexOf('snapshot')).toBeLessThan(pushes.lastIndexOf('update'))
})

test('a table whose file is removed stops instead of losing choices', async () => {
  const rig = await newRig()
  const client = rig.client()
  const { table } = await toyTable(client)
  rmSync(rig.path(table))
  expect(await client.play(0, take(1))).toMatchObject({
    ok: false,
    refusal: { code: 'journal-failed', numbers: { reason: 'ENOENT' } }
  })
})

test('the journal syncs by itself, and at its close', async () => {
  const path = join(newFolder(), 'journal')
  writeFileSync(path, 'line\n')
  const failures: string[] = []
  const journal = new Journal(path, readFileSync(path), {
    write: writeSync,
    fence: () => undefined,
    failed: (reason) => failures.push(reason)
  })
  journal.append('one\n')
  await journal.sync()
  journal.append('two\n')
  await Promise.all([journal.sync(), journal.sync(), journal.close()])
  await journal.close()
  expect(readFileSync(path, 'utf8')).toBe('line\none\ntwo\n')
  expect(journal.size).toBe(13)
  expect(failures).toEqual([])
})

test('damage at any byte of the last lines costs only the lines from there on, and the original is set aside', async () => {
  const rig = await newRig()
  const client = rig.client()
  const { table } = await toyTable(client)
  for (const n of [1, 2, 3]) await client.play(0, take(n))
  const whole = readFileSync(rig.path(table))
  const lines = linesOf(whole.toString())
  const ends = lines.map((_, i) => Buffer.byteLength(lines.slice(0, i + 1).join('\n')) + 1)
  const keepAt = (byte: number): number => ends.filter((end) => end <= byte).length
  const first = ends.at(-4) ?? 0

  for (let byte = first; byte < whole.length; byte++) {
    // Truncated at this byte, and overwritten at this byte by something that is no text.
    for (const [kind, bytes] of [
      ['cut', whole.subarray(0, byte)],
      ['struck', Buffer.concat([whole.subarray(0, byte), Buffer.from([0xff]), whole.subarray(byte + 1)])]
    ] as const) {
      const record = readRecord(bytes, [toyGame()], () => 0, 'play')
      if (!record.ok) throw new Error(`${kind} at ${byte}: ${record.refusal.code}`)
      const kept = keepAt(byte)
      expect([kind, byte, record.whole]).toEqual([kind, byte, ends[kept - 1]])
      expect(record.match.length).toBe(kept - 1)
      expect(record.damage === undefined).toBe(kind === 'cut' && byte === ends[kept - 1])
    }
  }
})

test('the host cuts a damaged tail, says what it cost, and plays on', async () => {
  const rig = await newRig()
  let client = rig.client()
  const { table } = await toyTable(client)
  await client.play(0, take(1))
  await client.play(0, take(2))
  await rig.host.close()
  const size = readFileSync(rig.path(table)).length
  truncateSync(rig.path(table), size - 5)
  const damaged = rig.file(table)
  await rig.again()
  client = rig.client()
  const note = { code: 'tail-lost', numbers: { line: 4, lost: 1 } }
  expect((await client.get({ type: 'listTables' })).tables).toMatchObject([
    { id: table, status: 'running', choices: 3, damage: note }
  ])
  expect(rig.file(table)).toBe(damaged)
  const snapshot = await client.get({ type: 'openTable', table })
  expect(snapshot).toMatchObject({ next: 3, table: { damage: note } })
  expect(readFileSync(`${rig.path(table)}.damaged-1`, 'utf8')).toBe(damaged)
  expect(linesOf(rig.file(table))).toHaveLength(4)
  expect(await client.play(0, take(3))).toMatchObject({ ok: true, value: { number: 3 } })
  const { tables } = await client.get({ type: 'listTables' })
  expect(tables[0]?.damage).toBeUndefined()
  await rig.again()
  expect((await rig.client().get({ type: 'openTable', table })).next).toBe(4)
  await rig.client().get({ type: 'deleteTable', table })
  expect(readdirSync(join(rig.folder, 'tables'))).toEqual([])
})

test('a game whose first line was changed is not treated as a damaged tail: its file is left unchanged', async () => {
  const rig = await newRig()
  const client = rig.client()
  const { table } = await toyTable(client)
  await rig.host.close()
  const edited = rig.file(table).replace('"mood":"plain"', '"mood":"wild"')
  writeFileSync(rig.path(table), edited)
  await rig.again()
  const again = rig.client()
  expect(await again.refused({ type: 'openTable', table })).toEqual({
    code: 'header-differs'
  })
  expect((await again.get({ type: 'listTables' })).tables[0]?.status).toBe('damaged')
  expect(rig.file(table)).toBe(edited)
})
