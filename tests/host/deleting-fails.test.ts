// Deleting a table, or bringing it back, while another program holds one of its files, as virus scanners do on Windows.

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { cleanUp, newRig, toyTable, type Rig } from './rig'

const busy = vi.hoisted(() => ({ name: undefined as string | undefined }))
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>()
  const renameSync: typeof fs.renameSync = (from, to) => {
    if (busy.name !== undefined && String(from).endsWith(busy.name))
      throw Object.assign(new Error('busy'), { code: 'EBUSY' })
    fs.renameSync(from, to)
  }
  return { ...fs, renameSync }
})

afterEach(async () => {
  busy.name = undefined
  await cleanUp()
})

const files = ({ folder }: Rig): string[] => readdirSync(join(folder, 'tables')).sort()

test('a table of which one file cannot be moved stays whole, and can be deleted and brought back later', async () => {
  const rig = await newRig()
  const client = rig.client()
  const { table } = await toyTable(client)
  await client.play(0, { type: 'take', n: 1 })
  const { log } = await client.get({ type: 'openTable', table })
  await client.get({ type: 'leaveTable' })
  const before = files(rig)
  busy.name = `${table}.json`
  for (let attempt = 0; attempt < 2; attempt++) {
    expect((await client.refused({ type: 'deleteTable', table })).code).toBe('folder-failed')
    expect(files(rig)).toEqual(before)
  }
  busy.name = undefined
  await client.get({ type: 'deleteTable', table })
  await client.get({ type: 'restoreTable', table })
  expect((await client.get({ type: 'openTable', table })).log).toEqual(log)
})

test('a deleted table of which one file cannot be moved back can be brought back later', async () => {
  const rig = await newRig()
  const client = rig.client()
  const { table } = await toyTable(client)
  await client.get({ type: 'leaveTable' })
  await client.get({ type: 'deleteTable', table })
  busy.name = `${table}.caravan`
  expect((await client.refused({ type: 'restoreTable', table })).code).toBe('folder-failed')
  expect(files(rig)).toEqual([])
  expect(existsSync(join(rig.folder, 'deleted', table))).toBe(true)
  busy.name = undefined
  await client.get({ type: 'restoreTable', table })
  expect((await client.get({ type: 'listTables' })).tables).toMatchObject([{ id: table, status: 'running' }])
})
