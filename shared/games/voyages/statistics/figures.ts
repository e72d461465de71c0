/** The figures of Voyages in the order in which they are read, and which of them can be better or worse. */
import type { FigureIds } from '../../../engine/statistics'
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
    ...commonFigures.visits
  },
  coins: {
    ...commonFigures.coinsGained,
    coinsSpent: {},
    coinsOnTravelTable: {},
    ...commonFigures.coinsSpent
  },
  camels: commonFigures.camels,
  goods: {
    goodsGained: { best: 'most' },
    pepperGained: {},
    silkGained: {},
    goldGained: {},
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
    pointsGoals: { best: 'most' },
    pointsGoods: { best: 'most' },
    pointsCoins: { best: 'most' },
    pointsMostContracts: { best: 'most' },
    pointsModules: { best: 'most' },
    pointsTotal: { best: 'most' }
  }
} as const

/** Those of a game without modules. */
const { pointsModules: _, ...basePoints } = figures.points
export const baseFigures = { ...figures, points: basePoints }

export type FigureGroupId = keyof typeof figures
export type FigureId = FigureIds<typeof figures>
/** What is counted: the figures, and the sums that means are taken of. */
export type Counted = FigureId | CommonCount
