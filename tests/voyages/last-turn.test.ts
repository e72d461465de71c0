/** How computer players play the last turn of Voyages. */
import { expect, test } from 'vitest'
import { voyagesWithPlayers } from '../../shared/games/voyages/with-players'
import { levelOf } from '../../shared/players/levels'
import { thought } from '../../shared/players/player'
import { solved } from '../../shared/players/solve'
import type { SeatGiven } from './position'
import { alone } from './table'

const { rules, knowledge } = voyagesWithPlayers

/** The last turn of the only seat that may still act, after its main action and with one contract that it can pay. */
function lastTurn(given: SeatGiven) {
  const { state } = alone()
    .given({ character: 'matteo-polo', dice: [], camels: 2, pepper: 2, silk: 2, ...given })
    .round(5)
  state.turn.mainDone = true
  return state
}

test('a complete search says that it left out what rolls dice', () => {
  // Its reward is a black die, which is rolled at once.
  const rolling = solved(rules, lastTurn({ contracts: ['contract-10'] }), 0, 1000)
  expect(rolling).toMatchObject({ left: true, ends: 1 })
  expect(solved(rules, lastTurn({ contracts: [] }), 0, 1000)).toMatchObject({ left: false, ends: 1 })
})

test.each([4, 5] as const)(
  'level %s completes a contract that scores, although its reward is rolled',
  (number) => {
    const state = lastTurn({ contracts: ['contract-10'] })
    const thinking = { rules, knowledge, view: rules.view(state, 0), seat: 0, seed: 3 }
    expect(thought({ ...thinking, level: levelOf(number) }).choice).toMatchObject({
      type: 'completeContract',
      contract: 'contract-10'
    })
  }
)
