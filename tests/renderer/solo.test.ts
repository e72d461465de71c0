// Solo games against the computer: the day in UTC, and the records.

import { expect, test } from 'vitest'
import { fileSource } from '../../renderer/features/replay/file-source'
import { bestTurn } from '../../renderer/features/solo/best-turn'
import { dayLater, dayOf } from '../../renderer/features/solo/day'
import { bestOfDay, characterRecords, recordsOf, resultOfDay } from '../../renderer/features/solo/records'
import { fileOf, positionAt } from '../../renderer/features/solo/training'
import { quick } from '../../shared/engine/chance'
import { readFile } from '../../shared/engine/file'
import { Match } from '../../shared/engine/match'
import { configOf, originOf } from '../../shared/engine/record'
import { gameById } from '../../shared/games'
import { solved } from '../../shared/players/solve'
import type { SoloGame } from '../../shared/protocol/messages'
import { khanUi } from '../../renderer/games/khan'
import { voyagesUi } from '../../renderer/games/voyages'
import { khan } from '../../shared/games/khan'
import { modules } from '../../shared/games/voyages/modules'
import { giveInterfaces, interfaces } from './interfaces'

giveInterfaces(interfaces)

const game = (points: number, more: Partial<SoloGame> = {}): SoloGame => ({
  table: `t${points}`,
  game: 'voyages',
  players: 3,
  level: 3,
  points,
  won: points > 50,
  at: points,
  ...more
})

test('a day is a UTC day', () => {
  expect(dayOf(Date.parse('2026-11-23T23:59:59Z'))).toBe('2026-11-23')
  expect(dayOf(Date.parse('2026-11-24T00:00:00+02:00'))).toBe('2026-11-23')
})

test('days follow each other across months, years and changes of the clock', () => {
  expect([dayLater('2026-12-31', 1), dayLater('2027-01-06', -7)]).toEqual(['2027-01-01', '2026-12-30'])
  expect(dayLater('2028-02-28', 1)).toBe('2028-02-29')
  expect(dayLater('2026-03-28', 2)).toBe('2026-03-30')
})

test('there is a record for each game, number of players, level and character', () => {
  const kubilai = { character: 'kubilai-khan' }
  const games = [
    game(40, kubilai),
    game(61, kubilai),
    game(55),
    game(70, { players: 4 }),
    game(30, { level: 2 })
  ]
  expect(recordsOf(games)).toEqual([
    { game: 'voyages', players: 3, level: 2, best: 30, games: 1, wins: 0 },
    { game: 'voyages', players: 3, level: 3, best: 55, games: 1, wins: 1 },
    { game: 'voyages', players: 3, level: 3, ...kubilai, best: 61, games: 2, wins: 1 },
    { game: 'voyages', players: 4, level: 3, best: 70, games: 1, wins: 1 }
  ])
})

test('every character has a name in the records, those of modules and of mixed tables included', () => {
  const ids = [
    ...modules.flatMap(({ content }) => (content?.characters ?? []).map(({ id }) => ({ ui: voyagesUi, id }))),
    ...[...khan.content.characters, ...khan.content.guests].map(({ id }) => ({ ui: khanUi, id })),
    ...(voyagesUi.characters ?? []).map((id) => ({ ui: voyagesUi, id }))
  ]
  expect(ids.length).toBeGreaterThan(25)
  expect(ids.filter(({ ui, id }) => ui.characterName?.(id) === id)).toEqual([])
  expect(voyagesUi.characterName?.('nobody')).toBe('nobody')
})

test('characters are won at the highest level beaten; those of modules join once they were played', () => {
  const [berke, mercator] = ['berke-khan', 'mercator-ex-tabriz-3p']
  const ids = [berke, 'mercator-ex-tabriz-2p', mercator, 'kubilai-khan']
  const games = [
    game(60, { character: berke, level: 2 }),
    game(61, { character: berke, level: 4 }),
    game(62, { character: berke, level: 1 }),
    game(40, { character: mercator }),
    game(70, { character: 'new-characters/altan-ord' }),
    game(70, { character: 'kubilai-khan', game: 'khan' })
  ]
  const found = characterRecords(games, 'voyages', ids, (id) => voyagesUi.characterName?.(id) ?? id)
  expect(found).toEqual([
    { id: berke, name: 'Berke Khan', played: true, beaten: 4 },
    { id: 'mercator-ex-tabriz-2p', name: 'Mercator ex Tabriz', played: true },
    { id: 'kubilai-khan', name: 'Kubilai Khan', played: false },
    { id: 'new-characters/altan-ord', name: 'Altan Ord', played: true, beaten: 3 }
  ])
})

test('the best result of a day’s table is found', () => {
  const daily = '2026-11-23'
  const games = [game(44, { daily }), game(48, { daily }), game(90), game(60, { daily: '2026-11-22' })]
  expect(bestOfDay(games, daily, 'voyages', 1)?.points).toBe(48)
  expect(bestOfDay(games, daily, 'expedition', 1)).toBeUndefined()
  // A better result against weaker players than the day's comes after any against those of the day.
  const weaker = game(70, { daily, level: 2 })
  expect(bestOfDay([...games, weaker], daily, 'voyages', 3)?.points).toBe(48)
  expect(bestOfDay([weaker], daily, 'voyages', 3)?.points).toBe(70)
})

test('a day is won once a table of it was won against players of its level, whatever the game', () => {
  const daily = '2026-11-23'
  const lost = game(44, { daily })
  expect(resultOfDay([game(60)], daily, 3)).toBeUndefined()
  expect(resultOfDay([lost, game(60, { daily, level: 2 })], daily, 3)).toBe('played')
  expect(resultOfDay([lost, game(60, { daily, game: 'khan' })], daily, 3)).toBe('won')
})

test('a training position is a game file that continues at its turn, and its best turn gains the stated amount', async () => {
  const position = await positionAt({ game: 'voyages', number: 1 })
  if (!position) throw new Error('no position')
  const read = readFile(await fileOf(position, ['Anna', 'Ben', 'Carla', 'David']))
  if (!read.ok) throw new Error(read.code)
  const rules = gameById(position.game)?.rules
  if (!rules) throw new Error('no game')
  const { header, entries } = read
  const match = Match.restore(rules, configOf(header), originOf(rules, header), entries, quick(1), true)
  expect(rules.decisions(match.state, 'public').map(({ seat }) => seat)).toEqual([position.seat])
  const found = solved(rules, match.state, position.seat, 20_000)
  for (const choice of found?.best.path ?? []) match.choose(position.seat, choice)
  const score = rules.outcome(match.state)?.scores.find(({ seat }) => seat === position.seat)
  expect(score?.total).toBe(position.best)
})

test.each([
  ['voyages', 1, ['moneyBag', 'endTurn']],
  // One die is turned up for the last column; none there and back.
  ['voyages', 6, ['moneyBag', 'adjust', 'place', 'column', 'endTurn']],
  ['khan', 1, ['place', 'step', 'endTurn']]
])(
  'the best turn of %s, position %i, can be replayed: it ends the game, and has no needless choice',
  async (game, number, types) => {
    const position = await positionAt({ game, number })
    if (!position) throw new Error('no position')
    const turn = await bestTurn(position)
    expect(turn.map((choice) => (choice as { readonly type: string }).type)).toEqual(types)
    const source = fileSource(await fileOf(position, ['Anna', 'Ben', 'Carla', 'David'], turn))
    if ('refusal' in source) throw new Error(source.refusal.code)
    expect(source.table.choices).toBe(position.moves.length + turn.length)
    expect(source.table.status).toBe('over')
  }
)
