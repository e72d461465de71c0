/** Rulings 19 to 27: dropping ballast. */
import { describe, expect, it } from 'vitest'
import { onlyGanzhouScores } from '../house'
import { say } from '../say'
import { table } from '../table'

const fourGoods = 'oil-red spices-red silk-red fruit-red'

describe('dropping ballast', () => {
  it('ruling 19: one gold to the supply moves a camel to the next free space without cards', () => {
    const t = table({ camels: { a: 0, b: 1, c: 5 } })
    const { supply } = t.state
    t.ballast().has({ camel: 2, gold: 2, cards: 0 })
    expect(t.state.supply).toBe(supply + 1)
    expect(t.events('ballastDropped')).toMatchObject([{ from: 0, to: 2 }])
  })

  it('ruling 19: once per turn', () => {
    const t = table({ camels: { a: 0, b: 4, c: 5 } }).ballast()
    expect(t.refusal(say.ballast())).toEqual({ code: 'ballast-spent' })
    expect(t.draw().draw().draw().ballast().has({ camel: 2, gold: 1 }).turn).toBe('a')
  })

  it('ruling 20: change is given; without gold there is no ballast, and no debt', () => {
    table({ camels: { a: 0, b: 4, c: 5 } })
      .ballast()
      .has({ gold: 2 })
    const t = table({ camels: { a: 0, b: 4, c: 5 }, gold: { a: 1 } })
    t.ballast().has({ gold: 0 }).draw().draw().draw()
    expect(t.refusal(say.ballast())).toEqual({ code: 'no-gold' })
  })

  it('ruling 21: an opposing camel has reached or passed the space; so ballast never makes a leader', () => {
    const t = table({ camels: { a: 3, b: 4, c: 6 } })
    t.ballast().has({ camel: 5 }).draw().draw().draw()
    expect(t.refusal(say.ballast())).toEqual({
      code: 'ballast-would-lead',
      numbers: { space: 7, foremost: 6 }
    })
    const own = table({ camels: { a: 6, b: 4, c: 5 } })
    expect(own.refusal(say.ballast()).numbers).toEqual({ space: 7, foremost: 5 })
  })

  it('ruling 21: reached and left counts, and so does jumped over', () => {
    const t = table({
      camels: { a: 3, b: 4, c: 2 },
      hand: { a: 'oil-red', b: '2 driver-red oil-blue' },
      gold: { c: 4 }
    })
    t.pay('oil-red').has({ camel: 5 }).draw()
    t.pay('2 driver-red oil-blue').has({ camel: 7 }, 'b').draw()
    for (const space of [3, 4, 6]) t.ballast().has({ camel: space }, 'c').draw().draw().draw()
    expect(t.refusal(say.ballast()).numbers, 'b is on 7').toEqual({ space: 8, foremost: 7 })
  })

  it('ruling 22: the target is behind the foremost opposing camel', () => {
    const stands = Array.from({ length: 27 }, (_, i) => i + 2)
    for (const at of stands)
      for (const foremost of stands) {
        const late = (space: number): boolean => space >= 11 && space <= 15 && Math.max(at, foremost) >= 16
        if (late(at) || late(foremost) || (at === foremost && at !== 16)) continue
        const t = table({ camels: { a: at, b: foremost, c: 0 } })
        const to = foremost === at + 1 && foremost !== 16 ? at + 2 : at + 1
        expect(t.canChoose(say.ballast()), `from ${at} to ${to}, an opponent on ${foremost}`).toBe(
          to < foremost
        )
      }
  })

  it('ruling 22: Ganzhou is reached when an opposing camel stands there', () => {
    const onTheWay = { camels: { a: 15, b: 16, c: 0 }, content: onlyGanzhouScores() }
    table(onTheWay).ballast().has({ camel: 16, gold: 2 })
    const t = table({ ...onTheWay, camels: { a: 15, b: 14, c: 0 } })
    expect(t.refusal(say.ballast())).toEqual({
      code: 'ballast-would-lead',
      numbers: { space: 16, foremost: 14 }
    })
  })

  it('ruling 24: camels put on Ganzhou after the scoring have passed the spaces in between', () => {
    const t = table({ players: 2, camels: { a: [15, 10], b: [11, 0] }, hand: { a: fourGoods } })
    expect(t.refusal(say.ballast(1)).numbers).toEqual({ space: 12, foremost: 11 })
    t.pay(fourGoods)
      .draw()
      .has({ camels: [16, 0] }, 'b')
      .draw()
    t.ballast(1).has({ camels: [16, 16], gold: 3 + 6 - 1 })
  })

  it('ruling 25: the example: one gold to space 2, then three spices for the next free space', () => {
    const t = table({
      camels: { a: 0, b: 1, c: 4 },
      hand: { a: 'spices-red spices-blue spices-green silk-red' }
    })
    t.ballast().has({ camel: 2 }).pay('spices-red spices-blue spices-green').has({ camel: 3, gold: 2 })
  })

  it('ruling 25: before, between and after moves paid with cards; then into the lead as well', () => {
    const hand = { a: '2 driver-red oil-red oil-blue' }
    const before = table({ camels: { a: 3, b: 5, c: 0 }, hand }).ballast()
    before.pay('2 driver-red oil-red').has({ camel: 7, gold: 2 + 1 })
    const between = table({ camels: { a: 3, b: 6, c: 0 }, hand })
      .pay('oil-red')
      .ballast()
    between.pay('oil-blue').has({ camel: 7, gold: 2 })
    const after = table({ camels: { a: 3, b: 6, c: 0 }, hand })
      .pay('oil-red')
      .ballast()
    after.draw().has({ camel: 5, gold: 2 })
  })

  it('ruling 26: never into Dadu, nor into Ganzhou before the interim scoring', () => {
    const end = table({ camels: { a: 28, b: 27, c: 0 } })
    expect(end.refusal(say.ballast()).numbers).toEqual({ space: 29, foremost: 27 })
    const middle = table({ camels: { a: 14, b: 15, c: 0 } })
    expect(middle.refusal(say.ballast()).numbers).toEqual({ space: 16, foremost: 15 })
    const after = table({ camels: { a: 10, b: 16, c: 0 } })
    after.ballast().has({ camel: 16, gold: 2 })
    expect(after.draw().events('interimScored')).toEqual([])
  })

  it('ruling 27: from Ganzhou only where an opposing camel is already past the space', () => {
    const t = table({ camels: { a: 16, b: 16, c: 17 } })
    expect(t.refusal(say.ballast()).numbers).toEqual({ space: 18, foremost: 17 })
    table({ camels: { a: 16, b: 16, c: 18 } })
      .ballast()
      .has({ camel: 17 })
    table({ camels: { a: 16, b: 17, c: 19 } })
      .ballast()
      .has({ camel: 18 })
  })
})
