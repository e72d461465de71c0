/** How a turn of In the Service of the Khan is searched: which bonus actions have a certain result, and what they cost. */
import type { Seat } from '../../../engine/rules'
import { sumOfCosts, type Cost, type TurnSearch } from '../../../polo/assist/prospects'
import * as family from '../../../polo/assist/turn-search'
import type { Content } from '../game'
import { seatOf } from '../seats'
import { TurnChoices } from '../turn'
import { offersOf } from '../tasks/spaces'
import type { Bundle, Choice, State } from '../types'
import { isCertain, isSure, outcomesAfter, stateAfter, type Played } from './foresee'

export { compareCosts } from '../../../polo/assist/prospects'

/**
 * Cost of one choice; jade in place of a camel counts as a camel. Completing a contract, improving a seal and using a kept
 * tile or a card beside the board count as free, since they are worth their cost anyway.
 */
const costOf = ({ numbers }: Content, choice: Choice): Cost =>
  family.costOfChoice(choice, {
    adjust: numbers.adjustPrice,
    blackDie: numbers.blackDiePrice,
    completeContract: 0,
    improveSeal: 0,
    useOutpost: 0,
    useCityCard: 0
  })

/** Cost of a sequence of choices. */
export const costOfAll = (content: Content, choices: readonly Choice[]): Cost =>
  sumOfCosts(choices.map((choice) => costOf(content, choice)))

/** Spaces whose main action only brings something, without a draw or a roll: books, for example. */
function suppliersOf(content: Content, view: State): ReadonlySet<string> {
  const { books, seal, specialCities } = content
  const sure = (...rewards: readonly Bundle[]): boolean => rewards.every((reward) => isSure(reward, view))
  return new Set([
    ...books
      .filter(({ id }) => sure(...offersOf(content, view, id).map(({ reward }) => reward)))
      .flatMap(({ spaces }) => spaces),
    'khans-favor',
    'guild-seals',
    ...specialCities.filter((city) => sure(city.reward, seal(city.seal).bonus)).map(({ id }) => id)
  ])
}

/** The search of a seat's turn from a position. */
export function turnSearch(played: Played, view: State, seat: Seat): TurnSearch<State, Choice> {
  const { content } = played
  const suppliers = suppliersOf(content, view)
  return family.turnSearch<State, Choice>({
    offers: (state) => new TurnChoices(content, state, seat),
    costOf: (choice) => costOf(content, choice),
    outcomesAfter: (state, choice) => outcomesAfter(played, state, seat, choice),
    rolled: (state, choice, roll) => stateAfter(played, state, seat, choice, roll),
    certain: (choice) => isCertain(content, view, choice),
    supplies: (space) => suppliers.has(space),
    // Choices paid with extra jade are skipped: jade replaces coins and camels but not the reverse, so keeping jade is never worse.
    paidOtherwise: (choice) => 'jade' in choice,
    seat: (state) => {
      const { dice, stock, contracts, improved, kept, seals } = seatOf(state, seat)
      const beside = state.besideCards ?? []
      return { dice, stock, held: [...contracts, '', ...seals, '', ...improved, '', ...kept, '', ...beside] }
    }
  })
}
