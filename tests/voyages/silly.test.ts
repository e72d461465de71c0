/** The laws about silly choices of computer players, by positions in which each of them is broken or just kept. */
import { describe, expect, test } from 'vitest'
import { voyagesWithPlayers } from '../../shared/games/voyages/with-players'
import type { AnyRules } from '../../shared/engine/rules'
import { sillyInVoyages } from '../laws/players/silly-voyages'
import { die, type DieSpec } from './position'
import { table } from './table'

const rules: AnyRules = voyagesWithPlayers.rules
type Table = ReturnType<typeof table>

/** What is silly about ending the turn here, if these dice were given to the money bag in it, with the position then. */
const ending = (
  { state }: Table,
  given: readonly { die: DieSpec; state: unknown }[] = []
): string | undefined =>
  sillyInVoyages({
    rules,
    state,
    seat: 0,
    choice: { type: 'endTurn' },
    turn: given.map((one) => ({ state: one.state, choice: { type: 'moneyBag', die: die(one.die) } }))
  })

describe('the last turn of a round, with a die in the money bag', () => {
  /** Gives a 5 to the bag and takes coins with a 4, with a card for completed contracts in Moscow. */
  const given = (completed: number): string | undefined => {
    const t = table().given({ dice: [5, 4], posts: ['moscow'], completed })
    t.cityCard('moscow', 'city-card-24')
    const state: unknown = rules.copy(t.state)
    t.bonus.moneyBag(5).place('take-5-coins', [4])
    return ending(t, [{ die: 5, state }])
  }

  test('a card brought two points for it', () => {
    expect(given(2)).toContain('a die for the bag')
  })
  test('a card brought only one', () => {
    expect(given(1)).toBeUndefined()
  })
})

describe('a payable contract', () => {
  const left = (camels: number, dice: readonly DieSpec[]): string | undefined => {
    const t = table().given({ dice: [4, ...dice], camels, pepper: 2, silk: 3, contracts: ['contract-13'] })
    t.place('take-5-coins', [4])
    return ending(t)
  }

  test('is left with no die to come', () => {
    expect(left(2, [])).toBe('left contract-13 payable')
  })
  test('is left with dice to come: its camels may be wanted', () => {
    expect(left(2, [3])).toBeUndefined()
  })
  test('is left with dice to come and camels to spare', () => {
    expect(left(12, [3])).toBe('left contract-13 payable')
  })
})
