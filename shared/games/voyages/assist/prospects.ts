/** A turn of Voyages as it is searched: which bonus actions turn nothing up, and what they cost. */
import type { Seat } from '../../../engine/rules'
import { nothing, sumOfCosts, turnsNext, type Cost, type TurnSearch } from '../../../polo/assist/prospects'
import type { Content } from '../game'
import { bonusPrice } from '../prices'
import { seatOf } from '../seats'
import { bazaars, type Choice, type Die, type State } from '../types'
import { isCertain, settled, type Played } from './foresee'
import { TurnChoices } from '../turn'

export { compareCosts } from '../../../polo/assist/prospects'

/** Cost of one choice alone, at the prices of a position; answers to the questions it asks cost nothing. */
function costOf(content: Content, state: State, seat: Seat, choice: Choice): Cost {
  const given = (dice: readonly Die[]) => ({
    dice: dice.length,
    pips: dice.reduce((sum, die) => sum + (die.value || 6), 0)
  })
  switch (choice.type) {
    case 'adjust':
      return { ...nothing, camels: bonusPrice(content, state, seat, 'adjust-die'), actions: 1 }
    case 'moneyBag':
      return { ...nothing, ...given([choice.die]), actions: 1 }
    case 'place':
      return { ...nothing, ...given(choice.dice), main: 1, actions: 1 }
    case 'completeContract':
      return { ...nothing, actions: 1 }
    default:
      return nothing
  }
}

/** Cost of a sequence of choices, at the prices of the position where it begins. */
export const costOfAll = (content: Content, state: State, seat: Seat, choices: readonly Choice[]): Cost =>
  sumOfCosts(choices.map((choice) => costOf(content, state, seat, choice)))

/** True if the action is certain and worth trying next. Dice are turned last: earlier it would cost the same camels. */
function follows({ content }: Played, before: readonly Choice[], choice: Choice): boolean {
  if (choice.type === 'adjust') return turnsNext(before, choice)
  if (choice.type !== 'completeContract' && choice.type !== 'moneyBag') return false
  if (before[before.length - 1]?.type === 'adjust') return false
  return choice.type === 'moneyBag' || isCertain(content, choice.contract)
}

/** Main actions that only bring something: stalls, 5 Coins, Khan's Favor. */
const suppliers: ReadonlySet<string> = new Set([...bazaars, 'take-5-coins', 'khans-favor'])

/** What tells two positions of one turn apart, as far as bonus actions change them. */
function keyOf(state: State, seat: Seat): string {
  const { dice, stock, contracts } = seatOf(state, seat)
  const hand = dice.map((die) => `${die.colour}${die.value}`).sort()
  return [...hand, ...Object.values(stock), ...contracts].join()
}

/** The turn of a seat. */
export const turnSearch = (played: Played, seat: Seat): TurnSearch<State, Choice> => ({
  offers: (state) => new TurnChoices(played.content, state, seat),
  costOf: (choice, view) => costOf(played.content, view, seat, choice),
  settled: (state, choice) => settled(played, state, seat, choice),
  follows: (before, choice) => follows(played, before, choice),
  supplies: (choice) => choice.type === 'place' && suppliers.has(choice.space),
  keyOf: (state) => keyOf(state, seat),
  hand: (state) => seatOf(state, seat).dice
})
