// A host with very many tables: the list for guests is limited.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { Store } from '../../main/host/folder/store'
import { openHostSocket } from '../../main/lan/host-socket'
import { mostTables } from '../../shared/protocol/from-host-tables'
import { lobbyTable, party } from './party'
import { cleanUp, newRig, toyTable } from './rig'

afterEach(() => {
  vi.restoreAllMocks()
  return cleanUp()
})

test('guests are told of the games they could join, however many are finished', async () => {
  const all = await party()
  const waiting = await lobbyTable(all, ['here', 'lan'])
  const past = await lobbyTable(all, ['here', 'here'])
  await all.local.get({ type: 'beginTable', table: past })
  await all.local.get({ type: 'abandonTable', table: past })
  const folder = join(all.rig.folder, 'tables')
  const [game, table] = ['caravan', 'json'].map((kind) => readFileSync(join(folder, `${past}.${kind}`)))
  for (let copy = 0; copy < mostTables + 5; copy++) {
    writeFileSync(join(folder, `toy-copy-${copy}.caravan`), game ?? '')
    writeFileSync(join(folder, `toy-copy-${copy}.json`), table ?? '')
  }
  expect((await all.local.get({ type: 'listTables' })).tables).toHaveLength(mostTables + 7)
  const heard: string[] = []
  const lost = (): void => undefined
  const push = ({ type }: { readonly type: string }): void => void heard.push(type)
  const socket = await openHostSocket({ address: '127.0.0.1', port: all.port() }, { push, lost })
  const reply = await socket.request({ type: 'listTables' })
  const tables = reply.ok && 'tables' in reply.value ? reply.value.tables : []
  expect(tables).toHaveLength(mostTables)
  expect(tables.map(({ id }) => id)).toContain(waiting)
  await lobbyTable(all, ['here', 'lan'])
  await expect.poll(() => heard).toContain('tables')
  socket.close()
})

test('the list of very many games reads the folder once, not once for each', async () => {
  const rig = await newRig()
  const tables = [rig.client(), rig.client(), rig.client()].map(
    async (client) => (await toyTable(client)).table
  )
  const ids = await Promise.all(tables)
  await rig.again()
  const reads = vi.spyOn(Store.prototype, 'ids')
  expect((await rig.client().get({ type: 'listTables' })).tables.map(({ id }) => id).sort()).toEqual(
    ids.sort()
  )
  expect(reads).toHaveBeenCalledOnce()
})
