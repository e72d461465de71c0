// Content packs of Voyages: one for each module with values of ours, and games with them.

import { expect, test } from 'vitest'
import { readPack } from '../../shared/engine/pack-text'
import { voyagesWithPlayers } from '../../shared/games/voyages/with-players'
import { voyagesPacks } from '../../shared/games/voyages/packs'
import type { Module } from '../../shared/games/voyages/game'
import { modules } from '../../shared/games/voyages/modules'
import { playedOver, type PackEvent } from '../lib/pack-game'

const packs = voyagesPacks((played: readonly Module[]) => played)
type Entries = Record<string, unknown>[]
type Pack = Record<string, unknown>
const starter = (part: string): Pack => JSON.parse(packs.starter(part)) as Pack
const entries = (pack: Pack, table: string): Entries => pack[table] as Entries
const faultsOf = (pack: Pack): unknown => {
  const reading = readPack(packs, JSON.stringify(pack))
  return reading.ok ? [] : reading.faults
}
const hashes = (played: readonly Module[]): Record<string, string> =>
  Object.fromEntries(played.map(({ id, tables }) => [id, tables.hash]))
const ours = hashes(modules)

test('the base game and the New Characters are the printed ones: the other modules have packs', () => {
  expect(packs.parts).toEqual(['secret-paths', 'companions', 'agents', 'venice'])
  expect(voyagesWithPlayers.packs.parts).toEqual(packs.parts)
})

test.each(packs.parts ?? [])(
  'the pack template for %s is a valid pack for it, and changes no other module',
  (part) => {
    const reading = readPack(packs, packs.starter(part))
    if (!reading.ok) throw new Error(JSON.stringify(reading.faults))
    expect(reading.parts).toEqual([part])
    const { [part]: _, ...others } = hashes(packs.over(reading.pack))
    const { [part]: _own, ...same } = ours
    expect(others).toEqual(same)
  }
)

test('agents: the pack template contains the built-in values', () => {
  const [module] = packs.over(starter('agents')).filter(({ id }) => id === 'agents')
  const mine = modules.find(({ id }) => id === 'agents')
  expect(module?.content).toEqual(mine?.content)
})

test('a pack that has not passed the check is not played with', () => {
  const unchecked = { ...starter('agents'), module: 'jesters' }
  expect(() => packs.over(unchecked)).toThrow('not a pack that has passed the check')
})

test('a pack names its module, and an unknown module is reported with its name', () => {
  const { module: _, ...nameless } = starter('agents')
  expect(faultsOf(nameless)).toEqual([{ line: 1, path: '', code: 'missing', numbers: { key: 'module' } }])
  expect(faultsOf({ ...starter('agents'), module: 'jesters' })).toEqual([
    {
      line: 1,
      path: 'module',
      code: 'not-one-of',
      numbers: { values: 'secret-paths, companions, agents, venice' }
    }
  ])
  expect(faultsOf({ ...starter('agents'), game: 'khan' })).toMatchObject([
    { path: 'game', code: 'not-one-of', numbers: { values: 'voyages' } }
  ])
  expect(packs.check([])).toMatchObject({ faults: [{ path: '', code: 'wrong-type' }] })
})

test('packs for several modules are combined into one value, in the order of the modules, each once', () => {
  const [agents, venice] = [starter('agents'), starter('venice')]
  const both = packs.joined?.([venice, agents])
  expect(both).toEqual({ caravanPacks: 1, game: 'voyages', packs: [agents, venice] })
  expect(packs.check(both)).toEqual({
    ok: true,
    pack: both,
    name: 'Our agents, Our Venice',
    parts: ['agents', 'venice']
  })
  expect(packs.joined?.([agents])).toEqual(agents)
  expect(packs.joined?.([])).toBeUndefined()
  expect(packs.check({ caravanPacks: 1, game: 'voyages', packs: [agents, agents] })).toEqual({
    ok: false,
    faults: [{ path: 'packs[1].module', code: 'module-twice', numbers: { module: 'agents' } }]
  })
  const broken = { ...venice, reputation: [] }
  expect(packs.check({ caravanPacks: 1, game: 'voyages', packs: [agents, broken] })).toMatchObject({
    faults: [{ path: 'packs[1].reputation', code: 'too-few', numbers: { least: 6 } }]
  })
  // A pack file is for one module.
  expect(readPack(packs, JSON.stringify(both))).toMatchObject({ ok: false })
})

test.each<[string, string, Pack, object]>([
  [
    'a companion with an ability that there is not',
    'companions',
    { ability: { kind: 'flight', uses: 1 } },
    {
      path: 'companions[0].ability.kind',
      code: 'not-one-of',
      numbers: {
        values: 'freeBonus, camelsOff, freePlacement, khansFavor, contract, coinsOff, cardUses'
      }
    }
  ],
  [
    'a companion for a die of seven',
    'companions',
    { minDie: 7 },
    { path: 'companions[0].minDie', code: 'out-of-range', numbers: { most: 6 } }
  ],
  [
    'a companion that costs points',
    'companions',
    { cost: { vp: 1 } },
    { path: 'companions[0].cost.vp', code: 'unknown-key', numbers: { key: 'vp' } }
  ]
])('broken pack: %s', (_what, part, change, fault) => {
  const pack = starter(part)
  const [first, ...more] = entries(pack, 'companions')
  expect(packs.check({ ...pack, companions: [{ ...first, ...change }, ...more] })).toEqual({
    ok: false,
    faults: [fault]
  })
})

test('broken packs are refused: a goal card with the same city twice, too few token values, a missing palace', () => {
  const agents = starter('agents')
  const goals = entries(agents, 'goalCards').map((goal) => ({ ...goal, places: ['adana', 'adana'] }))
  expect(packs.check({ ...agents, goalCards: goals.slice(0, 4) })).toMatchObject({
    faults: [0, 1, 2, 3].map((i) => ({ path: `goalCards[${i}].places`, code: 'same-city' }))
  })
  expect(packs.check({ ...agents, tokenValues: [1, 2, 3, 4] })).toMatchObject({
    faults: [{ path: 'tokenValues', code: 'too-few', numbers: { least: 5 } }]
  })
  const venice = starter('venice')
  expect(packs.check({ ...venice, palaces: entries(venice, 'palaces').slice(1) })).toMatchObject({
    faults: [{ path: 'palaces', code: 'entry-missing', numbers: { id: 'venice/cannaregio', count: 6 } }]
  })
})

const on = { agents: 'on', companions: 'on', venice: 'on', 'secret-paths': 'on', characters: 'draft' }

/** The events of games from several seeds with a pack. */
const gamesOver = (pack: unknown): readonly PackEvent[] =>
  [3, 5].flatMap((seed) => playedOver('voyages', { pack, players: 4, options: on, seed }))

test('games with packs for all modules are played and replayed from their files, and have the values of the packs', () => {
  const [companions, venice, paths] = [starter('companions'), starter('venice'), starter('secret-paths')]
  const mine = packs.joined?.([
    {
      ...companions,
      companions: entries(companions, 'companions').map(({ id }) => ({
        id,
        minDie: 1,
        cost: {},
        onTake: { pepper: 2 },
        ability: { kind: 'contract', reward: { vp: 1 }, uses: 1 }
      }))
    },
    {
      ...venice,
      palaces: entries(venice, 'palaces').map(({ id }) => ({ id, minDie: 1, cost: {}, reward: { silk: 1 } })),
      founderReward: { coin: 1 },
      reputation: [{ vp: 9 }, { vp: 8 }, { vp: 7 }, { vp: 6 }, { vp: 5 }, { vp: 4 }]
    },
    {
      ...paths,
      paths: entries(paths, 'paths').map(({ id }) => ({ id, effect: { kind: 'coinsOff', coins: 1 } }))
    },
    { ...starter('agents'), tokenValues: [6, 6, 6, 6, 6] }
  ])
  const told = gamesOver(mine)
  const gained = (kind: string): readonly unknown[] =>
    told.filter(({ type, cause }) => type === 'gained' && cause?.kind === kind).map(({ items }) => items)
  expect(gained('companions/companion')).toContainEqual({ pepper: 2 })
  for (const items of gained('companions/companion')) expect([{ pepper: 2 }, { vp: 1 }]).toContainEqual(items)
  expect(gained('venice/palace')).toContainEqual({ silk: 1 })
  expect(gained('venice/reputation')).toContainEqual({ vp: 9 })
  expect(told.filter(({ type, cause }) => type === 'paid' && cause?.kind === 'venice/palace')).toEqual([])
})
