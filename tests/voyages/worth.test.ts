/** How computer players of Voyages evaluate the end of the game, and tell positions apart. */
import { describe, expect, test } from 'vitest'
import { baseContent as content } from '../../shared/games/voyages/content'
import { knowledge as ofAgents } from '../../shared/games/voyages/modules/agents/knowledge'
import { agentsOf } from '../../shared/games/voyages/modules/agents/kit'
import type { SeatAgents } from '../../shared/games/voyages/modules/agents/types'
import { pricesWith } from '../../shared/games/voyages/player/prices'
import { usualWeights as weights, worth } from '../../shared/games/voyages/player/worth'
import { voyagesWithPlayers } from '../../shared/games/voyages/with-players'
import { levelOf } from '../../shared/players/levels'
import { sumOf } from '../../shared/players/knowledge'
import { thought } from '../../shared/players/player'
import { piedro, table as agentsTable } from './agents'
import type { SeatGiven } from './position'
import { table } from './table'

const { rules, knowledge } = voyagesWithPlayers

/** What a seat's position is worth this many rounds before the end of the last one, with no other seat's post in Beijing. */
function worthOf(given: SeatGiven, rounds = 0): number {
  const { state } = table().given({ character: 'matteo-polo', dice: [], ...given })
  state.round = content.numbers.rounds - rounds
  if (given.posts?.includes('beijing')) state.beijing[0] = 0
  return sumOf(worth({ content, weights, prices: pricesWith([]), known: [] }, state, 0))
}
const adds = (given: SeatGiven, to: SeatGiven, rounds = 0): number =>
  worthOf(given, rounds) - worthOf(to, rounds)

describe('once no die is left in the last round', () => {
  test('coins count as in the scoring, rounded down, and camels nothing', () => {
    expect(adds({ coins: 9 }, {})).toBe(0)
    expect(adds({ coins: 10 }, {})).toBe(1)
    expect(adds({ coins: 19 }, {})).toBe(1)
    expect(adds({ camels: 4 }, {})).toBe(0)
  })

  test('goods count only with a post in Beijing, as in the scoring', () => {
    expect(adds({ gold: 4 }, {})).toBe(0)
    const there = { posts: ['beijing'] } as const
    expect(adds({ ...there, gold: 1 }, there)).toBe(0)
    expect(adds({ ...there, gold: 1, silk: 1, pepper: 1 }, there)).toBe(1)
  })
})

test('once the game is over, a position is worth the points that were scored', () => {
  const { state } = table().given({ character: 'matteo-polo', dice: [], coins: 30, vp: 7 })
  state.phase = 'over'
  expect(worth({ content, weights, prices: pricesWith([]), known: [] }, state, 0)).toEqual({ points: 7 })
})

test('before the end, one coin or good more counts for what it may bring', () => {
  expect(adds({ coins: 9 }, { coins: 8 }, 1)).toBeGreaterThan(0)
  const there = { posts: ['beijing'] } as const
  expect(adds({ ...there, silk: 1 }, there, 1)).toBeGreaterThan(adds({ silk: 1 }, {}, 1))
})

test('bonus cards, tokens and characters still to assume are worth something until the end, and add up', () => {
  const has = (things: Partial<SeatAgents>, ahead = 0.5): number => {
    const { state } = agentsTable().ofModule((own) => Object.assign(agentsOf(own, 0), things))
    return ofAgents.worth?.(content, state, 0, ahead) ?? 0
  }
  const each = [{ cards: ['bonus-card-1'] }, { tokens: [4] }, { tiles: [piedro] }]
  const alone = each.map((things) => has(things))
  for (const [at, worth] of alone.entries()) expect(worth, Object.keys(each[at] ?? {})[0]).toBeGreaterThan(0)
  const all = Object.assign({}, ...each) as Partial<SeatAgents>
  expect(has(all)).toBeCloseTo(alone.reduce((sum, worth) => sum + worth))
  expect(has(all, 0)).toBe(0)
})

test.each([2, 3, 4, 5] as const)(
  'level %s with a post in Beijing takes two goods for its last die, not camels or coins that score nothing',
  (number) => {
    const t = table()
      .given({ character: 'matteo-polo', dice: [6], posts: ['beijing'], gold: 1, coins: 4, contracts: [] })
      .given({ seat: 1, dice: [2] })
      .given({ seat: 2, dice: [] })
    const { state } = t
    state.round = content.numbers.rounds
    state.beijing[0] = 0
    // Otherwise six camels buy two more dice, which level 5 finds.
    state.blackDice = 0
    const view: unknown = rules.view(state, 0)
    const { plan } = thought({ rules, knowledge, view, seat: 0, level: levelOf(number), seed: 3 })
    const { pepper, silk, gold } = (plan.state as typeof state).seats[0]?.stock ?? {}
    expect((pepper ?? 0) + (silk ?? 0) + (gold ?? 0)).toBeGreaterThanOrEqual(2)
  }
)

test('positions with another character, other posts or other points are not taken for the same', () => {
  const key = (given: SeatGiven): string =>
    knowledge.key(table().given({ character: 'matteo-polo', ...given }).state, 0)
  const different: readonly SeatGiven[] = [
    {},
    { character: 'johannes-caprini' },
    { posts: ['moscow'] },
    { posts: ['kashgar'] },
    { vp: 2 },
    { vp: 4 }
  ]
  const keys = different.map(key)
  expect(new Set(keys).size).toBe(keys.length)
  expect(key({ vp: 2 })).toBe(key({ vp: 2 }))
})
