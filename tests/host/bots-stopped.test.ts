// Computer players at a table whose file cannot be written, whose move is refused, or which was deleted.

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { readRecord } from '../../main/host/folder/record'
import { systemWrite } from '../../main/host/folder/disk'
import { games } from '../../shared/games/index'
import type { Advice } from '../../shared/players/reasons'
import { toyGame } from './toy'
import { besideBot, cleanUp, newRig, twoSeats, type Rig } from './rig'

afterEach(cleanUp)

const wait = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time))

/** A table of a person on seat 0 and a bot; both have a decision at the same time. */
async function pledging(rig: Rig) {
  const client = rig.client()
  const table = await besideBot(client)
  await client.get({ type: 'openTable', table })
  return { client, table }
}

test('after a choice that could not be written, a bot that was about to choose waits until the table goes on', async () => {
  let full = false
  const write: typeof systemWrite = (file, bytes) => {
    if (!full) return systemWrite(file, bytes)
    full = false
    throw Object.assign(new Error('full'), { code: 'ENOSPC' })
  }
  const rig = await newRig({ botPace: 1000, write })
  const { client, table } = await pledging(rig)
  full = true
  expect(await client.play(0, { type: 'pledge', value: 4 })).toMatchObject({
    ok: false,
    refusal: { code: 'journal-failed' }
  })
  await client.pushes()
  await wait(1300)
  const record = readRecord(Buffer.from(rig.file(table)), [toyGame()], () => 0, 'play')
  expect(record).toMatchObject({ ok: true, log: [] })
  expect(record).not.toHaveProperty('damage')
  expect((await client.pushes()).map(({ type }) => type)).not.toContain('update')
  const { decisions } = await client.get({ type: 'openTable', table })
  expect(decisions.map(({ seat }) => seat)).toEqual([0, 1])
  while ((await client.get({ type: 'openTable', table })).next < 1) await wait(5)
  expect(await client.play(0, { type: 'pledge', value: 4 })).toMatchObject({ ok: true })
})

test('a table that is deleted while a bot has its turn stays deleted', async () => {
  const rig = await newRig({ botPace: 30 })
  const { client, table } = await pledging(rig)
  const { decisions } = await client.get({ type: 'takeOver', seat: 0, secrets: true })
  await rig.client().get({ type: 'deleteTable', table })
  const choices = [{ type: 'pledge', value: 4 }]
  const decision = decisions[0]?.id ?? 0
  await client.ask({ type: 'choose', command: 'x', seat: 0, decision, choices })
  await client.ask({ type: 'say', text: 'Gone?' })
  await client.ask({ type: 'leaveTable' })
  await wait(1200)
  expect(readdirSync(join(rig.folder, 'tables'))).toEqual([])
  expect((await client.get({ type: 'listTables' })).tables).toEqual([])
})

test('a lobby that is deleted while somebody is in it stays deleted', async () => {
  const rig = await newRig()
  const client = rig.client()
  const seats = twoSeats.map((seat) => ({ ...seat, by: 'lan' as const }))
  const { table } = await client.get({ type: 'gatherTable', game: 'toy', options: {}, seats })
  await client.lobby(table)
  await client.get({ type: 'say', text: 'Wait' })
  await rig.client().get({ type: 'deleteTable', table })
  expect((await client.refused({ type: 'claimSeat', seat: 0, name: 'Cleo' })).code).toBe('no-table')
  expect((await client.refused({ type: 'say', text: 'Gone?' })).code).toBe('no-table')
  await wait(1100)
  expect(readdirSync(join(rig.folder, 'tables'))).toEqual([])
  expect((await client.get({ type: 'listTables' })).tables).toEqual([])
  expect((await client.pushes()).filter(({ type }) => type === 'tableStopped')).toHaveLength(1)
})

test('a choice of a bot that the rules refuse does not keep the table waiting', async () => {
  const advice: Advice = { choice: { type: 'nonsense' }, plan: { steps: [], gains: {} }, nodes: 1 }
  const thinkers = {
    think: () => ({ result: Promise.resolve({ advice }), drop: () => undefined }),
    close: () => Promise.resolve()
  }
  const rig = await newRig({ games, botPace: 0, thinkers })
  const client = rig.client()
  const seats = ['red', 'blue'].map((colour) => ({ name: colour, colour, by: 'bot' as const }))
  const { table } = await client.get({ type: 'gatherTable', game: 'expedition', options: {}, seats })
  await client.get({ type: 'beginTable', table })
  while ((await client.get({ type: 'openTable', table })).next < 5) await wait(5)
  expect((await client.get({ type: 'why', from: 0, to: 0 })).why).toMatchObject({ level: 1, quick: true })
})
