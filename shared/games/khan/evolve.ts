/** The only writer of state (law 1): one reducer for each event kind. Never reads a hidden value. */
import type { Changes } from '../../engine/branches'
import { evolveWith, type Reducers } from '../../engine/evolve'
import { zones } from '../../engine/visibility'
import { contractReducers, removeFrom } from '../../polo/contracts'
import { commonChanges, commonReducers, placeDice, takeDiceBack, takeOffer } from '../../polo/reducers'
import type { Content, Khan } from './game'
import { pointSource, seatOf } from './seats'
import type { BookId, Cause, ContractId, Item, LocationId, Resource, State } from './types'

/** Puts a contract under the pile; removes a starting contract from the game (ruling 32). */
function discard(state: State, contract: ContractId, content: Content): void {
  if (content.contract(contract).starting) state.removed.push(contract)
  else zones.under(state.pile, contract)
}

/** Remembers a post placed before the turn's main action: its city may not be used in this turn (ruling 28). */
function rememberNewPost({ turn }: State, city: LocationId): void {
  if (!turn.mainDone) turn.newPosts = [...(turn.newPosts ?? []), city]
}

/** From now on the contracts taken by the action before may be discarded. Deletes only what is there: `delete` is slow. */
function forgetFresh({ turn }: State): void {
  if (turn.fresh) delete turn.fresh
}

const ofContracts = contractReducers<State, Content>({ holder: seatOf, pile: ({ pile }) => pile, discard })

/** What each kind of event changes. */
const reducers: Reducers<Khan> = {
  ...commonReducers<Cause>(pointSource),
  ...ofContracts,
  characterTaken: (state, event, content) => {
    const seat = seatOf(state, event.seat)
    const { extra = {}, extraPosts = 0, figures = 1, rolls } = content.character(event.character)
    seat.character = event.character
    seat.figures = Array.from({ length: figures }, () => content.start)
    seat.postsLeft += extraPosts
    for (const item in extra) seat.stock[item as Resource] += extra[item as Item] ?? 0
    if (rolls === false) seat.dice = seat.dice.map((die) => ({ ...die, value: 0 }))
    takeOffer(state.offered, event.character)
  },
  // In round 1 the dice are in hand since the set-up (ruling 44).
  roundStarted: (state, event, content) => {
    state.round = event.round
    state.startSeat = event.startSeat
    state.hourglass = event.startSeat
    state.travelRank = 0
    // What the last turn took may make room for what the round brings.
    forgetFresh(state)
    if (event.round === 1) return
    takeDiceBack(state)
    state.blackDice = Array<number>(content.numbers.blackDice[state.players] ?? 0).fill(0)
    for (const book in state.offers) state.goneOffers.push(...state.offers[book as BookId].splice(0, 1))
  },
  turnStarted: (state, { seat }) => {
    state.activeSeat = seat
    state.turn = { mainDone: false, blackDieBought: false }
  },
  areaCardsDealt: (state, { cards }) => {
    for (const card of state.areaCards) Reflect.deleteProperty(state.spaces, card)
    state.goneCards.push(...state.areaCards)
    for (const card of cards) {
      zones.take(state.cardPile, card)
      state.spaces[card] = []
    }
    state.areaCards = [...cards]
  },
  offersTurned: (state, { turned }) => {
    for (const { book, tile } of turned) {
      zones.take(state.offerPiles[book], tile)
      state.offers[book].push(tile)
    }
  },
  blackDiceRolled: (state, { values }) => {
    state.blackDice = [...values]
  },
  dicePlaced: (state, event, content) => {
    const space = content.findSpace(event.space)
    placeDice(state, event)
    forgetFresh(state)
    if (space?.main !== false) state.turn.mainDone = true
    if (event.stuck) state.turn.bagged = true
    const rank = space?.travel?.rank ?? 0
    // The hourglass moves immediately (ruling 30).
    if (rank > 0 && rank >= state.travelRank) {
      state.travelRank = rank
      state.hourglass = event.seat
    }
  },
  // A die that was rolled on the board loses its value if the character's dice have none (rulings 59, 61).
  blackDieTaken: (state, event, content) => {
    removeFrom(state.blackDice, state.blackDice.includes(event.value) ? event.value : 0)
    const { character, dice } = seatOf(state, event.seat)
    dice.push({ colour: 'black', value: content.character(character).rolls === false ? 0 : event.value })
    if (event.cause.kind === 'bonusAction') state.turn.blackDieBought = true
  },
  contractsTaken: (state, { seat, contracts }) => {
    seatOf(state, seat).contracts.push(...contracts)
    state.turn.fresh = [...(state.turn.fresh ?? []), ...contracts]
    for (const city in state.cityContracts) {
      const there = state.cityContracts[city] ?? []
      if (there.some((id) => contracts.includes(id)))
        state.cityContracts[city] = there.map((id) => (contracts.includes(id) ? '' : id))
    }
  },
  contractsLaid: (state, { laid }) => {
    for (const { location, place, contract } of laid) {
      zones.take(state.pile, contract)
      const there = (state.cityContracts[location] ?? []).slice()
      there[place] = contract
      state.cityContracts[location] = there
    }
  },
  sealTaken: (state, { seat, seal }) => {
    seatOf(state, seat).seals.push(seal)
  },
  contractCompleted: (state, event) => {
    ofContracts.contractCompleted(state, event)
    forgetFresh(state)
  },
  sealImproved: (state, { seat, seal }) => {
    forgetFresh(state)
    seatOf(state, seat).improved.push(seal)
  },
  outpostKept: (state, { seat, bonus }) => {
    seatOf(state, seat).kept.push(bonus)
  },
  outpostUsed: (state, { seat, bonus }) => {
    forgetFresh(state)
    removeFrom(seatOf(state, seat).kept, bonus)
  },
  cityCardUsed: (state, { card }) => {
    forgetFresh(state)
    removeFrom(state.besideCards ?? [], card)
    state.goneCards.push(card)
    state.turn.cardUsed = true
  },
  postPlaced: (state, { seat, location }) => {
    const me = seatOf(state, seat)
    me.postsLeft--
    me.posts.push(location)
    rememberNewPost(state, location)
  },
  postMoved: (state, { seat, from, to }) => {
    const { posts } = seatOf(state, seat)
    removeFrom(posts, from)
    posts.push(to)
    rememberNewPost(state, to)
  }
}

/** The parts of the state that each event changes in place; events not listed here may change any part. */
export const changes: Changes<Khan> = {
  ...commonChanges,
  dicePlaced: ['seat', 'spaces', 'turn'],
  blackDieTaken: ['seat', 'blackDice', 'turn'],
  contractDiscarded: ['seat', 'pile', 'removed'],
  contractDrawn: ['seat', 'pile'],
  contractKept: ['seat'],
  contractDeclined: ['seat', 'pile', 'removed'],
  contractCompleted: ['seat', 'turn'],
  contractsTaken: ['seat', 'cityContracts', 'turn'],
  sealTaken: ['seat'],
  sealImproved: ['seat', 'turn'],
  outpostKept: ['seat'],
  outpostUsed: ['seat', 'turn'],
  cityCardUsed: ['besideCards', 'goneCards', 'turn'],
  postPlaced: ['seat', 'turn'],
  postMoved: ['seat', 'turn']
}

/** Applies an event to a state or a view. */
export const evolve = evolveWith<Khan>(reducers)
