/** Law 7: no piece is created or lost. The sentences are for developers, not for players. */
import { differs, type AuditLine } from '../../engine/audit'
import { cardsIn } from '../../engine/visibility'
import * as common from '../../polo/audit'
import type { Content } from './game'
import type { State } from './types'

/** One check for each kind of piece; each returns sentences about what does not add up. */
export const auditLines = {
  contracts: (content, state) => {
    const seen = [...state.removed, ...cardsIn(state.pile), ...Object.values(state.cityContracts).flat()]
    const starting = content.contracts.filter((c) => c.starting).length
    return common.contracts(state, seen, content.contracts.length - starting + state.players)
  },
  'contract-pile': (_, { pile }) => common.counts('the contract pile', pile),
  'goal-cards': ({ goalCards }, state) => common.goalCards(state, goalCards.length),
  'goal-count': ({ goalCards }, state) => common.goalCount(state, goalCards.length),
  'city-cards': ({ cityCards }, state) => {
    const seen = [
      ...Object.values(state.cityCards),
      ...state.areaCards,
      ...(state.besideCards ?? []),
      ...state.goneCards,
      ...cardsIn(state.cardPile)
    ]
    return differs('city cards', seen.length === new Set(seen).size ? seen.length : -1, cityCards.length)
  },
  'neutral-dice': ({ numbers }, state) =>
    common.neutralDice(state, numbers.neutralDice[state.players]?.length ?? 0),
  'black-dice': ({ numbers }, state) =>
    differs(
      'black dice',
      common.blackDiceOut(state) + state.blackDice.length,
      numbers.blackDice[state.players] ?? 0
    ),
  'own-dice': ({ numbers }, state) => common.diceOf(state, 'own', () => numbers.ownDice),
  'white-dice': ({ character }, state) =>
    common.diceOf(state, 'white', (seat) => character(seat.character).whiteDice ?? 0),
  posts: ({ character, numbers }, state) =>
    common.posts(state, (seat) => numbers.ownPosts + (character(seat.character).extraPosts ?? 0)),
  cities: (_, state) => common.cities(state),
  stock: (_, state) => common.stock(state),
  'active-contracts': ({ numbers }, state) => common.activeContracts(state, numbers.contractSlots),
  'khan-dice': ({ numbers }, state) => common.places(state, 'khans-favor', numbers.khanFields),
  'special-dice': ({ numbers, specialCities }, state) =>
    specialCities.flatMap(({ id }) => common.places(state, id, numbers.specialPlaces)),
  seals: (_, state) =>
    state.seats.flatMap(({ seals, improved }, seat) =>
      new Set(seals).size === seals.length &&
      new Set(improved).size === improved.length &&
      improved.every((seal) => seals.includes(seal))
        ? []
        : [`seat ${seat} has seals ${seals.join()} and improved ${improved.join()}`]
    ),
  outposts: ({ outpostBonuses }, state) => {
    const seen = [
      ...Object.values(state.outposts).filter(Boolean),
      ...state.seats.flatMap(({ kept }) => kept)
    ]
    return seen.length === new Set(seen).size && seen.length <= outpostBonuses.length
      ? []
      : [`outposts: ${seen.join()}`]
  },
  offers: ({ books, numbers, offerTile }, state) =>
    books.flatMap(({ id }) => {
      const gone = state.goneOffers.filter((tile) => offerTile(tile).book === id)
      const seen = [...state.offers[id], ...cardsIn(state.offerPiles[id]), ...gone]
      return [
        ...common.counts(`the pile of ${id}`, state.offerPiles[id]),
        ...differs('offer tiles', new Set(seen).size === seen.length ? seen.length : -1, numbers.tilesUsed),
        ...differs('offer tiles of earlier rounds', gone.length, Math.max(0, state.round - 1))
      ]
    })
} as const satisfies Readonly<Record<string, AuditLine<readonly [Content, State]>>>
