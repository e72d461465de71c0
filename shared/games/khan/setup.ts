/** The first position (rulings 7, 44, 53). */
import type { Dealing } from '../../engine/agenda-game'
import type { Chance } from '../../engine/chance'
import { seatChosen, type Seat } from '../../engine/rules'
import { zoneOf, zones } from '../../engine/visibility'
import { diceOf } from '../../polo/dice'
import { charactersFor } from './characters'
import type { Content } from './game'
import { noPoints } from './seats'
import type { SeatState, State } from './types'

/** Creates the first position: board, rolled dice, starting contracts, shuffled goal cards, characters on offer. */
export function setup(content: Content, { players, options, chance, dealtFrom }: Dealing): State {
  const startSeat = seatChosen(options['startPlayer'], players, chance)
  const state = emptyState(content, players, startSeat, options['blackDice'] === 'rolled')
  layBoard(content, state, chance)
  dealSeats(content, state, chance)
  const guests = options['characters'] === 'mixed' ? content.guestsIn(dealtFrom?.['mixed']) : []
  const characters = charactersFor(content, players, guests)
  state.offered = chance.shuffle(characters.map(({ id }) => id)).slice(0, players + 1)
  layBeside(content, state)
  return state
}

/** Lays city cards of the shuffled pile beside the board if a character on offer uses some (ruling 62). */
function layBeside(content: Content, state: State): void {
  const { cards = [] } = state.cardPile
  for (const id of state.offered) {
    const { cityCards = 0 } = content.character(id)
    if (cityCards > 0) state.besideCards = cards.slice(-cityCards)
  }
  for (const card of state.besideCards ?? []) zones.take(state.cardPile, card)
}

function emptyState(content: Content, players: number, startSeat: Seat, rollsBlack: boolean): State {
  const { blackDice, neutralDice } = content.numbers
  const spaces: State['spaces'] = {}
  for (const { id } of content.spaces) if (!content.findCityCard(id)) spaces[id] = []
  for (const { space, value } of neutralDice[players] ?? [])
    spaces[space]?.push({ seat: -1, colour: 'own', value })
  return {
    players,
    round: 0,
    phase: 'characters',
    startSeat,
    activeSeat: -1,
    turn: { mainDone: false, blackDieBought: false },
    hourglass: startSeat,
    travelRank: 0,
    seats: Array.from({ length: players }, () => newSeat(content)),
    spaces,
    blackDice: Array<number>(blackDice[players] ?? 0).fill(0),
    rollsBlack,
    offers: { 'book-1': [], 'book-2': [], 'book-3': [] },
    offerPiles: { 'book-1': zoneOf([]), 'book-2': zoneOf([]), 'book-3': zoneOf([]) },
    goneOffers: [],
    cityContracts: {},
    pile: zoneOf([]),
    removed: [],
    goalPile: zoneOf([]),
    cityCards: {},
    areaCards: [],
    cardPile: zoneOf([]),
    goneCards: [],
    cityBonuses: {},
    outposts: {},
    offered: [],
    agenda: Array.from({ length: players }, () => [])
  }
}

function newSeat({ numbers, start }: Content): SeatState {
  return {
    character: '',
    stock: { coin: numbers.startCoins, camel: numbers.startCamels, pepper: 0, silk: 0, gold: 0, jade: 0 },
    points: noPoints(),
    dice: [],
    postsLeft: numbers.ownPosts,
    posts: [],
    figures: [start],
    contracts: [],
    offer: '',
    completed: [],
    goals: zoneOf([]),
    shownGoals: [],
    seals: [],
    improved: [],
    kept: []
  }
}

const ids = (items: readonly { readonly id: string }[]): string[] => items.map(({ id }) => id)

/** Lays markers, outposts and city cards at random, offer tiles in their piles, contracts in their cities. */
function layBoard(content: Content, state: State, chance: Chance): void {
  const { areaCards, tilesSeen, tilesUsed } = content.numbers
  const markers = chance.shuffle(ids(content.cityBonuses))
  const outposts = chance.shuffle(ids(content.outpostBonuses))
  const cards = chance.shuffle(ids(content.cityCards))
  const contracts = chance.shuffle(ids(content.contracts.filter(({ starting }) => !starting)))
  for (const { id, card, contracts: places, marker, outpost } of content.places) {
    if (marker) state.cityBonuses[id] = markers.pop() ?? ''
    if (outpost) state.outposts[id] = outposts.pop() ?? ''
    if (card) state.cityCards[id] = cards.pop() ?? ''
    if (places) state.cityContracts[id] = contracts.splice(0, places)
  }
  state.areaCards = cards.splice(0, areaCards)
  for (const card of [...Object.values(state.cityCards), ...state.areaCards]) state.spaces[card] = []
  state.cardPile = zoneOf(cards)
  state.pile = zoneOf(contracts)
  for (const { id } of content.books) {
    const tiles = content.offerTiles.filter(({ book }) => book === id)
    const pile = chance.shuffle(ids(tiles)).slice(0, tilesUsed)
    state.offers[id] = pile.splice(0, tilesSeen)
    state.offerPiles[id] = zoneOf(pile)
  }
}

/** Gives every seat rolled dice and a starting contract; goal cards are dealt once the characters are known (ruling 44). */
function dealSeats(content: Content, state: State, chance: Chance): void {
  const { ownDice } = content.numbers
  const starting = chance.shuffle(ids(content.contracts.filter((contract) => contract.starting)))
  state.goalPile = zoneOf(chance.shuffle(ids(content.goalCards)))
  for (let i = 0; i < state.players; i++) {
    const seat = state.seats[(state.startSeat + i) % state.players]
    if (!seat) continue
    seat.dice = diceOf(ownDice, 'own', () => chance.roll())
    seat.contracts = starting.splice(0, 1)
  }
}
