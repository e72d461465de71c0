// A copy of a journal that is truncated at any byte of its last three lines opens and is played on.

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { readRecord } from '../../main/host/folder/record'
import { games } from '../../shared/games/index'
import { cleanUp, linesOf, newRig, toyTable, twoSeats, type Client } from './rig'

afterEach(cleanUp)

const take = (n: number): object => ({ type: 'take', n })

/** Where the last `count` lines begin, where each of them ends, and how many lines come before. */
function tailOf(bytes: Buffer, count: number): { first: number; keptAt: (byte: number) => number } {
  const ends = [...bytes.entries()].filter(([, byte]) => byte === 10).map(([at]) => at + 1)
  return {
    first: ends.at(-1 - count) ?? 0,
    keptAt: (byte) => ends.filter((end) => end <= byte).length
  }
}

test('the host opens every truncated copy, says what was lost, keeps the damaged file and plays on', async () => {
  const rig = await newRig()
  const client = rig.client()
  const { table } = await toyTable(client)
  for (const n of [1, 2, 3]) await client.play(0, take(n))
  const whole = readFileSync(rig.path(table))
  const { first, keptAt } = tailOf(whole, 3)
  expect(whole.length - first).toBeGreaterThan(200)
  for (let byte = first; byte < whole.length; byte++) {
    const copy = `cut-${byte}`
    writeFileSync(rig.path(copy), whole.subarray(0, byte))
    const kept = keptAt(byte)
    const broken = whole[byte - 1] !== 10
    const snapshot = await client.get({ type: 'openTable', table: copy })
    expect([byte, snapshot.next]).toEqual([byte, kept - 1])
    // The copy has no table file, which is reported unless there is something worse to report.
    expect([byte, snapshot.table.damage?.code]).toEqual([byte, broken ? 'tail-lost' : 'seats-lost'])
    expect([byte, existsSync(`${rig.path(copy)}.damaged-1`)]).toEqual([byte, broken])
    expect(await client.play(0, take(1))).toMatchObject({ ok: true, value: { number: kept - 1 } })
    expect(linesOf(rig.file(copy))).toHaveLength(kept + 1)
    await client.get({ type: 'deleteTable', table: copy })
  }
})

/** Plays the first legal choice `count` times. */
async function playFirst(client: Client, table: string, count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    const { decisions } = await client.get({ type: 'openTable', table })
    const seat = decisions[0]?.seat ?? -1
    const { view } = await client.get({ type: 'takeOver', seat, secrets: true })
    const open = games[0]?.rules.decisions(view, seat).find((one) => one.seat === seat)
    expect(await client.play(seat, open?.choices?.nth(0))).toMatchObject({ ok: true })
  }
}

test('a real game truncated at any byte of its last three lines is read up to the last whole line', async () => {
  const rig = await newRig({ games })
  const client = rig.client()
  const options = { cityBonuses: 'random', characters: 'draft', goals: 'draft' }
  const { table } = await client.get({ type: 'createTable', game: 'voyages', options, seats: twoSeats })
  await playFirst(client, table, 12)
  const whole = readFileSync(rig.path(table))
  const { first, keptAt } = tailOf(whole, 3)
  for (let byte = first; byte <= whole.length; byte++) {
    const record = readRecord(whole.subarray(0, byte), games, () => 0, 'play')
    const kept = keptAt(byte)
    expect([byte, record.ok && record.match.length]).toEqual([byte, kept - 1])
    expect([byte, record.ok && record.damage === undefined]).toEqual([byte, whole[byte - 1] === 10])
  }
})
