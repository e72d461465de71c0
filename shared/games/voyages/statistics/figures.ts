/** The figures of Voyages in the order in which they are read, and which of them can be better or worse. */
import type { FigureIds } from '../../../engine/statistics'

export const figures = {
  turns: {
    turns: {},
    actions: { best: 'most' },
    bonusActions: {},
    startRounds: {},
    rewardsLost: { best: 'least' }
  },
  dice: {
    diceRolled: {},
    meanRoll: { measure: 'mean', best: 'most' },
    rolled1: {},
    rolled2: {},
    rolled3: {},
    rolled4: {},
    rolled5: {},
    rolled6: {},
    rerolls: {},
    adjusts: {},
    moneyBags: {},
    blackBought: {},
    blackGained: { best: 'most' },
    diceUnused: { best: 'least' },
    compensation: {}
  },
  spaces: {
    bazaar: {},
    fiveCoins: {},
    khan: {},
    contractSpace: {},
    travelSpace: {},
    cityCardUses: {},
    cityCardsUsed: {},
    firstVisits: {},
    laterVisits: {},
    paidVisits: {},
    coinsForOccupied: { best: 'least' }
  },
  coins: {
    coinsGained: { best: 'most' },
    coinsFromSpaces: {},
    coinsFromCityCards: {},
    coinsFromContracts: {},
    coinsFromCities: {},
    coinsFromMoneyBag: {},
    coinsFromOthers: {},
    coinsSpent: {},
    coinsOnTravelTable: {},
    coinsOnRoads: {},
    coinsOnCards: {},
    coinsLeft: { best: 'most' }
  },
  camels: {
    camelsGained: { best: 'most' },
    camelsOnRoads: {},
    camelsOnContracts: {},
    camelsOnBonusActions: {},
    camelsOnCards: {},
    camelsLeft: { best: 'most' }
  },
  goods: {
    goodsGained: { best: 'most' },
    pepperGained: {},
    silkGained: {},
    goldGained: {},
    goodsOnContracts: {},
    goodsOnCards: {},
    goodsLeft: {}
  },
  contracts: {
    contractsTaken: {},
    contractsDrawn: {},
    contractsCompleted: { best: 'most' },
    contractsGivenUp: { best: 'least' },
    contractsOpen: { best: 'least' },
    contractMean: { measure: 'mean', best: 'most' }
  },
  travel: {
    steps: { best: 'most' },
    longestJourney: { best: 'most' },
    roadCoins: { measure: 'mean', best: 'least' },
    placesSeen: { best: 'most' },
    posts: { best: 'most' },
    largeCities: {},
    smallCities: {},
    firstPosts: { best: 'most' },
    outposts: { best: 'most' }
  },
  points: {
    pointsRound1: {},
    pointsRound2: {},
    pointsRound3: {},
    pointsRound4: {},
    pointsRound5: {},
    pointsContracts: { best: 'most' },
    pointsCityCards: { best: 'most' },
    pointsCityBonuses: { best: 'most' },
    pointsPosts: { best: 'most' },
    pointsBeijing: { best: 'most' },
    pointsGoals: { best: 'most' },
    pointsGoods: { best: 'most' },
    pointsCoins: { best: 'most' },
    pointsMostContracts: { best: 'most' },
    pointsTotal: { best: 'most' }
  }
} as const

/** Figures that are one count over another. The sums are counted, not shown. */
export const ratios = {
  meanRoll: ['pips', 'diceRolled'],
  contractMean: ['pointsContracts', 'contractsCompleted'],
  roadCoins: ['coinsOnWay', 'steps']
} as const

export type FigureGroupId = keyof typeof figures
export type FigureId = FigureIds<typeof figures>
/** What is counted: the figures, and the sums that means are taken of. */
export type Counted = FigureId | 'pips' | 'coinsOnWay'
