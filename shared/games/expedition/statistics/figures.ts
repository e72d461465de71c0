/** The figures of Expedition in reading order, and whether more or less is better. */
import type { FigureIds } from '../../../engine/statistics'

export const figures = {
  turns: {
    turns: {},
    turnsMoved: { best: 'most' },
    turnsStill: { best: 'least' },
    turnsWithoutCard: {},
    longestTurn: { best: 'most' }
  },
  way: {
    spaces: { best: 'most' },
    spacesPerMove: { measure: 'mean', best: 'most' },
    firstStage: {},
    secondStage: {},
    leapt: { best: 'most' },
    gathered: {},
    towns: {},
    deserts: {},
    steppes: {},
    mountains: {},
    cities: {},
    secondCamel: {},
    spacesShort: { best: 'least' }
  },
  cards: {
    cardsTaken: {},
    cardsDrawn: {},
    cardsLaid: {},
    cardsPerSpace: { measure: 'mean', best: 'least' },
    mostHeld: {},
    leftInHand: { best: 'least' },
    gotOil: {},
    gotSpices: {},
    gotSilk: {},
    gotFruit: {},
    gotDrivers: {}
  },
  spent: {
    laidOil: {},
    laidSpices: {},
    laidSilk: {},
    laidFruit: {},
    laidDrivers: {},
    laidYellow: {},
    laidBlue: {},
    laidRed: {},
    laidGreen: {},
    laidViolet: {}
  },
  asked: {
    forGoods: {},
    forDrivers: {},
    forColours: {},
    forBallast: {}
  },
  gold: {
    goldStart: {},
    goldChests: { best: 'most' },
    chests: { best: 'most' },
    goldInterim: { best: 'most' },
    goldFinal: { best: 'most' },
    goldBallast: {},
    mostGold: { best: 'most' },
    goldTotal: { best: 'most' }
  }
} as const

/** Figures that are one count divided by another. */
export const ratios = {
  spacesPerMove: ['spaces', 'turnsMoved'],
  cardsPerSpace: ['cardsLaid', 'spacesPaid']
} as const

export type FigureGroupId = keyof typeof figures
export type FigureId = FigureIds<typeof figures>
/** Everything that is counted: the figures, and the sums that means are computed from. */
export type Counted = FigureId | 'spacesPaid'
