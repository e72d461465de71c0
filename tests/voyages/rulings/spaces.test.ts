/** Rulings 1 to 6: which space, whose dice, what it costs. */
import { describe, expect, it } from 'vitest'
import { say } from '../say'
import { alone, table } from '../table'

describe('action spaces and dice: spaces', () => {
  it('ruling 1: the four bazaar goods are four spaces', () => {
    const t = alone().given({ dice: [3, 3, 3, 3] })
    t.place('bazaar-pepper', [3]).column(1).endTurn()
    expect(t.canChoose(say.place('bazaar-pepper', [3]))).toBe(false)
    expect(t.canChoose(say.place('bazaar-camel', [3]))).toBe(true)
    expect(t.canChoose(say.place('bazaar-silk', [3, 3]))).toBe(true)
    expect(t.canChoose(say.place('bazaar-gold', [3, 3, 3]))).toBe(true)
  })

  it("ruling 1: Khan's Favor, Contracts and Travel are one space each, whatever field or column", () => {
    const t = alone()
      .given({ dice: [2, 5, 4], coins: 20 })
      .onSpace('khans-favor', 0, 1)
      .onSpace('contracts', 0, 1)
    expect(t.refusal(say.place('khans-favor', [5])).code).toBe('own-colour-there')
    expect(t.refusal(say.place('contracts', [5])).code).toBe('own-colour-there')
    const u = alone()
      .given({ dice: [2, 5, 4], coins: 20 })
      .onSpace('travel', 0, 1, 1)
    expect(u.refusal(say.place('travel', [5, 4])).code).toBe('own-colour-there')
  })

  it('ruling 1: every city card is a space of its own, Sumatra has three', () => {
    const t = alone().given({ dice: [1, 1, 1, 1], posts: ['sumatra'] })
    t.cityCard('sumatra', 'city-card-27').cityCard('alexandria', 'city-card-29')
    expect(t.state.cityCards['sumatra']).toHaveLength(3)
    const cards = table().given({
      dice: [1, 1, 1, 1],
      posts: ['sumatra', 'anxi'],
      completed: 1,
      coins: 9,
      camels: 9,
      pepper: 9,
      silk: 9,
      gold: 9
    })
    const three = cards.state.cityCards['sumatra'] ?? []
    for (const card of three) expect(cards.canChoose(say.place(card, [1])), card).toBe(true)
    cards.place(three[0] ?? '', [1])
    for (const card of three) expect(cards.state.spaces[card]).toHaveLength(card === three[0] ? 1 : 0)
  })

  it('ruling 2: dice of the seat’s colour once per space and round; black and white dice again, any number of times', () => {
    const t = alone().given({
      dice: [3, 3, { black: 1 }, { black: 2 }, { white: 1 }],
      coins: 9,
      character: 'matteo-polo'
    })
    t.place('bazaar-pepper', [3]).column(1).endTurn()
    expect(t.refusal(say.place('bazaar-pepper', [3]))).toEqual({ code: 'own-colour-there' })
    t.place('bazaar-pepper', [{ black: 1 }]).endTurn()
    t.place('bazaar-pepper', [{ black: 2 }])
      .column(1)
      .endTurn()
    t.place('bazaar-pepper', [{ white: 1 }])
    t.has({ pepper: 4, coins: 9 - 1 - 2 - 1, dice: [3] })
  })

  it('ruling 2: a mixed set is the one use of the colour, a set without dice of the colour is none', () => {
    const mixed = alone().given({ dice: [3, 3, 3, { black: 3 }, { black: 3 }], coins: 9 })
    mixed
      .place('bazaar-silk', [3, { black: 3 }])
      .column(1)
      .endTurn()
    expect(mixed.refusal(say.place('bazaar-silk', [3, { black: 3 }])).code).toBe('own-colour-there')
    expect(mixed.refusal(say.place('bazaar-silk', [3, 3])).code).toBe('own-colour-there')
    const black = alone().given({ dice: [3, 3, 3, { black: 3 }, { black: 3 }], coins: 9 })
    black
      .place('bazaar-silk', [{ black: 3 }, { black: 3 }])
      .column(1)
      .endTurn()
    expect(black.canChoose(say.place('bazaar-silk', [3, 3]))).toBe(true)
  })

  it("ruling 2: another seat's colour does not count", () => {
    const t = alone()
      .given({ dice: [3], coins: 3 })
      .onSpace('bazaar-pepper', 1, 3)
    expect(t.canChoose(say.place('bazaar-pepper', [3]))).toBe(true)
  })

  it('ruling 3: the money bag takes any die, any number, never asks for coins, and is no main action', () => {
    const t = alone()
      .given({ dice: [1, 6, 6, { black: 2 }, 4] })
      .onSpace('money-bag', 1, 5)
    t.bonus.moneyBag(6).bonus.moneyBag(6).bonus.moneyBag(1).bonus.moneyBag({ black: 2 })
    t.has({ coins: 12, dice: [4] })
    expect(t.state.turn.mainDone).toBe(false)
    expect(t.canChoose(say.place('take-5-coins', [4]))).toBe(true)
    expect(t.refusal(say.place('money-bag', [4]))).toEqual({ code: 'no-such-space' })
    expect(t.refusal(say.moneyBag(6))).toEqual({ code: 'die-not-in-hand' })
  })

  it('ruling 4: an occupied space costs the lowest die placed now, before the action', () => {
    const t = table()
      .given({ dice: [5, 4, 6], coins: 5 })
      .onSpace('bazaar-silk', 1, 6, 6)
    t.place('bazaar-silk', [5, 4]).column(4).has({ coins: 1, silk: 3 })
    const empty = table().given({ dice: [5, 4], coins: 5 })
    empty.place('bazaar-silk', [5, 4]).column(4).has({ coins: 5, silk: 3 })
  })

  it('ruling 4: coins from the action cannot pay for it', () => {
    const poor = table()
      .given({ dice: [4], coins: 3 })
      .onSpace('take-5-coins', 1, 1)
    expect(poor.refusal(say.place('take-5-coins', [4]))).toEqual({
      code: 'coins-short',
      numbers: { price: 4, have: 3, short: 1 }
    })
    const enough = table()
      .given({ dice: [4], coins: 4 })
      .onSpace('take-5-coins', 1, 1)
    enough.place('take-5-coins', [4]).has({ coins: 5 })
    const told = enough.events().map((event) => event.type)
    expect(told.indexOf('paid')).toBeLessThan(told.indexOf('gained'))
  })

  it('ruling 4: the own black die and neutral dice occupy a space too', () => {
    const own = alone()
      .given({ dice: [2], coins: 9 })
      .onSpace('bazaar-camel', 0, { black: 6 })
    own.place('bazaar-camel', [2]).column(2).has({ coins: 7, camels: 2 })
    const neutral = table({ players: 2 }).given({ dice: [2], coins: 1 })
    expect(neutral.refusal(say.place('take-5-coins', [2]))).toEqual({
      code: 'coins-short',
      numbers: { price: 2, have: 1, short: 1 }
    })
  })

  it("ruling 5: no payment for Khan's Favor and the money bag", () => {
    const t = table({ players: 3 })
      .given({ dice: [5, 4] })
      .onSpace('money-bag', 1, 5)
    t.bonus.moneyBag(4).has({ coins: 3 })
    t.place('khans-favor', [5])
      .play(say.goods({ silk: 1 }))
      .has({ coins: 3, camels: 2, silk: 1 })
    expect(t.events('paid')).toEqual([])
  })

  it('ruling 5: an occupied city card cannot be used at all', () => {
    const t = table()
      .given({ dice: [4, { black: 4 }], coins: 20, posts: ['moscow'] })
      .given({ seat: 1, posts: ['moscow'] })
    t.cityCard('moscow', 'city-card-31').onSpace('city-card-31', 1, 1)
    expect(t.refusal(say.place('city-card-31', [4]))).toEqual({ code: 'card-occupied' })
    expect(t.refusal(say.place('city-card-31', [{ black: 4 }]))).toEqual({ code: 'card-occupied' })
  })

  it('ruling 6: Travel needs one affordable step, the occupied space paid first', () => {
    const poor = table().given({ dice: [2, 2], coins: 2 })
    expect(poor.refusal(say.place('travel', [2, 2]))).toEqual({
      code: 'no-affordable-step',
      numbers: { coins: 3, camels: 0, price: 0 }
    })
    expect(
      table()
        .given({ dice: [2, 2], coins: 3 })
        .canChoose(say.place('travel', [2, 2]))
    ).toBe(true)
    const occupied = table()
      .given({ dice: [2, 2], coins: 4 })
      .onSpace('travel', 1, 1, 1)
    expect(occupied.refusal(say.place('travel', [2, 2])).code).toBe('no-affordable-step')
    const paid = table()
      .given({ dice: [2, 2], coins: 5 })
      .onSpace('travel', 1, 1, 1)
    paid.travel([2, 2]).to('oasis-a').stop().has({ coins: 0 })
  })

  it('ruling 6: a city card needs one use of its trade', () => {
    const t = (coins: number): ReturnType<typeof table> =>
      table()
        .given({ dice: [6], coins, posts: ['moscow'] })
        .cityCard('moscow', 'city-card-01')
    expect(t(1).refusal(say.place('city-card-01', [6]))).toEqual({
      code: 'coins-short',
      numbers: { item: 'coin', price: 2, have: 1, short: 1 }
    })
    expect(t(2).canChoose(say.place('city-card-01', [6]))).toBe(true)
  })

  it('ruling 6: a counting card needs one thing to count, a small-city card one own small city', () => {
    const on = (card: string, things: object): ReturnType<typeof table> =>
      table()
        .given({ dice: [6], posts: ['moscow'], ...things })
        .cityCard('moscow', card)
    const nothing = (what: string): object => ({ code: 'nothing-to-count', numbers: { what } })
    expect(on('city-card-24', {}).refusal(say.place('city-card-24', [6]))).toEqual(nothing('contracts'))
    expect(on('city-card-24', { completed: 1 }).canChoose(say.place('city-card-24', [6]))).toBe(true)
    expect(on('city-card-25', {}).canChoose(say.place('city-card-25', [6]))).toBe(true)
    expect(on('city-card-28', {}).refusal(say.place('city-card-28', [6]))).toEqual(nothing('cities'))
    expect(on('city-card-08', { coins: 9 }).refusal(say.place('city-card-08', [6]))).toEqual(
      nothing('cities')
    )
    const own = { coins: 9, posts: ['moscow', 'anxi'] }
    expect(on('city-card-28', own).canChoose(say.place('city-card-28', [6]))).toBe(true)
    expect(on('city-card-08', own).canChoose(say.place('city-card-08', [6]))).toBe(true)
  })
})
