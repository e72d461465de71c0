/** English: what helps, what a journey brings, standings. */
import { assist as family } from '../../../../polo/words/en/assist'
import { english } from '../../../../words/message'

export const en = english({
  ...family,
  /** Of a repair: one action each, joined in their order. */
  ways: {
    /** "+1 on the 3 for 2 camels". */
    turn: '{by} on the {value} for {price}',
    /** "the 2 into the purse: 3 coins". */
    purse: 'the {values_list} into the purse: {gain}',
    complete: 'complete your contract for {points}',
    /** "first Camel stall with the 2, column 2". */
    main: 'first {space} with the {values_list}',
    mainColumn: 'first {space} with the {values_list}, column {column}',
    use: 'use the {values_list}',
    /** Dice without a value. */
    useAs: '{n, plural, one {let the die count as {value}} other {let the dice count as {value}}}',
    then: ', then ',
    /** A die without a value. */
    valueless: 'die without value'
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
    ...family.reach,
    column: 'No dice of yours reach this column: at most column {reach}.'
  },
  /** The card of a journey. */
  journey: {
    ...family.journey,
    slot: '{points} for the place in Beijing at the end',
    goals: 'Goals: {points}',
    goalPlaces: 'post at your goal {places_list}',
    goalDone: '{n, plural, one {goal card complete} other {# goal cards complete}}',
    /** Coins by what they are paid for, joined by plus signs. */
    forSteps: '{coins} steps',
    /** The path token or other help by which the way is walked, and what the way costs less or more than without it. */
    withHelp: 'With “{help}”: {differs_list}.',
    sameWith: 'With “{help}”, at the same price.',
    onlyWith: 'Only with “{help}”.',
    less: '{amount} less',
    more: '{amount} more'
  }
})
