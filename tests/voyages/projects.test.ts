/** How computer players evaluate travel: as a project with a cost and a value. */
import { expect, test } from 'vitest'
import { Chance, seeded } from '../../shared/engine/chance'
import { baseContent as content } from '../../shared/games/voyages/content'
import { bestProject, legsOf, type CityGains } from '../../shared/games/voyages/player/projects'
import { usualWeights } from '../../shared/games/voyages/player/worth'
import { voyagesWithPlayers } from '../../shared/games/voyages/with-players'
import { seatOf } from '../../shared/games/voyages/seats'
import type { CharacterName, LocationId, State } from '../../shared/games/voyages/types'
import type { AnyRules } from '../../shared/engine/rules'
import type { AnyKnowledge } from '../../shared/players/knowledge'
import { levelOf } from '../../shared/players/levels'
import { thought } from '../../shared/players/player'
import { outpostPrices } from '../../shared/polo/player/project-table'
import type { SeatGiven } from './position'
import { table } from './table'
import { id, table as veniceTable } from './venice'

const legs = (character: CharacterName | '', from: LocationId, to: LocationId) => {
  const { places, cities, from: all } = legsOf(content, character)
  return (all[places.indexOf(from)] ?? [])
    .filter(({ city }) => cities[city] === to)
    .map(({ steps, coins, camels, via }) => [
      steps,
      coins,
      camels,
      cities.filter((_, at) => (via & (1 << at)) !== 0).join()
    ])
}

/** Posts bring so much once, outposts and Beijing's slots nothing. */
const promising = (once: CityGains['once']): CityGains => ({
  once,
  perRound: () => 0,
  beijing: 0,
  outposts: () => outpostPrices([{ id: 'any', reward: 0 }], (reward) => reward)
})

/** What the seat's best project is worth with its own goal cards. */
function best(state: State, gains: CityGains, rounds: number): number {
  const cards = seatOf(state, 0).goals.cards ?? []
  // Weights of its own for each question: what is made of them is kept.
  return bestProject({ content, weights: { ...usualWeights }, gains, cards }, state, 0, rounds)
}

/** What the best project is worth where only these cities bring anything, once. */
const worth = (given: SeatGiven, brings: Readonly<Record<LocationId, number>>, rounds = 2): number => {
  const t = table().given({ character: 'matteo-polo', dice: [4, 4, 3], ...given })
  const gains = promising((city) => brings[city] ?? 0)
  return best(t.state, gains, rounds)
}

test('legs cost their roads and the travel table; routes with more coins or more camels are alternatives', () => {
  expect(legs('', 'venezia', 'moscow')).toEqual([[2, 7, 0, '']])
  expect(legs('', 'venezia', 'anxi')).toEqual([[3, 12, 3, '']])
  expect(legs('', 'karakorum', 'beijing')).toEqual([
    [3, 17, 0, ''],
    [3, 12, 3, '']
  ])
  expect(legs('', 'venezia', 'beijing'), 'too far for one journey').toEqual([])
})

test("a character's own roads and posts on the way count", () => {
  expect(legs('johannes-caprini', 'moscow', 'beijing')).toEqual([[3, 12, 0, '']])
  expect(legs('wilhelm-von-rubruk', 'venezia', 'anxi')).toEqual([
    [3, 12, 3, 'moscow'],
    [5, 18, 7, 'karakorum,moscow']
  ])
})

test('coins and camels that a journey lacks are worth more than others, and those beyond that nothing', () => {
  const at = (coins: number, camels: number): number => worth({ coins, camels, goals: [] }, { anxi: 20 })
  expect(at(12, 3)).toBeGreaterThan(at(8, 3))
  expect(at(12, 3)).toBeGreaterThan(at(12, 1))
  expect(at(40, 9)).toBe(at(12, 3))
})

test('there is no project for a city with a post, or for one that costs more than it brings', () => {
  const rich = { coins: 30, camels: 9 }
  expect(worth(rich, { moscow: 12 })).toBeGreaterThan(0)
  expect(worth({ ...rich, posts: ['moscow'] }, { moscow: 12 })).toBe(0)
  expect(worth(rich, { moscow: 3 })).toBe(0)
})

test('farther places are reached by several journeys, at most one for each round', () => {
  const rich = { coins: 60, camels: 20 }
  const far = { beijing: 30 }
  expect(worth(rich, far, 0)).toBe(0)
  expect(worth(rich, far, 2)).toBeGreaterThan(0)
  expect(worth(rich, { ...far, moscow: 10 }, 2)).toBeGreaterThan(worth(rich, far, 2))
})

test('a journey in this round needs two dice as high as its number of steps, and a space without a die of its colour', () => {
  const of = (dice: readonly number[]): number => worth({ coins: 30, camels: 9, dice }, { anxi: 20 }, 0)
  expect(of([3, 3])).toBeGreaterThan(0)
  expect(of([6, 2])).toBe(0)
  const t = table().given({ character: 'matteo-polo', coins: 30, camels: 9, dice: [4, 4, 3] })
  t.onSpace('travel', 0, 2, 2)
  const gains = promising(() => 20)
  expect(best(t.state, gains, 0)).toBe(0)
})

test('goal cards add value to their places, and the second place of a pair completes the card', () => {
  const given = { coins: 30, camels: 9, goals: ['goal-moscow-kashgar', 'goal-alexandria-anxi'] } as const
  const alone = worth({ ...given, goals: [] }, { moscow: 8 }, 0)
  expect(worth(given, { moscow: 8 }, 0)).toBe(alone + 1)
  const second = worth({ ...given, posts: ['kashgar'] }, { moscow: 8 }, 0)
  expect(second, 'the second of two places, and 7 points of the card').toBe(alone + 2 + 7)
})

test('during the draft no games are simulated: level 5 chooses as it would without simulation', () => {
  const rules: AnyRules = voyagesWithPlayers.rules
  const knowledge: AnyKnowledge = voyagesWithPlayers.knowledge
  const options = { characters: 'draft', goals: 'draft', cityBonuses: 'random' }
  const state: unknown = rules.setup({ players: 4, options }, new Chance(seeded(5)))
  const seat = rules.decisions(state, 'open')[0]?.seat ?? -1
  const { roundSimulation, ...alone } = levelOf(5)
  expect(roundSimulation).toBeDefined()
  const view: unknown = rules.view(state, seat)
  const choiceOf = (level: typeof alone) => thought({ rules, knowledge, view, seat, level, seed: 1 })
  expect(choiceOf(levelOf(5))).toEqual(choiceOf(alone))
})

test('posts in palaces count for the points of the last posts', () => {
  const seven = ['moscow', 'anxi', 'lan-zhou', 'xian', 'karakorum', 'kashgar'] as const
  const worthWith = (last: LocationId): number => {
    const t = veniceTable().given({
      character: 'matteo-polo',
      dice: [4, 4, 3],
      coins: 40,
      camels: 9,
      goals: [],
      posts: [...seven, last]
    })
    return best(
      t.state,
      promising((city) => (city === 'alexandria' ? 6 : 0)),
      0
    )
  }
  expect(worthWith(id('cannaregio')), 'the 9th post').toBe(worthWith('samarcanda'))
})
