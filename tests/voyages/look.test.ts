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

test('a drawn contract that is neither payable nor clearly better does not take the place of a payable one', () => {
  const t = table()
    .given({
      dice: [3, 3],
      coins: 3,
      figure: 'oasis-a',
      camels: 3,
      pepper: 1,
      silk: 1,
      gold: 1,
      contracts: ['contract-16', 'contract-13']
    })
    .outpost('moscow', 'outpost-contract-1')
    .special('contract-10')
    .travel([3, 3])
    .to('moscow')
    .stop()
  const [asked] = rules.decisions(t.state, 0)
  if (!asked) throw new Error('no decision is open')
  // Contract 16 and the drawn one bring 5 points, and a step or a black die; the goods for contract 13 are missing.
  expect(knowledge.worthALook(t.state, 0, asked)).toEqual([
    { type: 'keepContract', instead: 'contract-13' },
    { type: 'declineContract' }
  ])
})

/** The columns that a computer player considers at a stall. */
function consideredColumns(stall: 'bazaar-camel' | 'bazaar-pepper', die: number): readonly unknown[] {
  const t = table().given({ dice: [die] })
  t.place(stall, [die])
  const [asked] = rules.decisions(t.state, 0)
  if (!asked) throw new Error('no decision is open')
  return knowledge
    .worthALook(t.state, 0, asked)
    .map((choice) => (choice as { readonly column: number }).column)
}

test('of the columns of a stall only those that bring more of something than each other one', () => {
  // A column less is a camel less; five pips bring 3 pepper and 2 coins, which is more than four pips bring.
  expect(consideredColumns('bazaar-camel', 4)).toEqual([4])
  expect(consideredColumns('bazaar-pepper', 4)).toEqual([3, 4])
  expect(consideredColumns('bazaar-pepper', 5)).toEqual([5])
  expect(consideredColumns('bazaar-pepper', 6)).toEqual([5, 6])
})
