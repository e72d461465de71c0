/** What each kind of event counts for. Events that are not listed count for nothing. */
import type { Seat } from '../../../engine/rules'
import type { Tally } from '../../../engine/statistics'
import type { Content } from '../content'
import { goods, type Cause, type EventOf, type EventType, type SpaceId, type State } from '../types'
import { totalPoints } from '../seats'
import type { Counted } from './figures'

/** What a counter may look at: `state` is the position before the event. */
export interface Counting {
  readonly tally: Tally<Counted>
  readonly state: State
  readonly content: Content
  /** Places and city cards that each seat has been to, and the length of its present movement. */
  readonly been: readonly Been[]
}

export interface Been {
  readonly places: Set<string>
  readonly cards: Set<string>
  journey: number
}

type Counters = { readonly [K in EventType]?: (counting: Counting, event: EventOf<K>) => void }

const rolledIds = ['rolled1', 'rolled2', 'rolled3', 'rolled4', 'rolled5', 'rolled6'] as const
const roundIds = ['pointsRound1', 'pointsRound2', 'pointsRound3', 'pointsRound4', 'pointsRound5'] as const
const gainedIds = { pepper: 'pepperGained', silk: 'silkGained', gold: 'goldGained' } as const

const spaceIds: Readonly<Record<SpaceId, Counted>> = {
  'take-5-coins': 'fiveCoins',
  'khans-favor': 'khan',
  contracts: 'contractSpace',
  travel: 'travelSpace'
}

const coinSources: Readonly<Record<Cause['kind'], Counted>> = {
  space: 'coinsFromSpaces',
  occupied: 'coinsFromOthers',
  cityCard: 'coinsFromCityCards',
  contract: 'coinsFromContracts',
  contractColumn: 'coinsFromContracts',
  cityBonus: 'coinsFromCities',
  outpost: 'coinsFromCities',
  post: 'coinsFromOthers',
  travelTable: 'coinsFromOthers',
  route: 'coinsFromOthers',
  bonusAction: 'coinsFromMoneyBag',
  character: 'coinsFromOthers',
  compensation: 'coinsFromOthers',
  scoring: 'coinsFromOthers'
}

const coinUses: Readonly<Partial<Record<Cause['kind'], Counted>>> = {
  occupied: 'coinsForOccupied',
  travelTable: 'coinsOnTravelTable',
  route: 'coinsOnRoads',
  cityCard: 'coinsOnCards'
}
const camelUses: Readonly<Partial<Record<Cause['kind'], Counted>>> = {
  route: 'camelsOnRoads',
  contract: 'camelsOnContracts',
  bonusAction: 'camelsOnBonusActions',
  cityCard: 'camelsOnCards'
}
const goodUses: Readonly<Partial<Record<Cause['kind'], Counted>>> = {
  contract: 'goodsOnContracts',
  cityCard: 'goodsOnCards'
}

/** A die shows a value by chance; 0 is a die whose owner has yet to choose (ruling 51). */
function rolled({ tally }: Counting, seat: Seat, value: number): void {
  const id = rolledIds[value - 1]
  if (!id) return
  tally.add(id, seat)
  tally.add('diceRolled', seat)
  tally.add('pips', seat, value)
}

function unusedDice({ tally, state }: Counting): void {
  state.seats.forEach(({ dice }, seat) => tally.add('diceUnused', seat, dice.length))
}

/** What lies before the first choice: a round that the set-up has begun, with its rolls and points. */
export function countStart(counting: Counting): void {
  const { tally, state } = counting
  if (state.round === 0) return
  tally.add('startRounds', state.startSeat)
  state.seats.forEach((own, seat) => {
    tally.add('pointsRound1', seat, totalPoints(own))
    if (state.phase === 'turns' || state.phase === 'compensation')
      for (const { value } of own.dice) rolled(counting, seat, value)
  })
}

export const counters: Counters = {
  roundStarted: (counting, { round, startSeat }) => {
    counting.tally.add('startRounds', startSeat)
    if (round > 1) unusedDice(counting)
  },
  gameScored: unusedDice,
  diceRolled: (counting, { dice }) => {
    dice.forEach((hand, seat) => hand.forEach(({ value }) => rolled(counting, seat, value)))
  },
  turnEnded: ({ tally }, { seat }) => tally.add('turns', seat),
  taskOpened: ({ been }, { seat, task }) => {
    const own = been[seat]
    if (own && task.kind === 'move') own.journey = 0
  },
  dicePlaced: ({ tally, state, content, been }, { seat, space }) => {
    if (space === 'money-bag') {
      tally.add('moneyBags', seat)
      tally.add('bonusActions', seat)
      return
    }
    tally.add('actions', seat)
    tally.add((state.spaces[space] ?? []).length > 0 ? 'laterVisits' : 'firstVisits', seat)
    const card = content.findCityCard(space)
    tally.add(card ? 'cityCardUses' : (spaceIds[space] ?? 'bazaar'), seat)
    if (!card) return
    been[seat]?.cards.add(space)
    tally.set('cityCardsUsed', seat, been[seat]?.cards.size ?? 0)
  },
  dieRerolled: (counting, { seat, value }) => {
    counting.tally.add('rerolls', seat)
    counting.tally.add('bonusActions', seat)
    rolled(counting, seat, value)
  },
  dieAdjusted: ({ tally }, { seat }) => {
    tally.add('adjusts', seat)
    tally.add('bonusActions', seat)
  },
  blackDieTaken: (counting, { seat, value, cause }) => {
    const bought = cause.kind === 'bonusAction'
    counting.tally.add(bought ? 'blackBought' : 'blackGained', seat)
    if (bought) counting.tally.add('bonusActions', seat)
    // Before the round's roll it is not cast yet: the roll counts it.
    if (counting.state.phase === 'turns') rolled(counting, seat, value)
  },
  gained: ({ tally, state }, { seat, items, cause }) => {
    const { coin = 0, camel = 0, vp = 0 } = items
    tally.add('coinsGained', seat, coin)
    tally.add(coinSources[cause.kind], seat, coin)
    tally.add('camelsGained', seat, camel)
    for (const good of goods) {
      tally.add('goodsGained', seat, items[good] ?? 0)
      tally.add(gainedIds[good], seat, items[good] ?? 0)
    }
    if (cause.kind === 'compensation') tally.add('compensation', seat, coin + camel)
    const round = roundIds[state.round - 1]
    if (round) tally.add(round, seat, vp)
  },
  paid: ({ tally, state }, { seat, items, cause }) => {
    const { coin = 0, camel = 0 } = items
    const sum = goods.reduce((all, good) => all + (items[good] ?? 0), 0)
    const [coins, camels, good] = [coinUses[cause.kind], camelUses[cause.kind], goodUses[cause.kind]]
    const round = roundIds[state.round - 1]
    if (round) tally.add(round, seat, -(items.vp ?? 0))
    tally.add('coinsSpent', seat, coin)
    if (coins) tally.add(coins, seat, coin)
    if (camels) tally.add(camels, seat, camel)
    if (good) tally.add(good, seat, sum)
    if (cause.kind === 'occupied') tally.add('paidVisits', seat)
    if (cause.kind === 'route' || cause.kind === 'travelTable') tally.add('coinsOnWay', seat, coin)
  },
  rewardLost: ({ tally }, { seat }) => tally.add('rewardsLost', seat),
  contractsTaken: ({ tally }, { seat, contracts }) => tally.add('contractsTaken', seat, contracts.length),
  contractDrawn: ({ tally }, { seat }) => tally.add('contractsDrawn', seat),
  contractDiscarded: ({ tally }, { seat }) => tally.add('contractsGivenUp', seat),
  contractDeclined: ({ tally }, { seat }) => tally.add('contractsGivenUp', seat),
  contractCompleted: ({ tally }, { seat }) => {
    tally.add('contractsCompleted', seat)
    tally.add('bonusActions', seat)
  },
  stepped: ({ tally, been }, { seat, to }) => {
    const own = been[seat]
    tally.add('steps', seat)
    if (!own) return
    own.places.add(to)
    tally.set('placesSeen', seat, own.places.size)
    tally.most('longestJourney', seat, ++own.journey)
  },
  postPlaced: ({ tally, state, content }, { seat, location }) => {
    const { kind } = content.place(location)
    tally.add('posts', seat)
    if (kind === 'large-city') tally.add('largeCities', seat)
    if (kind === 'small-city') tally.add('smallCities', seat)
    if (!state.seats.some(({ posts }) => posts.includes(location))) tally.add('firstPosts', seat)
  },
  outpostTaken: ({ tally }, { seat }) => tally.add('outposts', seat)
}
