// An option that was added to a game later, at real tables of the host: its value at new tables, what their files
// store, and that an old table keeps the meaning it began with.

import { readFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { readFile } from '../../shared/engine/file'
import { configOf } from '../../shared/engine/record'
import { optionValue } from '../../shared/engine/rules'
import { expedition } from '../../shared/games/expedition'
import type { State } from '../../shared/games/expedition/types'
import { cleanUp, newRig, type Client, type Rig } from './rig'

afterEach(cleanUp)

const people = [
  { name: 'Anna', colour: 'blue' },
  { name: 'Ben', colour: 'green' },
  { name: 'Cleo', colour: 'red' }
] as const
const two = people.slice(0, 2)

const start = async (): Promise<{ rig: Rig; client: Client }> => {
  const rig = await newRig({ games: [expedition] })
  return { rig, client: rig.client() }
}
/** The result of `ballastOf` for the printed rule, and for the older one that also counts passed spaces. */
const reached = ['reached', 'reached', true] as const
const passed = [undefined, 'passed', false] as const

const create = async (
  client: Client,
  options: Readonly<Record<string, string>>,
  seats: readonly (typeof people)[number][] = two
): Promise<string> =>
  (await client.get({ type: 'createTable', game: 'expedition', options, seats: [...seats] })).table

/** The value stored in a table's file, the value in effect, and whether the state records reached spaces. */
async function ballastOf(
  client: Client,
  table: string
): Promise<readonly [string | undefined, string, boolean]> {
  const { text } = await client.get({ type: 'exportTable', table })
  const read = readFile(text)
  if (!read.ok) throw new Error('the file cannot be read')
  const { view } = await client.get({ type: 'openTable', table })
  return [
    read.header.options['ballast'],
    optionValue(expedition.rules, configOf(read.header), 'ballast'),
    (view as State).reached !== undefined
  ]
}

test('a new table for two plays the printed rule, and its file says so', async () => {
  const { client } = await start()
  expect(await ballastOf(client, await create(client, {}))).toEqual(reached)
  expect(await ballastOf(client, await create(client, { ballast: 'reached' }))).toEqual(reached)
})

test('a table with the older rule writes the same file as older versions', async () => {
  const { client } = await start()
  expect(await ballastOf(client, await create(client, { ballast: 'passed' }))).toEqual(passed)
})

test('for more players the option does not exist, and nothing is stored', async () => {
  const { client } = await start()
  const table = await create(client, {}, people)
  expect((await ballastOf(client, table)).slice(0, 1)).toEqual([undefined])
  const wish = { type: 'createTable', game: 'expedition', options: { ballast: 'passed' }, seats: [...people] }
  expect((await client.refused(wish)).code).toBe('option-players')
})

test.each([
  [{}, reached],
  [{ ballast: 'passed' }, passed]
])('a table that gathers begins with what was wished: %j', async (options, wanted) => {
  const { client } = await start()
  const seats = two.map((seat) => ({ ...seat, by: 'here' as const }))
  const { table } = await client.get({ type: 'gatherTable', game: 'expedition', options, seats })
  await client.get({ type: 'beginTable', table })
  expect(await ballastOf(client, table)).toEqual(wanted)
})

test.each([
  [{}, reached],
  [{ ballast: 'passed' }, passed]
])('the same again is played like the table before: %j', async (options, wanted) => {
  const { client } = await start()
  const first = await create(client, options)
  const { table } = await client.get({ type: 'rematch', table: first })
  expect(await ballastOf(client, table)).toEqual(wanted)
})

test('a file from before the option is played on as it began, and so is its rematch', async () => {
  const { rig, client } = await start()
  const text = readFileSync('tests/golden/0.1.0-format-1/expedition-2-2.caravan', 'utf8')
  const { table } = await client.get({ type: 'importTable', name: 'of-old.caravan', text })
  expect(await ballastOf(client, table)).toEqual(passed)
  await rig.again()
  const later = rig.client()
  expect(await ballastOf(later, table)).toEqual(passed)
  const { table: again } = await later.get({ type: 'rematch', table })
  expect(await ballastOf(later, again)).toEqual(passed)
})
