/** Which figures each kind of event adds to. Events that are not listed add to none. */
import { topTask } from '../../../engine/agenda'
import type { Counters } from '../../../engine/statistics'
import { commonCounters, countPlace, countPlacement } from '../../../polo/statistics/counters'
import type { Counting as CountingOf } from '../../../polo/statistics/story'
import { isOfModule, type OfModule } from '../../../polo/open-game'
import { goods, type Cause, type Event, type Good, type SpaceId, type State } from '../types'
import type { Content } from '../game'
import type { Counted } from './figures'

export type Counting = CountingOf<State, Content, Counted>

const spaceIds: Readonly<Record<SpaceId, Counted>> = {
  'take-5-coins': 'fiveCoins',
  'khans-favor': 'khan',
  contracts: 'contractSpace',
  travel: 'travelSpace'
}

/** Stands for the causes of all modules in these figures; each module counts more in figures of its own. */
const moduleCause = 'of/modules' satisfies OfModule

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
  scoring: 'coinsFromOthers',
  [moduleCause]: 'coinsFromModules'
}

const common = commonCounters<Cause['kind'], Good, Counted>({
  goods,
  goodsGained: { pepper: 'pepperGained', silk: 'silkGained', gold: 'goldGained' },
  coinSources,
  coinUses: {
    occupied: 'coinsForOccupied',
    travelTable: 'coinsOnTravelTable',
    route: 'coinsOnRoads',
    cityCard: 'coinsOnCards',
    [moduleCause]: 'coinsOnModules'
  },
  camelUses: {
    route: 'camelsOnRoads',
    contract: 'camelsOnContracts',
    bonusAction: 'camelsOnBonusActions',
    cityCard: 'camelsOnCards',
    [moduleCause]: 'camelsOnModules'
  },
  goodUses: { contract: 'goodsOnContracts', cityCard: 'goodsOnCards', [moduleCause]: 'goodsOnModules' },
  wayCauses: ['route', 'travelTable']
})

/** The event with `moduleCause` in place of a module's own cause. */
const withModuleCause = <E extends { readonly cause: Cause }>(event: E): E =>
  isOfModule(event.cause.kind) ? { ...event, cause: { kind: moduleCause, id: event.cause.kind } } : event

export const counters: Counters<Event, Counting> = {
  ...common,
  gained: (counting, event) => common.gained(counting, withModuleCause(event)),
  paid: (counting, event) => common.paid(counting, withModuleCause(event)),
  // A figure that is put in a place outside a movement has taken no step (ruling 116).
  stepped: (counting, event) => {
    if (topTask(counting.state.agenda, event.seat)?.kind === 'move') common.stepped(counting, event)
    else countPlace(counting, event.seat, event.to)
  },
  dicePlaced: (counting, { seat, space }) => {
    const isCard = counting.content.findCityCard(space) !== undefined
    countPlacement(counting, seat, space, space === 'money-bag' ? space : isCard ? 'card' : 'space')
    if (space === 'money-bag' || isCard) return
    counting.tally.add(isOfModule(space) ? 'moduleSpaces' : (spaceIds[space] ?? 'bazaar'), seat)
  },
  postPlaced: (counting, event) => {
    const { kind } = counting.content.place(event.location)
    common.postPlaced(counting, event)
    if (kind === 'large-city') counting.tally.add('largeCities', event.seat)
    if (kind === 'small-city') counting.tally.add('smallCities', event.seat)
  }
}
