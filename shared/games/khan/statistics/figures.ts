/** The statistics figures of In the Service of the Khan in display order, and for which of them most or least is best. */
import type { FigureIds } from '../../../engine/statistics'
import { commonFigures, type CommonCount } from '../../../polo/statistics/figures'

export const figures = {
  turns: commonFigures.turns,
  dice: commonFigures.dice,
  spaces: {
    books: {},
    khan: {},
    sealSpace: {},
    travelLower: {},
    travelMiddle: {},
    travelUpper: {},
    contractSpace: {},
    specialCities: {},
    ownSpaces: {},
    besideCards: {},
    ...commonFigures.visits
  },
  coins: {
    ...commonFigures.coinsGained,
    coinsSpent: {},
    coinsOnSpaces: {},
    coinsOnSeals: {},
    ...commonFigures.coinsSpent
  },
  camels: commonFigures.camels,
  goods: {
    ...commonFigures.goodsGained,
    goodsOnSeals: {},
    ...commonFigures.goodsSpent
  },
  jade: {
    jadeGained: { best: 'most' },
    jadeOnOffers: {},
    jadeOnRoads: {},
    jadeOnContracts: {},
    jadeOnSeals: {},
    jadeOnOthers: {},
    jadeLeft: {}
  },
  seals: {
    sealsTaken: { best: 'most' },
    sealsImproved: { best: 'most' }
  },
  contracts: commonFigures.contracts,
  travel: { ...commonFigures.travel, ...commonFigures.posts },
  points: {
    ...commonFigures.rounds,
    pointsContracts: { best: 'most' },
    pointsCityCards: { best: 'most' },
    pointsCities: { best: 'most' },
    pointsPosts: { best: 'most' },
    pointsCharacters: { best: 'most' },
    pointsShields: { best: 'most' },
    ...commonFigures.pointsAtEnd,
    pointsTotal: { best: 'most' }
  }
} as const

export type FigureGroupId = keyof typeof figures
export type FigureId = FigureIds<typeof figures>
/** What is counted: the figures, and the sums from which averages are computed. */
export type Counted = FigureId | CommonCount
