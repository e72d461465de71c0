/** What a pack must keep besides its shape: its components, the two printed ways, a way to every city, a track that rises. */
import type { FaultAt, Place } from '../../../engine/pack-fault'
import { checkEntries } from '../../../engine/pack-table'
import { checkTrades } from '../../../polo/pack'
import { shieldIds } from '../pieces'
import type { Tables } from '../game'
import type { Route } from './map'
import type { KhanPack } from './pack-schema'
import { idsOf, type EntryTable } from './pack-tables'

/** Every code of these checks, with the words its sentence needs. */
export const khanFaults = {
  /** A second way between the same two places. */
  'way-twice': ['from', 'to'],
  'way-to-itself': ['place'],
  /** No way from the start leads there. */
  unreachable: ['place'],
  /** The rulebook's example: through Fuzhou and two oases in four steps, without a seal. */
  'xian-to-jaipur': ['coins', 'camels'],
  /** The rulebook's example: in one step, without a seal. */
  'pagan-to-kabul': ['coins', 'camels', 'jade'],
  /** No city has this shield, and all of them count (ruling 55). */
  'shield-missing': ['shield'],
  /** `shields` of them bring fewer points than one less, or more than the last ones. */
  'points-fall': ['shields']
} as const satisfies Readonly<Record<string, readonly string[]>>
export type KhanFault = keyof typeof khanFaults

const fault = (place: Place, code: KhanFault, numbers: FaultAt['numbers']): FaultAt => ({
  ...{ place, code },
  ...(numbers && { numbers })
})

/** All that is wrong with a pack that has the shape, over the tables as they come. */
export function checkPack(tables: Tables, pack: KhanPack): FaultAt[] {
  const ids = idsOf(tables)
  const entries = (Object.keys(ids) as EntryTable[]).flatMap((table) =>
    pack[table] ? checkEntries([table], pack[table], ids[table]) : []
  )
  return [
    ...(pack.routes ? checkRoutes(tables, pack.routes) : []),
    ...entries,
    ...(pack.shields ? checkShields(pack.shields) : []),
    ...(pack.shieldPoints ? checkPoints(tables, pack.shieldPoints) : []),
    ...(pack.cityCards ?? []).flatMap(({ effect }, i) => checkTrades(['cityCards', i, 'effect'], effect))
  ]
}

function checkRoutes({ places }: Tables, routes: readonly Route[]): FaultAt[] {
  const found = routes.flatMap(({ from, to }, i): FaultAt[] => {
    if (from === to) return [fault(['routes', i, 'to'], 'way-to-itself', { place: from })]
    return wayBetween(routes.slice(0, i), from, to)
      ? [fault(['routes', i], 'way-twice', { from, to })]
      : []
  })
  if (found.length > 0) return found
  const start = places.find(({ kind }) => kind === 'start')?.id ?? ''
  const reached = reachedFrom(start, routes)
  const cut = places.filter(({ id }) => !reached.has(id))
  return [
    ...cut.map(({ id }) => fault(['routes'], 'unreachable', { place: id })),
    ...(isPrintedWay(routes) ? [] : [fault(['routes'], 'xian-to-jaipur', toJaipur)]),
    ...(costs([wayBetween(routes, 'pagan', 'kabul')], toKabul)
      ? []
      : [fault(['routes'], 'pagan-to-kabul', toKabul)])
  ]
}

/** What the two ways of the rulebook cost. */
const toJaipur = { coins: 8, camels: 4, jade: 0 }
const toKabul = { coins: 6, camels: 2, jade: 1 }

const wayBetween = (routes: readonly Route[], a: string, b: string): Route | undefined =>
  routes.find(({ from, to }) => (from === a && to === b) || (from === b && to === a))

/** True if all these ways are there, ask for no seal, and cost so much in all. */
function costs(ways: readonly (Route | undefined)[], asked: typeof toJaipur): boolean {
  const sum = { coins: 0, camels: 0, jade: 0 }
  for (const way of ways) {
    if (!way || way.needs !== undefined) return false
    sum.coins += way.cost.coin ?? 0
    sum.camels += way.cost.camel ?? 0
    sum.jade += way.cost.jade ?? 0
  }
  return sum.coins === asked.coins && sum.camels === asked.camels && sum.jade === asked.jade
}

/** Xian, an oasis, Fuzhou, an oasis, Jaipur. */
function isPrintedWay(routes: readonly Route[]): boolean {
  const between = (a: string, b: string): (readonly (Route | undefined)[])[] => {
    const oases = new Set(routes.flatMap(({ from, to }) => [from, to]).filter((id) => id.startsWith('oasis')))
    return [...oases].map((oasis) => [wayBetween(routes, a, oasis), wayBetween(routes, oasis, b)])
  }
  return between('xian', 'fuzhou').some((first) =>
    between('fuzhou', 'jaipur').some((second) => costs([...first, ...second], toJaipur))
  )
}

/** Places to which ways lead from here, whatever they cost. */
function reachedFrom(start: string, routes: readonly Route[]): ReadonlySet<string> {
  const reached = new Set([start])
  for (const place of reached)
    for (const { from, to } of routes) {
      if (from === place) reached.add(to)
      if (to === place) reached.add(from)
    }
  return reached
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
