/** The faults of those lines of the audit that every game of the family has. */
import type { PlacedDie } from '../../shared/polo/dice'
import type { CommonSeat, CommonState } from '../../shared/polo/state'
import type { Zone } from '../../shared/engine/visibility'
import type { LineFaults } from './audit-faults'

type Seat = CommonSeat<string, { camel: number; coin: number; gold: number }, unknown>
type State = CommonState<Seat, string, string>

/** What differs from game to game. */
interface FaultTerms<S> {
  /** A space on which any number of dice may lie. */
  readonly openSpace: string
  /** How many dice Khan's Favor holds. */
  readonly khanPlaces: number
  /** A pile of contracts that seats draw from. */
  readonly contractPile: (state: S) => Zone
}

type FamilyLine =
  | 'goal-cards'
  | 'goal-count'
  | 'neutral-dice'
  | 'own-dice'
  | 'white-dice'
  | 'posts'
  | 'cities'
  | 'stock'
  | 'active-contracts'
  | 'khan-dice'

const inTurns = ({ phase }: State): boolean => phase === 'turns'

/** A fault that changes the first seat. */
export const toSeat =
  <S extends { readonly seats: readonly unknown[] }>(
    change: (seat: S['seats'][number] & object, state: S) => boolean
  ) =>
  (state: S): boolean =>
    typeof state.seats[0] === 'object' && state.seats[0] !== null && change(state.seats[0], state)

/** A city other than Beijing in which a seat has a trading post. */
const owned = ({ posts }: Seat): string | undefined => posts.find((city) => city !== 'beijing')

/** The dice on a space, to be changed. */
const diceOn = ({ spaces }: State, space: string): PlacedDie[] => (spaces[space] ??= [])

/** The faults of the lines that the games of the family have in common. */
export const familyFaults = <S extends State>({
  openSpace,
  khanPlaces,
  contractPile
}: FaultTerms<S>): Readonly<Record<FamilyLine, LineFaults<S>>> => ({
  'goal-cards': {
    says: /^goal cards: \d+ instead of \d+$/,
    ways: [
      {
        how: 'a goal card is there twice instead of another',
        inject: ({ goalPile: { cards = [] } }) => {
          const [first] = cards
          if (first === undefined || cards.length < 2) return false
          cards[1] = first
          return true
        }
      }
    ]
  },
  'goal-count': {
    says: /^goal cards counted: \d+ instead of \d+$/,
    ways: [
      { how: 'the pile counts a card too many', inject: ({ goalPile }) => ++goalPile.count > 0 },
      { how: 'a seat counts a card too few', inject: toSeat(({ goals }) => --goals.count >= -1) }
    ]
  },
  'neutral-dice': {
    says: /^neutral dice: \d instead of \d$/,
    ways: [
      {
        how: 'a neutral die is taken away',
        inject: ({ spaces }) =>
          Object.values(spaces).some((dice) => {
            const at = dice.findIndex(({ seat }) => seat === -1)
            if (at >= 0) dice.splice(at, 1)
            return at >= 0
          })
      }
    ]
  },
  'own-dice': {
    says: /^own dice of seat 0: \d instead of 5$/,
    ways: [
      {
        how: 'a die in hand is lost',
        inject: toSeat(({ dice }, state) => {
          const at = dice.findIndex(({ colour }) => colour === 'own')
          if (at < 0 || !inTurns(state)) return false
          dice.splice(at, 1)
          return true
        })
      },
      {
        how: 'a die on the board is one too many',
        inject: (state) =>
          inTurns(state) && diceOn(state, openSpace).push({ seat: 0, colour: 'own', value: 2 }) > 0
      }
    ]
  },
  'white-dice': {
    says: /^white dice of seat 0: \d instead of \d$/,
    ways: [
      {
        how: 'a seat has one from nowhere',
        inject: toSeat(({ dice }, state) => inTurns(state) && dice.push({ colour: 'white', value: 3 }) > 0)
      }
    ]
  },
  posts: {
    says: /^posts of seat 0: \d+ instead of \d+$/,
    ways: [
      { how: 'a post in stock is lost', inject: toSeat((seat) => --seat.postsLeft >= -1) },
      {
        how: 'a post on the map is taken away',
        inject: toSeat(({ posts }) => {
          const at = posts.findIndex((city) => city !== 'beijing')
          if (at >= 0) posts.splice(at, 1)
          return at >= 0
        })
      }
    ]
  },
  cities: {
    says: /^cities of seat 0: \d instead of \d$/,
    ways: [
      {
        how: 'two posts of a seat stand in one city',
        inject: toSeat((seat) => {
          const city = owned(seat)
          if (city === undefined) return false
          seat.postsLeft--
          return seat.posts.push(city) > 0
        })
      }
    ]
  },
  stock: {
    says: /^seat 0 has (-1|0\.5) (camel|coin|gold)$/,
    ways: [
      { how: 'less than no camels', inject: toSeat(({ stock }) => (stock.camel = -1) < 0) },
      { how: 'half a coin', inject: toSeat(({ stock }) => (stock.coin = 0.5) > 0) },
      { how: 'less than no gold', inject: toSeat(({ stock }) => (stock.gold = -1) < 0) }
    ]
  },
  'active-contracts': {
    says: /^seat 0 has 3 active contracts$/,
    ways: [
      {
        how: 'a third contract is taken from the pile',
        inject: toSeat(({ contracts }, state) => {
          const pile = contractPile(state)
          while (contracts.length < 3) {
            const card = pile.cards?.pop()
            if (card === undefined) return false
            pile.count--
            contracts.push(card)
          }
          return true
        })
      }
    ]
  },
  'khan-dice': {
    says: /^too many dice in /,
    ways: [
      {
        how: 'dice from hands beyond the last place',
        inject: (state) => {
          const khan = diceOn(state, 'khans-favor')
          for (const [seat, { dice }] of state.seats.entries())
            while (khan.length <= khanPlaces && dice.length > 0)
              khan.push(...dice.splice(0, 1).map((die) => ({ ...die, seat })))
          return khan.length > khanPlaces
        }
      }
    ]
  }
})
