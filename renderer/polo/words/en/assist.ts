/** What helps, what a journey brings, standings. */
import { english } from '../../../words/message'

export const assist = english({
  /** Of a repair: one action each, joined in their order. */
  ways: {
    /** "+1 on the 3 for 2 camels". */
    turn: '{by} on the {value} for {price}',
    /** "the 2 on the money bag: 3 coins". */
    purse: 'the {values} on the money bag: {gain}',
    complete: 'complete your contract for {points}',
    /** "first Camel stall with the 2, column 2". */
    main: 'first {space} with the {values}',
    use: 'use the {values}',
    /** Dice without a value. */
    useAs: '{n, plural, one {use one die as a {value}} other {use # dice as a {value}}}',
    then: ', then ',
    /** A die without a value. */
    valueless: 'die without value',
    /** Of several dice, where a language repeats the article: "le 2 et le 3". */
    theDie: 'the {die}'
  },
  /** What only a roll may do. */
  luck: {
    reroll:
      'A reroll of the {value} for {price} may help: {faces, plural, one {# of 6 faces does} other {# of 6 faces do}}.',
    blackDie:
      '{faces, plural, =6 {A black die for {price} would do.} one {A black die for {price} may help: # of 6 faces does.} other {A black die for {price} may help: # of 6 faces do.}}'
  },
  /** The pieces in the way. */
  lying: {
    own: 'your own {value}',
    of: '{name}’s {value}',
    neutral: 'a neutral {value}',
    there: 'In the way: {dice_list}.'
  },
  /** Why a place cannot be reached. */
  reach: {
    steps: 'It is {needs, plural, one {# step} other {# steps}} away, but you have {have}.',
    short: 'The journey costs {price}: {short} short.',
    never: 'No journey leads there.'
  },
  toast: { help: 'What helps' },
  /** The card of a journey. */
  journey: {
    stock: 'stock',
    moves: 'No posts left: {n, plural, one {one of yours moves} other {# of yours move}} there.',
    start: 'As things stand you start the next round: whoever travels last does.',
    forOccupied: '{coins} for the occupied space',
    forRoads: '{coins} for routes',
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
    { keys: ['O'], does: 'Open the boards, one after the other' },
    { keys: ['Tab', 'Enter'], does: 'Go through the answers to a question, give one' }
  ]
})
