/** The statistics figures of Voyages in display order, and for which of them most or least is best. */
import type { Declared, FigureIds } from '../../../engine/statistics'
import type { OfModule } from '../../../polo/open-game'
import { commonFigures, type CommonCount } from '../../../polo/statistics/figures'

export const figures = {
  turns: commonFigures.turns,
  dice: commonFigures.dice,
  spaces: {
    bazaar: {},
    fiveCoins: {},
    khan: {},
    contractSpace: {},
    travelSpace: {},
    moduleSpaces: {},
    ...commonFigures.visits
  },
  coins: {
    ...commonFigures.coinsGained,
    coinsFromModules: {},
    coinsSpent: {},
    coinsOnTravelTable: {},
    coinsOnModules: {},
    ...commonFigures.coinsSpent
  },
  camels: { ...commonFigures.camels, camelsOnModules: {} },
  goods: {
    ...commonFigures.goodsGained,
    goodsOnModules: {},
    ...commonFigures.goodsSpent
  },
  contracts: commonFigures.contracts,
  travel: {
    ...commonFigures.travel,
    largeCities: {},
    smallCities: {},
    ...commonFigures.posts
  },
  points: {
    ...commonFigures.rounds,
    pointsContracts: { best: 'most' },
    pointsCityCards: { best: 'most' },
    pointsCityBonuses: { best: 'most' },
    pointsPosts: { best: 'most' },
    pointsBeijing: { best: 'most' },
    ...commonFigures.pointsAtEnd,
    pointsModules: { best: 'most' },
    pointsTotal: { best: 'most' }
  }
} as const

/** Figures that only a game with modules has. */
const withModules: readonly string[] = [
  'moduleSpaces',
  'coinsFromModules',
  'coinsOnModules',
  'camelsOnModules',
  'goodsOnModules',
  'pointsModules'
] satisfies FigureId[]

/** The figures of a game without modules. */
export const baseFigures: Declared = Object.fromEntries(
  Object.entries<Declared[string]>(figures).map(([group, all]) => [
    group,
    Object.fromEntries(Object.entries(all).filter(([id]) => !withModules.includes(id)))
  ])
)

export type FigureGroupId = keyof typeof figures
export type FigureId = FigureIds<typeof figures>
/** What is counted: the figures, those of modules, and the sums from which averages are computed. */
export type Counted = FigureId | CommonCount | OfModule
