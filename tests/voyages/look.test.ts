/** Where a movement stops in a player's thoughts: where something comes of it. */
import { expect, test } from 'vitest'
import { voyagesWithPlayers } from '../../shared/games/voyages/with-players'
import type { AnyRules } from '../../shared/engine/rules'
import type { AnyKnowledge } from '../../shared/players/knowledge'
import type { SeatGiven } from './position'
import { table } from './table'

const rules: AnyRules = voyagesWithPlayers.rules
const knowledge = voyagesWithPlayers.knowledge as AnyKnowledge

/** True if a player that has travelled these ways thinks of stopping there. */
function thinksOfStopping(given: SeatGiven, ...way: readonly string[]): boolean {
  const t = table().given({ character: 'matteo-polo', coins: 30, camels: 9, dice: [4, 4, 1], ...given })
  t.place('travel', [4, 4])
  for (const place of way) t.to(place)
  const [asked] = rules.decisions(t.state, 0)
  if (!asked) throw new Error('nothing is asked')
  const choices = knowledge.worthALook(t.state, 0, asked) as readonly { readonly type: string }[]
  return choices.some(({ type }) => type === 'stop')
}

test('in a city without a post of its own, not in an oasis, and not in a city that has one', () => {
  expect(thinksOfStopping({}, 'oasis-a')).toBe(false)
  expect(thinksOfStopping({}, 'oasis-a', 'moscow')).toBe(true)
  expect(thinksOfStopping({ posts: ['moscow'] }, 'oasis-a', 'moscow')).toBe(false)
})

test('not where it began', () => {
  expect(thinksOfStopping({}, 'oasis-a', 'venezia')).toBe(false)
})
