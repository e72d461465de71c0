/** The first position (rulings 10, 18, 28, 67, 68). */
import type { Dealing } from '../../engine/agenda-game'
import type { Chance } from '../../engine/chance'
import { seatChosen, type Options, type Seat } from '../../engine/rules'
import { zoneOf } from '../../engine/visibility'
import { beginnerCharacters, charactersFor } from './characters'
import { noPoints } from './seats'
import { beginGoals } from './flow'
import type { CityBonus } from './content/tiles'
import type { Content, Play } from './game'
import type { SeatState, State } from './types'

/** Creates the first position: the board, and whatever seats get that does not depend on their characters. */
export function setup(content: Content, { players, options, chance }: Dealing): State {
  const startSeat = seatChosen(options['startPlayer'], players, chance)
  const state = emptyState(content, players, startSeat)
  layBoard(content, state, options, chance)
  dealSeats(content, state, options, chance)
  if (options['characters'] === 'draft') {
    state.phase = 'characters'
    const characters = charactersFor(content, players).map(({ id }) => id)
    state.offered = chance.shuffle(characters).slice(0, players + 1)
  }
  return state
}

/** Gives each seat its beginners' character and deals the goal cards, unless characters are drafted. */
export function begin(play: Play): void {
  const { players, startSeat, phase } = play.state
  if (phase === 'characters') return
  beginnerCharacters(players).forEach((character, i) => {
    play.emit({ type: 'characterTaken', seat: (startSeat + i) % players, character })
  })
  beginGoals(play)
}

function emptyState(content: Content, players: number, startSeat: Seat): State {
  const { beijingPoints, neutralDice } = content.numbers
  const spaces: State['spaces'] = {}
  // Game files depend on this order: stalls come last.
  const printed = content.spaces.filter(({ id }) => !content.findCityCard(id))
  for (const { id, columns } of printed) if (!columns) spaces[id] = []
  for (const { id, columns } of printed) if (columns) spaces[id] = []
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
    seats: Array.from({ length: players }, (_, seat) =>
      newSeat(content, (seat - startSeat + players) % players)
    ),
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

function newSeat(content: Content, distance: number): SeatState {
  const { startCoins, startCamels, ownPosts } = content.numbers
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

/**
 * Lays the bonuses of small cities, by their letters or at random. If modules add more bonuses than there are cities, those
 * that copy another bonus are always used, and the others fill the remaining cities at random (rulings 77, 82).
 */
function layCityBonuses({ cityBonuses }: Content, state: State, options: Options, chance: Chance): void {
  const printed = cityBonuses.filter(({ home }) => home !== undefined)
  let ids = printed.map(({ id }) => id)
  if (options['cityBonuses'] === 'random') {
    if (cityBonuses.length > printed.length) {
      const copies = ({ reward }: CityBonus): boolean => reward['other-city-bonus'] !== undefined
      const always = cityBonuses.filter(copies).map(({ id }) => id)
      const others = chance.shuffle(cityBonuses.filter((one) => !copies(one)).map(({ id }) => id))
      ids = [...always, ...others.slice(0, printed.length - always.length)]
    }
    ids = chance.shuffle(ids)
  }
  printed.forEach(({ home = '' }, i) => {
    state.cityBonuses[home] = ids[i] ?? ''
  })
}

/** Lays city bonuses, outposts, city cards, contract piles and the first row. */
function layBoard(content: Content, state: State, options: Options, chance: Chance): void {
  layCityBonuses(content, state, options, chance)
  const outposts = chance.shuffle(content.outpostBonuses.map((bonus) => bonus.id))
  const cards = chance.shuffle(content.cityCards.map((card) => card.id))
  for (const place of content.places) {
    if (place.kind !== 'large-city') continue
    state.outposts[place.id] = outposts.pop() ?? ''
    const laid: string[] = []
    while (laid.length < place.cityCards) laid.push(cards.pop() ?? '')
    for (const card of laid) state.spaces[card] = []
    state.cityCards[place.id] = laid
  }
  const contracts = chance.shuffle(content.contracts.filter((c) => !c.starting).map((c) => c.id))
  const { pileCount, rowColumns } = content.numbers
  const pile = (at: number): string[] => contracts.slice(at * rowColumns, (at + 1) * rowColumns)
  state.row = pile(0)
  for (let at = 1; at < pileCount; at++) state.piles.push(zoneOf(pile(at)))
  state.special = zoneOf(contracts.slice(pileCount * rowColumns))
}

/** Deals every seat a starting contract and shuffles the goal cards, which are dealt once the characters are known. */
function dealSeats(content: Content, state: State, options: Options, chance: Chance): void {
  const starting = chance.shuffle(content.contracts.filter((c) => c.starting).map((c) => c.id))
  const goalCards = chance.shuffle(content.goalCards.map((goal) => goal.id))
  for (let i = 0; i < state.players; i++) {
    const seat = state.seats[(state.startSeat + i) % state.players]
    if (!seat) continue
    seat.contracts = starting.splice(0, 1)
  }
  state.goalPile = zoneOf(goalCards)
  const { goalsDrafted, goalsKept } = content.numbers
  // Five players draft from three cards each, because the pile is too small for four (ruling 141).
  const enough = Math.floor(goalCards.length / state.players)
  state.goalsToDeal = options['goals'] === 'draft' ? Math.min(goalsDrafted, enough) : goalsKept
}
