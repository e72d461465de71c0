// The history of a table: complete, in pages, and for no viewer more than the views of the rules show.

import { afterEach, describe, expect, test } from 'vitest'
import { historyPage } from '../../main/host/table/history'
import { seeded } from '../../shared/engine/chance'
import { logOf } from '../../shared/engine/record'
import type { Viewer } from '../../shared/engine/rules'
import { copyOf } from '../../shared/engine/visibility'
import { games, type Game } from '../../shared/games'
import { answerSchemas } from '../../shared/protocol/from-host'
import { permuted, renamed } from '../laws/worlds/relabel'
import { randomGame, type RandomGame } from '../lib/random-game'
import { party, running } from './party'
import { cleanUp, newRig, toyTable, type Client } from './rig'
import { toyTurns } from './toy'

afterEach(cleanUp)

const whole = (viewer: Viewer): { type: 'history'; viewer: Viewer; from: number; count: number } => ({
  type: 'history',
  viewer,
  from: 0,
  count: 200
})

async function toTheEnd(client: Client): Promise<void> {
  for (let turn = 0; turn < toyTurns; turn++) await client.play(turn % 2, { type: 'pass' })
}

/** The history of a recorded game for a viewer, without checking permission. */
const given = (game: Game, { header, entries }: RandomGame, viewer: Viewer, from = 0, count = 10_000) =>
  historyPage({ header, game, log: logOf(entries) }, { viewer, from, count, present: viewer, over: true })

describe.each(games.map((game) => [game.rules.id, game] as const))('%s', (_, game) => {
  const played = randomGame(game.rules, { players: 3, seed: 11, undoOneIn: 7 })

  test('the first position and the events of choices that were not undone lead to each view of the last position', () => {
    for (const viewer of [0, 1, 2, 'public', 'open'] as const) {
      const { setup, entries, next } = given(game, played, viewer)
      const position = copyOf(setup)
      for (const entry of entries)
        if (!entry.undone) for (const event of entry.events) game.rules.evolve(position, event)
      expect(next).toBe(logOf(played.entries).length)
      expect(position).toEqual(game.rules.view(played.match.state, viewer))
    }
  })

  test('pages join without a gap, and only the first has the first position', () => {
    const all = given(game, played, 'public')
    const pages = Array.from({ length: Math.ceil(all.next / 17) }, (_, i) =>
      given(game, played, 'public', i * 17, 17)
    )
    expect(pages.flatMap(({ entries }) => entries)).toEqual(all.entries)
    for (const page of pages) expect(answerSchemas.history.parse(page)).toEqual(page)
    expect(pages.map((page) => 'setup' in page)).toEqual(pages.map((_, i) => i === 0))
  })

  test('law 8: swapping what a viewer is never shown changes no byte of that viewer’s history', () => {
    const half = randomGame(game.rules, { players: 3, seed: 5, choices: 60 })
    for (const viewer of [0, 1, 2, 'public'] as const) {
      const names = permuted(neverShown(game, half, viewer), seeded(3))
      expect(names.size).toBeGreaterThan(2)
      const { rules } = game
      const header = { ...half.header, first: renamed(half.header.first, names) }
      const entries = renamed(half.entries, names) as RandomGame['entries']
      const other: RandomGame = { ...half, header, entries }
      const setup: typeof rules.setup = (config, chance) => renamed(rules.setup(config, chance), names)
      const world = { ...game, rules: { ...rules, setup } }
      const told = (of: Game, record: RandomGame, to: Viewer): string => JSON.stringify(given(of, record, to))
      expect(told(world, other, viewer)).toBe(told(game, half, viewer))
      expect(told(world, other, 'open')).not.toBe(told(game, half, 'open'))
    }
  })
})

/** Groups of identities, by zone, that the viewer cannot tell apart at any position of the game. */
function neverShown(game: Game, { entries }: RandomGame, viewer: Viewer): string[][] {
  const { rules } = game
  const half = randomGame(rules, { players: 3, seed: 5, choices: 0 })
  const state = half.match.state
  let hidden = Object.values(rules.unseen(state, viewer)).map((ids) => [...ids])
  for (const line of logOf(entries))
    for (const event of line.entry.events) {
      rules.evolve(state, event)
      const now = new Set(Object.values(rules.unseen(state, viewer)).flat())
      hidden = hidden.map((ids) => ids.filter((id) => now.has(id)))
    }
  return hidden
}

test('during the game everybody gets the public view, and a seat’s own only if it is taken over with its secrets', async () => {
  const rig = await newRig()
  const client = rig.client()
  await toyTable(client)
  expect(await client.get(whole('public'))).toMatchObject({ next: 2, setup: { phase: 'pledge' } })
  expect(await client.refused(whole('open'))).toEqual({ code: 'not-over' })
  expect(await client.refused(whole(0))).toEqual({ code: 'not-your-seat', numbers: { seat: 0 } })
  await client.get({ type: 'takeOver', seat: 0, secrets: false })
  expect((await client.refused(whole(0))).code).toBe('not-your-seat')
  await client.get({ type: 'takeOver', seat: 0, secrets: true })
  const { entries } = await client.get(whole(0))
  expect(entries.map(({ events }) => events[0])).toMatchObject([{ value: 4 }, { value: -1 }])
  expect((await client.refused(whole(1))).code).toBe('not-your-seat')
  expect((await client.refused(whole(7))).code).toBe('not-your-seat')
})

test('an abandoned game reveals no more than before', async () => {
  const client = (await newRig()).client()
  const { table } = await toyTable(client)
  await client.get({ type: 'abandonTable', table })
  expect((await client.refused(whole('open'))).code).toBe('not-over')
})

test('after the end everybody at the table gets every view, guests and spectators too', async () => {
  const all = await party()
  const { table, wires } = await running(all, 1)
  const { local } = all
  const [guest] = wires
  const watcher = await all.guest()
  await watcher.ask({ type: 'openTable', table })
  await local.play(0, { type: 'pledge', value: 3 })
  const { decisions } = (await guest?.get({ type: 'takeOver', seat: 1, secrets: true })) ?? { decisions: [] }
  const decision = decisions.find(({ seat }) => seat === 1)?.id ?? -1
  const pledge = { type: 'pledge', value: 5 }
  await guest?.ask({ type: 'choose', command: 'p', seat: 1, decision, choices: [pledge] })
  expect((await watcher.refused(whole('open'))).code).toBe('not-over')
  await local.get({ type: 'setSeat', table, seat: 1, by: 'here' })
  await toTheEnd(local)
  for (const viewer of [0, 1, 'public', 'open'] as const) {
    expect((await watcher.get(whole(viewer))).next).toBe(2 + toyTurns)
    expect((await guest?.get(whole(viewer)))?.next).toBe(2 + toyTurns)
  }
  expect((await watcher.refused(whole(2))).code).toBe('not-your-seat')
})

test('the history can be read only by a client that has opened the table', async () => {
  const client = (await newRig()).client()
  expect((await client.refused(whole('public'))).code).toBe('no-table')
})
