/**
 * What a pack must satisfy besides its shape: the same components, the two roads of the rulebook's examples, a road to every
 * place that can be paid, most cities without a seal, as many cities with contracts, markers, cards and outposts, all
 * shields, shield points that never fall, and goals that name everything once.
 */
import type { FaultAt, JsonPath } from '../../../engine/pack-fault'
import { checkEntries } from '../../../engine/pack-table'
import { checkTrades } from '../../../polo/pack'
import { shieldIds } from '../pieces'
import type { Tables } from '../game'
import { cityUses, fareItems, type Route } from './map'
import type { KhanPack } from './pack-schema'
import { idsOf, type EntryTable } from './pack-tables'

/** Every fault code of these checks, with the names of the values that its message needs. */
export const khanFaults = {
  /** Another place has this name. */
  'name-twice': ['name'],
  /** A second road between the same two places. */
  'way-twice': ['from', 'to'],
  'way-to-itself': ['place'],
  /** No roads lead from the start to the place. */
  unreachable: ['place'],
  /** All ways there have a road that costs more than `most` coins, camels and jade together. */
  'too-costly': ['place', 'most'],
  /** Without a seal roads lead only to so many `cities`, fewer than `least`. */
  'sealed-off': ['cities', 'least'],
  /** No city can be reached without a seal for what players begin with. */
  'no-first-journey': ['coins', 'camels'],
  /** The rulebook's example is missing: four steps by Fuzhou and two oases, without a seal, at this cost. */
  'xian-to-jaipur': ['coins', 'camels'],
  /** The rulebook's example is missing: one step, without a seal, at this cost. */
  'pagan-to-kabul': ['coins', 'camels', 'jade'],
  /** So many cities have this `thing`, where the board has it in `count` of those in the table. */
  'things-count': ['thing', 'found', 'count'],
  /** A goal card names a seal or a shield again. */
  'goal-seal-twice': ['seal'],
  'goal-shield-twice': ['shield'],
  /** No city has this shield, though each of them scores (ruling 55). */
  'shield-missing': ['shield'],
  /** So many `shields` score fewer points than one shield less, or more than the last number on the track. */
  'points-fall': ['shields']
} as const satisfies Readonly<Record<string, readonly string[]>>
export type KhanFault = keyof typeof khanFaults

const fault = (place: JsonPath, code: KhanFault, numbers: FaultAt['numbers']): FaultAt => ({
  place, code,
  ...(numbers && { numbers })
})

/** All faults of a pack with the right shape, compared with the built-in tables. */
export function checkPack(tables: Tables, pack: KhanPack): FaultAt[] {
  const ids = idsOf(tables)
  const entries = (Object.keys(ids) as EntryTable[]).flatMap((table) =>
    pack[table] ? checkEntries([table], pack[table], ids[table]) : []
  )
  return [
    ...(pack.names ? checkNames(tables, pack.names) : []),
    ...(pack.routes ? checkRoutes(tables, pack.routes) : []),
    ...entries,
    ...(pack.places ? checkPlaces(tables, pack.places) : []),
    ...(pack.shields ? checkShields(pack.shields) : []),
    ...(pack.shieldPoints ? checkPoints(tables, pack.shieldPoints) : []),
    ...(pack.cityCards ?? []).flatMap(({ effect }, i) => checkTrades(['cityCards', i, 'effect'], effect))
  ]
}

/** Faults of a chosen pack that has none by `checkPack`: see `PackForm.checkChosen`. */
export const checkChosen = (tables: Tables, pack: KhanPack): FaultAt[] => [
  ...(pack.routes ? checkJourneys(tables, pack.routes) : []),
  ...(pack.goals ?? []).flatMap((goal, i) => checkGoal(['goals', i], goal))
]

/** Faults of names that two places have. A place that keeps its name is known by its id, whatever its name in a language. */
function checkNames({ places }: Tables, names: NonNullable<KhanPack['names']>): FaultAt[] {
  const seen = new Set(places.filter(({ id }) => !Object.hasOwn(names, id)).map(({ id }) => id))
  return Object.entries(names).flatMap(([place, name]) => {
    const [known, before] = [name.toLowerCase(), seen.size]
    seen.add(known)
    return seen.size === before ? [fault(['names', place], 'name-twice', { name })] : []
  })
}

const startOf = (places: Tables['places']): string => places.find(({ kind }) => kind === 'start')?.id ?? ''

function checkRoutes({ places }: Tables, routes: readonly Route[]): FaultAt[] {
  const found = routes.flatMap(({ from, to }, i): FaultAt[] => {
    if (from === to) return [fault(['routes', i, 'to'], 'way-to-itself', { place: from })]
    return wayBetween(routes.slice(0, i), from, to)
      ? [fault(['routes', i], 'way-twice', { from, to })]
      : []
  })
  if (found.length > 0) return found
  const reached = reachedFrom(startOf(places), routes)
  const cut = places.filter(({ id }) => !reached.has(id))
  return [
    ...cut.map(({ id }) => fault(['routes'], 'unreachable', { place: id })),
    ...(hasWayToJaipur(routes) ? [] : [fault(['routes'], 'xian-to-jaipur', toJaipur)]),
    ...(costs([wayBetween(routes, 'pagan', 'kabul')], toKabul)
      ? []
      : [fault(['routes'], 'pagan-to-kabul', toKabul)])
  ]
}

/** The most that a road which must be crossed may cost, coins, camels and jade together; in the rulebook's example it is 9. */
const costliest = 20

/** Faults of roads that lead everywhere, but need more money or seals than they may. */
function checkJourneys({ places, numbers }: Tables, routes: readonly Route[]): FaultAt[] {
  const start = startOf(places)
  const cities = places.filter(({ kind }) => kind === 'city').map(({ id }) => id)
  const open = routes.filter(({ needs }) => needs === undefined)
  const reached = reachedFrom(start, open)
  const found = cities.filter((id) => reached.has(id)).length
  const least = Math.ceil(cities.length / 2)
  if (found < least) return [fault(['routes'], 'sealed-off', { cities: found, least })]
  const { startCoins: coins, startCamels: camels } = numbers
  if (!firstJourney(start, open, { coins, camels }).some((id) => cities.includes(id)))
    return [fault(['routes'], 'no-first-journey', { coins, camels })]
  const payable = routes.filter(
    ({ cost }) => fareItems.reduce((sum, item) => sum + (cost[item] ?? 0), 0) <= costliest
  )
  const paid = reachedFrom(start, payable)
  return places
    .filter(({ id }) => !paid.has(id))
    .map(({ id }) => fault(['routes'], 'too-costly', { place: id, most: costliest }))
}

/** All places to which a journey costs at most these coins and camels, and no jade. */
function firstJourney(
  start: string,
  routes: readonly Route[],
  purse: { readonly coins: number; readonly camels: number }
): readonly string[] {
  const seen = new Set<string>()
  const visit = (place: string, coins: number, camels: number): void => {
    const at = `${place} ${coins} ${camels}`
    if (coins < 0 || camels < 0 || seen.has(at)) return
    seen.add(at)
    for (const { from, to, cost } of routes) {
      if (cost.jade !== undefined || (from !== place && to !== place)) continue
      visit(from === place ? to : from, coins - (cost.coin ?? 0), camels - (cost.camel ?? 0))
    }
  }
  visit(start, purse.coins, purse.camels)
  return [...seen].map((at) => at.split(' ')[0] ?? '')
}

/** What the rulebook's two examples cost. */
const toJaipur = { coins: 8, camels: 4, jade: 0 }
const toKabul = { coins: 6, camels: 2, jade: 1 }

const wayBetween = (routes: readonly Route[], a: string, b: string): Route | undefined =>
  routes.find(({ from, to }) => (from === a && to === b) || (from === b && to === a))

/** True if all these roads exist, need no seal, and cost exactly `expected` in total. */
function costs(ways: readonly (Route | undefined)[], expected: typeof toJaipur): boolean {
  const sum = { coins: 0, camels: 0, jade: 0 }
  for (const way of ways) {
    if (!way || way.needs !== undefined) return false
    sum.coins += way.cost.coin ?? 0
    sum.camels += way.cost.camel ?? 0
    sum.jade += way.cost.jade ?? 0
  }
  return sum.coins === expected.coins && sum.camels === expected.camels && sum.jade === expected.jade
}

/** True if the rulebook's example from Xian to Jaipur exists: Xian, an oasis, Fuzhou, an oasis, Jaipur. */
function hasWayToJaipur(routes: readonly Route[]): boolean {
  const between = (a: string, b: string): (readonly (Route | undefined)[])[] => {
    const oases = new Set(routes.flatMap(({ from, to }) => [from, to]).filter((id) => id.startsWith('oasis')))
    return [...oases].map((oasis) => [wayBetween(routes, a, oasis), wayBetween(routes, oasis, b)])
  }
  return between('xian', 'fuzhou').some((first) =>
    between('fuzhou', 'jaipur').some((second) => costs([...first, ...second], toJaipur))
  )
}

/** All places that can be reached from `start`, at any cost. */
function reachedFrom(start: string, routes: readonly Route[]): ReadonlySet<string> {
  const reached = new Set([start])
  for (const place of reached)
    for (const { from, to } of routes) {
      if (from === place) reached.add(to)
      if (to === place) reached.add(from)
    }
  return reached
}

/** Faults of things that lie in more or fewer cities than on the built-in board. */
function checkPlaces(tables: Tables, places: NonNullable<KhanPack['places']>): FaultAt[] {
  const cities = tables.places.filter(({ id }) => idsOf(tables).places.includes(id))
  const things = [...cityUses, 'outpost'] as const
  return things.flatMap((thing) => {
    const count = cities.filter((city) => city[thing] !== undefined).length
    const found = places.filter(({ has, outpost }) => (thing === 'outpost' ? outpost : has === thing)).length
    return found === count ? [] : [fault(['places'], 'things-count', { thing, found, count })]
  })
}

/** Faults of a goal card that names a seal or a shield more than once. */
function checkGoal(place: JsonPath, { seals, shields }: NonNullable<KhanPack['goals']>[number]): FaultAt[] {
  return [
    ...seals.flatMap(({ seal }, i) =>
      seals.findIndex((one) => one.seal === seal) < i
        ? [fault([...place, 'seals', i], 'goal-seal-twice', { seal })]
        : []
    ),
    ...shields.flatMap((shield, i) =>
      shields.indexOf(shield) < i ? [fault([...place, 'shields', i], 'goal-shield-twice', { shield })] : []
    )
  ]
}

function checkShields(shields: NonNullable<KhanPack['shields']>): FaultAt[] {
  const there = new Set(shields.map(({ shield }) => shield))
  return shieldIds
    .filter((shield) => !there.has(shield))
    .map((shield) => fault(['shields'], 'shield-missing', { shield }))
}

function checkPoints({ numbers }: Tables, track: readonly number[]): FaultAt[] {
  const whole = [0, ...track, numbers.shieldPoints[13] ?? Infinity]
  const at = whole.findIndex((points, i) => i > 0 && points < (whole[i - 1] ?? 0))
  if (at < 0) return []
  const n = Math.min(at, track.length)
  return [fault(['shieldPoints', n - 1], 'points-fall', { shields: n })]
}
