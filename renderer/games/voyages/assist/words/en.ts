/** English: what helps, what a journey brings, standings. */
import { assist as family } from '../../../../polo/words/en/assist'
import { english } from '../../../../words/message'

export const en = english({
  ...family,
  ways: {
    ...family.ways,
    mainColumn: 'first {space} with the {values}, column {column}'
  },
  /** Why a place cannot be reached. */
  reach: {
    ...family.reach,
    column: 'Your dice do not reach this column: at most column {reach}.'
  },
  /** The card of a journey. */
  journey: {
    ...family.journey,
    slot: '{points} for the slot in Beijing at the end',
    goals: 'Goals: {points}',
    goalPlaces: 'post at your goal {places_list}',
    goalDone: '{n, plural, one {goal card complete} other {# goal cards complete}}',
    /** Coins by what they are paid for, joined by plus signs. */
    forSteps: '{coins} for steps',
    /** The path token or other help by which the way is walked, and what the way costs less or more than without it. */
    withHelp: 'With “{help}”: {differs_list}.',
    sameWith: 'With “{help}”, at the same price.',
    onlyWith: 'Only with “{help}”.',
    less: '{amount} less',
    more: '{amount} more'
  }
})
