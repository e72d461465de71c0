/** The only writer of state (law 1): one reducer for each event kind. Never reads a hidden value. */
import type { Changes } from '../../engine/branches'
import { evolveWith, type Reducers } from '../../engine/evolve'
import type { Evolve } from '../../engine/play'
import { zones } from '../../engine/visibility'
import { contractReducers, removeFrom } from '../../polo/contracts'
import { joinedTables } from '../../polo/modules'
import { tokensIn } from '../../polo/dice'
import { commonChanges, commonReducers, placeDice, takeDiceBack, takeOffer } from '../../polo/reducers'
import { discard, place } from './changes'
import { pointSource, seatOf } from './seats'
import type { Content, Module, Voyages } from './game'
import type { Cause, State } from './types'

const common = commonReducers<Cause>(pointSource)

/** What each kind of event changes. */
const reducers: Reducers<Voyages> = {
  ...common,
  ...contractReducers<State, Content>({ holder: seatOf, pile: ({ special }) => special, discard }),
  characterTaken: (state, event, content) => {
    const seat = seatOf(state, event.seat)
    const character = content.character(event.character)
    seat.character = event.character
    seat.figures = Array.from({ length: character.figures ?? 1 }, () => character.start ?? 'venezia')
    seat.postsLeft += character.extraPosts ?? 0
    // One of the nine posts, not an extra one (ruling 50).
    if (character.firstPost) {
      seat.postsLeft--
      place(state, event.seat, character.firstPost)
    }
    takeOffer(state.offered, event.character)
  },
  goalsDealt: (state, event) => {
    common.goalsDealt(state, event)
    state.goalsToDeal = 0
  },
  roundStarted: (state, event) => {
    state.round = event.round
    state.startSeat = event.startSeat
    state.lastTraveller = -1
    takeDiceBack(state)
    state.blackDice = state.players + 1
  },
  dicePlaced: (state, event, content) => {
    const space = content.findSpace(event.space)
    placeDice(state, event)
    if (tokensIn(event.dice) > 0) {
      const me = seatOf(state, event.seat)
      me.dice = me.dice.filter(({ colour }) => colour !== 'token')
    }
    if (space?.main !== false) state.turn.mainDone = true
    // Only the Travel action counts, no other movement (ruling 43).
    if (space?.startsNext) state.lastTraveller = event.seat
  },
  blackDieTaken: (state, event) => {
    state.blackDice--
    seatOf(state, event.seat).dice.push({ colour: 'black', value: event.value })
    if (event.cause.kind === 'bonusAction') state.turn.blackDieBought = true
  },
  contractsTaken: (state, event) => {
    seatOf(state, event.seat).contracts.push(...event.contracts)
    state.row = state.row.filter((contract) => !event.contracts.includes(contract))
  },
  rowCleared: (state, event, content) => {
    for (const contract of event.contracts) discard(state, contract, content)
    state.row = []
  },
  rowDealt: (state, event) => {
    const from = event.from === 'special' ? state.special : state.piles[0]
    if (!from) throw new Error('no contract pile left')
    for (const contract of event.contracts) zones.take(from, contract)
    if (event.from === 'pile') state.piles.shift()
    state.row = [...event.contracts]
  },
  postPlaced: (state, event) => {
    seatOf(state, event.seat).postsLeft--
    place(state, event.seat, event.location)
  },
  postMoved: (state, event) => {
    removeFrom(seatOf(state, event.seat).posts, event.from)
    // The slot becomes free; posts on other slots do not move up (ruling 42).
    if (event.from === 'beijing') state.beijing[state.beijing.indexOf(event.seat)] = -1
    place(state, event.seat, event.to)
  }
}

/** The parts of the state that each event changes in place. All other events may change any part. */
export const changes: Changes<Voyages> = {
  ...commonChanges,
  dicePlaced: ['seat', 'spaces', 'turn'],
  blackDieTaken: ['seat', 'turn'],
  contractDiscarded: ['seat', 'special', 'removed'],
  contractDrawn: ['seat', 'special'],
  contractKept: ['seat'],
  contractDeclined: ['seat', 'special', 'removed'],
  contractCompleted: ['seat'],
  contractsTaken: ['seat'],
  postPlaced: ['seat', 'beijing'],
  postMoved: ['seat', 'beijing']
}

/** Applies an event to a state or a view of a game without modules. */
export const evolve = evolveWith<Voyages>(reducers)

/** Applies an event to a game in which these modules may be switched on. */
export const evolveWithModules = (modules: readonly Pick<Module, 'reducers'>[]): Evolve<Voyages> =>
  evolveWith<Voyages>({ ...reducers, ...joinedTables(modules.map((module) => module.reducers)) })
