/** Law 7 in Voyages: every line of the audit reports the fault it is there for. */
import { auditLines } from '../../shared/games/voyages/audit'
import { baseContent as content } from '../../shared/games/voyages/content'
import { khanFields } from '../../shared/games/voyages/content/numbers'
import { voyagesRules } from '../../shared/games/voyages/rules'
import type { State } from '../../shared/games/voyages/types'
import { testAudit, type AuditFaults } from '../lib/audit-faults'
import { familyFaults, toSeat } from '../lib/polo-audit-faults'

const faults: AuditFaults<typeof auditLines, State> = {
  ...familyFaults<State>({
    openSpace: 'take-5-coins',
    khanPlaces: khanFields,
    contractPile: ({ special }) => special
  }),
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
  }
}

testAudit({
  rules: voyagesRules(content),
  content,
  lines: auditLines,
  faults,
  games: [
    { players: 2, options: {} },
    { players: 4, options: { cityBonuses: 'random', characters: 'draft', goals: 'draft' } }
  ]
})
