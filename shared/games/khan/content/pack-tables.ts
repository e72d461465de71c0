/** Converts a pack to tables and tables to a pack. A group may replace the values that we designed (see `sources.ts`). */
import { replaced } from '../../../engine/pack-table'
import type { Numbers, Tables } from '../game'
import type { KhanPack } from './pack-schema'
import { cityUses, type Place } from './map'
import { sources, type Sourced } from './sources'

interface Identified {
  readonly id: string
}

/** Ids of the entries of a table with a value that we designed: a pack must have an entry for each. */
function replaceableIds(table: keyof Tables, entries: readonly Identified[]): readonly string[] {
  const { entries: single = {}, ...all } = sources[table] ?? { source: 'printed' }
  return entries
    .map(({ id }) => id)
    .filter((id) => {
      const { source, house = [] } = single[id] ?? all
      return source === 'house' || house.length > 0
    })
}

/** Cities of which the rulebook does not say what lies there. */
function openCities({ places }: Tables): readonly string[] {
  const { entries: single = {}, ...all } = sources['places'] ?? { source: 'printed' }
  return places.flatMap(({ id, kind }) => {
    const { source, house = [] }: Sourced = single[id] ?? all
    const open = source === 'house' || [...cityUses, 'outpost'].some((thing) => house.includes(thing))
    return kind === 'city' && open ? [id] : []
  })
}

/** The tables of a pack whose entries have ids. */
export type EntryTable = Exclude<
  { [K in keyof KhanPack]-?: NonNullable<KhanPack[K]> extends readonly Identified[] ? K : never }[keyof KhanPack],
  undefined
>

/** The ids that each such table of a pack must have. */
export const idsOf = (tables: Tables): Readonly<Record<EntryTable, readonly string[]>> => ({
  shields: tables.places.flatMap(({ id, shield }) => (shield ? [id] : [])),
  places: openCities(tables),
  contracts: replaceableIds('contracts', tables.contracts),
  cityCards: replaceableIds('cityCards', tables.cityCards),
  books: replaceableIds('books', tables.books),
  offers: replaceableIds('offerTiles', tables.offerTiles),
  seals: replaceableIds('seals', tables.seals),
  specialCities: replaceableIds('specialCities', tables.specialCities),
  markers: replaceableIds('cityBonuses', tables.cityBonuses),
  outposts: replaceableIds('outpostBonuses', tables.outpostBonuses),
  goals: replaceableIds('goalCards', tables.goalCards)
})

/** The tables after a pack has replaced some of them; entries keep their order. */
export function tablesOver(tables: Tables, pack: KhanPack): Tables {
  return {
    ...tables,
    routes: pack.routes ?? tables.routes,
    places: placesOver(tables, pack),
    contracts: replaced(tables.contracts, pack.contracts, (own, entry) => ({ ...own, ...entry })),
    cityCards: replaced(tables.cityCards, pack.cityCards, (_, entry) => entry),
    books: replaced(tables.books, pack.books, (book, { free }) => ({ ...book, free })),
    offerTiles: replaced(tables.offerTiles, pack.offers, (tile, { oneJade, twoJade }) => ({
      ...tile,
      offers: [
        { cost: { jade: 1 }, reward: oneJade },
        { cost: { jade: 2 }, reward: twoJade }
      ]
    })),
    seals: replaced(tables.seals, pack.seals, (seal, { improve, bonus }) => ({ ...seal, improve, bonus })),
    specialCities: replaced(tables.specialCities, pack.specialCities, (own, entry) => ({ ...own, ...entry })),
    cityBonuses: replaced(tables.cityBonuses, pack.markers, (_, entry) => entry),
    outpostBonuses: replaced(tables.outpostBonuses, pack.outposts, (_, entry) => entry),
    goalCards: replaced(tables.goalCards, pack.goals, (_, entry) => entry),
    numbers: numbersOver(tables.numbers, pack)
  }
}

/** Replaces the shields of cities, and what lies in them. */
function placesOver({ places, numbers }: Tables, pack: KhanPack): readonly Place[] {
  const shielded = replaced(places, pack.shields, (place, { shield }) => ({ ...place, shield }))
  return replaced(shielded, pack.places, ({ id, kind, shield }, { has, outpost }) => ({
    id, kind,
    ...(shield && { shield }),
    ...(has === 'contracts' ? { contracts: numbers.contractsInCity } : { [has]: true as const }),
    ...(outpost && { outpost })
  }))
}

/** What a city opens to its posts; undefined for a place without such a thing. */
const useOf = (place: Place): (typeof cityUses)[number] | undefined =>
  cityUses.find((use) => place[use] !== undefined)

/** Replaces the numbers that we designed: shield points, except both ends of the track, and steps of Travel spaces. */
function numbersOver(numbers: Numbers, { shieldPoints, travelSteps }: KhanPack): Numbers {
  const [none = 0] = numbers.shieldPoints
  const steps: Readonly<Record<string, number | undefined>> = {
    'travel-middle': travelSteps?.middle,
    'travel-upper': travelSteps?.upper
  }
  return {
    ...numbers,
    ...(shieldPoints && { shieldPoints: [none, ...shieldPoints, ...numbers.shieldPoints.slice(13)] }),
    ...(travelSteps && {
      travelSpaces: numbers.travelSpaces.map((space) => ({ ...space, steps: steps[space.id] ?? space.steps }))
    })
  }
}

/** Splits the tables for hashing: `own` are those of the pack, `kept` those that it leaves. A game file names each set. */
export function splitBy(tables: Tables, pack: KhanPack): { readonly own: object; readonly kept: object } {
  const { caravanPack: _, game: _game, name: _name, author: _author, ...own } = pack
  const names: Readonly<Record<string, keyof Tables>> = {
    shields: 'places', offers: 'offerTiles', markers: 'cityBonuses', outposts: 'outpostBonuses',
    goals: 'goalCards'
  }
  const gone = new Set<string>(Object.keys(own).map((key) => names[key] ?? key))
  const kept = Object.fromEntries(Object.entries(tables).filter(([table]) => !gone.has(table)))
  return { own, kept }
}

/** The tables written as a pack. */
export function packOf(tables: Tables, name: string): object {
  const ids = idsOf(tables)
  const listed = <T extends Identified, E>(table: EntryTable, entries: readonly T[], entry: (of: T) => E): E[] =>
    entries.filter(({ id }) => ids[table].includes(id)).map(entry)
  const { shieldPoints, travelSpaces } = tables.numbers
  const stepsOf = (id: string): number => travelSpaces.find((space) => space.id === id)?.steps ?? 1
  return {
    caravanPack: 1, game: 'khan', name,
    routes: tables.routes,
    shields: listed('shields', tables.places, ({ id, shield }) => ({ id, shield })),
    places: listed('places', tables.places, (place) => ({
      id: place.id, has: useOf(place), outpost: place.outpost === true
    })),
    shieldPoints: shieldPoints.slice(1, 13),
    travelSteps: { middle: stepsOf('travel-middle'), upper: stepsOf('travel-upper') },
    contracts: listed('contracts', tables.contracts, ({ id, cost, reward, vp }) => ({ id, cost, reward, vp })),
    cityCards: listed('cityCards', tables.cityCards, (card) => card),
    books: listed('books', tables.books, ({ id, free }) => ({ id, free })),
    offers: listed('offers', tables.offerTiles, ({ id, offers: [one, two] }) => ({
      id, oneJade: one?.reward, twoJade: two?.reward
    })),
    seals: listed('seals', tables.seals, ({ id, improve, bonus }) => ({ id, improve, bonus })),
    specialCities: listed('specialCities', tables.specialCities, ({ id, reward, seal, times }) => ({
      id, reward, seal, times
    })),
    markers: listed('markers', tables.cityBonuses, (marker) => marker),
    outposts: listed('outposts', tables.outpostBonuses, (outpost) => outpost),
    goals: listed('goals', tables.goalCards, (goal) => goal)
  }
}
