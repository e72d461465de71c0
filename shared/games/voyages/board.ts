/** The action spaces of the board, a record each, and the record that every city card is (rulings 1 to 12). */
import type { CardCount } from '../../polo/card-user'
import { rewardOf } from '../../polo/effects'
import { khansFavor } from '../../polo/khans-favor'
import { bagFrame, blueFrame, cardFrame } from '../../polo/spaces'
import { cardServes, cardUser, whyIdle } from './cards'
import type { Bazaar } from './content/numbers'
import type { CityCard } from './content/city-cards'
import { canMove, canSetOut, unaffordable, openMovement } from './movement'
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

/** A stall: the column is chosen next (ruling 7). */
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
 * One step must be affordable, the occupied space paid (rulings 6, 33). Another number of dice than the printed one is
 * itself what was declared for the movement: nothing else can be (ruling 88).
 */
const travel: Space = {
  ...blueFrame,
  id: 'travel',
  dice: 2,
  startsNext: true,
  legal: {
    holds: ({ content, state, seat, dice, price }) =>
      (dice === travel.dice ? canMove : canSetOut)(content, state, seat, true, price),
    why: ({ content, state, seat, price }) => unaffordable(content, state, seat, true, price)
  },
  anyValue: true,
  act: (play, seat, steps) => {
    openMovement(play, seat, { travel: true, steps, cause: { kind: 'space', space: 'travel' } })
    return 'done'
  }
}

/** A bonus action: any number of dice, never paid for (ruling 3). */
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

/** A card asks for a post that stands now, and no die there (rulings 11, 12). */
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
      cardServes(content, seatOf(state, seat), card.effect, lowest),
    why: ({ content, state, seat, lowest }) => whyIdle(content, seatOf(state, seat), card.effect, lowest)
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

/** A count and a die pay all they can, unasked (rulings 7, 63). Modules may raise the limit that the die gives to uses. */
function useCard(play: Play, seat: number, { id, effect }: CityCard, value: number): void {
  let more = 0
  for (const cardUses of play.content.hooks.cardUses) more += cardUses(play.content, play.state, seat)
  if (effect.kind === 'trade') {
    play.open(seat, { kind: 'trade', card: id, uses: value + more, begun: false })
    return
  }
  const user = cardUser(play.content, play.seat(seat))
  const limit = effect.kind === 'perCount' ? value + more : value
  play.award(seat, rewardOf<AnyItem, CardCount>(user, effect, limit), { kind: 'cityCard', card: id })
}

/** What the table of spaces is made of. */
export interface BoardOf {
  readonly bazaars: readonly Bazaar[]
  readonly cityCards: readonly CityCard[]
  readonly numbers: { readonly khanFields: number }
}

/** Every space of a game, in the order in which a turn lists them: the board's own, those of modules, the city cards. */
export const spacesOf = (
  { bazaars, cityCards, numbers }: BoardOf,
  ofModules: readonly Space[]
): readonly Space[] => [
  takeFiveCoins,
  ...bazaars.map(stallSpace),
  khansFavor(numbers.khanFields),
  contracts,
  travel,
  moneyBag,
  ...ofModules,
  ...cityCards.map(cardSpace)
]
