/** The action spaces, one record each: those of the board, of special cities and of city cards (rulings 8 to 16). */
import type { CardCount } from '../../polo/card-user'
import { rewardOf } from '../../polo/effects'
import { khansFavor } from '../../polo/khans-favor'
import { ownSpace } from '../../polo/own-spaces'
import { bagFrame, blueFrame, cardFrame } from '../../polo/spaces'
import type { Price } from '../../polo/roads/map'
import { times } from '../../polo/stock'
export { khanNeeds } from '../../polo/khans-favor'
import { isCardUsable, cardUser, leastForSeal, whyUnusable } from './cards'
import type { Book } from './content/books'
import type { CityCard } from './content/city-cards'
import type { FareItem } from './content/map'
import type { TravelSpace } from './content/numbers'
import type { SpecialCity } from './content/tiles'
import type { Character, Khan, Play, Space, Tables } from './game'
import { canMove, noAffordableStep } from './movement'
import { refuse, type KhanRefusal } from './refusals'
import { hasContract, ownContractCities, seatOf } from './seats'
import { fareShort, paysFare } from './stock'
import type { Cause, Item, LocationId, SpaceId, State } from './types'

/** A space of a book: the seat chooses one of the book's four offers next (ruling 16). */
const bookSpace = ({ id: book, good, minDie }: Book, id: SpaceId): Space => ({
  ...blueFrame,
  id,
  good,
  dice: 1,
  least: () => minDie,
  tooLow: ({ lowest }) => refuse('die-too-low', { needs: minDie, value: lowest }),
  act: (play, seat) => {
    play.open(seat, { kind: 'choose-offer', space: id, book })
    return 'later'
  }
})

/** Takes a guild seal, limited by the lowest die; some characters need fewer dice (rulings 36, 47). */
const guildSeals = (dice: number): Space => ({
  ...blueFrame,
  id: 'guild-seals',
  dice,
  diceFor: ({ character }, state, seat) => {
    const { sealDice } = character(seatOf(state, seat).character)
    return sealDice === undefined ? [dice] : [dice, sealDice]
  },
  least: ({ content, state, seat }) => leastForSeal(content, seatOf(state, seat)),
  tooLow: ({ lowest }) => refuse('no-seal', { lowest }),
  act: (play, seat, lowest) => {
    play.open(seat, { kind: 'take-seal', lowest, space: 'guild-seals' })
    return 'done'
  }
})

/** A Travel space. One step must still be affordable after paying for the space (rulings 11, 20, 21). */
const travelSpace = (travel: TravelSpace): Space => ({
  ...blueFrame,
  id: travel.id,
  dice: travel.dice,
  fee: travel.fee,
  travel,
  unavailable: ({ character }, state, seat) => {
    const { onlyTravel = travel.id } = character(seatOf(state, seat).character)
    return onlyTravel === travel.id ? undefined : refuse('space-barred')
  },
  legal: {
    holds: ({ content, state, seat, price }) => {
      const spent = spentOn(travel, price)
      return paysFare(seatOf(state, seat).stock, spent) && canMove(content, state, seat, spent)
    },
    why: ({ content, state, seat, price }) => {
      const me = seatOf(state, seat)
      return fareShort(me.stock, spentOn(travel, price)) ?? noAffordableStep(content, me)
    }
  },
  anyValue: true,
  act: (play, seat, lowest) => {
    const cause: Cause = { kind: 'space', space: travel.id }
    openMovement(play, seat, { travel: travel.id, steps: Math.min(lowest, travel.steps), cause })
    return 'done'
  }
})

/** What is paid before the first step: the price of an occupied space, and the fee of the space. */
const spentOn = ({ fee }: TravelSpace, price: number): Price<FareItem> => ({
  coin: price + (fee.coin ?? 0),
  camel: 0,
  jade: 0
})

/** Asks for the steps of a movement. */
export function openMovement(
  play: Play,
  seat: number,
  { travel, steps, cause }: { readonly travel: SpaceId; readonly steps: number; readonly cause: Cause }
): void {
  const moved = play.seat(seat).figures.map(() => false)
  play.open(seat, { kind: 'move', travel, steps, taken: 0, moved, marks: [], passed: [], cause })
}

/** Takes contracts of cities where the seat has a post (ruling 31). */
const contracts: Space = {
  ...blueFrame,
  id: 'contracts',
  dice: 1,
  legal: {
    holds: ({ content, state, seat }) =>
      ownContractCities(content, seatOf(state, seat)).some((city) => hasContract(state, city)),
    why: () => refuse('no-contract')
  },
  anyValue: true,
  act: (play, seat) => {
    play.open(seat, { kind: 'take-contracts' })
    return 'done'
  }
}

/** The space of a special city: it holds two dice, at most one of each seat's colour, and needs a post there (ruling 38). */
const specialSpace = ({ id, city, reward, seal, times: byDie }: SpecialCity, places: number): Space => ({
  id,
  dice: 1,
  main: true,
  colour: 'once',
  occupied: { places, full: 'special-full' },
  unavailable: (_, state, seat) => ownPost(state, seat, city),
  act: (play, seat, lowest) => {
    play.award(seat, reward, { kind: 'space', space: id })
    if (play.seat(seat).improved.includes(seal))
      play.award(seat, times(play.content.seal(seal).bonus, byDie[lowest - 1] ?? 0), { kind: 'seal', seal })
    return 'done'
  }
})

/** Why a seat may not use a city's action: it has no post there, or placed it only in this turn (ruling 28). */
function ownPost(state: State, seat: number, city: LocationId): KhanRefusal | undefined {
  if (!seatOf(state, seat).posts.includes(city)) return refuse('no-post-there', { city })
  const isNew = state.activeSeat === seat && state.turn.newPosts?.includes(city)
  return isNew ? refuse('post-new', { city }) : undefined
}

/** A bonus action: the space holds any number of dice and is never paid for (ruling 14). */
const moneyBag: Space = {
  ...bagFrame,
  act: (play, seat) => {
    const cause: Cause = { kind: 'bonusAction', action: 'money-bag' }
    play.open(seat, { kind: 'choose-reward', options: play.content.numbers.moneyBag, count: 1, cause })
    return 'done'
  }
}

/** A city card: it needs a post in its city unless it lies in the action area, and takes one die per round (ruling 39). */
const cardSpace = (card: CityCard): Space => ({
  ...cardFrame,
  id: card.id,
  ...(card.effect.kind === 'takeSeal' && { fee: card.effect.cost }),
  unavailable: (_, state, seat) => {
    if (state.areaCards.includes(card.id)) return undefined
    const city = cityOfCard(state, card.id)
    return city === undefined ? refuse('no-such-space') : ownPost(state, seat, city)
  },
  legal: {
    holds: ({ content, state, seat, lowest }) =>
      isCardUsable(content, seatOf(state, seat), card.effect, lowest),
    why: ({ content, state, seat, lowest }) => whyUnusable(content, seatOf(state, seat), card.effect, lowest)
  },
  anyValue: card.effect.kind !== 'byDie' && card.effect.kind !== 'takeSeal',
  act: (play, seat, lowest) => {
    useCard(play, seat, card, lowest)
    return 'done'
  }
})

/** The city with this card; undefined if no city has it. */
function cityOfCard({ cityCards }: State, card: SpaceId): LocationId | undefined {
  for (const city in cityCards) if (cityCards[city] === card) return city
  return undefined
}

/** Uses a card: a seal or a trade asks the seat; any other card gives as much as the die allows. */
function useCard(play: Play, seat: number, { id, effect }: CityCard, value: number): void {
  if (effect.kind === 'takeSeal') play.open(seat, { kind: 'take-seal', lowest: value, space: id })
  else if (effect.kind === 'trade') play.open(seat, { kind: 'trade', card: id, uses: value, begun: false })
  else {
    const user = cardUser(play.content, play.seat(seat))
    play.award(seat, rewardOf<Item, CardCount>(user, effect, value), { kind: 'cityCard', card: id })
  }
}

/** Every space, in the order in which a turn lists them: the board's, special cities, the money bag, city cards. */
export const spacesOf = ({ books, cityCards, numbers, specialCities }: Tables): readonly Space[] => [
  ...books.flatMap((book) => book.spaces.map((id) => bookSpace(book, id))),
  khansFavor(numbers.khanFields),
  guildSeals(numbers.sealDice),
  ...numbers.travelSpaces.map(travelSpace),
  contracts,
  ...specialCities.map((special) => specialSpace(special, numbers.specialPlaces)),
  moneyBag,
  ...cityCards.map(cardSpace)
]

/** The spaces that only this character may use (rulings 61, 63). */
export const ownSpacesOf = ({ id, spaces = [] }: Character): readonly Space[] =>
  spaces.map((space) =>
    ownSpace<Khan, Play>(id, space, {
      notTheirs: refuse('no-such-space'),
      used: 'space-used',
      step: {
        holds: ({ content, state, seat }) => canMove(content, state, seat),
        why: ({ content, state, seat }) => noAffordableStep(content, seatOf(state, seat))
      }
    })
  )
