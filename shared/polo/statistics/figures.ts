/**
 * Figures common to all dice-and-contract games, in pieces that a game puts into its groups, with its own, in reading
 * order.
 */
import type { FigureIds } from '../../engine/statistics'

export const commonFigures = {
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
  visits: {
    cityCardUses: {},
    cityCardsUsed: {},
    firstVisits: {},
    laterVisits: {},
    paidVisits: {},
    coinsForOccupied: { best: 'least' }
  },
  coinsGained: {
    coinsGained: { best: 'most' },
    coinsFromSpaces: {},
    coinsFromCityCards: {},
    coinsFromContracts: {},
    coinsFromCities: {},
    coinsFromMoneyBag: {},
    coinsFromOthers: {}
  },
  coinsSpent: {
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
  goodsGained: {
    goodsGained: { best: 'most' },
    pepperGained: {},
    silkGained: {},
    goldGained: {}
  },
  goodsSpent: {
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
    posts: { best: 'most' }
  },
  posts: {
    firstPosts: { best: 'most' },
    outposts: { best: 'most' }
  },
  rounds: {
    pointsRound1: {},
    pointsRound2: {},
    pointsRound3: {},
    pointsRound4: {},
    pointsRound5: {}
  },
  pointsAtEnd: {
    pointsGoals: { best: 'most' },
    pointsGoods: { best: 'most' },
    pointsCoins: { best: 'most' },
    pointsMostContracts: { best: 'most' }
  }
} as const

/** Figures that are one count divided by another. */
export const commonRatios = {
  meanRoll: ['pips', 'diceRolled'],
  contractMean: ['pointsContracts', 'contractsCompleted'],
  roadCoins: ['coinsOnWay', 'steps']
} as const

/** Everything that is counted for any of these games; a game decides in which group `coinsSpent` is shown. */
export type CommonCount = FigureIds<typeof commonFigures> | 'coinsSpent' | 'pips' | 'coinsOnWay'
