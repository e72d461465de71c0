/** Which figures each kind of event adds to. Events that are not listed add to none. */
import type { Counters } from '../../../engine/statistics'
import { commonCounters, countPlacement } from '../../../polo/statistics/counters'
import type { Counting as CountingOf } from '../../../polo/statistics/story'
import type { Content } from '../game'
import { seatOf } from '../seats'
import { goods, type Cause, type Die, type Event, type Good, type SpaceId, type State } from '../types'
import type { Counted } from './figures'

export type Counting = CountingOf<State, Content, Counted>

const spaceIds: Readonly<Record<SpaceId, Counted>> = {
  'khans-favor': 'khan',
  'guild-seals': 'sealSpace',
  'travel-lower': 'travelLower',
  'travel-middle': 'travelMiddle',
  'travel-upper': 'travelUpper',
  contracts: 'contractSpace'
}

const coinSources: Readonly<Record<Cause['kind'], Counted>> = {
  space: 'coinsFromSpaces',
  occupied: 'coinsFromOthers',
  fee: 'coinsFromOthers',
  offer: 'coinsFromSpaces',
  cityCard: 'coinsFromCityCards',
  contract: 'coinsFromContracts',
  cityBonus: 'coinsFromCities',
  outpost: 'coinsFromCities',
  keptOutpost: 'coinsFromCities',
  contractCity: 'coinsFromCities',
  seal: 'coinsFromOthers',
  post: 'coinsFromOthers',
  route: 'coinsFromOthers',
  bonusAction: 'coinsFromMoneyBag',
  character: 'coinsFromOthers',
  compensation: 'coinsFromOthers'
}

const jadeUses: Readonly<Partial<Record<Cause['kind'], Counted>>> = {
  offer: 'jadeOnOffers',
  route: 'jadeOnRoads',
  contract: 'jadeOnContracts'
}

const common = commonCounters<Cause['kind'], Good, Counted>({
  goods,
  goodsGained: { pepper: 'pepperGained', silk: 'silkGained', gold: 'goldGained' },
  coinSources,
  coinUses: {
    occupied: 'coinsForOccupied',
    fee: 'coinsOnSpaces',
    route: 'coinsOnRoads',
    cityCard: 'coinsOnCards',
    bonusAction: 'coinsOnSeals'
  },
  camelUses: {
    route: 'camelsOnRoads',
    contract: 'camelsOnContracts',
    bonusAction: 'camelsOnBonusActions',
    cityCard: 'camelsOnCards',
    fee: 'camelsOnCards'
  },
  goodUses: { contract: 'goodsOnContracts', cityCard: 'goodsOnCards', bonusAction: 'goodsOnSeals' },
  wayCauses: ['route']
})

export const counters: Counters<Event, Counting> = {
  ...common,
  // The dice of round 1 were rolled at set-up, so there is no event for them (ruling 44).
  roundStarted: (counting, event) => {
    common.roundStarted(counting, event)
    if (event.round === 1) common.diceRolled(counting, { dice: counting.state.seats.map(({ dice }) => dice) })
  },
  // A character with a white die joins them in round 1, and the event names all dice anew.
  diceRolled: (counting, event) => {
    const { round } = counting.state
    const isNew = ({ colour }: Die): boolean => round > 1 || colour === 'white'
    common.diceRolled(counting, { dice: event.dice.map((hand) => hand.filter(isNew)) })
  },
  gained: (counting, event) => {
    common.gained(counting, event)
    counting.tally.add('jadeGained', event.seat, event.items.jade ?? 0)
  },
  paid: (counting, event) => {
    const { seat, items, cause } = event
    common.paid(counting, event)
    const improves = cause.kind === 'bonusAction' && cause.action === 'improve-seal'
    counting.tally.add(
      improves ? 'jadeOnSeals' : (jadeUses[cause.kind] ?? 'jadeOnOthers'),
      seat,
      items.jade ?? 0
    )
  },
  dicePlaced: (counting, { seat, space }) => {
    const { content, state, tally } = counting
    const isCard = content.findCityCard(space) !== undefined
    countPlacement(counting, seat, space, space === 'money-bag' ? space : isCard ? 'card' : 'space')
    if (space === 'money-bag' || isCard) return
    const isBook = content.books.some(({ spaces }) => spaces.includes(space))
    const isOwn = content.character(seatOf(state, seat).character).spaces?.some(({ id }) => id === space)
    const other = isOwn ? 'ownSpaces' : 'specialCities'
    tally.add(spaceIds[space] ?? (isBook ? 'books' : other), seat)
  },
  outpostUsed: ({ tally }, { seat }) => tally.add('bonusActions', seat),
  cityCardUsed: ({ tally }, { seat }) => {
    tally.add('besideCards', seat)
    tally.add('bonusActions', seat)
  },
  sealTaken: ({ tally }, { seat }) => tally.add('sealsTaken', seat),
  sealImproved: ({ tally }, { seat }) => {
    tally.add('sealsImproved', seat)
    tally.add('bonusActions', seat)
  }
}
