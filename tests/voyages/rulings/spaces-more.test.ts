/** Rulings 7 to 12: using less, Khan's Favor, neutral dice, city cards. */
import { describe, expect, it } from 'vitest'
import { say } from '../say'
import { alone, freshTable, table } from '../table'

describe('action spaces and dice: how much, Khan, city cards', () => {
  it('ruling 7: a lower bazaar column may be taken, as printed, with its own extras', () => {
    const t = table().given({ dice: [5, 5, 5] })
    t.place('bazaar-gold', [5, 5, 5])
    expect(t.choices()).toEqual([1, 2, 3, 4, 5].map((column) => say.column(column)))
    expect(t.refusal(say.column(6))).toEqual({ code: 'column-too-high', numbers: { column: 6, lowest: 5 } })
    expect(t.refusal(say.column(0)).code).toBe('not-offered')
    t.column(3).has({ gold: 2, camels: 2 })
  })

  it('ruling 7: fewer uses, fewer steps, one contract are allowed', () => {
    const t = alone()
      .given({ dice: [4, 3, 3, 6, 1], coins: 20, camels: 6, posts: ['moscow'] })
      .cityCard('moscow', 'city-card-10')
    t.place('city-card-10', [4])
    expect(t.choices()).toEqual([1, 2, 3, 4].map((n) => say.trade(n)))
    expect(t.refusal(say.trade(5))).toEqual({ code: 'too-many-uses', numbers: { times: 5, most: 4 } })
    t.play(say.trade(2)).has({ vp: 2, camels: 4 }).endTurn()
    t.travel([3, 3]).to('oasis-a').stop().has({ figure: 'oasis-a', coins: 17 }).endTurn()
    t.place('contracts', [6])
    expect(t.canChoose(say.takeContracts(2))).toBe(true)
    expect(t.canChoose(say.takeContracts(2, 3))).toBe(true)
  })

  it('ruling 7: cards that pay by the die or by a count take the full value without asking', () => {
    const t = table()
      .given({ dice: [6], posts: ['moscow'] })
      .cityCard('moscow', 'city-card-27')
    t.place('city-card-27', [6]).has({ gold: 3 })
    expect(t.question()).toBe('turn')
    const pips = table()
      .given({ dice: [5], posts: ['moscow'] })
      .cityCard('moscow', 'city-card-31')
    pips.place('city-card-31', [5]).has({ coins: 10 })
  })

  it("ruling 8: Khan's Favor fills from the left, never with a lower die than the last, four dice and it is closed", () => {
    const t = table({ players: 4 })
      .given({ dice: [2, 3, 4, 6, 1] })
      .onSpace('khans-favor', 1, 3)
    expect(t.refusal(say.place('khans-favor', [2]))).toEqual({
      code: 'khan-value',
      numbers: { needs: 3, value: 2 }
    })
    expect(t.canChoose(say.place('khans-favor', [3]))).toBe(true)
    t.place('khans-favor', [4])
      .play(say.goods({ gold: 1 }))
      .has({ camels: 2, gold: 1 })
    const full = table({ players: 4 }).given({ dice: [6] })
    for (const seat of [1, 2, 3]) full.onSpace('khans-favor', seat, 1)
    expect(full.canChoose(say.place('khans-favor', [6]))).toBe(true)
    full.onSpace('khans-favor', 1, { black: 1 })
    expect(full.refusal(say.place('khans-favor', [6]))).toEqual({ code: 'khan-full' })
  })

  it('ruling 8: the last die counts, whoever placed it, not the highest or the first', () => {
    const t = table({ players: 4 })
      .given({ dice: [4, 5] })
      .onSpace('khans-favor', 1, 2)
      .onSpace('khans-favor', 2, 5)
    expect(t.refusal(say.place('khans-favor', [4])).numbers).toEqual({ needs: 5, value: 4 })
    expect(t.canChoose(say.place('khans-favor', [5]))).toBe(true)
  })

  it("ruling 9: Khan's Favor again with a black or white die, under the same value rule", () => {
    const t = alone().given({
      dice: [4, 4, { black: 3 }, { black: 5 }, { white: 6 }],
      character: 'matteo-polo'
    })
    t.place('khans-favor', [4])
      .play(say.goods({ pepper: 1 }))
      .endTurn()
    expect(t.refusal(say.place('khans-favor', [4])).code).toBe('own-colour-there')
    expect(t.refusal(say.place('khans-favor', [{ black: 3 }])).code).toBe('khan-value')
    t.place('khans-favor', [{ black: 5 }])
      .play(say.goods({ pepper: 1 }))
      .endTurn()
    t.place('khans-favor', [{ white: 6 }])
      .play(say.goods({ pepper: 1 }))
      .has({ camels: 6, pepper: 3 })
    expect(t.state.spaces['khans-favor']).toHaveLength(4)
  })

  it('ruling 10: neutral dice for 2 and 3 players, none for 4, and they stay all game', () => {
    const neutral = { seat: -1, colour: 'own', value: 1 }
    for (const [players, khan, coins] of [
      [2, 2, 1],
      [3, 1, 0],
      [4, 0, 0]
    ] as const) {
      const t = freshTable({ players })
      const check = (): void => {
        expect(t.state.spaces['khans-favor'], `${players} players`).toEqual(Array(khan).fill(neutral))
        expect(t.state.spaces['take-5-coins']).toEqual(Array(coins).fill(neutral))
      }
      check()
      t.playRoundOut().playRoundOut()
      expect(t.state.round).toBe(3)
      check()
    }
  })

  it('ruling 10: neutral dice use up fields and trigger nothing', () => {
    const t = table({ players: 2 })
      .given({ dice: [3] })
      .given({ seat: 1, character: 'mercator-ex-tabriz-2p' })
    t.onSpace('khans-favor', 1, 2).has({ coins: 0, camels: 0 }, 1)
    t.place('khans-favor', [3])
    expect(t.state.spaces['khans-favor']).toHaveLength(4)
    const full = table({ players: 2 })
      .given({ dice: [3] })
      .onSpace('khans-favor', 1, 2, { black: 3 })
    expect(full.refusal(say.place('khans-favor', [3])).code).toBe('khan-full')
  })

  it('ruling 11: a city card needs a post of the seat, one die, and is used once per round by anyone', () => {
    const t = table()
      .given({ dice: [2, { black: 3 }], posts: ['moscow'] })
      .given({ seat: 1, dice: [4], posts: ['moscow'] })
    t.given({ seat: 2, dice: [4] }).cityCard('moscow', 'city-card-31')
    expect(t.refusal(say.place('city-card-31', [2, { black: 3 }]))).toEqual({
      code: 'dice-count',
      numbers: { needs: 1, given: 2 }
    })
    t.place('city-card-31', [{ black: 3 }])
      .has({ coins: 6 })
      .endTurn()
    expect(t.refusal(say.place('city-card-31', [4]))).toEqual({ code: 'card-occupied' })
    t.passOut()
    expect(t.refusal(say.place('city-card-31', [4]))).toEqual({
      code: 'no-post-there',
      numbers: { city: 'moscow' }
    })
  })

  it('ruling 12: a post placed by a bonus movement opens its city card in the same turn', () => {
    const t = table().given({
      dice: [4],
      camels: 1,
      pepper: 3,
      figure: 'oasis-a',
      contracts: ['contract-start-1']
    })
    t.cityCard('moscow', 'city-card-31').outpost('moscow', 'outpost-camel-2')
    expect(t.refusal(say.place('city-card-31', [4])).code).toBe('no-post-there')
    t.bonus.complete('contract-start-1').to('moscow')
    t.place('city-card-31', [4]).has({ coins: 8, posts: ['moscow'] })
  })
})
