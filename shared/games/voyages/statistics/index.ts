/** Statistics of a game of Voyages, counted event by event. */
import type { Story } from '../../../engine/record'
import { Tally, type Moment, type Statistics } from '../../../engine/statistics'
import { copyOf } from '../../../engine/visibility'
import type { Content } from '../content'
import { evolve } from '../evolve'
import { totalPoints } from '../seats'
import { goods, type Event, type PointSource, type State } from '../types'
import { counters, countStart, type Counting } from './counters'
import { figures, ratios, type Counted } from './figures'

export type { FigureGroupId, FigureId } from './figures'

const pointIds: Readonly<Record<PointSource, Counted>> = {
  contracts: 'pointsContracts',
  cityCards: 'pointsCityCards',
  cityBonuses: 'pointsCityBonuses',
  posts: 'pointsPosts',
  beijing: 'pointsBeijing',
  goals: 'pointsGoals',
  goods: 'pointsGoods',
  coins: 'pointsCoins',
  mostContracts: 'pointsMostContracts'
}

/** What stands at the end: stock, open contracts, points by source. */
function countEnd({ tally, state }: Counting): void {
  state.seats.forEach(({ stock, contracts, points }, seat) => {
    tally.set('coinsLeft', seat, stock.coin)
    tally.set('camelsLeft', seat, stock.camel)
    for (const good of goods) tally.add('goodsLeft', seat, stock[good])
    tally.set('contractsOpen', seat, contracts.length)
    for (const source of Object.keys(points) as PointSource[]) {
      tally.set(pointIds[source], seat, points[source])
      tally.add('pointsTotal', seat, points[source])
    }
  })
}

/** Statistics of a game told in its open view. Choices that were taken back count for nothing. */
export function statistics({ setup, entries }: Story, content: Content): Statistics {
  const state = copyOf(setup) as State
  const course: Moment[] = []
  const been = state.seats.map(() => ({ places: new Set<string>(), cards: new Set<string>(), journey: 0 }))
  const counting: Counting = { tally: new Tally<Counted>(state.players), state, content, been }

  countStart(counting)
  for (const entry of entries) {
    if (entry.undone) continue
    for (const event of entry.events as readonly Event[]) {
      const counter = counters[event.type] as ((counting: Counting, event: Event) => void) | undefined
      counter?.(counting, event)
      evolve(content, state, event)
      if (event.type !== 'turnEnded' && event.type !== 'gameScored') continue
      const whose = event.type === 'turnEnded' ? { seat: event.seat } : {}
      course.push({ entry: entry.number, round: state.round, totals: state.seats.map(totalPoints), ...whose })
    }
  }
  countEnd(counting)
  return { groups: counting.tally.groups(figures, ratios), course }
}
