/** The figures of the Expedition in the order in which they are read, and which of them can be better or worse. */
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

/** Figures that are one count over another. The sums are counted, not shown. */
export const ratios = {
  spacesPerMove: ['spaces', 'turnsMoved'],
  cardsPerSpace: ['cardsLaid', 'spacesPaid']
} as const

export type FigureGroupId = keyof typeof figures
export type FigureId = FigureIds<typeof figures>
/** What is counted: the figures, and the sums that means are taken of. */
export type Counted = FigureId | 'spacesPaid'
