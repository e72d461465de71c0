/** Where a computer player considers stopping a movement: only where that brings something. */
import { expect, test } from 'vitest'
import { voyagesWithPlayers } from '../../shared/games/voyages/with-players'
import type { AnyRules } from '../../shared/engine/rules'
import type { AnyKnowledge } from '../../shared/players/knowledge'
import type { SeatGiven } from './position'
import { table } from './table'

const rules: AnyRules = voyagesWithPlayers.rules
const knowledge = voyagesWithPlayers.knowledge as AnyKnowledge

/** True if a computer player that has walked these paths considers stopping there. */
function considersStopping(given: SeatGiven, ...way: readonly string[]): boolean {
  const t = table().given({ character: 'matteo-polo', coins: 30, camels: 9, dice: [4, 4, 1], ...given })
  t.place('travel', [4, 4])
  for (const place of way) t.to(place)
  const [asked] = rules.decisions(t.state, 0)
  if (!asked) throw new Error('no decision is open')
  const choices = knowledge.worthALook(t.state, 0, asked) as readonly { readonly type: string }[]
  return choices.some(({ type }) => type === 'stop')
}

test('in a city without a post of its own, not in an oasis, and not in a city that has one', () => {
  expect(considersStopping({}, 'oasis-a')).toBe(false)
  expect(considersStopping({}, 'oasis-a', 'moscow')).toBe(true)
  expect(considersStopping({ posts: ['moscow'] }, 'oasis-a', 'moscow')).toBe(false)
})

test('not where it began', () => {
  expect(considersStopping({}, 'oasis-a', 'venezia')).toBe(false)
})
