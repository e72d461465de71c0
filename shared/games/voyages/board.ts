/** The action spaces, one record each: those of the board, and one for every city card (rulings 1 to 12). */
import type { CardCount } from '../../polo/card-user'
import { rewardOf } from '../../polo/effects'
import { khansFavor } from '../../polo/khans-favor'
import { bagFrame, blueFrame, cardFrame } from '../../polo/spaces'
import { isCardUsable, cardUser, whyUnusable } from './cards'
import type { Bazaar } from './content/numbers'
import type { CityCard } from './content/city-cards'
import { canMove, canSetOut, noAffordableStep, openMovement } from './movement'
import { refuse } from './refusals'
import { seatOf } from './seats'
import type { Play, Space } from './game'
import type { AnyItem, SpaceId, State } from './types'

const takeFiveCoins: Space = {
  ...blueFrame,
  id: 'take-5-coins',
  dice: 1,
  act: (play, seat) => {
    play.award(seat, { coin: play.content.numbers.takeCoins }, { kind: 'space', space: 'take-5-coins' })
    return 'done'
  }
}

/** A stall of the bazaar: the seat chooses the column next (ruling 7). */
const stallSpace = ({ id, dice, good, columns }: Bazaar): Space => ({
  ...blueFrame,
  id,
  good,
  dice,
  columns,
  act: (play, seat, lowest) => {
    play.open(seat, { kind: 'choose-column', space: id, lowest })
    return 'later'
  }
})

const contracts: Space = {
  ...blueFrame,
  id: 'contracts',
  dice: 1,
  legal: { holds: ({ state }) => state.row.length > 0, why: () => refuse('row-empty') },
  anyValue: true,
  act: (play, seat, lowest) => {
    play.open(seat, { kind: 'take-contracts', lowest })
    return 'done'
  }
}

/**
 * One step must still be affordable after paying for an occupied space (rulings 6, 33). Placing another number of dice
 * than the printed one is itself the declaration of an aid, so no other can be declared (ruling 88).
 */
const travel: Space = {
  ...blueFrame,
  id: 'travel',
  dice: 2,
  startsNext: true,
  legal: {
    holds: ({ content, state, seat, dice, price }) =>
      (dice === travel.dice ? canMove : canSetOut)(content, state, seat, true, price),
    why: ({ content, state, seat, price }) => noAffordableStep(content, state, seat, true, price)
  },
  anyValue: true,
  act: (play, seat, steps) => {
    openMovement(play, seat, { travel: true, steps, cause: { kind: 'space', space: 'travel' } })
    return 'done'
  }
}

/** A bonus action: the space holds any number of dice and is never paid for (ruling 3). */
const moneyBag: Space = {
  ...bagFrame,
  act: (play, seat) => {
    play.award(
      seat,
      { coin: play.content.numbers.moneyBagCoins },
      { kind: 'bonusAction', action: 'money-bag' }
    )
    return 'done'
  }
}

/** A city card needs a post of the seat in its city, and no die on it yet (rulings 11, 12). */
const cardSpace = (card: CityCard): Space => ({
  ...cardFrame,
  id: card.id,
  unavailable: (_, state, seat) => {
    const city = cityOfCard(state, card.id)
    if (city === undefined) return refuse('no-such-space')
    return seatOf(state, seat).posts.includes(city) ? undefined : refuse('no-post-there', { city })
  },
  legal: {
    holds: ({ content, state, seat, lowest }) =>
      isCardUsable(content, seatOf(state, seat), card.effect, lowest),
    why: ({ content, state, seat, lowest }) => whyUnusable(content, seatOf(state, seat), card.effect, lowest)
  },
  anyValue: card.effect.kind !== 'byDie',
  act: (play, seat, lowest) => {
    useCard(play, seat, card, lowest)
    return 'done'
  }
})

/** The large city with this card; undefined if the card is not on the board. */
function cityOfCard(state: State, card: SpaceId): string | undefined {
  for (const city in state.cityCards) if (state.cityCards[city]?.includes(card)) return city
  return undefined
}

/** Uses a card: a trade asks how often, others give what the die allows, which modules may raise (rulings 7, 63). */
function useCard(play: Play, seat: number, { id, effect }: CityCard, value: number): void {
  let extraUses = 0
  for (const cardUses of play.content.hooks.cardUses) extraUses += cardUses(play.content, play.state, seat)
  if (effect.kind === 'trade') {
    play.open(seat, { kind: 'trade', card: id, uses: value + extraUses, begun: false })
    return
  }
  const user = cardUser(play.content, play.seat(seat))
  const limit = effect.kind === 'perCount' ? value + extraUses : value
  play.award(seat, rewardOf<AnyItem, CardCount>(user, effect, limit), { kind: 'cityCard', card: id })
}

/** The content tables that the spaces are made from. */
export interface BoardTables {
  readonly bazaars: readonly Bazaar[]
  readonly cityCards: readonly CityCard[]
  readonly numbers: { readonly khanFields: number }
}

/** Every space of a game, in the order in which a turn lists them: the board's, the modules', the city cards. */
export const spacesOf = (
  { bazaars, cityCards, numbers }: BoardTables,
  moduleSpaces: readonly Space[]
): readonly Space[] => [
  takeFiveCoins,
  ...bazaars.map(stallSpace),
  khansFavor(numbers.khanFields),
  contracts,
  travel,
  moneyBag,
  ...moduleSpaces,
  ...cityCards.map(cardSpace)
]
