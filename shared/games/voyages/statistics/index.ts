/** Statistics of a game of Voyages, counted event by event. */
import type { Story } from '../../../engine/record'
import { Tally, type Declared, type Statistics } from '../../../engine/statistics'
import { copyOf } from '../../../engine/visibility'
import { countStock } from '../../../polo/statistics/counters'
import { commonRatios } from '../../../polo/statistics/figures'
import { countStory } from '../../../polo/statistics/story'
import { evolveWithModules } from '../evolve'
import { isOfModule, type OfModule } from '../../../polo/open-game'
import { totalPoints } from '../seats'
import { goods, type Event, type PointSource, type State } from '../types'
import { counters, type Counting } from './counters'
import type { Content } from '../game'
import { baseFigures, figures, type Counted } from './figures'
import type { ModuleStatistics } from './module-statistics'

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

/** Counts the figures of the final position: stock, open contracts, points by source. */
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

/** The statistics of a story in the open view; of `modules`, only those in play are counted. */
export function statistics(
  story: Story,
  content: Content,
  modules: readonly ModuleStatistics[] = []
): Statistics {
  const state = copyOf(story.setup) as State
  const tally = new Tally<Counted>(state.players)
  const played = modules.filter(({ id }) => content.modules.some((module) => module.id === id))
  const course = countStory<State, Content, Event, Counted>(story, {
    tally,
    state,
    content,
    counters: [counters, ...played.map((module) => module.counters)],
    evolve: evolveWithModules(content.modules),
    pointsOf: (me) => totalPoints(me),
    end: (counting) => {
      countEnd(counting)
      for (const { end } of played) end?.(counting)
    }
  })
  const shown: Declared = content.modules.length > 0 ? figures : baseFigures
  const all = { ...shown, ...Object.fromEntries(played.map((module) => [module.id, module.figures])) }
  return { groups: tally.groups(all, commonRatios), course }
}
