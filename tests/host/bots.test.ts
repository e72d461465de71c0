// Bots at a table play by the same requests and views as people.

import { afterEach, expect, test } from 'vitest'
import { games } from '../../shared/games/index'
import { randomChoice } from '../../shared/players/random'
import { readRecord } from '../../main/host/folder/record'
import { drawn } from '../lib/draw'
import { cleanUp, newRig, type Client } from './rig'

afterEach(cleanUp)

const bot = 'bot' as const

/** Waits until the table is over. */
async function over(client: Client): Promise<void> {
  for (;;) {
    for (const push of client.heard.splice(0))
      if (push.type === 'tables' && push.tables.some(({ status }) => status === 'over')) return
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

test.each(drawn('bots alone', games).map(({ rules }) => rules.id))(
  'bots alone play a whole game of %s',
  async (game) => {
    const rig = await newRig({ games, botPace: 0 })
    const client = rig.client()
    const seats = ['red', 'blue'].map((colour) => ({ name: `Bot ${colour}`, colour, by: bot }))
    const { table } = await client.get({ type: 'gatherTable', game, options: {}, seats })
    await client.get({ type: 'beginTable', table })
    await over(client)
    const record = readRecord(Buffer.from(rig.file(table)), games, () => 0, 'play')
    expect(record.ok).toBe(true)
  },
  120_000
)

test('a bot plays only its own seat, goes on after a restart, and nobody can take its seat over', async () => {
  const rig = await newRig({ botPace: 0 })
  const client = rig.client()
  const seats = [
    { name: 'Ann', colour: 'red', by: 'here' as const },
    { name: 'Bot', colour: 'blue', by: bot }
  ]
  const { table } = await client.get({ type: 'gatherTable', game: 'toy', options: { first: '0' }, seats })
  await client.get({ type: 'beginTable', table })
  await client.get({ type: 'openTable', table })
  expect((await client.refused({ type: 'takeOver', seat: 1, secrets: true })).code).toBe('not-your-seat')
  await client.play(0, { type: 'pledge', value: 4 })
  while ((await client.get({ type: 'openTable', table })).next < 2) await client.pushes()
  await rig.again()
  const later = rig.client()
  await later.get({ type: 'openTable', table })
  await later.play(0, { type: 'pass' })
  while ((await later.get({ type: 'openTable', table })).next < 4) await later.pushes()
  const { log } = await later.get({ type: 'openTable', table })
  expect(new Set(log.slice(3).map(({ seat }) => seat))).toEqual(new Set([1]))
})

test('each legal choice is equally likely, and a seat without a decision chooses nothing', () => {
  const [game] = games
  if (!game) throw new Error('no game')
  const asked: number[] = []
  const source = (n: number): number => {
    asked.push(n)
    return n - 1
  }
  const { rules } = game
  const set = { count: () => 3, nth: (index: number) => `choice ${index}` }
  const tiny = { ...rules, decisions: () => [{ seat: 1, task: 't', simultaneous: false, choices: set }] }
  expect(randomChoice(tiny, {}, 1, source)).toBe('choice 2')
  expect(randomChoice(tiny, {}, 0, source)).toBeUndefined()
  expect(asked).toEqual([3])
})

test('the level of a bot is chosen with its seat, changed at the table, kept over a restart, and has a default', async () => {
  const rig = await newRig({ botPace: 1_000_000 })
  const client = rig.client()
  const seats = [
    { name: 'Ann', colour: 'red', by: bot, level: 3 as const },
    { name: 'Bot', colour: 'blue', by: bot },
    { name: 'Cleo', colour: 'green', by: 'here' as const, level: 1 as const }
  ]
  const { table } = await client.get({ type: 'gatherTable', game: 'toy', options: {}, seats })
  const levels = async (from: Client): Promise<unknown[]> => {
    const { tables } = await from.get({ type: 'listTables' })
    return tables[0]?.seats.map(({ level }) => level) ?? []
  }
  expect(await levels(client)).toEqual([3, 2, undefined])
  await client.get({ type: 'beginTable', table })
  await client.get({ type: 'setSeat', table, seat: 1, by: 'bot', level: 1 })
  await client.get({ type: 'setSeat', table, seat: 0, by: 'here' })
  const foreign = { type: 'setSeat', table, seat: 1, by: 'bot', level: 9 }
  expect((await client.refused(foreign as never)).code).toBe('malformed')
  expect(await levels(client)).toEqual([undefined, 1, undefined])
  await rig.again()
  expect(await levels(rig.client())).toEqual([undefined, 1, undefined])
})

test('the style of a bot is chosen with its seat, changed and removed at the table, and kept over a restart', async () => {
  const rig = await newRig({ botPace: 1_000_000 })
  const client = rig.client()
  const seats = [
    { name: 'Ann', colour: 'red', by: bot, style: 'racer' },
    { name: 'Bot', colour: 'blue', by: bot },
    { name: 'Cleo', colour: 'green', by: 'here' as const, style: 'racer' }
  ]
  const { table } = await client.get({ type: 'gatherTable', game: 'toy', options: {}, seats })
  const styles = async (from: Client): Promise<unknown[]> => {
    const { tables } = await from.get({ type: 'listTables' })
    return tables[0]?.seats.map(({ style }) => style) ?? []
  }
  expect(await styles(client)).toEqual(['racer', undefined, undefined])
  await client.get({ type: 'beginTable', table })
  await client.get({ type: 'setSeat', table, seat: 0, by: 'bot', level: 4 })
  await client.get({ type: 'setSeat', table, seat: 1, by: 'bot', style: 'saver' })
  expect(await styles(client), 'another level leaves the style').toEqual(['racer', 'saver', undefined])
  const foreign = { type: 'setSeat', table, seat: 1, by: 'bot', style: '<b>' } as const
  expect((await client.refused(foreign)).code).toBe('malformed')
  await rig.again()
  const later = rig.client()
  expect(await styles(later)).toEqual(['racer', 'saver', undefined])
  await later.get({ type: 'setSeat', table, seat: 0, by: 'bot', style: null })
  await later.get({ type: 'setSeat', table, seat: 1, by: 'here' })
  expect(await styles(later)).toEqual([undefined, undefined, undefined])
})
