/** Rulings 1 to 7: jade and payments. */
import { describe, expect, it } from 'vitest'
import { jade, say } from '../say'
import { contentOf, tables } from '../../../shared/games/khan/content'
import { replaced } from '../../lib/replaced'
import { alone, table } from '../table'

/** Modified content in which a card of the action area has this cost and brings 9 coins. */
const asking = (cost: object) =>
  contentOf({
    ...tables,
    cityCards: replaced(tables.cityCards, 'city-card-15', (card) => ({
      id: card.id,
      effect: { kind: 'trade', options: [{ cost, reward: { coin: 9 } }], mix: false }
    }))
  })

describe('jade and payments', () => {
  it('ruling 1: jade pays coins and camels one for one, as many of them as the seat likes', () => {
    const t = table().given({ dice: [2, 5], camels: 2, jade: 2 })
    expect(t.canChoose(say.adjust(2, 1, jade(0, 1)))).toBe(true)
    t.play(say.adjust(2, 1, jade(0, 1))).has({ camels: 1, jade: 1, dice: [3, 5] })
    t.play(say.reroll(5, jade(0, 1))).has({ camels: 1, jade: 0 })
  })

  it('ruling 1: occupied spaces, the lower travel space, routes and contracts may be paid in jade', () => {
    const t = alone()
      .given({ dice: [4, 6], coins: 20, jade: 9, camels: 2, contracts: ['contract-08'], gold: 2 })
      .onSpace('travel-lower', 1, 6)
    t.place('travel-lower', [4], jade(5)).has({ coins: 19, jade: 4 })
    expect(t.events('paid').map(({ cause, items }) => [cause.kind, items])).toEqual([
      ['occupied', { jade: 4 }],
      ['fee', { coin: 1, jade: 1 }]
    ])
    t.to('xian', jade(1)).has({ coins: 17, jade: 3 })
    t.play(say.takeOne(t.state.cityContracts['xian']?.[0] ?? ''))
    t.play(say.complete('contract-08', jade(0, 1))).has({ camels: 2, jade: 2, coins: 20 })
  })

  it('ruling 3: on an occupied lower travel space chosen jade comes on top of what is short for both prices', () => {
    const price = (more: object) =>
      table()
        .given({ dice: [3], coins: 4, camels: 1, jade: 5 })
        .onSpace('travel-lower', 1, 6)
        .place('travel-lower', [3], more)
    price({}).has({ coins: 0, jade: 4 })
    price(jade(1)).has({ coins: 1, jade: 3 })
    price(jade(2)).has({ coins: 2, jade: 2 })
    price(jade(4)).has({ coins: 4, jade: 0 })
  })

  it('ruling 1: nothing stands for jade, pepper, silk, gold or points, and no change is given', () => {
    const t = table().given({ dice: [3], jade: 1, camels: 1 })
    expect(t.refusal(say.reroll(3, jade(0, 2)))).toEqual({
      code: 'jade-part',
      numbers: { coins: 0, camels: 2 }
    })
    expect(t.why(say.reroll(3, jade(0)))).toBe('jade-part')
    const other = table().given({ dice: [3], coins: 9, camels: 9, seals: ['spicer'], pepper: 2 })
    expect(other.why(say.improve('spicer'))).toBe('jade-short')
    const trading = table()
      .given({ dice: [2], jade: 2, coins: 4 })
      .area('city-card-04', 'city-card-01')
    trading.place('city-card-04', [2])
    expect(trading.why(say.trade(1, 1, jade(2)))).toBe('jade-part')
    trading.play(say.trade(1, 1, jade(1))).has({ coins: 4, camels: 1, jade: 1 })
  })

  it('ruling 2: jade named in a cost is jade, and what is short must be in the jade left over', () => {
    const way = { dice: [6], figures: ['pagan'], posts: ['pagan'], coins: 2 + 6 }
    const t = table().given({ ...way, camels: 1, jade: 2 })
    t.place('travel-lower', [6]).to('kabul').has({ coins: 0, camels: 0, jade: 0, figure: 'kabul' })
    const short = table()
      .given({ ...way, camels: 0, jade: 2 })
      .place('travel-lower', [6])
    expect(short.why(say.to('kabul'))).toBe('camels-short')
  })

  it('ruling 3: unless the seat says otherwise, jade pays only for what is short', () => {
    const t = table().given({ dice: [2], camels: 1, jade: 3 })
    t.play(say.adjust(2, 1)).has({ camels: 0, jade: 2 })
    t.play(say.reroll(3)).has({ jade: 1 })
  })

  it('ruling 2: a card that asks for goods of choice and other things is paid in full', () => {
    const at = (cost: object, things: object) =>
      table({ content: asking(cost) })
        .given({ dice: [2], ...things })
        .area('city-card-15', 'city-card-01')
    const t = at({ coin: 2, 'any-good': 1 }, { coins: 5, jade: 1, pepper: 3, silk: 1 })
    t.place('city-card-15', [2]).play(say.trade(1, 0, jade(1)), say.goods({ pepper: 1 }))
    t.has({ coins: 5 - 1 + 9, jade: 0, pepper: 2 })
    const named = at({ pepper: 1, 'any-good': 1 }, { pepper: 1 })
    expect(named.canChoose(say.place('city-card-15', [2])), 'a good pays once').toBe(false)
    const three = at({ 'different-goods': 3 }, { pepper: 2, silk: 2 })
    expect(three.canChoose(say.place('city-card-15', [2])), 'two kinds are not three').toBe(false)
  })

  it('ruling 2: jade that a seal card of a group’s own names is not there for its camel', () => {
    const content = contentOf({
      ...tables,
      cityCards: replaced(tables.cityCards, 'city-card-07', (card) => ({
        id: card.id,
        effect: { kind: 'takeSeal', cost: { camel: 1, jade: 1 } }
      }))
    })
    const ways = (held: number) => {
      const t = table({ content }).given({ dice: [1], camels: 1, jade: held })
      t.area('city-card-07', 'city-card-01')
      return [{}, jade(0, 1)].map((more) => t.canChoose(say.place('city-card-07', [1], more)))
    }
    expect([0, 1, 2].map(ways)).toEqual([
      [false, false],
      [true, false],
      [true, true]
    ])
  })

  it('ruling 4: one jade may stand for the camel of a trade card and buy 3 coins', () => {
    const t = table()
      .given({ dice: [2], jade: 1 })
      .area('city-card-04', 'city-card-01')
    t.place('city-card-04', [2]).play(say.trade(1)).has({ coins: 3, jade: 0 })
  })

  it('ruling 5: at the end jade is a good, neither coin nor camel', () => {
    const t = alone({ players: 2 })
      .given({ dice: [3], jade: 3, pepper: 1, coins: 6 })
      .round(5)
    t.passOut()
    const [first] = t.outcome?.scores ?? []
    expect(first?.bySource).toMatchObject({ goods: 2, coins: 0 })
  })

  it('ruling 6: points pay only for the points and coins card, below zero, in both directions at once', () => {
    const t = table()
      .given({ dice: [3], coins: 0 })
      .area('city-card-05', 'city-card-01')
    t.place('city-card-05', [3]).play(say.trade(2)).has({ coins: 6, vp: -2 })
    t.play(say.trade(1, 1)).has({ coins: 3, vp: -1 })
    expect(t.question()).toBe('turn')
  })

  it('ruling 7: coins, goods and camels never run out; black dice and contracts do', () => {
    const t = table()
      .given({ dice: [6], camels: 200, coins: 200 })
      .black()
    t.place('khans-favor', [6]).has({ coins: 204, camels: 202 })
    expect(t.why(say.blackDie())).toBe('no-black-die')
  })
})
