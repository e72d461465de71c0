/**
 * The content of Voyages as one value with its look-up tables. Rules get it as a parameter,
 * never by importing a table, so that a group can play over a content of its own.
 */
import { hashText } from '../../../engine/check'
import type { CityBonusId, CityCardId, ContractId, GoalId, LocationId, OutpostId, SpaceId } from '../types'
import { cityCards, type CityCard } from './city-cards'
import { contracts, type Contract } from './contracts'
import { places, routes, type Place, type Route } from './map'
import { bazaarStalls, type Bazaar } from './numbers'
import { cityBonuses, goalCards, outpostBonuses, type CityBonus, type Goal, type OutpostBonus } from './tiles'

export type { Bazaar, CityBonus, CityCard, Contract, Goal, OutpostBonus, Place, Route }

/** The tables as they are written. */
export interface Tables {
  readonly places: readonly Place[]
  readonly routes: readonly Route[]
  readonly contracts: readonly Contract[]
  readonly cityCards: readonly CityCard[]
  readonly goalCards: readonly Goal[]
  readonly outpostBonuses: readonly OutpostBonus[]
  readonly cityBonuses: readonly CityBonus[]
  readonly bazaars: readonly Bazaar[]
}

/** A step along a road: where it leads and what it costs. */
export interface Step {
  readonly to: LocationId
  readonly coin: number
  readonly camel: number
}

/** Tables with look-ups. Every look-up throws on an unknown id: that is a fault, not a refusal. */
export interface Content extends Tables {
  readonly hash: string
  readonly oases: readonly LocationId[]
  readonly place: (id: LocationId) => Place
  /** Printed roads from a place. */
  readonly steps: (from: LocationId) => readonly Step[]
  readonly contract: (id: ContractId) => Contract
  readonly cityCard: (id: CityCardId) => CityCard
  /** Undefined for a space that is not a city card. */
  readonly findCityCard: (id: SpaceId) => CityCard | undefined
  readonly goal: (id: GoalId) => Goal
  readonly outpost: (id: OutpostId) => OutpostBonus
  readonly cityBonus: (id: CityBonusId) => CityBonus
  readonly findBazaar: (id: SpaceId) => Bazaar | undefined
}

function lookup<T extends { readonly id: string }>(items: readonly T[]): { readonly get: (id: string) => T; readonly find: (id: string) => T | undefined } {
  const byId = new Map(items.map((item) => [item.id, item]))
  return {
    find: (id) => byId.get(id),
    get: (id) => {
      const item = byId.get(id)
      if (!item) throw new Error(`no such thing in the content: ${id}`)
      return item
    }
  }
}

/** A road as a step towards `to`. */
export function stepAlong(route: Route, to: LocationId): Step {
  return { to, coin: route.cost.coin ?? 0, camel: route.cost.camel ?? 0 }
}

/** Builds the look-ups and the hash. */
export function contentOf(tables: Tables): Content {
  const steps = new Map<LocationId, Step[]>(tables.places.map((p) => [p.id, []]))
  for (const route of tables.routes) {
    steps.get(route.from)?.push(stepAlong(route, route.to))
    steps.get(route.to)?.push(stepAlong(route, route.from))
  }
  const [place, contract, card] = [lookup(tables.places), lookup(tables.contracts), lookup(tables.cityCards)]
  const [goal, outpost, bonus] = [lookup(tables.goalCards), lookup(tables.outpostBonuses), lookup(tables.cityBonuses)]
  const bazaar = lookup<Bazaar>(tables.bazaars)
  return {
    ...tables,
    hash: hashText(JSON.stringify(tables)),
    oases: tables.places.filter((p) => p.kind === 'oasis').map((p) => p.id),
    place: place.get,
    steps: (from) => steps.get(from) ?? [],
    contract: contract.get,
    cityCard: card.get,
    findCityCard: card.find,
    goal: goal.get,
    outpost: outpost.get,
    cityBonus: bonus.get,
    findBazaar: bazaar.find
  }
}

/** The content of the printed base game. */
export const baseContent: Content = contentOf({
  places,
  routes,
  contracts,
  cityCards,
  goalCards,
  outpostBonuses,
  cityBonuses,
  bazaars: bazaarStalls
})
