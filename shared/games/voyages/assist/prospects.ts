/** How a turn of Voyages is searched: which bonus actions have a certain result, and what they cost. */
import type { Seat } from '../../../engine/rules'
import { sumOfCosts, type Cost, type TurnSearch } from '../../../polo/assist/prospects'
import * as family from '../../../polo/assist/turn-search'
import type { Content } from '../game'
import { bonusPrice } from '../prices'
import { seatOf } from '../seats'
import { TurnChoices } from '../turn'
import { bazaars, type Choice, type State } from '../types'
import { isCertain, outcomesAfter, stateAfter, type Played } from './foresee'

export { compareCosts } from '../../../polo/assist/prospects'

/** Cost of one choice at the prices of a position. Completing a contract counts as free: it is worth its cost anyway. */
const costOf = (content: Content, state: State, seat: Seat, choice: Choice): Cost =>
  family.costOfChoice(choice, {
    completeContract: 0,
    ...(choice.type === 'adjust' && { adjust: bonusPrice(content, state, seat, 'adjust-die') })
  })

/** Cost of a sequence of choices, at the prices of the position where it begins. */
export const costOfAll = (content: Content, state: State, seat: Seat, choices: readonly Choice[]): Cost =>
  sumOfCosts(choices.map((choice) => costOf(content, state, seat, choice)))

/** Spaces whose main action only brings resources. */
const suppliers: ReadonlySet<string> = new Set([...bazaars, 'take-5-coins', 'khans-favor'])

/** The search of a seat's turn. */
export const turnSearch = (played: Played, seat: Seat): TurnSearch<State, Choice> =>
  family.turnSearch<State, Choice>({
    offers: (state) => new TurnChoices(played.content, state, seat),
    costOf: (choice, view) => costOf(played.content, view, seat, choice),
    outcomesAfter: (state, choice) => outcomesAfter(played, state, seat, choice),
    rolled: (state, choice, roll) => stateAfter(played, state, seat, choice, roll),
    certain: (choice) => choice.type === 'completeContract' && isCertain(played.content, choice.contract),
    supplies: (space) => suppliers.has(space),
    seat: (state) => {
      const { dice, stock, contracts } = seatOf(state, seat)
      return { dice, stock, held: contracts }
    }
  })
