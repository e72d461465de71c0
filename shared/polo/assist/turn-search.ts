/** The search over a turn of a dice-and-contract game: which choices reveal nothing, and what they cost. */
import type { Die } from '../dice'
import type { Outcome } from './foresee'
import { noCost, turnsNext, type AnyChoice, type Cost, type TurnSearch } from './prospects'

/** Choices that use dice, known by the fields that a search reads. */
type DiceChoice =
  | { readonly type: 'adjust'; readonly die: Die; readonly by: 1 | -1 }
  | { readonly type: 'moneyBag'; readonly die: Die }
  | { readonly type: 'place'; readonly space: string; readonly dice: readonly Die[] }

/** The parts of a seat that bonus actions change: they tell positions of one turn apart. */
export interface SearchedSeat {
  readonly dice: readonly Die[]
  readonly stock: Readonly<Record<string, number>>
  /** Contracts, and whatever else bonus actions use up or turn over. */
  readonly held: readonly string[]
}

/** What a game supplies about its turn. */
export interface SearchTerms<State, Choice extends AnyChoice> {
  readonly offers: TurnSearch<State, Choice>['offers']
  readonly outcomesAfter: (state: State, choice: Choice) => readonly Outcome<State, Choice>[]
  readonly rolled: TurnSearch<State, Choice>['rolled']
  readonly seat: (state: State) => SearchedSeat
  /** What a choice costs. */
  readonly costOf: (choice: Choice, view: State) => Cost
  /** True for a bonus action that reveals nothing. Not called for turning or giving up a die, which never do. */
  readonly certain: (choice: Choice) => boolean
  /** True for a space whose action does nothing but gain items. */
  readonly supplies: (space: string) => boolean
  /** True for a choice that differs from another only in how it is paid. */
  readonly paidOtherwise?: (choice: Choice) => boolean
}

/** Cost of one choice alone. `bonus`: what the game's bonus actions cost in camels; answers to questions cost nothing. */
export function costOfChoice(choice: AnyChoice, bonus: Readonly<Partial<Record<string, number>>>): Cost {
  const known = choice as DiceChoice
  const given = (dice: readonly Die[]) => ({
    dice: dice.length,
    pips: dice.reduce((sum, die) => sum + (die.value || 6), 0)
  })
  if (known.type === 'moneyBag') return { ...noCost, ...given([known.die]), actions: 1 }
  if (known.type === 'place') return { ...noCost, ...given(known.dice), main: 1, actions: 1 }
  const camels = bonus[choice.type]
  return camels === undefined ? noCost : { ...noCost, camels, actions: 1 }
}

/** True if the action is worth trying next. Dice are turned last: earlier it would cost the same camels. */
function follows(before: readonly AnyChoice[], choice: AnyChoice, certain: () => boolean): boolean {
  const known = choice as DiceChoice
  if (known.type === 'adjust') return turnsNext(before, known)
  return before[before.length - 1]?.type !== 'adjust' && (known.type === 'moneyBag' || certain())
}

/** Builds the search over a game's turn. */
export function turnSearch<State, Choice extends AnyChoice>({
  offers,
  outcomesAfter,
  rolled,
  seat,
  costOf,
  certain,
  supplies,
  paidOtherwise = () => false
}: SearchTerms<State, Choice>): TurnSearch<State, Choice> {
  return {
    offers,
    costOf,
    outcomesAfter,
    rolled,
    follows: (before, choice) => !paidOtherwise(choice) && follows(before, choice, () => certain(choice)),
    supplies: (choice) => {
      const known = choice as AnyChoice as DiceChoice
      return known.type === 'place' && !paidOtherwise(choice) && supplies(known.space)
    },
    keyOf: (state) => {
      const { dice, stock, held } = seat(state)
      const hand = dice.map((die) => `${die.colour}${die.value}`).sort()
      return [...hand, ...Object.values(stock), ...held].join()
    },
    hand: (state) => seat(state).dice
  }
}
