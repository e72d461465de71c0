/** Rulings 54 to 58: final scoring and ties. */
import { describe, expect, it } from 'vitest'
import type { SeatGiven } from '../position'
import { alone } from '../table'

/** The scoring of a game that ends with these seats. */
function scored(...seats: SeatGiven[]) {
  const t = alone({ players: seats.length }).round(5)
  seats.forEach((things, seat) => t.given({ ...things, dice: seat === 0 ? [1] : [], seat }))
  t.play({ type: 'moneyBag', die: { colour: 'own', value: 1 } }, { type: 'choose', option: 1 }).endTurn()
  const { outcome } = t
  if (!outcome) throw new Error('the game is not over')
  return outcome
}
const by = (source: string, ...seats: SeatGiven[]) =>
  scored(...seats).scores.map(({ bySource }) => bySource[source])
const none: SeatGiven = {}

describe('scoring', () => {
  it('ruling 54: most contracts 8, the next number 4, also after a tie; nothing without one, no second of two', () => {
    const held = (completed: number): SeatGiven => ({ completed })
    expect(by('mostContracts', held(3), held(3), held(1), held(0))).toEqual([8, 8, 4, 0])
    expect(by('mostContracts', held(2), held(1), held(1))).toEqual([8, 4, 4])
    expect(by('mostContracts', held(2), held(1))).toEqual([8, 0])
    expect(by('mostContracts', none, none)).toEqual([0, 0])
  })

  it('ruling 55: different shields, one more for each icon met and for De Wu, 43 for 13 or more', () => {
    const goal = { goals: ['goal-12'] }
    const other = { goals: ['goal-11'] }
    expect(by('shields', { posts: ['hangzhou', 'fuzhou', 'xian'], ...other }, none)).toEqual([2, 0])
    expect(by('shields', { posts: ['hangzhou', 'fuzhou', 'xian'], ...goal }, none)).toEqual([6, 0])
    expect(
      by('shields', { posts: ['hangzhou'], character: 'de-wu', ...other }, { character: 'de-wu' })
    ).toEqual([2, 1])
    const all = ['hangzhou', 'xian', 'karakorum', 'lhasa', 'jaipur', 'kashgar', 'samudra', 'balkh', 'baghdad']
    expect(by('shields', { posts: all, ...goal, character: 'de-wu' }, none)).toEqual([43, 0])
  })

  it('ruling 56: a goal scores its improved seals, not basic ones', () => {
    const goals = ['goal-14']
    expect(by('goals', { goals, improved: ['farmer', 'jeweler'], seals: ['tailor'] }, none)).toEqual([9, 0])
  })

  it('ruling 57: all goods together by two, coins by ten, both rounded down; active contracts cost nothing', () => {
    const things = { pepper: 1, silk: 1, gold: 1, jade: 2, coins: 19, contracts: ['contract-30'] }
    const [first] = scored(things, none).scores
    expect(first).toMatchObject({ total: 3, bySource: { goods: 2, coins: 1 } })
  })

  it('ruling 58: more camels win a tie, then the victory is shared', () => {
    expect(scored({ vp: 5 }, { vp: 5, camels: 3 }).ranking).toEqual([[1], [0]])
    expect(scored({ vp: 5 }, { vp: 5, camels: 2 }).ranking).toEqual([[0, 1]])
  })
})
