/** What the module lays out, and what must add up. */
import type { Dealing } from '../../../../engine/agenda-game'
import type { Content } from '../../game'
import type { State } from '../../types'
import { gifts } from './gifts'
import type { NewCharactersState } from './types'

/** City cards of Khan Arghun (ruling 75). */
const cityCardCount = 6
/** Of a Khan Arghun for one round (ruling 123). */
export const cardsForRound = 2

/** City cards that do not lie on the board. */
export function cardsOffBoard({ cityCards }: Content, state: State): string[] {
  const onBoard = new Set(Object.values(state.cityCards).flat())
  return cityCards.map(({ id }) => id).filter((id) => !onBoard.has(id))
}
/** Gifts shuffled, and six of the city cards off the board laid out. */
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

/** Every gift is somewhere once, and no city card is in two places. */
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
