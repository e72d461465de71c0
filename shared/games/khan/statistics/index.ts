/** Statistics of a game of In the Service of the Khan, counted event by event. */
import type { Story } from '../../../engine/record'
import { Tally, type Statistics } from '../../../engine/statistics'
import { copyOf } from '../../../engine/visibility'
import { countStock } from '../../../polo/statistics/counters'
import { commonRatios } from '../../../polo/statistics/figures'
import { countStory } from '../../../polo/statistics/story'
import { evolve } from '../evolve'
import type { Content } from '../game'
import { totalPoints } from '../seats'
import { goods, pointSources, type Event, type PointSource, type State } from '../types'
import { counters, type Counting } from './counters'
import { figures, type Counted } from './figures'

export type { FigureGroupId, FigureId } from './figures'

const pointIds: Readonly<Record<PointSource, Counted>> = {
  contracts: 'pointsContracts',
  cityCards: 'pointsCityCards',
  cities: 'pointsCities',
  posts: 'pointsPosts',
  characters: 'pointsCharacters',
  shields: 'pointsShields',
  goals: 'pointsGoals',
  goods: 'pointsGoods',
  coins: 'pointsCoins',
  mostContracts: 'pointsMostContracts'
}

/** Counts the figures of the final position: stock, open contracts, points by source. */
function countEnd({ tally, state }: Counting): void {
  countStock(tally, goods, state.seats)
  state.seats.forEach(({ points, stock }, seat) => {
    tally.set('jadeLeft', seat, stock.jade)
    for (const source of pointSources) {
      tally.set(pointIds[source], seat, points[source])
      tally.add('pointsTotal', seat, points[source])
    }
  })
}

/** The statistics of a story in the open view. */
export function statistics(story: Story, content: Content): Statistics {
  const state = copyOf(story.setup) as State
  const tally = new Tally<Counted>(state.players)
  const course = countStory<State, Content, Event, Counted>(story, {
    tally,
    state,
    content,
    counters: [counters],
    evolve,
    pointsOf: (me) => totalPoints(me),
    end: countEnd
  })
  return { groups: tally.groups(figures, commonRatios), course }
}
