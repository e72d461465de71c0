/**
 * The content as one value with its look-up tables. Rules get it as a parameter and never import a table, so that a group
 * can play with a content of its own.
 */
import { familyCharacters, fitsIn } from '../../../polo/characters'
import { withSameFields, lookup } from '../../../polo/lookup'
import { tableSet } from '../../../engine/tables'
import { stepsOf } from '../../../polo/roads/map'
import { ownSpacesOf, spacesOf } from '../board'
import { characterSteps } from '../character-steps'
import { characters } from '../characters'
import type { Character, Content, Tables } from '../game'
import { items } from '../pieces'
import { books, offerTiles } from './books'
import { cityCards } from './city-cards'
import { contracts } from './contracts'
import { fareItems, places, routes } from './map'
import * as numbers from './numbers'
import { cityBonuses, goalCards, outpostBonuses, seals, specialCities } from './tiles'

export type { Content, Numbers, Tables } from '../game'

/** Stands for a seat that has no character yet: no abilities. */
const noCharacter: Character = { id: '' }

/**
 * Builds the look-ups and the hashes. `split`: with a pack, `base` and replaced tables are hashed separately. `placeNames`:
 * those of a pack.
 */
export function contentOf(
  tables: Tables,
  split?: { readonly base: object; readonly pack: object },
  placeNames: Content['placeNames'] = {}
): Content {
  const printed = spacesOf(tables)
  const card = lookup(tables.cityCards)
  const start = tables.places.find(({ kind }) => kind === 'start')?.id ?? ''
  const place = lookup(tables.places)
  const holdsPosts = (id: string): boolean => place.find(id)?.kind === 'city'
  const host = {
    items, spaces: printed, start, holdsPosts, posts: tables.numbers.ownPosts,
    spareCards: spareCards(tables)
  }
  const guests: readonly Character[] = familyCharacters.filter((one) => fitsIn(host, one))
  const spaces = withSameFields([...printed, ...guests.flatMap(ownSpacesOf)])
  const space = lookup(spaces)
  const common = spaces.slice(0, printed.length)
  const character = lookup<Character>(withSameFields([noCharacter, ...tables.characters, ...guests]))
  const special = new Map(tables.specialCities.map(({ city, id }) => [city, space.get(id)]))
  const oases = tables.places.filter(({ kind }) => kind === 'oasis').map(({ id }) => id)
  const steps = stepsOf(fareItems, tables.routes)
  const restricted = new Set([...tables.specialCities, ...tables.cityCards].map(({ id }) => id))
  return {
    ...tables,
    sets: split
      ? [tableSet('base', split.base), tableSet('pack', split.pack)]
      : [tableSet('base', tables)],
    placeNames,
    ...guestTables(guests),
    start,
    oases,
    contractCities: tables.places.filter((place) => place.contracts).map(({ id }) => id),
    place: place.get,
    steps,
    characterSteps: characterSteps({ oases, place: place.get, steps }),
    contract: lookup(tables.contracts).get,
    cityCard: card.get,
    findCityCard: card.find,
    goal: lookup(tables.goalCards).get,
    outpost: lookup(tables.outpostBonuses).get,
    cityBonus: lookup(tables.cityBonuses).get,
    offerTile: lookup(tables.offerTiles).get,
    seal: lookup(tables.seals).get,
    spaces: common,
    boardSpaces: common.filter(({ id, main }) => main && !restricted.has(id)),
    findSpace: space.find,
    specialSpace: (city) => special.get(city),
    character: character.get
  }
}

/** How many city cards lie neither in a city nor, in any round, in the action area (ruling 62). */
const spareCards = ({ cityCards, numbers: { areaCards, rounds }, places }: Tables): number =>
  cityCards.length - places.filter(({ card }) => card).length - areaCards * rounds

/** The guests and their table set (rulings 60, 61). At first it held only those without spaces and cards of their own. */
function guestTables(guests: readonly Character[]): Pick<Content, 'guests' | 'guestsIn' | 'mixed'> {
  const first = guests.filter(({ cityCards, spaces }) => !cityCards && !spaces)
  const { hash: earlier } = tableSet('mixed', first)
  return {
    guests,
    guestsIn: (hash) => (hash === earlier ? first : guests),
    mixed: { ...tableSet('mixed', guests), earlier: [earlier] }
  }
}

/** The built-in tables. */
export const tables: Tables = {
  places,
  routes,
  contracts,
  cityCards,
  goalCards,
  outpostBonuses,
  cityBonuses,
  books,
  offerTiles,
  seals,
  specialCities,
  numbers: { ...numbers },
  characters
}

/** The content of the built-in tables. */
export const baseContent: Content = contentOf(tables)
