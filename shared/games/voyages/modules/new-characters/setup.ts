/** The set-up of the module, and the audit of its pieces. */
import type { Dealing } from '../../../../engine/agenda-game'
import type { Content } from '../../game'
import type { State } from '../../types'
import { khanArghun } from '../../../../polo/characters'
import { gifts } from './gifts'
import type { NewCharactersState } from './types'

/** How many city cards Khan Arghun has (ruling 75). */
const { cityCards: cityCardCount = 0 } = khanArghun
/** How many he has as a character for one round (ruling 123). */
export const cardsForRound = 2

/** City cards that were not laid on the board. */
export function cardsOffBoard({ cityCards }: Content, state: State): string[] {
  const onBoard = new Set(Object.values(state.cityCards).flat())
  return cityCards.map(({ id }) => id).filter((id) => !onBoard.has(id))
}
/** Shuffles the gifts, and lays out six of the city cards that are not on the board. */
export function setup({ players, chance }: Dealing, content: Content, state: State): NewCharactersState {
  return {
    pile: { count: gifts.length, cards: chance.shuffle(gifts.map(({ id }) => id)) },
    used: [],
    seats: Array.from({ length: players }, () => ({
      drawn: [],
      kept: [],
      keptTwo: false,
      placesFree: false
    })),
    cityCards: chance.shuffle(cardsOffBoard(content, state)).slice(0, cityCardCount),
    cityCardUsed: false
  }
}

/** Checks that no gift is missing, and that no city card is in two places. */
export function audit(
  { pile, used, seats, cityCards }: NewCharactersState,
  _: Content,
  state: State
): string[] {
  const there = [...used, ...seats.flatMap(({ drawn, kept }) => [...drawn, ...kept])]
  const onBoard = Object.values(state.cityCards).flat()
  return [
    ...(pile.count + there.length === gifts.length
      ? []
      : [`gifts: ${pile.count + there.length} instead of ${gifts.length}`]),
    ...cityCards
      .filter((card) => onBoard.includes(card))
      .map((card) => `${card} lies on the board and beside it`)
  ]
}
