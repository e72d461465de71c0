// A series of rematches: who won what goes from table to table, and people can be seated anew.

import { readFileSync, writeFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { Chance, seeded } from '../../shared/engine/chance'
import { dealMatch, firstPosition } from '../../shared/engine/record'
import { games } from '../../shared/games'
import { pushSchema } from '../../shared/protocol/from-host'
import { mostSeriesGames, mostSeriesPeople, seriesAfter, seriesOf } from '../../shared/protocol/series'
import { nextSeats } from '../../main/host/table/next-game'
import { party, play, running } from './party'
import { cleanUp, newRig, playOut, toyTable, type Client } from './rig'

afterEach(cleanUp)

const series = async (client: Client, table: string) =>
  (await client.get({ type: 'openTable', table })).table.series

async function rematch(client: Client, table: string): Promise<string> {
  const made = await client.get({ type: 'rematch', table })
  await client.get({ type: 'openTable', ...made })
  return made.table
}

test('a series goes from rematch to rematch, past deleted tables and a restart; an abandoned game does not count', async () => {
  const rig = await newRig()
  let client = rig.client()
  const { table: first } = await toyTable(client)
  await playOut(client, 3)
  expect(await series(client, first)).toBeUndefined()

  const second = await rematch(client, first)
  const afterOne = await series(client, second)
  expect(afterOne).toMatchObject({
    names: ['Anna', 'Ben'],
    games: [{ number: 1, totals: [3, 0], won: [0, 1] }]
  })
  await client.get({ type: 'deleteTable', table: first })
  await playOut(client, 2)
  const third = await rematch(client, second)
  await client.get({ type: 'deleteTable', table: second })
  await client.get({ type: 'abandonTable', table: third })
  const fourth = await rematch(client, third)
  await rig.again()
  client = rig.client()
  const now = await series(client, fourth)
  expect(now?.games.map(({ number }) => number)).toEqual([1, 2])
  expect(now?.games[0]).toEqual(afterOne?.games[0])
  expect(now?.games[1]?.totals.toSorted()).toEqual([0, 2])
  await playOut(client, 1)
  const fifth = await rematch(client, fourth)
  expect((await series(client, fifth))?.games.map(({ number }) => number)).toEqual([1, 2, 3])
  // In the list, only open tables carry it.
  await rig.again()
  const { tables } = await rig.client().get({ type: 'listTables' })
  expect(tables.map((one) => 'series' in one)).toEqual(tables.map(() => false))
})

test('a series that cannot be read is left out, and nothing else of the table is', async () => {
  const rig = await newRig()
  const client = rig.client()
  const { table } = await toyTable(client)
  await playOut(client, 3)
  const next = await rematch(client, table)
  const path = rig.path(next).replace(/\.caravan$/, '.json')
  const rewrite = async (text: object): Promise<void> => {
    // A host that closes writes its tables.
    await rig.host.close()
    writeFileSync(path, JSON.stringify(text))
    await rig.again()
  }
  await rig.host.close()
  const { check: _, ...file } = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>
  const [game] = file['series'] as object[]
  const odd: unknown[] = [
    'x',
    {},
    null,
    [7],
    [[]],
    [{ ...game, number: 0 }],
    [{ ...game, id: 'x'.repeat(61) }],
    [{ ...game, seats: [{ name: 'n'.repeat(200), total: 1 }] }],
    [{ ...game, seats: Array(9).fill({}) }],
    [{ ...game, seats: [{ name: 'Anna', total: 'many' }] }],
    Array(mostSeriesGames + 1).fill(game)
  ]
  for (const one of odd) {
    await rewrite({ ...file, series: one, afterSeats: [1, 'x'] })
    const { table: info } = await rig.client().get({ type: 'openTable', table: next })
    expect([one, info.series, info.afterSeats]).toEqual([one, undefined, undefined])
    expect(info).toMatchObject({ status: 'running', after: table, created: file['created'] })
    expect(info.damage).toBeUndefined()
  }
  await rewrite(file)
  expect((await series(rig.client(), next))?.games).toHaveLength(1)
})

test('a series is bounded in games and people, and what is sent passes the schema of guests’ apps', () => {
  const result = (id: number, names: readonly string[]) => ({
    id: `t${id}`,
    seats: names.map((name, seat) => ({ name, total: seat, ...(seat === 1 && { won: true as const }) }))
  })
  const long = Array.from({ length: 60 }).reduce<ReturnType<typeof seriesAfter>>(
    (before, _, at) => seriesAfter(before, result(at, ['A', 'B'])),
    []
  )
  expect([long.length, long[0]?.number, long.at(-1)?.number]).toEqual([mostSeriesGames, 21, 60])
  expect(JSON.stringify(seriesOf(long)).length).toBeLessThan(2500)
  const changing = Array.from({ length: 9 }).reduce<ReturnType<typeof seriesAfter>>(
    (before, _, at) => seriesAfter(before, result(at, [`A${at}`, `B${at}`, 'C'])),
    []
  )
  const sent = seriesOf(changing)
  expect(sent?.names.length).toBeLessThanOrEqual(mostSeriesPeople)
  expect(sent?.games.map(({ number }) => number)).toEqual([3, 4, 5, 6, 7, 8, 9])
  expect(sent?.games.at(-1)).toMatchObject({ won: [sent?.names.indexOf('B8')] })
  const info = {
    id: 't',
    game: 'toy',
    status: 'over',
    seats: [],
    options: {},
    created: 0,
    updated: 0,
    choices: 0
  }
  const push = { type: 'tables', tables: [{ ...info, waiting: [], series: sent, afterSeats: [1, 0] }] }
  expect(pushSchema.parse(push)).toEqual(push)
})

test('seats can be kept, drawn, or turned so that the next in order sits first and begins', () => {
  const chance = () => new Chance(seeded(3))
  expect(nextSeats('kept', 3, 1, chance())).toEqual({ order: [0, 1, 2], begins: 'drawn' })
  expect(nextSeats('turned', 3, 0, chance())).toEqual({ order: [1, 2, 0], begins: '0' })
  expect(nextSeats('turned', 3, 1, chance())).toEqual({ order: [2, 0, 1], begins: '0' })
  expect(nextSeats('turned', 3, 2, chance())).toEqual({ order: [0, 1, 2], begins: '0' })
  expect(nextSeats('turned', 3, undefined, chance())).toEqual({ order: [1, 2, 0], begins: 'drawn' })
  expect(nextSeats('drawn', 2, 1, chance())).toEqual({ order: [0, 1], begins: 'drawn' })
  const drawn = nextSeats('drawn', 4, 0, chance())
  expect([drawn.order.toSorted(), drawn.begins]).toEqual([[0, 1, 2, 3], 'drawn'])
})

test.each(games)('$rules.id tells who began', ({ rules, starter }) => {
  const seats = ['A', 'B', 'C'].map((name, at) => ({ name, colour: `${at}` }))
  for (const startPlayer of ['0', '2']) {
    const options = {
      ...Object.fromEntries(rules.options.map(({ id, fallback }) => [id, fallback])),
      startPlayer
    }
    const { header } = dealMatch(rules, { options, seats, pack: undefined }, seeded(5))
    expect(starter?.(firstPosition(rules, header))).toBe(Number(startPlayer))
  }
})

test('guests keep their seats where people are seated anew: the tokens of the table before give them where they sit now', async () => {
  const all = await party()
  const { table, tokens } = await running(all, 2)
  const [one = '', two = ''] = tokens
  const { table: next } = await all.local.get({ type: 'rematch', table, seating: 'turned' })
  const guest = await all.guest()
  const { tables } = await guest.get({ type: 'listTables' })
  expect(tables.find(({ id }) => id === next)).toMatchObject({ after: table, afterSeats: [1, 2, 0] })
  // The former seat’s number gives nothing: that seat is somebody else’s now.
  expect(await guest.enter(next, { 1: one })).toMatchObject({ own: [] })
  const entered = await guest.enter(next, { 0: one })
  expect(entered).toMatchObject({
    own: [0],
    table: {
      seats: [
        { name: 'Guest 1', by: 'lan', present: true },
        { name: 'Guest 2', by: 'lan', present: false },
        { name: 'Seat 0', by: 'here' }
      ]
    }
  })
  const other = await all.guest()
  expect(await other.enter(next, { 1: two })).toMatchObject({ own: [1] })
  expect((await all.local.get({ type: 'openTable', table: next })).own).toEqual([2])
  for (const [wire, seat] of [
    [guest, 0],
    [other, 1]
  ] as const)
    expect(await play(wire, seat, { type: 'pledge', value: 1 })).toMatchObject({ ok: true })
  await all.local.play(2, { type: 'pledge', value: 1 })
  // Whoever sits first now begins: the next after the one who began before.
  expect(await play(other, 1, { type: 'pass' })).toMatchObject({ ok: false })
  expect(await play(guest, 0, { type: 'pass' })).toMatchObject({ ok: true })

  // And once more, with a restart in between and without the first table.
  const { table: last } = await all.local.get({ type: 'rematch', table: next, seating: 'turned' })
  await all.local.get({ type: 'deleteTable', table })
  const again = await all.again()
  await again.local.get({ type: 'openTable', table: last })
  await vi.waitFor(again.port)
  expect(await (await again.guest()).enter(last, { 2: one, 0: two })).toMatchObject({
    own: [0, 2],
    table: { seats: [{ name: 'Guest 2' }, { name: 'Seat 0', by: 'here' }, { name: 'Guest 1' }] }
  })
})

test('computers take their level and style along, and a table with a password still says nothing of its people', async () => {
  const all = await party()
  const { table } = await running(all, 1)
  await all.local.get({ type: 'setSeat', table, seat: 1, by: 'bot', level: 4, style: 'trader' })
  const share = { locked: false, spectators: true, password: 'secret' }
  await all.local.get({ type: 'shareTable', table, share })
  const { table: next } = await all.local.get({ type: 'rematch', table, seating: 'turned' })
  const { tables } = await all.local.get({ type: 'listTables' })
  expect(tables.find(({ id }) => id === next)?.seats).toMatchObject([
    { name: 'Guest 1', by: 'bot', level: 4, style: 'trader' },
    { name: 'Seat 0', by: 'here' }
  ])
  const stranger = await all.guest()
  const seen = (await stranger.get({ type: 'listTables' })).tables.find(({ id }) => id === next)
  expect(seen).toMatchObject({ seats: [], afterSeats: [1, 0] })
  expect(seen?.series).toBeUndefined()
})
