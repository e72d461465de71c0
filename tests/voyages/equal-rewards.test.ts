// Rewards that came together (ruling 55): what no rule can tell apart is listed once, all else on its own.

import { expect, test } from 'vitest'
import { Chance, seeded } from '../../shared/engine/chance'
import { all } from '../../shared/engine/choices'
import { rules } from '../../shared/games/voyages'
import { baseContent as content } from '../../shared/games/voyages/content'
import type { Cause, Item, Reward, State } from '../../shared/games/voyages/types'
import { nothingGiven, position } from './position'
import { say } from './say'

const anxi: Cause = { kind: 'cityBonus', location: 'anxi' }
const reward = (item: Item, count: number, cause: Cause = anxi): Reward => ({ item, count, cause }) as Reward

/** A position in which the first seat chooses the order of these rewards. */
function choosing(...pending: Reward[]): State {
  const config = { players: 3, options: { startPlayer: '0' } }
  const state = position(rules, content, config, 1, nothingGiven())
  rules.evolve(state, { type: 'taskOpened', seat: 0, task: { kind: 'rewards', pending } })
  return state
}

const listedIn = (state: State): unknown[] =>
  rules.decisions(state, 0).flatMap(({ choices }) => (choices ? all(choices) : []))

test('equal rewards are listed once, as the first of them, and the others are not offered', () => {
  const state = choosing(reward('any-good', 1), reward('black-die', 1), reward('any-good', 1))
  expect(listedIn(state)).toEqual([say.reward(0), say.reward(1)])
  expect(rules.refusal(state, 0, say.reward(2))).toEqual({ code: 'not-offered' })
})

test('both of two equal rewards are given, one after the other', () => {
  const state = choosing(reward('any-good', 1), reward('any-good', 1), reward('black-die', 1))
  const played = rules.play(state, 0, say.reward(0), new Chance(seeded(1)))
  expect('events' in played).toBe(true)
  const [below, top] = (state.agenda[0] ?? []).slice(-2)
  expect(top).toMatchObject({ kind: 'choose-goods', count: 1 })
  expect(below).toEqual({ kind: 'rewards', pending: [reward('any-good', 1), reward('black-die', 1)] })
})

test.each<[string, Reward]>([
  ['another thing', reward('different-goods', 2)],
  ['another number', reward('any-good', 1)],
  ['another source', reward('any-good', 2, { kind: 'cityBonus', location: 'ormuz' })]
])('%s is a reward of its own', (_, other) => {
  const state = choosing(reward('any-good', 2), other)
  expect(listedIn(state)).toEqual([say.reward(0), say.reward(1)])
  expect(rules.refusal(state, 0, say.reward(1))).toBeUndefined()
})
