/** Rulings 69 to 71: goals, most contracts, the winner. */
import { describe, expect, it } from 'vitest'
import type { SeatGiven } from '../position'
import { table, type Table } from '../table'

/** A game of two that ends with seat 0's last die; the money bag's 3 coins are taken off beforehand. */
function ended(mine: SeatGiven, other: SeatGiven = {}): Table {
  const coins = (mine.coins ?? 3) - 3
  return table({ players: 2 })
    .round(5)
    .given({ ...mine, coins, dice: [1] })
    .given({ seat: 1, ...other, dice: [] })
    .passOut()
}
const scored = (t: Table, source: string): (number | undefined)[] =>
  (t.outcome?.scores ?? []).map((score) => score.bySource[source])

describe('scoring', () => {
  const goals = (posts: readonly string[], cards: readonly [string, string]): number | undefined =>
    scored(ended({ posts, goals: cards }), 'goals')[0]
  const apart = ['goal-alexandria-anxi', 'goal-moscow-xian'] as const
  const shared = ['goal-karakorum-xian', 'goal-moscow-xian'] as const

  it('ruling 69: both places of a card: its points; then 1, 3, 6, 10 for the places with a post of the seat', () => {
    expect(goals([], apart)).toBe(0)
    expect(goals(['anxi'], apart)).toBe(1)
    expect(goals(['anxi', 'xian'], apart)).toBe(3)
    expect(goals(['alexandria', 'anxi'], apart)).toBe(4 + 3)
    expect(goals(['alexandria', 'anxi', 'xian'], apart)).toBe(4 + 6)
    expect(goals(['alexandria', 'anxi', 'xian', 'moscow'], apart)).toBe(8 + 10)
    expect(goals(['kochi', 'adana'], apart), 'other places').toBe(0)
  })

  it('ruling 69: a place on both cards counts once', () => {
    expect(goals(['xian'], shared)).toBe(1)
    expect(goals(['xian', 'moscow'], shared)).toBe(4 + 3)
    expect(goals(['xian', 'moscow', 'karakorum'], shared)).toBe(8 + 6)
  })

  it('ruling 69: the cards are shown to everybody then', () => {
    const t = ended({ goals: apart })
    expect(t.rules.view(t.state, 1).seats[0]?.shownGoals).toEqual(apart)
  })

  it('ruling 70: all tied for the most contracts score the full 7; with none completed nobody does', () => {
    const most = (a: number, b: number): (number | undefined)[] =>
      scored(ended({ completed: a }, { completed: b }), 'mostContracts')
    expect(most(3, 2)).toEqual([7, 0])
    expect(most(2, 2)).toEqual([7, 7])
    expect(most(0, 0)).toEqual([0, 0])
    expect(scored(ended({ completed: 2, camels: 9 }, { completed: 2, camels: 0 }), 'mostContracts')).toEqual([
      7, 7
    ])
  })

  const plain = ['goal-sumatra-anxi', 'goal-samarcanda-kochi'] as const

  it('ruling 71: most points win, then most camels, then shared', () => {
    const ranking = (mine: SeatGiven, other: SeatGiven): unknown =>
      ended({ ...mine, goals: plain }, other).outcome?.ranking
    expect(ranking({ vp: 5 }, { vp: 4, camels: 9 })).toEqual([[0], [1]])
    expect(ranking({ vp: 4 }, { vp: 5 })).toEqual([[1], [0]])
    expect(ranking({ vp: 5, camels: 1 }, { vp: 5, camels: 2 })).toEqual([[1], [0]])
    expect(ranking({ vp: 5, camels: 2 }, { vp: 5, camels: 2 })).toEqual([[0, 1]])
  })

  it('ruling 71: goods only with a post in Beijing, 1 per 2 of all kinds together, camels are none', () => {
    const stock = { pepper: 1, silk: 1, gold: 3, camels: 9 }
    expect(scored(ended({ ...stock, posts: ['beijing'] }, stock), 'goods')).toEqual([2, 0])
    expect(scored(ended({ ...stock, pepper: 2, posts: ['beijing'] }), 'goods')[0]).toBe(3)
  })

  it('ruling 71: coins 1 per 10, rounded down, Beijing or not', () => {
    expect(scored(ended({ coins: 29 }, { coins: 30 }), 'coins')).toEqual([2, 3])
    expect(scored(ended({ coins: 9 }, { coins: 10 }), 'coins')).toEqual([0, 1])
  })

  it('ruling 71: the total is the sum of its sources, points before the end included', () => {
    const t = ended({ vp: -4, coins: 20, gold: 2, posts: ['beijing', 'xian'], goals: shared, completed: 1 })
    const mine = t.outcome?.scores[0]
    expect(mine?.total).toBe(-4 + 2 + 1 + 10 + 1 + 7)
    expect(Object.values(mine?.bySource ?? {}).reduce((sum, points) => sum + points, 0)).toBe(mine?.total)
  })
})
