// Results of finished games: in the list of tables, and for the standings also after their tables were deleted.

import { readFileSync, writeFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import type { GameResult } from '../../shared/protocol/messages'
import { besideBot, cleanUp, linesOf, newRig, playOut, toyTable, type Client } from './rig'
import { toyTurns } from './toy'

afterEach(cleanUp)

/** All results, without their times: a table that is not open has that of its file. */
const results = async (client: Client): Promise<readonly Omit<GameResult, 'at'>[]> =>
  (await client.get({ type: 'getResults' })).games.map(({ at: _, ...game }) => game)
const listed = async (client: Client, table: string) =>
  (await client.get({ type: 'listTables' })).tables.find(({ id }) => id === table)

/** Plays a table to its end, with a computer player on seat 1 or at this device. */
async function playAlone(client: Client, table: string): Promise<void> {
  for (let i = 0; i < 2000 && (await listed(client, table))?.status === 'running'; i++) {
    const { decisions, table: now } = await client.get({ type: 'openTable', table })
    const own = decisions.find(({ seat }) => now.seats[seat]?.by === 'here')
    if (own)
      await client.play(own.seat, own.task === 'pledge' ? { type: 'pledge', value: 1 } : { type: 'pass' })
    else await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

test('the list says how a game ended, also after a restart; one that goes on or was abandoned has no result', async () => {
  const rig = await newRig()
  const client = rig.client()
  const { table: abandoned } = await toyTable(client)
  await client.get({ type: 'abandonTable', table: abandoned })
  const { table } = await toyTable(client)
  expect(await results(client)).toEqual([])
  await playOut(client, 3)
  const result = { totals: [3, 0], won: [0, 1] }
  expect(await listed(client, table)).toMatchObject({ status: 'over', result })
  // Everybody at the table is told at once.
  const told = (await client.pushes()).filter((push) => push.type === 'table')
  expect(told.at(-1)?.table).toMatchObject({ id: table, status: 'over', result })
  await rig.again()
  const later = rig.client()
  expect(await listed(later, table)).toMatchObject({ status: 'over', result })
  expect((await listed(later, abandoned))?.result).toBeUndefined()
  expect(await results(later)).toMatchObject([
    {
      table,
      game: 'toy',
      seats: [
        { name: 'Anna', total: 3, won: true },
        { name: 'Ben', total: 0, won: true }
      ]
    }
  ])
})

test('the summary of an older version lacks the result: it is read from the game', async () => {
  const rig = await newRig()
  const client = rig.client()
  const { table } = await toyTable(client)
  await playOut(client, 2)
  await rig.host.close()
  const path = rig.path(table).replace(/\.caravan$/, '.json')
  const { check: _, ...file } = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>
  const { result, ...summary } = file['summary'] as Record<string, unknown>
  expect(result).toMatchObject({ totals: [2, 0], won: [0, 1] })
  writeFileSync(path, JSON.stringify({ ...file, summary }))
  await rig.again()
  expect(await listed(rig.client(), table)).toMatchObject({ status: 'over', result })
})

test('a deleted table keeps its result, across a restart; one that comes back counts once', async () => {
  const rig = await newRig()
  let client = rig.client()
  const { table: first } = await toyTable(client)
  await playOut(client, 3)
  const { table: second } = await toyTable(client)
  await playOut(client, 1)
  const both = await results(client)
  expect(both.map(({ table }) => table)).toEqual([first, second])
  await client.get({ type: 'deleteTable', table: first })
  expect(await results(client)).toEqual(both)
  await rig.again()
  client = rig.client()
  expect(await results(client)).toEqual(both)
  await client.get({ type: 'restoreTable', table: first })
  expect(await results(client)).toEqual(both)
})

test('a result that was taken back after its table had been deleted and restored does not count when it is deleted again', async () => {
  const rig = await newRig()
  const client = rig.client()
  const { table } = await toyTable(client)
  await playOut(client, 1)
  await client.get({ type: 'deleteTable', table })
  await client.get({ type: 'restoreTable', table })
  await rig.host.close()
  // Without its last choice the game goes on.
  writeFileSync(rig.path(table), `${linesOf(rig.file(table)).slice(0, -1).join('\n')}\n`)
  await rig.again()
  const later = rig.client()
  expect(await listed(later, table)).toMatchObject({ status: 'running' })
  expect(await results(later)).toEqual([])
  await later.get({ type: 'deleteTable', table })
  expect(await results(later)).toEqual([])
})

test('a running or an unreadable table leaves no result when it is deleted', async () => {
  const rig = await newRig()
  const { table } = await toyTable(rig.client())
  const { table: broken } = await toyTable(rig.client())
  await rig.host.close()
  writeFileSync(rig.path(broken), 'nothing of a game')
  await rig.again()
  const client = rig.client()
  await client.get({ type: 'deleteTable', table })
  await client.get({ type: 'deleteTable', table: broken })
  expect(await results(client)).toEqual([])
})

test('a result tells the seats of computer players', async () => {
  const rig = await newRig()
  const client = rig.client()
  const table = await besideBot(client)
  await client.get({ type: 'openTable', table })
  await playAlone(client, table)
  expect((await results(client)).map(({ seats }) => seats.map(({ computer }) => computer))).toEqual([
    [undefined, true]
  ])
})

test('a result tells how long people have thought: those at one device in turn, a pause as ten minutes at most', async () => {
  let now = Date.UTC(2026, 10, 30, 20)
  const rig = await newRig({ now: () => now })
  let client = rig.client()
  const pass = async (seat: number, seconds: number, choice: object = { type: 'pass' }): Promise<void> => {
    now += seconds * 1000
    expect(await client.play(seat, choice)).toMatchObject({ ok: true })
  }
  const { table } = await toyTable(client, { fresh: true })
  // Both are asked at once, but share the device.
  await pass(1, 20, { type: 'pledge', value: 4 })
  await pass(0, 5, { type: 'pledge', value: 5 })
  await pass(0, 3600)
  await pass(1, 1)
  // A clock that is set back takes nothing away, and what passes while the host is closed does not count.
  await pass(0, -500)
  await rig.host.close()
  now += 90_000
  await rig.again()
  client = rig.client()
  await client.get({ type: 'openTable', table })
  await pass(1, 2)
  for (let turn = 4; turn < toyTurns; turn++) await pass(turn % 2, 1)
  const ownTurns = Math.ceil((toyTurns - 4) / 2)
  const times = [5 + 600 + ownTurns, 20 + 1 + 2 + (toyTurns - 4 - ownTurns)]
  expect(await listed(client, table)).toMatchObject({ status: 'over', result: { times } })
  await rig.again()
  expect(await listed(rig.client(), table)).toMatchObject({ status: 'over', result: { times } })
})

test('nothing is said of thinking where it was not counted from the first choice on, and a computer player has none', async () => {
  const rig = await newRig()
  const client = rig.client()
  const table = await besideBot(client)
  await client.get({ type: 'openTable', table })
  const { text } = await client.get({ type: 'exportTable', table })
  const { table: copy } = await client.get({ type: 'importTable', name: 'copy.caravan', text })
  await playAlone(client, copy)
  expect((await listed(client, copy))?.result?.times).toBeUndefined()
  await playAlone(client, table)
  expect((await listed(client, table))?.result?.times).toEqual([expect.any(Number), 0])
})
