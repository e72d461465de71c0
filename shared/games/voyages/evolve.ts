/** The only writer of state (law 1): one reducer for each event kind. Never reads a hidden value. */
import { evolveAgenda } from '../../engine/agenda'
import { zones } from '../../engine/visibility'
import { characterOf } from './characters'
import type { Content } from './content'
import type {
  Bundle,
  Cause,
  Die,
  Event,
  EventOf,
  EventType,
  LocationId,
  PointSource,
  SeatState,
  State,
  Resource
} from './types'

type Reducers = { readonly [K in EventType]: (state: State, event: EventOf<K>, content: Content) => void }

/** The seat's things; throws on a seat that does not exist. */
export function seatOf(state: State, seat: number): SeatState {
  const found = state.seats[seat]
  if (!found) throw new Error(`no seat ${seat}`)
  return found
}

/** Source of the points an event brings, by its cause. */
export function pointSource(cause: Cause): PointSource {
  switch (cause.kind) {
    case 'contract':
      return 'contracts'
    case 'cityBonus':
      return 'cityBonuses'
    case 'post':
      return 'posts'
    case 'scoring':
      return cause.source
    default:
      return 'cityCards'
  }
}

function change(state: State, seat: number, items: Bundle, sign: 1 | -1, cause: Cause): void {
  const { stock, points } = seatOf(state, seat)
  for (const item in items) {
    const count = (items[item as keyof Bundle] ?? 0) * sign
    if (item === 'vp') points[pointSource(cause)] += count
    else stock[item as Resource] += count
  }
}

function takeDie(dice: Die[], die: Die): void {
  for (let i = 0; i < dice.length; i++) {
    const held = dice[i]
    if (held && held.value === die.value && held.colour === die.colour) {
      dice.splice(i, 1)
      return
    }
  }
  throw new Error(`no ${die.colour} die ${die.value} in hand`)
}

function remove<T>(list: T[], item: T): void {
  const at = list.indexOf(item)
  if (at < 0) throw new Error(`${String(item)} is not there`)
  list.splice(at, 1)
}

function discard(state: State, contract: string, content: Content): void {
  if (content.contract(contract).starting) state.removed.push(contract)
  else zones.under(state.special, contract)
}

function place(state: State, seat: number, location: LocationId): void {
  seatOf(state, seat).posts.push(location)
  if (location === 'beijing') state.beijing[state.beijing.indexOf(-1)] = seat
}

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

function turnDie(state: State, event: EventOf<'dieRerolled'> | EventOf<'dieAdjusted'>): void {
  const { dice } = seatOf(state, event.seat)
  takeDie(dice, event.die)
  dice.push({ colour: event.die.colour, value: event.value })
}

/** A set-up's empty points. */
export function noPoints(): Record<PointSource, number> {
  return {
    contracts: 0,
    cityCards: 0,
    cityBonuses: 0,
    posts: 0,
    beijing: 0,
    goals: 0,
    goods: 0,
    coins: 0,
    mostContracts: 0
  }
}

/** Applies an event to a state or a view. */
export function evolve(content: Content, state: State, event: Event): void {
  const reducer = reducers[event.type] as (state: State, event: Event, content: Content) => void
  reducer(state, event, content)
}

/** Points of a seat so far. */
export function totalPoints(seat: SeatState): number {
  let total = 0
  for (const source in seat.points) total += seat.points[source as PointSource]
  return total
}
