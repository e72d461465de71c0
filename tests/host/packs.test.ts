// Tables with content packs: created, saved, opened again, copied to another host; faulty packs are refused.

import { writeFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { hashOf } from '../../shared/engine/check'
import { packReader } from '../../shared/engine/pack'
import type { Game } from '../../shared/games/index'
import { forged } from '../lib/forged'
import { cleanUp, linesOf, newFolder, newRig, twoSeats, type Client, type Rig } from './rig'
import { toyGame, type ToyState } from './toy'
import { gameById } from '../../shared/games/index'

const reader = packReader({
  schema: z.strictObject({ name: z.string(), cards: z.int().min(4).max(20) }),
  check: () => []
})

/** The toy game with packs that set how many cards its deck has. */
function packedToy(): Game {
  const base = toyGame()
  const over = (pack: unknown): Game => {
    const { cards } = reader.parse(pack)
    const setup: Game['rules']['setup'] = (config, chance) => {
      const state = base.rules.setup(config, chance) as ToyState
      const deck = state.deck.cards?.slice(0, cards) ?? []
      return { ...state, deck: { count: deck.length, cards: deck } }
    }
    return { ...base, rules: { ...base.rules, tables: () => [{ id: 'pack', hash: hashOf(pack) }], setup } }
  }
  return { ...base, packs: { ...reader, over, starter: () => '' } }
}

const pack = { name: 'Small deck', cards: 5 }
const hash = hashOf(pack)

async function packTable(): Promise<{ rig: Rig; client: Client; table: string }> {
  const rig = await newRig({ games: [packedToy()] })
  const client = rig.client()
  const request = {
    type: 'createTable',
    game: 'toy',
    options: { first: '0' },
    seats: twoSeats,
    pack
  } as const
  const { table } = await client.get(request)
  return { rig, client, table }
}

const cardsIn = (view: unknown): number => (view as ToyState).deck.count

afterEach(cleanUp)

test('a table with a pack plays its content; the pack is listed by name and hash and can be fetched', async () => {
  const { rig, client, table } = await packTable()
  const snapshot = await client.get({ type: 'openTable', table })
  expect(cardsIn(snapshot.view)).toBe(5)
  expect(snapshot.table.pack).toEqual({ name: 'Small deck', hash })
  expect(await client.get({ type: 'getPack' })).toEqual({ pack })
  expect(JSON.parse(linesOf(rig.file(table))[0] ?? '')).toMatchObject({
    caravan: 2,
    tables: [{ id: 'pack', hash }],
    pack
  })
})

test('the pack survives a restart, in the list, which reads the summary, and at the table', async () => {
  const { rig, client, table } = await packTable()
  await client.get({ type: 'openTable', table })
  for (const seat of [0, 1]) await client.play(seat, { type: 'pledge', value: 4 })
  expect(await client.play(0, { type: 'take', n: 2 })).toMatchObject({ ok: true })
  await rig.again()
  const again = rig.client()
  const { tables } = await again.get({ type: 'listTables' })
  expect(tables[0]).toMatchObject({ id: table, status: 'running', choices: 3, pack: { hash } })
  const { view } = await again.get({ type: 'openTable', table })
  expect(cardsIn(view)).toBe(5)
  expect(await again.play(0, { type: 'pass' })).toMatchObject({ ok: true })
})

test('an exported game brings its pack to a host that does not have it; a rematch plays with it again', async () => {
  const { client, table } = await packTable()
  const { text } = await client.get({ type: 'exportTable', table })
  const other = (await newRig({ games: [packedToy()], folder: newFolder() })).client()
  const brought = await other.get({ type: 'importTable', name: 'x.caravan', text })
  expect(cardsIn((await other.get({ type: 'openTable', ...brought })).view)).toBe(5)
  const rematch = await other.get({ type: 'rematch', ...brought })
  const { view, table: info } = await other.get({ type: 'openTable', ...rematch })
  expect([cardsIn(view), info.pack]).toEqual([5, { name: 'Small deck', hash }])
})

test('an invalid pack is refused with place and code of its first fault, and makes no table', async () => {
  const rig = await newRig({ games: [packedToy()] })
  const client = rig.client()
  const make = (wrong: unknown): Promise<unknown> =>
    client.refused({ type: 'createTable', game: 'toy', options: {}, seats: twoSeats, pack: wrong })
  expect(await make({ ...pack, cards: 99 })).toEqual({
    code: 'pack-refused',
    numbers: { path: 'cards', code: 'out-of-range' }
  })
  expect(await make({ ...pack, more: 1 })).toMatchObject({ numbers: { path: 'more', code: 'unknown-key' } })
  expect(await make(null)).toMatchObject({ numbers: { path: '', code: 'wrong-type' } })
  expect(await make('x'.repeat(100_000))).toMatchObject({ numbers: { path: '', code: 'too-large' } })
  expect((await client.get({ type: 'listTables' })).tables).toEqual([])
})

test('a game without packs accepts none, and offers none', async () => {
  const client = (await newRig()).client()
  const request = { type: 'createTable', game: 'toy', options: {}, seats: twoSeats } as const
  expect(await client.refused({ ...request, pack })).toMatchObject({
    numbers: { path: '', code: 'no-packs' }
  })
  const { table } = await client.get(request)
  expect((await client.get({ type: 'openTable', table })).table.pack).toBeUndefined()
  expect(await client.refused({ type: 'getPack' })).toEqual({ code: 'no-pack' })
})

test('a file with a damaged pack counts as damaged, one with a changed pack as other content', async () => {
  const { rig, client, table } = await packTable()
  const text = rig.file(table)
  const bring = (changed: string): Promise<{ code: string }> =>
    client.refused({ type: 'importTable', name: 'x.caravan', text: changed })
  const packed = (pack: unknown): string => forged(text, { header: () => ({ pack }) })
  expect(await bring(packed({ ...pack, cards: 500 }))).toEqual({ code: 'file-damaged' })
  expect(await bring(packed({ ...pack, cards: 6 }))).toMatchObject({ code: 'content-differs' })
  expect(await bring(packed(undefined))).toMatchObject({ code: 'content-differs' })
  expect(await bring(text.replace('"cards":5', '"cards":6'))).toEqual({ code: 'header-differs' })
  await rig.again()
  writeFileSync(rig.path(table), packed({ ...pack, cards: 'many' }))
  const { tables } = await rig.client().get({ type: 'listTables' })
  expect(tables[0]).toMatchObject({ status: 'damaged', damage: { code: 'file-damaged' } })
})

const khan = gameById('khan')
const voyages = gameById('voyages')

/** A module's pack template with another name. */
const own = (module: string, name: string): object => ({
  ...(JSON.parse(voyages?.packs?.starter(module) ?? '{}') as object),
  name
})

test('a table with packs for two modules survives a restart and an export to another host', async () => {
  if (!voyages) throw new Error('no Voyages')
  const rig = await newRig({ games: [voyages] })
  const client = rig.client()
  const both = voyages.packs?.joined?.([own('companions', 'Mine'), own('agents', 'Yours')])
  const { table } = await client.get({
    type: 'createTable',
    game: 'voyages',
    seats: twoSeats,
    pack: both,
    options: { agents: 'on', companions: 'on' }
  })
  const { table: told, view } = await client.get({ type: 'openTable', table })
  expect(told.pack?.name).toBe('Mine, Yours')
  await rig.again()
  const again = rig.client()
  expect((await again.get({ type: 'openTable', table })).view).toEqual(view)
  expect(await again.get({ type: 'getPack' })).toEqual({ pack: both })
  const { text } = await again.get({ type: 'exportTable', table })
  const other = (await newRig({ games: [voyages], folder: newFolder() })).client()
  const brought = await other.get({ type: 'importTable', name: 'x.caravan', text })
  expect((await other.get({ type: 'openTable', ...brought })).table.pack).toEqual(told.pack)
})

test('a pack for a module that is off or does not exist makes no table', async () => {
  if (!voyages) throw new Error('no Voyages')
  const client = (await newRig({ games: [voyages] })).client()
  const make = (pack: unknown): Promise<unknown> =>
    client.refused({
      type: 'createTable',
      game: 'voyages',
      seats: twoSeats,
      pack,
      options: { companions: 'on' }
    })
  expect(await make(own('agents', 'Mine'))).toEqual({
    code: 'pack-refused',
    numbers: { path: 'module', code: 'module-off' }
  })
  expect(await make({ ...own('agents', 'Mine'), module: 'jesters' })).toEqual({
    code: 'pack-refused',
    numbers: { path: 'module', code: 'not-one-of' }
  })
  expect((await client.get({ type: 'listTables' })).tables).toEqual([])
})

test('a game file of the Khan with a pack that is invalid here counts as damaged, and nothing is overwritten', async () => {
  if (!khan) throw new Error('no Khan')
  const rig = await newRig({ games: [khan] })
  const client = rig.client()
  const pack = JSON.parse(khan.packs?.starter() ?? '{}') as {
    readonly routes: readonly { readonly to: string }[]
  }
  const { table } = await client.get({
    type: 'createTable',
    game: 'khan',
    seats: twoSeats,
    pack,
    options: {}
  })
  const broken = { ...pack, routes: pack.routes.filter(({ to }) => to !== 'kabul') }
  writeFileSync(rig.path(table), forged(rig.file(table), { header: () => ({ pack: broken }) }))
  const before = rig.file(table)
  await rig.again()
  const { tables } = await rig.client().get({ type: 'listTables' })
  expect(tables[0]).toMatchObject({ status: 'damaged', damage: { code: 'file-damaged' } })
  expect(rig.file(table)).toBe(before)
})
