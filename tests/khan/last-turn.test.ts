/** How computer players play the last turn of In the Service of the Khan. */
import { expect, test } from 'vitest'
import { quick } from '../../shared/engine/chance'
import { levelNumbers } from '../../shared/engine/player-level'
import { khanWithPlayers } from '../../shared/games/khan/with-players'
import { levelOf } from '../../shared/players/levels'
import { thought, weigh } from '../../shared/players/player'
import type { Thinking } from '../../shared/players/ranking'
import { table } from './table'

const { rules, knowledge } = khanWithPlayers

/**
 * The last turn of the only seat with something left to do: a contract that scores and whose reward is a contract from
 * the pile, which is a matter of luck but no disadvantage.
 */
function lastContract(): Omit<Thinking, 'level'> {
  const { state } = table()
    .given({
      character: 'de-wu',
      dice: [],
      camels: 1,
      gold: 2,
      jade: 1,
      contracts: ['contract-16']
    })
    .given({ seat: 1, dice: [] })
    .given({ seat: 2, dice: [] })
  state.round = 5
  state.turn.mainDone = true
  return { rules, knowledge, view: rules.view(state, 0), seat: 0, seed: 3 }
}

test.each(levelNumbers.filter((number) => number > 1))(
  'level %s completes a contract that scores, although its reward is a contract that no longer helps',
  (number) => {
    const { choice } = thought({ ...lastContract(), level: levelOf(number) })
    expect(choice).toMatchObject({ type: 'completeContract', contract: 'contract-16' })
  }
)

test.each([4, 5] as const)(
  'level %s does not blame a player for completing it: no other plan is judged better',
  (number) => {
    const steps = weigh({ ...lastContract(), level: levelOf(number) }, [
      { type: 'completeContract', contract: 'contract-16' }
    ])
    let step = steps.next()
    while (!step.done) step = steps.next()
    const { best, played, other } = step.value
    expect(best.path[0]).toMatchObject({ type: 'completeContract' })
    expect(best.worth).toBe(played.worth)
    expect(other?.worth).toBeLessThan(played.worth)
  }
)

test('in simulated games seals are improved at once, but not in the last round, when they bring little', () => {
  const first = (round: number): unknown => {
    const { state } = table().given({
      dice: [3],
      coins: 9,
      character: 'de-wu',
      seals: ['spicer'],
      pepper: 2,
      jade: 1
    })
    state.round = round
    const [decision] = rules.decisions(state, 0)
    return decision && knowledge.likely(state, 0, decision, quick(1))
  }
  expect(first(4)).toMatchObject({ type: 'improveSeal', seal: 'spicer' })
  expect(first(5)).toBeUndefined()
})

test('the end of a game is only solved exhaustively in its last round, and by a seat that has the only dice', () => {
  const at = (round: number, others: readonly number[]): boolean | undefined => {
    const { state } = table()
      .given({ dice: [3] })
      .given({ seat: 1, dice: others })
      .given({ seat: 2, dice: [] })
    state.round = round
    return knowledge.alone?.(state, 0)
  }
  expect(at(5, [])).toBe(true)
  expect(at(5, [2]), 'another seat still has a die').toBe(false)
  expect(at(4, []), 'another round follows').toBe(false)
})
