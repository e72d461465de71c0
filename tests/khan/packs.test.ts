// Content packs of the Khan: they replace tables of ours, must keep what is printed, and can be played with.

import { expect, test } from 'vitest'
import { readPack } from '../../shared/engine/pack-text'
import { baseContent, type Content } from '../../shared/games/khan/content'
import { khanPacks } from '../../shared/games/khan/packs'
import { playedOver } from '../lib/pack-game'
import { say } from './say'
import { alone, freshTable } from './table'

const packs = khanPacks((content: Content) => content)
const starter = packs.starter()
type Entries = Record<string, unknown>[]
interface Pack {
  readonly contracts: Entries
  readonly routes: Entries
  readonly cityCards: Entries
  readonly markers: Entries
  readonly outposts: Entries
  readonly shields: Entries
  readonly places: Entries
  readonly goals: Entries
}
const whole = (): Pack => JSON.parse(starter) as Pack
const headed = (tables: object): object => ({ caravanPack: 1, game: 'khan', name: 'Ours', ...tables })
/** Faults of a pack that is chosen for a new table. */
const faultsOf = (tables: object): unknown => {
  const reading = packs.check(headed(tables), () => undefined)
  return reading.ok ? [] : reading.faults
}
const contentOver = (tables: object): Content => {
  const reading = packs.check(headed(tables))
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults))
  return packs.over(reading.pack)
}

test('the pack template is a valid pack that gives the built-in game', () => {
  const reading = readPack(packs, starter)
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults))
  const { places, routes, contracts, cityCards, goalCards, books, offerTiles, seals, numbers } = baseContent
  const { outpostBonuses, cityBonuses, specialCities } = baseContent
  expect(packs.over(reading.pack)).toMatchObject({
    places,
    routes,
    contracts,
    cityCards,
    goalCards,
    books,
    offerTiles,
    seals,
    numbers,
    outpostBonuses,
    cityBonuses,
    specialCities
  })
})

test('printed entries are not in a pack: one marker, one outpost, and the cards whose effect is fully known', () => {
  const { markers, outposts, cityCards } = whole()
  const ids = [markers, outposts, cityCards].flatMap((table) => table.map(({ id }) => id))
  for (const printed of ['city-bonus-d', 'outpost-gold-2', 'city-card-01', 'city-card-07'])
    expect(ids).not.toContain(printed)
  expect(ids).toEqual(
    expect.arrayContaining(['city-bonus-a', 'outpost-jade-2', 'city-card-06', 'city-card-25'])
  )
})

test('each table can be replaced on its own, and the others stay', () => {
  const contracts = whole().contracts.map((contract) => ({ ...contract, vp: 1 }))
  const content = contentOver({ contracts })
  expect(content.contracts.map(({ vp }) => vp)).toEqual(baseContent.contracts.map(() => 1))
  expect(content.contracts.map(({ starting }) => starting)).toEqual(
    baseContent.contracts.map(({ starting }) => starting)
  )
  expect(content.routes).toEqual(baseContent.routes)
  expect(content.contract('contract-start-1').vp).toBe(1)
})

test('limits of two Travel spaces and the middle of the shield track are ours, their ends are printed', () => {
  const content = contentOver({
    travelSteps: { middle: 3, upper: 5 },
    shieldPoints: [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 43]
  })
  expect(content.numbers.travelSpaces.map(({ steps }) => steps)).toEqual([1, 3, 5])
  expect(content.numbers.shieldPoints).toEqual([0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 43, 43])
})

test('a game file hashes replaced and kept tables separately, so that replaced tables of ours may change', () => {
  const sets = (tables: object): Record<string, string> =>
    Object.fromEntries(contentOver(tables).sets.map(({ id, hash }) => [id, hash]))
  const steps = (middle: number) => sets({ travelSteps: { middle, upper: 6 } })
  expect(steps(3)['pack']).not.toBe(steps(4)['pack'])
  expect(steps(3)['base']).toBe(steps(4)['base'])
  expect(baseContent.sets.map(({ id }) => id)).toEqual(['base'])
})

test('a component that is missing, unknown or duplicated is reported', () => {
  const { contracts } = whole()
  expect(faultsOf({ contracts: contracts.slice(1) })).toEqual([
    { path: 'contracts', code: 'entry-missing', numbers: { id: 'contract-start-1', count: 49 } }
  ])
  expect(faultsOf({ contracts: [...contracts, contracts[0]] })).toEqual([
    { path: 'contracts[49].id', code: 'entry-twice', numbers: { id: 'contract-start-1' } }
  ])
  expect(faultsOf({ contracts: [...contracts, { ...contracts[0], id: 'contract-99' }] })).toEqual([
    { path: 'contracts[49].id', code: 'entry-unknown', numbers: { id: 'contract-99', count: 49 } }
  ])
})

const without = (a: string, b: string) =>
  whole().routes.filter(({ from, to }) => !((from === a && to === b) || (from === b && to === a)))
const changedWay = (a: string, b: string, change: object) =>
  whole().routes.map((way) => (way['from'] === a && way['to'] === b ? { ...way, ...change } : way))
const codes = (tables: object): unknown[] => (faultsOf(tables) as { code: string }[]).map(({ code }) => code)

test('the printed route from Xian through Fuzhou to Jaipur must cost 8 coins and 4 camels, in four steps', () => {
  expect(faultsOf({ routes: changedWay('xian', 'oasis-jing', { cost: { coin: 3 } }) })).toEqual([
    { path: 'routes', code: 'xian-to-jaipur', numbers: { coins: 8, camels: 4, jade: 0 } }
  ])
  expect(codes({ routes: changedWay('oasis-jing', 'fuzhou', { needs: 'farmer' }) })).toEqual([
    'xian-to-jaipur'
  ])
  expect(codes({ routes: without('oasis-martaban', 'jaipur') })).toEqual(['xian-to-jaipur'])
})

test('the printed route from Pagan to Kabul must cost 1 jade, 2 camels and 6 coins, in one step', () => {
  expect(codes({ routes: changedWay('pagan', 'kabul', { cost: { camel: 2, coin: 6 } }) })).toEqual([
    'pagan-to-kabul'
  ])
  expect(codes({ routes: without('pagan', 'kabul') })).toEqual(['pagan-to-kabul'])
})

test('every place must be reachable, with at most one route between two places and none from a place to itself', () => {
  const noway = without('hormuz', 'baghdad').filter(({ to }) => to !== 'baghdad')
  expect(faultsOf({ routes: noway })).toEqual([
    { path: 'routes', code: 'unreachable', numbers: { place: 'baghdad' } }
  ])
  const { routes } = whole()
  const last = `routes[${routes.length}]`
  expect(faultsOf({ routes: [...routes, { from: 'xian', to: 'beijing', cost: {} }] })).toEqual([
    { path: last, code: 'way-twice', numbers: { from: 'xian', to: 'beijing' } }
  ])
  expect(faultsOf({ routes: [...routes, { from: 'xian', to: 'xian', cost: {} }] })).toEqual([
    { path: `${last}.to`, code: 'way-to-itself', numbers: { place: 'xian' } }
  ])
  expect(codes({ routes: [...routes, { from: 'beijing', to: 'baghdad', cost: { camel: 9 } }] })).toEqual([])
})

test('all nine shields must occur, and more of them must not bring fewer points', () => {
  const { shields } = whole()
  expect(
    faultsOf({
      shields: shields.map((one) => (one['shield'] === 'lion' ? { ...one, shield: 'tiger' } : one))
    })
  ).toEqual([{ path: 'shields', code: 'shield-missing', numbers: { shield: 'lion' } }])
  const falling = [1, 2, 3, 4, 5, 4, 7, 8, 9, 10, 11, 12]
  expect(faultsOf({ shieldPoints: falling })).toEqual([
    { path: 'shieldPoints[5]', code: 'points-fall', numbers: { shields: 6 } }
  ])
  expect(faultsOf({ shieldPoints: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 44] })).toEqual([
    { path: 'shieldPoints[11]', code: 'points-fall', numbers: { shields: 12 } }
  ])
})

const moved = (changes: Readonly<Record<string, object>>) =>
  whole().places.map((one) => ({ ...one, ...changes[String(one['id'])] }))

test('what lies in a city may lie in another, as often as on the board', () => {
  const places = moved({
    xian: { has: 'marker' },
    hangzhou: { has: 'contracts', outpost: true },
    kabul: { outpost: false }
  })
  const content = contentOver({ places })
  expect(content.place('xian')).toEqual({ id: 'xian', kind: 'city', shield: 'dragon', marker: true })
  expect(content.place('hangzhou')).toEqual({
    id: 'hangzhou',
    kind: 'city',
    shield: 'crane',
    contracts: 2,
    outpost: true
  })
  expect(content.contractCities.toSorted()).toEqual([
    'almaliq',
    'hangzhou',
    'karakorum',
    'samudra',
    'varanasi'
  ])
  expect(content.place('kashgar')).toEqual(baseContent.place('kashgar'))
  expect(faultsOf({ places: moved({ xian: { has: 'card' }, kabul: { outpost: false } }) })).toEqual([
    { path: 'places', code: 'things-count', numbers: { thing: 'contracts', found: 4, count: 5 } },
    { path: 'places', code: 'things-count', numbers: { thing: 'card', found: 6, count: 5 } },
    { path: 'places', code: 'things-count', numbers: { thing: 'outpost', found: 8, count: 9 } }
  ])
})

test('what the rulebook says of Kashgar and the special cities is not in a pack', () => {
  const ids = whole().places.map(({ id }) => id)
  expect(ids).toHaveLength(12)
  for (const printed of ['beijing', 'kashgar', 'balkh', 'hormuz', 'baghdad', 'oasis-gobi'])
    expect(ids).not.toContain(printed)
  expect(
    faultsOf({ places: [...whole().places, { id: 'kashgar', has: 'card', outpost: true }] })
  ).toMatchObject([
    { path: 'places[12].id', code: 'entry-unknown' },
    { code: 'things-count' },
    { code: 'things-count' }
  ])
})

const every = (change: (way: Record<string, unknown>) => object) =>
  whole().routes.map((way) => ({ ...way, ...change(way) }))
const fromBeijing = (way: Record<string, unknown>): boolean => way['from'] === 'beijing'

test('half the cities can be reached without a seal, and one with what players begin with', () => {
  expect(faultsOf({ routes: every((way) => (fromBeijing(way) ? { needs: 'farmer' } : {})) })).toEqual([
    { path: 'routes', code: 'sealed-off', numbers: { cities: 0, least: 8 } }
  ])
  const dear = { cost: { coin: 9 } }
  expect(faultsOf({ routes: every((way) => (fromBeijing(way) ? dear : {})) })).toEqual([
    { path: 'routes', code: 'no-first-journey', numbers: { coins: 8, camels: 3 } }
  ])
  expect(codes({ routes: every((way) => (fromBeijing(way) ? { cost: { jade: 1 } } : {})) })).toEqual([
    'no-first-journey'
  ])
  expect(codes({ routes: changedWay('beijing', 'xian', dear) })).toEqual([])
})

test('no place is behind a route that nobody pays', () => {
  const most = { coin: 20, camel: 20, jade: 20 }
  const toSamudra = (way: Record<string, unknown>) => way['from'] === 'samudra' || way['to'] === 'samudra'
  expect(faultsOf({ routes: every((way) => (toSamudra(way) ? { cost: most } : {})) })).toEqual([
    { path: 'routes', code: 'too-costly', numbers: { place: 'samudra', most: 20 } }
  ])
  expect(codes({ routes: changedWay('hormuz', 'baghdad', { cost: most }) })).toEqual([])
  expect(codes({ routes: every((way) => (fromBeijing(way) ? { cost: most } : {})) })).toEqual([
    'no-first-journey'
  ])
})

test('a goal card names each seal and each shield once', () => {
  const [first, ...more] = whole().goals
  const seals = [
    { seal: 'farmer', vp: 3 },
    { seal: 'farmer', vp: 4 }
  ]
  expect(faultsOf({ goals: [{ ...first, seals, shields: ['lion', 'crane', 'lion'] }, ...more] })).toEqual([
    { path: 'goals[0].seals[1]', code: 'goal-seal-twice', numbers: { seal: 'farmer' } },
    { path: 'goals[0].shields[2]', code: 'goal-shield-twice', numbers: { shield: 'lion' } }
  ])
})

test('a game that was begun with a pack stays readable, however the check of chosen packs grows', () => {
  const [first, ...more] = whole().goals
  const goals = [{ ...first, shields: ['lion', 'lion'] }, ...more]
  expect(codes({ goals })).toEqual(['goal-shield-twice'])
  expect(contentOver({ goals }).goal(String(first?.['id'])).shields).toEqual(['lion', 'lion'])
})

test('a price must not mix kinds of goods of choice', () => {
  const { cityCards } = whole()
  const effect = {
    kind: 'trade',
    options: [{ cost: { 'any-good': 1, 'different-goods': 1 }, reward: { vp: 1 } }],
    mix: false
  }
  const changed = cityCards.map((card) => (card['id'] === 'city-card-25' ? { ...card, effect } : card))
  const at = changed.findIndex((card) => card['id'] === 'city-card-25')
  expect(faultsOf({ cityCards: changed })).toEqual([
    {
      path: `cityCards[${at}].effect.options[0].cost`,
      code: 'only-one-of',
      numbers: { keys: 'any-good, different-goods' }
    }
  ])
})

test('for a pack of another game only that is reported', () => {
  expect(packs.check({ caravanPack: 1, game: 'expedition', name: 'Road', track: {} })).toEqual({
    ok: false,
    faults: [{ path: 'game', code: 'not-one-of', numbers: { values: 'khan' } }]
  })
})

test('a game with a pack can be played to its end and replayed from its file, which contains the pack', () => {
  const pack = whole()
  const mine = {
    ...pack,
    contracts: pack.contracts.map((contract) => ({ ...contract, reward: { coin: 1 }, vp: 2 })),
    routes: [...pack.routes, { from: 'beijing', to: 'baghdad', cost: { camel: 1 } }]
  }
  const told = playedOver('khan', { pack: mine, players: 3, seed: 9 })
  const gains = told.filter(({ type, cause }) => type === 'gained' && cause?.kind === 'contract')
  expect(gains.length).toBeGreaterThan(0)
  for (const { items } of gains) expect(items).toEqual({ coin: 1, vp: 2 })
})

test('in a game with moved contracts, markers, cards and outposts they lie and are used where the pack says', () => {
  const places = moved({
    xian: { has: 'card', outpost: true },
    fuzhou: { has: 'marker', outpost: false },
    hangzhou: { has: 'contracts' }
  })
  const content = contentOver({ places })
  const dealt = freshTable({ content }).state
  expect(dealt.cityCards['xian']).toMatch(/^city-card-/)
  expect(dealt.outposts['xian']).toMatch(/^outpost-/)
  expect(dealt.cityBonuses['fuzhou']).toMatch(/^city-bonus-/)
  expect(dealt.cityContracts['hangzhou']).toHaveLength(2)
  expect(dealt.cityCards['fuzhou']).toBeUndefined()
  expect(dealt.cityContracts['xian']).toBeUndefined()
  const t = alone({ content })
    .given({ dice: [1, 4], coins: 9, seals: ['farmer'] })
    .outpost('xian', 'silk-2')
    .card('xian', 'city-card-09')
    .inCity('hangzhou', 'contract-01', 'contract-02')
  t.place('travel-lower', [1]).to('xian').has({ silk: 2 })
  expect(t.question()).toBe('turn')
  t.endTurn()
  t.place('city-card-09', [4]).has({ gold: 2 })
  const there = alone({ content })
    .given({ dice: [1], coins: 9, seals: ['farmer'] })
    .inCity('hangzhou', 'contract-01', 'contract-02')
  there.place('travel-lower', [1]).to('hangzhou')
  there.play(say.takeOne('contract-02')).has({ contracts: ['contract-02'] })
  for (const seed of [3, 4]) {
    const told = playedOver('khan', { pack: headed({ places }), players: 4, seed })
    expect(told.length).toBeGreaterThan(0)
  }
})
