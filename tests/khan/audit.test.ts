/** Law 7 in In the Service of the Khan: every line of the audit reports the fault it is there for. */
import { auditLines } from '../../shared/games/khan/audit'
import { baseContent as content } from '../../shared/games/khan/content'
import { khanRules } from '../../shared/games/khan/rules'
import type { State } from '../../shared/games/khan/types'
import { testAudit, type AuditFaults } from '../lib/audit-faults'
import { familyFaults, toSeat } from '../lib/polo-audit-faults'

const { khanFields, specialPlaces } = content.numbers
const [specialCity] = content.specialCities

/** The contracts of the first city that has two. */
const contractPair = ({ cityContracts }: State): string[] | undefined =>
  Object.values(cityContracts).find(([first, second]) => first && second)

const faults: AuditFaults<typeof auditLines, State> = {
  ...familyFaults<State>({
    openSpace: 'money-bag',
    khanPlaces: khanFields,
    contractPile: ({ pile }) => pile
  }),
  contracts: {
    says: /^contracts: \d+ \(\d+ different\) instead of \d+$/,
    ways: [
      { how: 'a contract of a city is lost', inject: (state) => contractPair(state)?.pop() !== undefined },
      {
        how: 'a contract is there twice instead of another',
        inject: (state) => {
          const pair = contractPair(state)
          if (!pair) return false
          pair[1] = pair[0] ?? ''
          return true
        }
      },
      {
        how: 'a contract is there twice',
        inject: (state) => {
          const [first] = contractPair(state) ?? []
          return first !== undefined && state.removed.push(first) > 0
        }
      }
    ]
  },
  'contract-pile': {
    says: /^the contract pile miscounts$/,
    ways: [{ how: 'it counts a card too many', inject: ({ pile }) => ++pile.count > 0 }]
  },
  'city-cards': {
    says: /^city cards: -?\d+ instead of \d+$/,
    ways: [
      { how: 'a card of the action area is lost', inject: ({ areaCards }) => areaCards.pop() !== undefined },
      {
        how: 'a card lies there twice instead of another',
        inject: ({ areaCards }) => {
          const [first] = areaCards
          if (first === undefined || areaCards.length < 2) return false
          areaCards[1] = first
          return true
        }
      }
    ]
  },
  'black-dice': {
    says: /^black dice: \d instead of \d$/,
    ways: [
      { how: 'a black die is lost', inject: ({ blackDice }) => blackDice.pop() !== undefined },
      {
        how: 'a seat has one from nowhere',
        inject: toSeat<State>(({ dice }) => dice.push({ colour: 'black', value: 1 }) > 0)
      }
    ]
  },
  'special-dice': {
    says: /^too many dice in special-[a-z]+$/,
    ways: [
      {
        how: 'dice from hands beyond the last place of a special city',
        inject: (state) => {
          if (!specialCity) return false
          const there = (state.spaces[specialCity.id] ??= [])
          for (const [seat, { dice }] of state.seats.entries())
            while (there.length <= specialPlaces && dice.length > 0)
              there.push(...dice.splice(0, 1).map((die) => ({ ...die, seat })))
          return there.length > specialPlaces
        }
      }
    ]
  },
  seals: {
    says: /^seat 0 has seals [a-z,]* and improved [a-z,]*$/,
    ways: [
      {
        how: 'a seat has a seal twice',
        inject: toSeat<State>(({ seals }) => seals[0] !== undefined && seals.push(seals[0]) > 0)
      },
      {
        how: 'a seat has improved a seal twice',
        inject: toSeat<State>(({ improved }) => improved[0] !== undefined && improved.push(improved[0]) > 0)
      },
      {
        how: 'a seat has improved a seal that it does not have',
        inject: toSeat<State>(({ seals, improved }) => {
          const foreign = content.seals.find(({ id }) => !seals.includes(id))
          return foreign !== undefined && improved.push(foreign.id) > 0
        })
      }
    ]
  },
  outposts: {
    says: /^outposts: /,
    ways: [
      {
        how: 'a tile lies in two places',
        inject: ({ outposts, seats }) => {
          const tile = Object.values(outposts).find((id) => id !== '')
          return tile !== undefined && seats[0] !== undefined && seats[0].kept.push(tile) > 0
        }
      }
    ]
  },
  offers: {
    says: /^(the pile of book-1 miscounts|offer tiles: -?\d+ instead of 5|offer tiles of earlier rounds: \d instead of \d)$/,
    ways: [
      {
        how: 'the pile of a book counts a tile too many',
        inject: ({ offerPiles }) => ++offerPiles['book-1'].count > 0
      },
      { how: 'a tile face up is lost', inject: ({ offers }) => offers['book-1'].pop() !== undefined },
      {
        how: 'a tile lies there twice instead of another',
        inject: ({ offers: { 'book-1': tiles } }) => {
          const [first] = tiles
          if (first === undefined || tiles.length < 2) return false
          tiles[1] = first
          return true
        }
      },
      {
        how: 'the tile of an earlier round lies face up again',
        inject: ({ goneOffers, offers }) => {
          const at = goneOffers.findIndex((tile) => content.offerTile(tile).book === 'book-1')
          const [tile] = at < 0 ? [] : goneOffers.splice(at, 1)
          return tile !== undefined && offers['book-1'].push(tile) > 0
        }
      }
    ]
  }
}

testAudit({
  rules: khanRules(content),
  content,
  lines: auditLines,
  faults,
  games: [
    { players: 2, options: {} },
    { players: 4, options: {} }
  ]
})
