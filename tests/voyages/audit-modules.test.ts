/** Law 7 in the modules of Voyages: every line that they add to the audit reports the fault it is there for. */
import { expect, test } from 'vitest'
import { baseContent as content } from '../../shared/games/voyages/content'
import { agents } from '../../shared/games/voyages/modules/agents'
import type { AgentsState } from '../../shared/games/voyages/modules/agents/types'
import { companionsModule } from '../../shared/games/voyages/modules/companions'
import type { CompanionsState } from '../../shared/games/voyages/modules/companions/types'
import { newCharacters } from '../../shared/games/voyages/modules/new-characters'
import type { NewCharactersState } from '../../shared/games/voyages/modules/new-characters/types'
import { secretPaths } from '../../shared/games/voyages/modules/secret-paths'
import type { SecretPathsState } from '../../shared/games/voyages/modules/secret-paths/types'
import { venice } from '../../shared/games/voyages/modules/venice'
import type { VeniceState } from '../../shared/games/voyages/modules/venice/types'
import { voyagesRules } from '../../shared/games/voyages/rules'
import type { State } from '../../shared/games/voyages/types'
import { positionsOf, testLine, type LineFaults } from '../lib/audit-faults'

const modules = [newCharacters, secretPaths, agents, companionsModule, venice]
const rules = voyagesRules(content, modules)
const options = {
  characters: 'draft',
  goals: 'draft',
  ...Object.fromEntries(modules.map(({ id }) => [id, 'on']))
}
/** Games in which each module is used; André de Longjumeau, who has path tokens, is drafted in one of them. */
const positions = [5, 6, 7].flatMap((seed) => positionsOf(rules, { players: 5, options }, seed))

/** A fault that changes the state of a module. */
const inModule =
  <Own extends object>(id: string, change: (own: Own, state: State) => boolean) =>
  (state: State): boolean => {
    const own = state.modules?.[id]
    return own !== undefined && change(own as Own, state)
  }
const companions = (change: (own: CompanionsState) => boolean) => inModule(companionsModule.id, change)
const paths = (change: (own: SecretPathsState) => boolean) => inModule(secretPaths.id, change)
const gifts = (change: (own: NewCharactersState, state: State) => boolean) =>
  inModule(newCharacters.id, change)
const agency = (change: (own: AgentsState, state: State) => boolean) => inModule(agents.id, change)
const palaces = (change: (own: VeniceState, state: State) => boolean) => inModule(venice.id, change)

const faults: Readonly<Record<string, LineFaults<State>>> = {
  'companion tiles': {
    says: /^companions: \d+ instead of \d+$/,
    ways: [
      { how: 'the pile counts a tile too many', inject: companions(({ pile }) => ++pile.count > 0) },
      {
        how: 'a tile of the row is lost',
        inject: companions(({ row }) => {
          const at = row.findIndex((tile) => tile !== '')
          if (at >= 0) row[at] = ''
          return at >= 0
        })
      },
      {
        how: 'a tile lies there twice instead of another',
        inject: companions(({ row }) => {
          const [first, second] = row
          if (!first || !second) return false
          row[1] = first
          return true
        })
      }
    ]
  },
  'companions of a seat': {
    says: /^seat 0 has \d companions$/,
    ways: [
      {
        how: 'three tiles of the row are with one seat',
        inject: companions(({ row, seats: [seat] }) => {
          if (!seat) return false
          for (const [at, tile] of row.entries())
            if (tile !== '' && seat.hired.length < 3) {
              seat.hired.push(tile)
              row[at] = ''
            }
          return seat.hired.length === 3
        })
      }
    ]
  },
  'path tokens': {
    says: /^paths: \d+ instead of \d+$/,
    ways: [
      { how: 'the pile counts a token too few', inject: paths(({ pile }) => --pile.count >= -1) },
      { how: 'a kept token is lost', inject: paths(({ seats }) => seats.some(({ kept }) => kept.pop())) },
      { how: 'a used token is lost', inject: paths(({ used }) => used.pop() !== undefined) }
    ]
  },
  gifts: {
    says: /^gifts: \d+ instead of \d+$/,
    ways: [
      { how: 'the pile counts a gift too many', inject: gifts(({ pile }) => ++pile.count > 0) },
      { how: 'a used gift is lost', inject: gifts(({ used }) => used.pop() !== undefined) }
    ]
  },
  'city cards beside the board': {
    says: /^city-card-\d+ lies on the board and beside it$/,
    ways: [
      {
        how: 'a card of the board lies beside it, too',
        inject: gifts(({ cityCards }, state) => {
          const [card] = Object.values(state.cityCards).flat()
          return card !== undefined && cityCards.push(card) > 0
        })
      }
    ]
  },
  'an assumed character': {
    says: /^seat 0 is not berke-khan$/,
    ways: [
      {
        how: 'a seat has assumed a character and is another one',
        inject: agency(({ seats: [own] }, { seats: [seat] }) => {
          if (!own || !seat || seat.character === 'berke-khan') return false
          own.assumed = 'berke-khan'
          return true
        })
      }
    ]
  },
  'a character twice': {
    says: /^seat 0 is .+ once more$/,
    ways: [
      {
        how: 'the tile of the seat’s own character lies among those that it may assume',
        inject: agency(
          ({ seats: [own] }, { seats: [seat] }) =>
            own !== undefined &&
            seat !== undefined &&
            seat.character !== '' &&
            own.tiles.push(seat.character) > 0
        )
      }
    ]
  },
  'value tokens': {
    says: /^seat 0 has a token 6 too many$/,
    ways: [
      {
        how: 'a die of tokens that the seat does not have',
        inject: agency(({ seats: [own] }, { seats: [seat] }) => {
          if (!own || !seat || own.tokens.includes(6)) return false
          return seat.dice.push({ colour: 'token', value: 6 }) > 0
        })
      }
    ]
  },
  'visited palaces': {
    says: /^venice\/[a-z-]+ was never visited$/,
    ways: [
      { how: 'a palace with a post is not founded', inject: palaces((own, state) => unfounded(own, state)) }
    ]
  },
  reputation: {
    says: /^seat \d has posts in Venice without reputation$/,
    ways: [
      {
        how: 'a seat has received a reward less than it has posts',
        inject: palaces(({ reputation }, state) => {
          if (isSettling(state)) return false
          const at = reputation.findIndex((count, seat) => count > 0 && postsOf(state, seat).length === count)
          if (at >= 0) reputation[at] = 0
          return at >= 0
        })
      }
    ]
  }
}

/** The seat's posts in palaces of Venice. */
const postsOf = ({ seats }: State, seat: number): readonly string[] =>
  (seats[seat]?.posts ?? []).filter((place) => place.startsWith('venice/'))
/** While a visit is settled, its palace is not yet founded. */
const isSettling = ({ agenda }: State): boolean =>
  agenda.some((tasks) => tasks.some(({ kind }: { readonly kind: string }) => kind === 'venice/settle'))

/** Takes a founded palace with a post out of the list. */
function unfounded(own: VeniceState, state: State): boolean {
  const [palace] = state.seats.flatMap((_, seat) => postsOf(state, seat))
  const at = own.founded.findIndex((one) => one === palace)
  if (at < 0 || isSettling(state)) return false
  own.founded.splice(at, 1)
  return true
}

test('the audit reports nothing in played positions', () => {
  expect(positions.length).toBeGreaterThan(0)
  for (const state of positions) expect(rules.audit(state)).toEqual([])
})

for (const [name, line] of Object.entries(faults)) testLine(name, line, positions, rules)
