/** What helps, what a journey brings, standings. */
import { english } from '../../../words/message'

export const assist = english({
  /** Why a place cannot be reached. */
  reach: {
    steps: 'It lies {needs, plural, one {# step} other {# steps}} away, you have {have}.',
    short: 'The journey costs {price}: {short} short.',
    never: 'No journey leads there.'
  },
  toast: { help: 'What helps' },
  /** The card of a journey. */
  journey: {
    stock: 'stock',
    moves: 'No posts left: {n, plural, one {one of yours moves} other {# of yours move}} there.',
    start: 'As things stand you start the next round: whoever travels last does.',
    forOccupied: '{coins} occupied',
    forRoads: '{coins} roads',
    fewerCoins: 'fewer coins',
    fewerCamels: 'fewer camels'
  },
  /** Contracts by what is missing. */
  contract: {
    bonus: 'This turn',
    bonusHow: 'Possible this turn: {how}',
    /** "2 camels and 1 silk are missing". */
    missing: 'Missing: {what}.'
  },
  /** Scores. */
  standing: {
    hiddenGoals: 'Goals are secret and not counted.',
    ownGoals: 'Your goals count while you look at them.'
  },
  /** Full boards. */
  boards: {
    choose: 'Whose board',
    pin: 'Pin',
    unpin: 'Unpin'
  },
  /** What is open in a turn. */
  coach: {
    contract: 'You can complete a contract.',
    open: 'Open: {places_list}.',
    cityCards: 'city cards'
  },
  trade: {
    uses: 'How often'
  },
  shortcuts: [
    { keys: ['F'], does: 'Do what helps, where a refusal offers it' },
    { keys: ['O'], does: 'Open the boards, one after the other' }
  ]
})
