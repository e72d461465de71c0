/** The only writer of state (law 1): one reducer for each event kind. Never reads a hidden value. */
import { evolveAgenda } from '../../engine/agenda'
import { zones } from '../../engine/visibility'
import { characterOf } from './characters'
import type { Content } from './content'
import { change, discard, place, remove, takeDie, turnDie } from './changes'
import { seatOf } from './seats'
import type { Event, EventOf, EventType, PointSource, State } from './types'

type Reducers = { readonly [K in EventType]: (state: State, event: EventOf<K>, content: Content) => void }

const reducers: Reducers = {
  taskOpened: (state, event) => {
    evolveAgenda(state.agenda, event)
  },
  taskAmended: (state, event) => {
    evolveAgenda(state.agenda, event)
  },
  taskClosed: (state, event) => {
    evolveAgenda(state.agenda, event)
  },
  characterTaken: (state, event) => {
    const seat = seatOf(state, event.seat)
    const character = characterOf(event.character)
    seat.character = event.character
    seat.figures = Array.from({ length: character.figures ?? 1 }, () => character.start ?? 'venezia')
    seat.postsLeft += character.extraPosts ?? 0
    if (character.firstPost) {
      seat.postsLeft--
      place(state, event.seat, character.firstPost)
    }
    if (state.offered.includes(event.character)) remove(state.offered, event.character)
  },
  goalsDealt: (state, event) => {
    const { count, cards } = event.dealt
    if (cards) for (const card of cards) zones.take(state.goalPile, card)
    else zones.drop(state.goalPile, count)
    seatOf(state, event.seat).goals = cards ? { count, cards: [...cards] } : { count }
    state.goalsToDeal = 0
  },
  goalsKept: (state, event) => {
    const seat = seatOf(state, event.seat)
    const kept = event.kept.cards
    state.goalPile.count += seat.goals.count - event.kept.count
    if (state.goalPile.cards && seat.goals.cards && kept)
      state.goalPile.cards.push(...seat.goals.cards.filter((card) => !kept.includes(card)))
    seat.goals = kept ? { count: event.kept.count, cards: [...kept] } : { count: event.kept.count }
  },
  roundStarted: (state, event) => {
    state.round = event.round
    state.startSeat = event.startSeat
    state.lastTraveller = -1
    for (const space in state.spaces) {
      const there = state.spaces[space]
      if (there && there.length > 0) state.spaces[space] = there.filter((die) => die.seat === -1)
    }
    for (const seat of state.seats) seat.dice = []
    state.blackDice = state.players + 1
  },
  phaseStarted: (state, event) => {
    state.phase = event.phase
    state.activeSeat = -1
    if (event.phase !== 'characters') state.offered = []
  },
  diceRolled: (state, event) => {
    event.dice.forEach((dice, seat) => {
      seatOf(state, seat).dice = [...dice]
    })
  },
  turnStarted: (state, event) => {
    state.activeSeat = event.seat
    state.turn.mainDone = false
    state.turn.blackDieBought = false
  },
  turnEnded: (state) => {
    state.activeSeat = -1
  },
  dicePlaced: (state, event) => {
    const { dice } = seatOf(state, event.seat)
    const there = (state.spaces[event.space] ??= [])
    event.dice.forEach((die, i) => {
      takeDie(dice, die)
      there.push({ seat: event.seat, colour: die.colour, value: event.values[i] ?? die.value })
    })
    if (event.space !== 'money-bag') state.turn.mainDone = true
    if (event.space === 'travel') state.lastTraveller = event.seat
  },
  dieRerolled: (state, event) => {
    turnDie(state, event)
  },
  dieAdjusted: (state, event) => {
    turnDie(state, event)
  },
  blackDieTaken: (state, event) => {
    state.blackDice--
    seatOf(state, event.seat).dice.push({ colour: 'black', value: event.value })
    if (event.cause.kind === 'bonusAction') state.turn.blackDieBought = true
  },
  paid: (state, event) => {
    change(state, event.seat, event.items, -1, event.cause)
  },
  gained: (state, event) => {
    change(state, event.seat, event.items, 1, event.cause)
  },
  rewardLost: () => undefined,
  contractsTaken: (state, event) => {
    seatOf(state, event.seat).contracts.push(...event.contracts)
    state.row = state.row.filter((contract) => !event.contracts.includes(contract))
  },
  contractDiscarded: (state, event, content) => {
    remove(seatOf(state, event.seat).contracts, event.contract)
    discard(state, event.contract, content)
  },
  contractDrawn: (state, event) => {
    zones.take(state.special, event.contract)
    seatOf(state, event.seat).offer = event.contract
  },
  contractKept: (state, event) => {
    const seat = seatOf(state, event.seat)
    seat.offer = ''
    seat.contracts.push(event.contract)
  },
  contractDeclined: (state, event, content) => {
    seatOf(state, event.seat).offer = ''
    discard(state, event.contract, content)
  },
  contractCompleted: (state, event) => {
    const seat = seatOf(state, event.seat)
    remove(seat.contracts, event.contract)
    seat.completed.push(event.contract)
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
  stepped: (state, event) => {
    seatOf(state, event.seat).figures[event.figure] = event.to
  },
  postPlaced: (state, event) => {
    seatOf(state, event.seat).postsLeft--
    place(state, event.seat, event.location)
  },
  postMoved: (state, event) => {
    remove(seatOf(state, event.seat).posts, event.from)
    if (event.from === 'beijing') state.beijing[state.beijing.indexOf(event.seat)] = -1
    place(state, event.seat, event.to)
  },
  outpostTaken: (state, event) => {
    state.outposts[event.location] = ''
  },
  gameScored: (state, event) => {
    state.phase = 'over'
    state.activeSeat = -1
    for (const score of event.scores) {
      const seat = seatOf(state, score.seat)
      seat.shownGoals = [...score.goals]
      seat.goals = seat.goals.cards ? { count: 0, cards: [] } : { count: 0 }
      for (const source of Object.keys(score.points) as PointSource[])
        seat.points[source] += score.points[source] ?? 0
    }
  }
}

/** Applies an event to a state or a view. */
export function evolve(content: Content, state: State, event: Event): void {
  const reducer = reducers[event.type] as (state: State, event: Event, content: Content) => void
  reducer(state, event, content)
}
