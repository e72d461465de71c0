/** Rulings 42 to 46: two players, and both camels in one turn. */
import { describe, expect, it } from 'vitest'
import { say } from '../say'
import { freshTable, table } from '../table'

const fourGoods = 'oil-red spices-red silk-red fruit-red'

describe('two players', () => {
  it('ruling 42: two camels each, one hand of five cards, one chest of 3', () => {
    for (const both of [false, true])
      for (const { camels, hand, gold } of freshTable({ players: 2, both }).state.seats)
        expect([camels.length, hand.count, gold.start]).toEqual([2, 5, 3])
  })

  it('ruling 43: the camels are placed in turns', () => {
    const of = (first: 'a' | 'b'): number[][] =>
      freshTable({ players: 2, first }).state.seats.map(({ camels }) => camels)
    expect(of('a')).toEqual([
      [0, 2],
      [1, 3]
    ])
    expect(of('b')).toEqual([
      [1, 3],
      [0, 2]
    ])
  })

  it('ruling 44: only one camel moves in a turn; ballast and all moves belong to it', () => {
    const t = table({
      players: 2,
      camels: { a: [0, 3], b: [5, 6] },
      hand: { a: 'oil-red oil-blue silk-red' }
    })
    t.pay('oil-red')
    expect(t.refusal(say.pay('oil-blue', 1))).toEqual({ code: 'other-camel' })
    expect(t.refusal(say.ballast(1))).toEqual({ code: 'other-camel' })
    t.pay('oil-blue').has({ camels: [2, 3] })
    expect(t.payable(1)).toBe('')
    const light = table({ players: 2, camels: { a: [0, 3], b: [5, 6] }, hand: { a: 'oil-red' } }).ballast(1)
    expect(light.refusal(say.pay('oil-red', 0))).toEqual({ code: 'other-camel' })
  })

  it('ruling 44: which one is decided anew in every turn', () => {
    const t = table({ players: 2, camels: { a: [0, 3], b: [5, 6] }, hand: { a: 'oil-red oil-blue' } })
    t.pay('oil-red')
      .draw()
      .draw()
      .pay('oil-blue', 1)
      .has({ camels: [1, 4] })
    expect(t.refusal(say.ballast(0))).toEqual({ code: 'other-camel' })
  })

  it('ruling 44: cards that are being laid are for one camel', () => {
    const t = table({ players: 2, camels: { a: [2, 1], b: [5, 6] }, hand: { a: '2 silk-red silk-blue' } })
    t.pay('silk-red')
    expect(t.refusal(say.pay('silk-red', 1))).toEqual({ code: 'other-camel' })
    const three = table({ camels: { a: 0, b: 1, c: 3 }, hand: { a: 'oil-red' } })
    expect(three.refusal(say.pay('oil-red', 1))).toEqual({ code: 'no-such-camel' })
    expect(three.refusal(say.ballast(1))).toEqual({ code: 'no-such-camel' })
  })

  it('ruling 45: the gold of both camels is counted together, in both scorings', () => {
    const t = table({ players: 2, camels: { a: [15, 13], b: [12, 11] }, hand: { a: fourGoods } })
    t.pay(fourGoods).draw()
    t.has({ gold: 3 + 6 + 3, camels: [16, 16] }).has({ gold: 3 + 2 + 1, camels: [16, 16] }, 'b')
    const end = table({ players: 2, camels: { a: [28, 24], b: [27, 26] }, hand: { a: fourGoods } })
    end
      .pay(fourGoods)
      .has({ gold: 3 + 7 + 2 })
      .has({ gold: 3 + 5 + 4 }, 'b')
    expect(end.ranking, 'level: a has the camel in Dadu').toBe('a b')
  })

  it('ruling 45: a tie goes to the owner of the camel nearest to Dadu, wherever the other one stands', () => {
    const spent = { display: '', rest: 'b' } as const
    const t = table({ players: 2, camels: { a: [16, 19], b: [18, 17] }, ...spent })
      .pass()
      .pass()
    expect(t.ranking).toBe('a b')
    expect(
      table({ players: 2, camels: { a: [16, 16], b: [16, 16] }, ...spent })
        .pass()
        .pass().ranking
    ).toBe('a+b')
  })

  it('ruling 46: both camels in one turn, switching as often as wished', () => {
    const t = table({
      players: 2,
      both: true,
      camels: { a: [0, 3], b: [8, 9] },
      hand: { a: 'oil-red oil-blue silk-red' }
    })
    t.pay('oil-red')
      .pay('oil-blue', 1)
      .pay('silk-red')
      .has({ camels: [2, 4] })
    t.draw().has({ cards: 1 })
    expect(t.turn).toBe('b')
  })

  it('ruling 46: one ballast in all', () => {
    const t = table({ players: 2, both: true, camels: { a: [0, 3], b: [8, 9] } }).ballast(1)
    expect(t.refusal(say.ballast(0))).toEqual({ code: 'ballast-spent' })
    expect(t.refusal(say.ballast(1))).toEqual({ code: 'ballast-spent' })
  })

  it('ruling 46: entering Ganzhou for the scoring ends the moving of both', () => {
    const t = table({
      players: 2,
      both: true,
      camels: { a: [3, 15], b: [8, 9] },
      hand: { a: `${fourGoods} oil-blue` }
    })
    t.pay(fourGoods, 1)
    expect(t.refusal(say.pay('oil-blue', 0))).toEqual({ code: 'camel-stopped' })
    expect(t.refusal(say.ballast(0))).toEqual({ code: 'camel-stopped' })
    expect([t.payable(0), t.payable(1)]).toEqual(['', ''])
  })

  it('ruling 46: being put on Ganzhou later ends the moving of that camel only', () => {
    const t = table({
      players: 2,
      both: true,
      camels: { a: [3, 10], b: [16, 9] },
      hand: { a: 'oil-red oil-blue silk-blue' }
    })
    t.pay('oil-red', 1).has({ camels: [3, 16] })
    expect(t.refusal(say.pay('oil-blue', 1))).toEqual({ code: 'camel-stopped' })
    t.pay('oil-blue')
      .pay('silk-blue')
      .has({ camels: [5, 16] })
  })

  it('ruling 46: with more players there is nothing to choose', () => {
    expect(freshTable({ players: 2, both: true }).state.bothCamels).toBe(true)
    expect(() => freshTable({ players: 3, both: true })).toThrow('option-players')
  })
})
