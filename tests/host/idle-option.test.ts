// An option that does nothing without another, at real tables of the host: refused where a table is set up, while games
// and lobbies that have it already go on.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { parseTableFile, tableFileText } from '../../main/host/folder/tablefile'
import { seeded } from '../../shared/engine/chance'
import { headerLine } from '../../shared/engine/file'
import { dealMatch } from '../../shared/engine/record'
import { voyages } from '../../shared/games/voyages'
import { cleanUp, newRig } from './rig'

afterEach(cleanUp)

const seats = [
  { name: 'Anna', colour: 'blue' },
  { name: 'Ben', colour: 'green' }
]
/** The Secret Paths with assigned characters: nobody has André. */
const idle = { characters: 'seats', 'secret-paths': 'on' }
const drafted = { characters: 'draft', 'secret-paths': 'on' }
const refused = {
  ok: false,
  refusal: {
    code: 'option-idle',
    numbers: { option: 'secret-paths', needs: 'characters', value: 'draft' }
  }
}
const start = () => newRig({ games: [voyages] })

test('a new table with the Secret Paths and assigned characters is refused, dealt at once or with a lobby', async () => {
  const client = (await start()).client()
  const asked = { game: 'voyages', options: idle }
  expect(await client.ask({ type: 'createTable', ...asked, seats })).toMatchObject(refused)
  const places = seats.map((seat) => ({ ...seat, by: 'here' as const }))
  expect(await client.ask({ type: 'gatherTable', ...asked, seats: places })).toMatchObject(refused)
  expect((await client.get({ type: 'listTables' })).tables).toEqual([])
})

test('a file with this combination opens, is played on, and can be played again with the same people', async () => {
  const client = (await start()).client()
  const { header } = dealMatch(voyages.rules, { options: idle, seats }, seeded(3))
  const { table } = await client.get({
    type: 'importTable',
    name: 'of-old.caravan',
    text: headerLine(header)
  })
  const { view, decisions } = await client.get({ type: 'openTable', table })
  expect(view).toMatchObject({ modules: { 'secret-paths': {} } })
  expect(decisions).toMatchObject([{ task: 'turn' }])
  const again = await client.get({ type: 'rematch', table })
  expect((await client.get({ type: 'openTable', table: again.table })).view).toMatchObject({
    modules: { 'secret-paths': {} }
  })
})

test('a lobby that was made with this combination begins', async () => {
  const rig = await start()
  const places = seats.map((seat) => ({ ...seat, by: 'here' as const }))
  const asked = { type: 'gatherTable', game: 'voyages', options: drafted, seats: places } as const
  const { table } = await rig.client().get(asked)
  await rig.end()
  const file = join(rig.folder, 'tables', `${table}.json`)
  const lobby = parseTableFile(table, readFileSync(file, 'utf8'))?.file.lobby
  if (!lobby) throw new Error('the table has no lobby')
  const written = { created: 0, abandoned: false, lobby: { ...lobby, options: idle }, seats: places }
  writeFileSync(file, tableFileText(table, written))
  await rig.again()
  const client = rig.client()
  await client.get({ type: 'beginTable', table })
  expect((await client.get({ type: 'openTable', table })).view).toMatchObject({
    offered: [],
    phase: 'turns'
  })
})
