/** The statistics that common events are counted in, with a game that has its own goods, causes and figures. */
import { expect, it } from 'vitest'
import { countEvent, Tally, momentsOf, type Counters } from '../../../shared/engine/statistics'
import {
  nothingVisited,
  commonCounters,
  countPlacement,
  countStart,
  countStock,
  type CommonCounting
} from '../../../shared/polo/statistics/counters'
import type { CommonCount } from '../../../shared/polo/statistics/figures'

type Cause = 'space' | 'occupied' | 'route' | 'bonusAction' | 'compensation' | 'seal'
type Id = CommonCount | 'jadeGained' | 'silkGained' | 'coinsOnSeals' | 'goodsOnSeals'

const common = commonCounters<Cause, 'jade' | 'silk', Id>({
  goods: ['jade', 'silk'],
  goodsGained: { jade: 'jadeGained', silk: 'silkGained' },
  coinSources: {
    space: 'coinsFromSpaces',
    occupied: 'coinsFromOthers',
    route: 'coinsFromOthers',
    bonusAction: 'coinsFromMoneyBag',
    compensation: 'coinsFromOthers',
    seal: 'coinsFromOthers'
  },
  coinUses: { occupied: 'coinsForOccupied', route: 'coinsOnRoads', seal: 'coinsOnSeals' },
  camelUses: { route: 'camelsOnRoads' },
  goodUses: { seal: 'goodsOnSeals' },
  wayCauses: ['route']
})

type Items = Readonly<Record<string, number>>
type Event =
  | { type: 'gained' | 'paid'; seat: number; items: Items; cause: { kind: Cause } }
  | { type: 'stepped'; seat: number; to: string }
  | { type: 'taskOpened'; seat: number; task: { kind: string } }
  | { type: 'dieRerolled' | 'dieAdjusted'; seat: number; value: number }
  | { type: 'blackDieTaken'; seat: number; value: number; cause: { kind: Cause } }
  | { type: 'postPlaced'; seat: number; location: string }
  | { type: 'roundStarted'; round: number; startSeat: number }
  | { type: 'turnEnded'; seat: number }
  | { type: 'sealTaken' }

const counters: Counters<Event, CommonCounting & { readonly tally: Tally<Id> }> = {
  gained: common.gained,
  paid: common.paid,
  stepped: common.stepped,
  taskOpened: common.taskOpened,
  dieRerolled: common.dieRerolled,
  dieAdjusted: common.dieAdjusted,
  blackDieTaken: common.blackDieTaken,
  postPlaced: common.postPlaced,
  roundStarted: common.roundStarted,
  turnEnded: common.turnEnded
}

function counting(round = 2) {
  const tally = new Tally<Id>(2)
  const seats = [
    { dice: [{ value: 3 }, { value: 0 }], posts: ['xian'] },
    { dice: [{ value: 6 }], posts: [] }
  ]
  const state = { round, startSeat: 1, phase: 'turns', seats, spaces: { books: [{}], card: [] } }
  return { tally, state, visited: [nothingVisited(), nothingVisited()] }
}
const counts = (events: readonly Event[]) => {
  const now = counting()
  for (const event of events) countEvent(counters, now, event)
  return (id: Id, seat = 0): number => now.tally.of(id, seat)
}

it('gains are counted: coins by source, every good, points by round, compensation', () => {
  const of = counts([
    { type: 'gained', seat: 0, items: { coin: 3, jade: 2, silk: 1, vp: 4 }, cause: { kind: 'space' } },
    { type: 'gained', seat: 0, items: { coin: 1, camel: 2 }, cause: { kind: 'compensation' } }
  ])
  expect(
    ['coinsGained', 'coinsFromSpaces', 'coinsFromOthers', 'camelsGained'].map((id) => of(id as Id))
  ).toEqual([4, 3, 1, 2])
  expect([of('goodsGained'), of('jadeGained'), of('silkGained')]).toEqual([3, 2, 1])
  expect([of('pointsRound1'), of('pointsRound2'), of('compensation')]).toEqual([0, 4, 3])
  expect(of('coinsGained', 1)).toBe(0)
})

it('payments are counted: coins, camels and goods by use, points given back, the price of travel', () => {
  const of = counts([
    { type: 'paid', seat: 1, items: { coin: 4, camel: 2 }, cause: { kind: 'route' } },
    { type: 'paid', seat: 1, items: { coin: 5 }, cause: { kind: 'occupied' } },
    { type: 'paid', seat: 1, items: { coin: 1, jade: 2, silk: 1, vp: 3 }, cause: { kind: 'seal' } }
  ])
  expect([
    of('coinsSpent', 1),
    of('coinsOnRoads', 1),
    of('coinsForOccupied', 1),
    of('coinsOnSeals', 1)
  ]).toEqual([10, 4, 5, 1])
  expect([of('camelsOnRoads', 1), of('goodsOnSeals', 1), of('paidVisits', 1), of('coinsOnWay', 1)]).toEqual([
    2, 3, 1, 4
  ])
  expect(of('pointsRound2', 1)).toBe(-3)
})

it('journeys are counted: steps, places, the longest movement; a post is the first in its city if nobody has one there', () => {
  const step = (to: string): Event => ({ type: 'stepped', seat: 0, to })
  const of = counts([
    { type: 'taskOpened', seat: 0, task: { kind: 'move' } },
    step('a'),
    step('b'),
    step('a'),
    { type: 'taskOpened', seat: 0, task: { kind: 'rewards' } },
    { type: 'taskOpened', seat: 0, task: { kind: 'move' } },
    step('c'),
    { type: 'postPlaced', seat: 0, location: 'c' },
    { type: 'postPlaced', seat: 1, location: 'xian' }
  ])
  expect([of('steps'), of('placesSeen'), of('longestJourney')]).toEqual([4, 3, 3])
  expect([of('posts'), of('firstPosts'), of('posts', 1), of('firstPosts', 1)]).toEqual([1, 1, 1, 0])
})

it('dice are counted: rerolled and turned ones as bonus actions, black ones by source, unused ones at the next round', () => {
  const of = counts([
    { type: 'dieRerolled', seat: 0, value: 5 },
    { type: 'dieAdjusted', seat: 0, value: 6 },
    { type: 'blackDieTaken', seat: 0, value: 2, cause: { kind: 'bonusAction' } },
    { type: 'blackDieTaken', seat: 0, value: 0, cause: { kind: 'space' } },
    { type: 'roundStarted', round: 2, startSeat: 1 },
    { type: 'turnEnded', seat: 0 },
    { type: 'sealTaken' }
  ])
  expect([of('rerolls'), of('adjusts'), of('blackBought'), of('blackGained'), of('bonusActions')]).toEqual([
    1, 1, 1, 1, 3
  ])
  expect([of('diceRolled'), of('pips'), of('rolled5'), of('rolled2'), of('rolled6')]).toEqual([2, 7, 1, 1, 0])
  expect([of('diceUnused'), of('diceUnused', 1), of('startRounds'), of('startRounds', 1)]).toEqual([
    2, 1, 0, 1
  ])
  expect([of('turns'), of('turns', 1)]).toEqual([1, 0])
  expect(counts([{ type: 'roundStarted', round: 1, startSeat: 0 }])('diceUnused')).toBe(0)
})

it('placements are counted: first and later visits, city cards once each, the money bag separately', () => {
  const now = counting()
  countPlacement(now, 0, 'books', 'space')
  countPlacement(now, 0, 'card', 'card')
  countPlacement(now, 0, 'card', 'card')
  countPlacement(now, 0, 'money-bag', 'money-bag')
  const ids = ['actions', 'laterVisits', 'firstVisits', 'cityCardUses', 'cityCardsUsed', 'moneyBags'] as const
  expect(ids.map((id) => now.tally.of(id, 0))).toEqual([3, 1, 2, 2, 1, 1])
  expect(now.tally.of('bonusActions', 0)).toBe(1)
})

it('start and end are counted: dice rolled by the set-up, points so far, stock and open contracts', () => {
  const now = counting(1)
  countStart(now, (seat) => seat * 5, true)
  const ids = ['startRounds', 'pointsRound1', 'diceRolled', 'pips'] as const
  expect([0, 1].map((seat) => ids.map((id) => now.tally.of(id, seat)))).toEqual([
    [0, 0, 1, 3],
    [1, 5, 1, 6]
  ])
  const unrolled = counting(1)
  countStart(unrolled, () => 0, false)
  expect(unrolled.tally.of('diceRolled', 1)).toBe(0)
  const before = counting(0)
  countStart(before, () => 7, true)
  expect([before.tally.of('startRounds', 1), before.tally.of('pointsRound1', 0)]).toEqual([0, 0])
  countStock(
    now.tally,
    ['jade', 'silk'],
    [{ stock: { coin: 4, camel: 2, jade: 1, silk: 5 }, contracts: [0] }]
  )
  const left = ['coinsLeft', 'camelsLeft', 'goodsLeft', 'contractsOpen'] as const
  expect(left.map((id) => now.tally.of(id, 0))).toEqual([4, 2, 6, 1])
})

it('a log is counted before each event and timed after it, without undone choices', () => {
  const seen: string[] = []
  const entries = [
    { number: 0, seat: 0, events: [{ type: 'a' }, { type: 'b' }] },
    { number: 1, seat: 0, events: [{ type: 'a' }], undone: true as const },
    { number: 2, seat: 1, events: [{ type: 'b' }] }
  ]
  const note = (what: string) => (event: { type: string }) => void seen.push(`${what} ${event.type}`)
  const course = momentsOf(
    { setup: {}, entries },
    {
      count: note('count'),
      evolve: note('evolve'),
      moment: ({ type }) => (type === 'b' ? { totals: [seen.length] } : undefined)
    }
  )
  expect(seen).toEqual(['count a', 'evolve a', 'count b', 'evolve b', 'count b', 'evolve b'])
  expect(course).toEqual([
    { entry: 0, totals: [4] },
    { entry: 2, totals: [6] }
  ])
})
