/** The figures of Voyages in the order in which they are read, and which of them can be better or worse. */
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

/** Those of a game without modules. */
export const baseFigures: Declared = Object.fromEntries(
  Object.entries<Declared[string]>(figures).map(([group, all]) => [
    group,
    Object.fromEntries(Object.entries(all).filter(([id]) => !withModules.includes(id)))
  ])
)

export type FigureGroupId = keyof typeof figures
export type FigureId = FigureIds<typeof figures>
/** What is counted: the figures, those that modules bring, and the sums that means are taken of. */
export type Counted = FigureId | CommonCount | OfModule
