/** The first position (rulings 10, 67, 68). */
import type { Chance } from '../../engine/chance'
import type { Config, Options, Seat } from '../../engine/rules'
import type { Zone } from '../../engine/visibility'
import { beginnerCharacters, charactersFor } from './characters'
import type { Content } from './content'
import {
  beijingPoints,
  goalsDrafted,
  goalsKept,
  bazaarStalls,
  neutralDice,
  ownPosts,
  pileCount,
  rowColumns,
  startCamels,
  startCoins
} from './content/numbers'
import { noPoints } from './seats'
import { beginGoals, goOn } from './flow'
import { Play } from './play'
import type { SeatState, State } from './types'

/** A closed zone holding these cards. */
const zoneOf = (cards: readonly string[]): Zone => ({ count: cards.length, cards: [...cards] })

/** Builds the first position, deals, and goes on to the first question. */
export function setup(content: Content, config: Config, options: Options, chance: Chance): State {
  const { players } = config
  const startSeat: Seat =
    options['startPlayer'] === 'drawn' ? chance.next(players) : Number(options['startPlayer'])
  const state = emptyState(content, players, startSeat)
  layBoard(content, state, options, chance)
  dealSeats(content, state, options, chance)
  const play = new Play(content, state, chance)
  if (options['characters'] === 'draft') {
    state.phase = 'characters'
    state.offered = chance.shuffle(charactersFor(players)).slice(0, players + 1)
  } else {
    beginnerCharacters(players).forEach((character, i) => {
      play.emit({ type: 'characterTaken', seat: (startSeat + i) % players, character })
    })
    beginGoals(play)
  }
  goOn(play)
  return state
}

function emptyState(content: Content, players: number, startSeat: Seat): State {
  const spaces: State['spaces'] = {
    'take-5-coins': [],
    'khans-favor': [],
    contracts: [],
    travel: [],
    'money-bag': []
  }
  for (const stall of bazaarStalls) spaces[stall.id] = []
  for (const { space, value } of neutralDice[players] ?? [])
    spaces[space]?.push({ seat: -1, colour: 'own', value })
  return {
    players,
    round: 0,
    phase: 'goals',
    startSeat,
    activeSeat: -1,
    lastTraveller: -1,
    turn: { mainDone: false, blackDieBought: false },
    seats: Array.from({ length: players }, (_, seat) => newSeat((seat - startSeat + players) % players)),
    spaces,
    blackDice: players + 1,
    row: [],
    piles: [],
    special: zoneOf([]),
    removed: [],
    goalPile: zoneOf([]),
    goalsToDeal: 0,
    cityCards: {},
    cityBonuses: {},
    outposts: {},
    beijing: content.places.some((place) => place.kind === 'beijing')
      ? beijingPoints.map(() => -1 as const)
      : [],
    offered: [],
    agenda: Array.from({ length: players }, () => [])
  }
}

function newSeat(distance: number): SeatState {
  return {
    character: '',
    stock: { coin: startCoins[distance] ?? 0, camel: startCamels, pepper: 0, silk: 0, gold: 0 },
    points: noPoints(),
    dice: [],
    postsLeft: ownPosts,
    posts: [],
    figures: [],
    contracts: [],
    offer: '',
    completed: [],
    goals: zoneOf([]),
    shownGoals: []
  }
}

/** City bonuses by letter or at random, outposts, city cards, contract piles and the first row. */
function layBoard(content: Content, state: State, options: Options, chance: Chance): void {
  const homes = content.cityBonuses.map((bonus) => bonus.home)
  const ids = content.cityBonuses.map((bonus) => bonus.id)
  const laid = options['cityBonuses'] === 'random' ? chance.shuffle(ids) : ids
  homes.forEach((home, i) => {
    state.cityBonuses[home] = laid[i] ?? ''
  })
  const outposts = chance.shuffle(content.outpostBonuses.map((bonus) => bonus.id))
  const cards = chance.shuffle(content.cityCards.map((card) => card.id))
  for (const place of content.places) {
    if (place.kind !== 'large-city') continue
    state.outposts[place.id] = outposts.pop() ?? ''
    state.cityCards[place.id] = Array.from({ length: place.cityCards }, () => cards.pop() ?? '')
    for (const card of state.cityCards[place.id] ?? []) state.spaces[card] = []
  }
  const contracts = chance.shuffle(content.contracts.filter((c) => !c.starting).map((c) => c.id))
  const piles = Array.from({ length: pileCount }, () => contracts.splice(0, rowColumns))
  state.row = piles.shift() ?? []
  state.piles = piles.map(zoneOf)
  state.special = zoneOf(contracts)
}

/** A starting contract for everybody; the goal cards are dealt when the characters are known. */
function dealSeats(content: Content, state: State, options: Options, chance: Chance): void {
  const starting = chance.shuffle(content.contracts.filter((c) => c.starting).map((c) => c.id))
  const goalCards = chance.shuffle(content.goalCards.map((goal) => goal.id))
  for (let i = 0; i < state.players; i++) {
    const seat = state.seats[(state.startSeat + i) % state.players]
    if (!seat) continue
    seat.contracts = starting.splice(0, 1)
  }
  state.goalPile = zoneOf(goalCards)
  state.goalsToDeal = options['goals'] === 'draft' ? goalsDrafted : goalsKept
}
