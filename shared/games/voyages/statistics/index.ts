/** Statistics of a game of Voyages, counted event by event. */
import type { Story } from '../../../engine/record'
import { Tally, type Statistics } from '../../../engine/statistics'
import { copyOf } from '../../../engine/visibility'
import { countStock } from '../../../polo/statistics/counters'
import { commonRatios } from '../../../polo/statistics/figures'
import { countStory } from '../../../polo/statistics/story'
import { evolveWithModules } from '../evolve'
import { isOfModule, type OfModule } from '../../../polo/modules'
import { totalPoints } from '../seats'
import { goods, type Event, type PointSource, type State } from '../types'
import { counters, type Counting } from './counters'
import type { Content } from '../game'
import { baseFigures, figures, type Counted } from './figures'

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

/** The figures at the end: stock, open contracts, points by source. */
function countEnd({ tally, state }: Counting): void {
  countStock(tally, goods, state.seats)
  state.seats.forEach(({ points }, seat) => {
    for (const source of Object.keys(points) as (PointSource | OfModule)[]) {
      const count = points[source] ?? 0
      if (isOfModule(source)) tally.add('pointsModules', seat, count)
      else tally.set(pointIds[source], seat, count)
      tally.add('pointsTotal', seat, count)
    }
  })
}

/** Statistics of a game told in its open view. */
export function statistics(story: Story, content: Content): Statistics {
  const state = copyOf(story.setup) as State
  const tally = new Tally<Counted>(state.players)
  const course = countStory<State, Content, Event, Counted>(story, {
    ...{ tally, state, content, counters },
    evolve: evolveWithModules(content.modules),
    pointsOf: (me) => totalPoints(me),
    end: countEnd
  })
  return { groups: tally.groups(content.modules.length > 0 ? figures : baseFigures, commonRatios), course }
}
