/** Law 7 in Expedition: every line of the audit reports the fault it is there for. */
import { expeditionRules } from '../../shared/games/expedition/rules'
import { auditLines } from '../../shared/games/expedition/audit'
import { baseContent as content } from '../../shared/games/expedition/content'
import type { State } from '../../shared/games/expedition/types'
import { testAudit, type AuditFaults } from '../lib/audit-faults'

const foremost = ({ seats }: State): number => Math.max(...seats.flatMap(({ camels }) => camels))

/** Moves a chest that lies ahead to another space. */
function moveChest(state: State, to: number): boolean {
  const from = state.chests.findLastIndex((gold, space) => gold > 0 && space > foremost(state))
  const gold = state.chests[from]
  if (gold === undefined || state.chests[to] !== 0) return false
  state.chests[from] = 0
  state.chests[to] = gold
  return true
}

/** Adds one gold to the first chest. */
function grow(chests: number[]): boolean {
  const at = chests.findIndex((gold) => gold > 0)
  if (at < 0) return false
  chests[at] = (chests[at] ?? 0) + 1
  return true
}

/** Adds one to the number of cards on a tray while its owner is paying. */
function countInTray({ seats }: State): boolean {
  const paying = seats.find(({ tray }) => tray.count > 0)
  if (paying) paying.tray.count++
  return paying !== undefined
}

const faults: AuditFaults<typeof auditLines, State> = {
  'zone-count': {
    says: /^a zone miscounts its cards$/,
    ways: [
      { how: 'the deck counts a card too many', inject: ({ deck }) => ++deck.count > 0 },
      {
        how: 'a hand counts a card too few',
        inject: ({ seats: [me] }) => me !== undefined && me.hand.count-- > 0
      },
      { how: 'a tray counts a card that is not there', inject: countInTray }
    ]
  },
  cards: {
    says: /^cards: \d+ \(\d+ different\) instead of 55$/,
    ways: [
      { how: 'a card of the display is lost', inject: ({ display }) => display.pop() !== undefined },
      {
        how: 'a card is there twice instead of another',
        inject: ({ display }) => {
          const [first] = display
          if (first === undefined || display.length < 2) return false
          display[1] = first
          return true
        }
      },
      {
        how: 'a discard is there twice',
        inject: ({ discards }) => discards[0] !== undefined && discards.push(discards[0]) > 0
      }
    ]
  },
  'cards-laid': {
    says: /^seat \d has \d cards laid$/,
    ways: [
      {
        how: 'a card is laid and nothing is being paid',
        inject: ({ seats: [me], agenda: [mine] }) => {
          const card = me?.hand.cards?.at(-1)
          if (!me || card === undefined || mine?.some(({ kind }) => kind === 'pay')) return false
          me.hand.cards?.pop()
          me.hand.count--
          me.tray.cards?.push(card)
          me.tray.count++
          return true
        }
      },
      {
        how: 'a space is being paid and nothing is laid',
        inject: ({ seats: [me], agenda: [mine] }) =>
          me?.tray.count === 0 && mine !== undefined && mine.push({ kind: 'pay', camel: 0 }) > 0
      }
    ]
  },
  gold: {
    says: /^gold: 7[13] instead of 72$/,
    ways: [
      {
        how: 'gold comes from nowhere',
        inject: ({ seats: [me] }) => me !== undefined && ++me.gold.interim > 0
      },
      { how: 'gold is lost', inject: (state) => --state.supply >= 0 },
      { how: 'a chest grows', inject: ({ chests }) => grow(chests) }
    ]
  },
  supply: {
    says: /^the supply has -\d+ gold$/,
    ways: [
      {
        how: 'a seat has more than the supply could give',
        inject: (state) => {
          const gold = state.seats[0]?.gold
          if (!gold) return false
          gold.interim += state.supply + 1
          state.supply = -1
          return true
        }
      }
    ]
  },
  debt: {
    says: /^seat 0 has -1 gold$/,
    ways: [
      {
        how: 'a seat spent more than it had',
        inject: (state) => {
          const gold = state.seats[0]?.gold
          if (!gold) return false
          const owed = gold.start + gold.chests + gold.interim + gold.final + gold.ballast + 1
          gold.ballast -= owed
          state.supply += owed
          return true
        }
      }
    ]
  },
  crowd: {
    says: /^several camels on space \d+$/,
    ways: [
      {
        how: 'two camels stand on one space',
        inject: (state) => {
          const [mine, other] = [state.seats[0]?.camels, state.seats[1]?.camels]
          const [to] = other ?? []
          if (!mine || to === undefined || to === content.track(state.track).stageCity) return false
          if (mine.includes(to) || Math.max(...mine) === foremost(state)) return false
          mine[0] = to
          state.reached?.[0]?.push(to)
          return true
        }
      }
    ]
  },
  'chest-under-camel': {
    says: /^a chest under a camel on space \d+$/,
    ways: [
      {
        how: 'a camel has not taken its chest',
        inject: (state) => foremost(state) > 6 && moveChest(state, foremost(state))
      },
      {
        how: 'a camel stands on a chest of another one’s beginning',
        inject: (state) => {
          const mine = state.seats[0]?.camels
          const all = state.seats.flatMap(({ camels }) => camels)
          // With three seats and the first one starting, space 1 is where another seat's camel started.
          if (!mine || state.players !== 3 || all.includes(1) || mine[0] === foremost(state)) return false
          mine[0] = 1
          return moveChest(state, 1)
        }
      }
    ]
  },
  'chest-behind': {
    says: /^a chest left behind on space \d+ \(ruling 18\)$/,
    ways: [
      {
        how: 'a chest lies on a free space that was entered',
        inject: (state) => {
          const taken = state.seats.flatMap(({ camels }) => camels)
          for (let space = taken.length; space < foremost(state); space++)
            if (!taken.includes(space)) return moveChest(state, space)
          return false
        }
      }
    ]
  },
  reached: {
    says: /^seat 1 stands on space \d+, which it has not reached$/,
    ways: [
      {
        how: 'the space of a camel is not noted',
        inject: ({ reached, seats: [, other] }) => {
          const spaces = reached?.[1]
          const [at = -1, second] = other?.camels ?? []
          if (!spaces || at === second) return false
          spaces.splice(spaces.indexOf(at), 1)
          return true
        }
      }
    ]
  }
}

testAudit({
  rules: expeditionRules(content),
  content,
  lines: auditLines,
  faults,
  games: [
    { players: 3, options: { startPlayer: '0' } },
    { players: 2, options: { ballast: 'reached' } }
  ]
})
