/** Law 7 in Voyages: every line of the audit reports the fault it is there for. */
import { auditLines } from '../../shared/games/voyages/audit'
import { baseContent as content } from '../../shared/games/voyages/content'
import { khanFields } from '../../shared/games/voyages/content/numbers'
import { voyagesRules } from '../../shared/games/voyages/rules'
import type { SeatState, State } from '../../shared/games/voyages/types'
import { testAudit, type AuditFaults } from '../lib/audit-faults'

const inTurns = ({ phase }: State): boolean => phase === 'turns'

/** A fault that changes the first seat. */
const toSeat =
  (change: (seat: SeatState, state: State) => boolean) =>
  (state: State): boolean =>
    state.seats[0] !== undefined && change(state.seats[0], state)

/** A city other than Beijing in which a seat has a trading post. */
const owned = ({ posts }: SeatState) => posts.find((city) => city !== 'beijing')

const faults: AuditFaults<typeof auditLines, State> = {
  contracts: {
    says: /^contracts: \d+ \(\d+ different\) instead of \d+$/,
    ways: [
      { how: 'a contract of the row is lost', inject: ({ row }) => row.pop() !== undefined },
      {
        how: 'a contract is there twice instead of another',
        inject: ({ row }) => {
          const [first, second] = row
          if (first === undefined || second === undefined) return false
          row[1] = first
          return true
        }
      },
      {
        how: 'a contract is there twice',
        inject: ({ row, removed }) => row[0] !== undefined && removed.push(row[0]) > 0
      }
    ]
  },
  'contract-piles': {
    says: /^a contract pile miscounts$/,
    ways: [
      { how: 'the special pile counts a card too many', inject: ({ special }) => ++special.count > 0 },
      {
        how: 'a round pile counts a card too few',
        inject: ({ piles: [pile] }) => pile !== undefined && --pile.count >= -1
      }
    ]
  },
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
  'black-dice': {
    says: /^black dice: \d instead of \d$/,
    ways: [
      { how: 'a black die is lost', inject: (state) => --state.blackDice >= -1 },
      {
        how: 'a seat has one from nowhere',
        inject: toSeat(({ dice }) => dice.push({ colour: 'black', value: 1 }) > 0)
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
          inTurns(state) &&
          (state.spaces['take-5-coins'] ??= []).push({ seat: 0, colour: 'own', value: 2 }) > 0
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
  'beijing-slots': {
    says: /^Beijing slots of seat 0: \d instead of \d$/,
    ways: [
      {
        how: 'a seat without a post in Beijing has a slot',
        inject: toSeat(({ posts }, { beijing }) => {
          const free = beijing.indexOf(-1)
          if (free < 0 || posts.includes('beijing')) return false
          beijing[free] = 0
          return true
        })
      },
      {
        how: 'a seat with a post in Beijing has no slot',
        inject: toSeat((seat) => {
          if (seat.posts.includes('beijing')) return false
          seat.postsLeft--
          return seat.posts.push('beijing') > 0
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
        inject: toSeat(({ contracts }, { special }) => {
          while (contracts.length < 3) {
            const card = special.cards?.pop()
            if (card === undefined) return false
            special.count--
            contracts.push(card)
          }
          return true
        })
      }
    ]
  },
  'khan-dice': {
    says: /^too many dice in the Khan's favor$/,
    ways: [
      {
        how: 'dice from hands beyond the last field',
        inject: (state) => {
          const khan = (state.spaces['khans-favor'] ??= [])
          for (const [index, { dice }] of state.seats.entries())
            while (khan.length <= khanFields && dice.length > 0)
              khan.push(...dice.splice(0, 1).map((die) => ({ ...die, seat: index })))
          return khan.length > khanFields
        }
      }
    ]
  }
}

testAudit({
  ...{ rules: voyagesRules(content), content, lines: auditLines, faults },
  games: [
    { players: 2, options: {} },
    { players: 4, options: { cityBonuses: 'random', characters: 'draft', goals: 'draft' } }
  ]
})
