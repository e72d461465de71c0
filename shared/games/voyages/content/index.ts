/**
 * The content of Voyages as one value with its look-up tables. Rules get it as a parameter
 * and never import a table, so that a group can play with a content of its own.
 */
import { lookup, withSameFields } from '../../../polo/lookup'
import { commonHookNames, hookLists } from '../../../polo/hooks'
import { addedBy, joinedLists, joinedTables } from '../../../polo/modules'
import { tableSet, type EarlierHashes, type TableSet } from '../../../engine/tables'
import { spacesOf } from '../board'
import { stepsOf } from '../../../polo/roads/map'
import { characters } from '../characters'
import type { Character, Content, Hooks, Module, Numbers, Play, Tables, Voyages } from '../game'
import type { State } from '../state'
import { cityCards, type CityCard } from './city-cards'
import { contracts, type Contract } from './contracts'
import { fareItems, places, routes, type Place, type Route, type Step } from './map'
import * as numbers from './numbers'
import { bazaarStalls, type Bazaar } from './numbers'
import { cityBonuses, goalCards, outpostBonuses, type CityBonus, type Goal, type OutpostBonus } from './tiles'

export type { Bazaar, CityBonus, CityCard, Contract, Goal, OutpostBonus, Place, Route, Step }
export type { Content, Numbers, Tables } from '../game'

/** The base game's earlier hash in old game files, which covered neither numbers nor characters. */
const earlier: EarlierHashes = { '195ea6ad4dfe9d': ['07b6853e77bff3'] }

/** The names of all hooks that a module of Voyages may have. */
const hookNames: { readonly [K in keyof Hooks]-?: true } = {
  ...commonHookNames,
  bonusPrices: true,
  aids: true,
  declarable: true
}

/** Stands for a seat that has no character yet: no abilities, and an id without meaning. */
const noCharacter: Character = { id: 'berke-khan' }

/** Builds the look-ups and the hash. */
export function contentOf(tables: Tables): Content {
  return withLookups(tables, tableSet('base', tables, earlier), [])
}

/** The content of a game with modules: their entries follow those of the base, in the order of the modules. */
export function withModules(base: Content, modules: readonly Module[]): Content {
  const joined = joinedLists<Tables>(base, modules.map(({ content }) => content))
  const characters = joined.characters.filter(({ needs }) => needs === undefined || modules.some(({ id }) => id === needs))
  const numbers = Object.assign({ ...base.numbers }, ...modules.map(({ content }) => content.numbers)) as Numbers
  return withLookups({ ...joined, characters, numbers }, base.base, modules)
}

/** Finds the content of a game with some of these modules, by the modules or by a position. Memoised. */
export function contentsOver(base: Content, modules: readonly Module[]): {
  readonly ofModules: (played: readonly Module[]) => Content
  readonly ofState: (state: Pick<State, 'modules'>) => Content
} {
  // Indexed by a bitmask of the modules.
  const made: (Content | undefined)[] = [base]
  // The content is looked up before every choice, mostly for the same game as before.
  let [lastStates, lastContent]: [State['modules'], Content] = [undefined, base]
  const contentFor = (played: Readonly<Record<string, object>>): Content => {
    let key = 0
    for (let at = 0; at < modules.length; at++) if (played[modules[at]?.id ?? '']) key |= 1 << at
    return (made[key] ??= withModules(base, modules.filter(({ id }) => played[id])))
  }
  return {
    ofModules: (played) => contentFor(Object.fromEntries(played.map((module) => [module.id, module]))),
    ofState: ({ modules: states }) => {
      if (states !== lastStates) [lastStates, lastContent] = [states, states ? contentFor(states) : base]
      return lastContent
    }
  }
}

function withLookups(tables: Tables, base: TableSet, modules: readonly Module[]): Content {
  const [place, contract, card] = [lookup(tables.places), lookup(tables.contracts), lookup(tables.cityCards)]
  const [goal, outpost, bonus] = [lookup(tables.goalCards), lookup(tables.outpostBonuses), lookup(tables.cityBonuses)]
  const bazaar = lookup<Bazaar>(tables.bazaars)
  const [none = noCharacter, ...named] = withSameFields([noCharacter, ...tables.characters])
  const character = lookup(named)
  const spaces = withSameFields(spacesOf(tables, modules.flatMap((module) => module.spaces)))
  return {
    ...tables,
    base,
    modules,
    ofModules: Object.fromEntries(modules.map(({ id, own }) => [id, own])),
    hooks: hookLists<Hooks>(hookNames, modules.map(({ hooks }) => hooks)),
    turn: addedBy<Voyages, Play>(modules.map(({ turn }) => turn)),
    moving: addedBy<Voyages, Play>(modules.map(({ moving }) => moving)),
    rewards: joinedTables(modules.map(({ rewards }) => rewards)),
    oases: tables.places.filter((p) => p.kind === 'oasis').map((p) => p.id),
    place: place.get,
    steps: stepsOf(fareItems, tables.routes),
    contract: contract.get,
    cityCard: card.get,
    findCityCard: card.find,
    goal: goal.get,
    outpost: outpost.get,
    cityBonus: bonus.get,
    findBazaar: bazaar.find,
    spaces,
    boardSpaces: spaces.filter(({ id, main }) => main && !card.find(id)),
    findSpace: lookup(spaces).find,
    character: (id) => (id === '' ? none : character.get(id))
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
  bazaars: bazaarStalls,
  numbers: { ...numbers },
  characters
})
