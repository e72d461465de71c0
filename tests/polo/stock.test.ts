/** Payment with an item that can replace others, as jade replaces coins and camels in a small content. */
import { describe, expect, test } from 'vitest'
import { seeded } from '../../shared/engine/chance'
import { paymentOf } from '../../shared/polo/payment'
import { lackOf, lacksOf, timesPayable, type Amounts, type StockRules } from '../../shared/polo/stock'

type Item = 'coin' | 'camel' | 'silk' | 'jade'
const items = ['coin', 'camel', 'silk', 'jade'] as const
const plain: StockRules<Item> = { items, goods: ['silk'], substitute: undefined }
const jade: StockRules<Item> = { ...plain, substitute: { item: 'jade', for: ['coin', 'camel'] } }
const stock = (things: Amounts<Item>) => ({ coin: 0, camel: 0, silk: 0, jade: 0, ...things })

describe('a cost that a stock cannot meet', () => {
  test('is reported by its first missing item, without what jade covers', () => {
    expect(lackOf(plain, stock({ coin: 1, jade: 9 }), { coin: 3 })).toEqual({
      item: 'coin',
      price: 3,
      have: 1,
      short: 2
    })
    expect(lackOf(jade, stock({ coin: 1, jade: 1 }), { coin: 3 })).toMatchObject({ item: 'coin', short: 1 })
    expect(lackOf(jade, stock({ coin: 1, jade: 2 }), { coin: 3 })).toBeUndefined()
  })

  test('counts each jade once: jade used for coins is not available for camels', () => {
    expect(lackOf(jade, stock({ jade: 3 }), { coin: 2, camel: 1 })).toBeUndefined()
    expect(lackOf(jade, stock({ jade: 2 }), { coin: 2, camel: 1 })).toMatchObject({ item: 'camel', short: 1 })
  })

  test('requires real jade for a jade price, and never replaces goods by jade', () => {
    expect(lackOf(jade, stock({ coin: 9, jade: 1 }), { jade: 2 })).toMatchObject({ item: 'jade', short: 1 })
    expect(lackOf(jade, stock({ jade: 2 }), { jade: 2, coin: 1 })).toMatchObject({ item: 'coin', short: 1 })
    expect(lackOf(jade, stock({ jade: 9 }), { silk: 1 })).toMatchObject({ item: 'silk', short: 1 })
    expect(lackOf(jade, stock({ jade: 9 }), { 'any-good': 1 })).toMatchObject({ item: 'any-good', short: 1 })
  })
})

describe('the list of missing items', () => {
  test('names every item that no jade is left for', () => {
    expect(lacksOf(jade, stock({ coin: 1, jade: 1 }), { coin: 3, camel: 2, silk: 1 })).toMatchObject([
      { item: 'coin', short: 1 },
      { item: 'camel', short: 2 },
      { item: 'silk', short: 1 }
    ])
    expect(lacksOf(jade, stock({ coin: 1, jade: 4, silk: 1 }), { coin: 3, camel: 2, silk: 1 })).toEqual([])
  })

  test('takes other payments made with the price into account', () => {
    expect(lackOf(plain, stock({ coin: 5 }), { coin: 3 }, { coin: 3 })).toEqual({
      item: 'coin',
      price: 6,
      have: 5,
      short: 1
    })
    expect(lackOf(jade, stock({ jade: 3 }), { coin: 2 }, { jade: 2 })).toMatchObject({
      item: 'coin',
      short: 1
    })
    expect(lackOf(jade, stock({ jade: 4 }), { coin: 2 }, { jade: 2 })).toBeUndefined()
  })
})

describe('how often a price can be paid', () => {
  test('is limited by each item, by jade shared between them, and by the allowed maximum', () => {
    expect(timesPayable(plain, stock({ coin: 7, camel: 2 }), { coin: 2, camel: 1 }, 6)).toBe(2)
    expect(timesPayable(jade, stock({ coin: 7, camel: 2, jade: 1 }), { coin: 2, camel: 1 }, 6)).toBe(3)
    expect(timesPayable(jade, stock({ jade: 5 }), { coin: 1, camel: 1 }, 6)).toBe(2)
    expect(timesPayable(jade, stock({ jade: 5 }), { camel: 1, jade: 1 }, 6)).toBe(2)
    expect(timesPayable(plain, stock({ coin: 7 }), { coin: 1 }, 4)).toBe(4)
    expect(timesPayable(plain, stock({ silk: 3 }), { 'any-good': 2 }, 6)).toBe(1)
    expect(timesPayable(plain, stock({}), {}, 0)).toBe(0)
  })
})

describe('a payment', () => {
  test('contains items that are not stock unchanged, in the order of the cost', () => {
    const paid = paymentOf<Item, Item | 'vp'>(plain, stock({ coin: 3, silk: 1 }), { silk: 1, vp: 2, coin: 3 })
    expect(JSON.stringify(paid)).toBe('{"silk":1,"vp":2,"coin":3}')
    expect(paymentOf<Item, Item | 'vp'>(plain, stock({}), { vp: 2, coin: 0 })).toEqual({ vp: 2 })
  })

  test('uses coins and camels first, and jade only for the shortfall', () => {
    expect(paymentOf(jade, stock({ coin: 1, camel: 5, jade: 4 }), { coin: 3, camel: 2 })).toEqual({
      coin: 1,
      camel: 2,
      jade: 2
    })
    expect(paymentOf(jade, stock({ coin: 3, jade: 4 }), { coin: 3 })).toEqual({ coin: 3 })
  })

  test('uses more jade if the payer wants to, as far as there is any', () => {
    const rich = stock({ coin: 9, camel: 9, jade: 2 })
    expect(paymentOf(jade, rich, { coin: 3 }, { coin: 1 })).toEqual({ coin: 2, jade: 1 })
    expect(paymentOf(jade, rich, { coin: 3, jade: 1 }, { coin: 3 })).toEqual({ coin: 2, jade: 2 })
    expect(paymentOf(plain, rich, { coin: 3 }, { coin: 3 })).toEqual({ coin: 3 })
  })

  test('names no jade if none is used, though the payer wanted to', () => {
    expect(paymentOf(jade, stock({ coin: 9 }), { coin: 3 }, { coin: 3 })).toEqual({ coin: 3 })
  })

  test('never exceeds the stock, and covers the cost', () => {
    const random = seeded(5)
    let paid = 0
    for (let n = 0; n < 3000; n++) {
      const draw = (most: number) => ({
        coin: random(most),
        camel: random(most),
        silk: random(2),
        jade: random(most)
      })
      const [have, cost, more] = [stock(draw(5)), draw(4), draw(3)]
      if (lackOf(jade, have, cost)) {
        expect(() => paymentOf(jade, have, cost, more)).toThrow()
        const lacking = Math.max(0, cost.coin - have.coin) + Math.max(0, cost.camel - have.camel)
        expect(have.silk < cost.silk || have.jade - cost.jade < lacking).toBe(true)
        continue
      }
      paid++
      const payment = paymentOf(jade, have, cost, more)
      for (const item of items) expect(payment[item] ?? 0).toBeLessThanOrEqual(have[item])
      const sum = (amounts: Amounts<Item>) => items.reduce((total, item) => total + (amounts[item] ?? 0), 0)
      expect(sum(payment)).toBe(sum(cost))
      expect(payment.silk ?? 0).toBe(cost.silk)
      expect(payment.jade ?? 0).toBeGreaterThanOrEqual(cost.jade)
    }
    expect(paid).toBeGreaterThan(300)
  })
})
