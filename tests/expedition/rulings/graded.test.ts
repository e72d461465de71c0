/** Ruling 47: the graded track. */
import { describe, expect, it } from 'vitest'
import { baseContent } from '../../../shared/games/expedition/content'
import { say } from '../say'
import { freshTable, table } from '../table'

const graded = { track: 'graded' } as const
const fourGoods = 'oil-red spices-red silk-red fruit-red'

describe('the graded track', () => {
  it('ruling 47: is an option; the classic track is played if nothing is said', () => {
    expect([freshTable().state.track, freshTable(graded).state.track]).toEqual(['classic', 'graded'])
    const shape = (id: string): unknown => {
      const { spaces, stageCity, finalCity } = baseContent.track(id)
      return [stageCity, finalCity, spaces.map(({ scoring }) => scoring)]
    }
    expect(shape('graded')).toEqual(shape('classic'))
  })

  it('ruling 47: two identical goods', () => {
    const t = table({
      ...graded,
      camels: { a: 2, b: 0, c: 1 },
      hand: { a: 'silk-red silk-blue oil-red driver-red' }
    })
    expect(t.payable()).toBe('silk-blue silk-red')
    t.pay('silk-red silk-blue').has({ camel: 3 })
  })

  it('ruling 47: one driver', () => {
    const t = table({ ...graded, camels: { a: 1, b: 0, c: 3 }, hand: { a: 'silk-red driver-red' } })
    expect(t.refusal(say.pay('silk-red')).code).toBe('card-does-not-fit')
    t.pay('driver-red').has({ camel: 2 })
  })

  it('ruling 47: two of one colour, goods and drivers in any mix', () => {
    const t = table({ ...graded, camels: { a: 4, b: 0, c: 1 }, hand: { a: 'silk-red driver-red oil-blue' } })
    expect(t.payable()).toBe('silk-red driver-red')
    t.pay('driver-red silk-red').has({ camel: 5 })
  })

  it('ruling 47: everything else is the same: chests, Ganzhou, Dadu', () => {
    const t = table({ ...graded, camels: { a: 7, b: 0, c: 1 }, hand: { a: '2 silk-red' } })
    t.pay('2 silk-red').has({ camel: 8, gold: 4 })
    const city = table({ ...graded, camels: { a: 15, b: 14, c: 1 }, hand: { a: fourGoods } }).pay(fourGoods)
    city.draw().has({ camel: 16, gold: 9 }).has({ camel: 16, gold: 7 }, 'b')
    const end = table({ ...graded, camels: { a: 28, b: 27, c: 1 }, hand: { a: fourGoods } }).pay(fourGoods)
    expect(end.ranking).toBe('a b c')
  })
})
