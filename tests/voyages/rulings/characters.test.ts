/** Rulings 50 to 54: Kubilai, Raschid, Matteo, Berke, Mercator. */
import { describe, expect, it } from 'vitest'
import type { CharacterId } from '../../../shared/games/voyages/types'
import { fair } from '../held'
import { say } from '../say'
import { alone, freshTable, table, type Table } from '../table'

describe('characters: places, dice, payments', () => {
  it('ruling 50: Kubilai starts in Beijing with a post on the 10 slot, eight remain, later arrivals take 7, 4, 1', () => {
    const t = table({ players: 4 }).given({ seat: 2, character: 'kubilai-khan' })
    t.has({ figure: 'beijing', posts: ['beijing'], postsLeft: 8 }, 2)
    t.given({ dice: [1, 1], coins: 3, figure: 'xian' })
      .travel([1, 1])
      .to('beijing')
    expect(t.state.beijing).toEqual([2, 0, -1, -1])
  })

  it('ruling 50: so it is after a real draft', () => {
    for (let seed = 1; ; seed++) {
      const t = freshTable({ players: 2, seed, options: { characters: 'draft' } })
      if (!t.state.offered.includes('kubilai-khan')) continue
      t.play(say.pick('kubilai-khan')).has(
        { figures: ['beijing'], posts: ['beijing'], postsLeft: 8, vp: 0 },
        1
      )
      expect(t.state.beijing).toEqual([1, -1, -1, -1])
      return
    }
  })

  const raschid = (things: object): Table =>
    table().given({ character: 'raschid-ad-din-sinan', dice: [0, 0, 0, 0, 0], ...things })

  it("ruling 51: Raschid's dice have no value until placed; one value for the whole set is listed", () => {
    const t = raschid({})
    const silk = t.choices().filter((choice) => choice.type === 'place' && choice.space === 'bazaar-silk')
    expect(silk).toEqual([1, 2, 3, 4, 5, 6].map((value) => say.place('bazaar-silk', [0, 0], value)))
    expect(t.refusal(say.place('bazaar-silk', [0, 0]))).toEqual({ code: 'die-value' })
    t.place('bazaar-silk', [0, 0], 6)
      .column(6)
      .has({ silk: 4, dice: [0, 0, 0] })
    expect(t.state.spaces['bazaar-silk']?.map((die) => die.value)).toEqual([6, 6])
  })

  it('ruling 51: nobody else may name a value', () => {
    expect(
      table()
        .given({ dice: [2] })
        .refusal(say.place('bazaar-camel', [2], 6))
    ).toEqual({ code: 'die-value' })
  })

  it("ruling 51: the chosen value sets the occupied space's payment and Khan's threshold", () => {
    const t = raschid({ coins: 2 }).onSpace('bazaar-camel', 1, 6).onSpace('khans-favor', 1, 4)
    expect(t.refusal(say.place('bazaar-camel', [0], 3))).toEqual({
      code: 'coins-short',
      numbers: { price: 3, have: 2, short: 1 }
    })
    expect(t.refusal(say.place('khans-favor', [0], 3))).toEqual({
      code: 'khan-value',
      numbers: { needs: 4, value: 3 }
    })
    expect(t.canChoose(say.place('khans-favor', [0], 4))).toBe(true)
    t.place('bazaar-camel', [0], 2).column(2).has({ coins: 0, camels: 2 })
  })

  it('ruling 51: black dice too; reroll and adjust are not offered', () => {
    const t = raschid({ camels: 9, dice: [0] })
    t.bonus.blackDie().has({ dice: [0, { black: 0 }], camels: 6 })
    expect(t.refusal(say.reroll(0))).toEqual({ code: 'die-has-no-value' })
    expect(t.refusal(say.adjust({ black: 0 }, 1))).toEqual({ code: 'die-has-no-value' })
    expect(t.refusal(say.adjust(0, -1))).toEqual({ code: 'die-has-no-value' })
    t.place('bazaar-silk', [0, { black: 0 }], 4)
      .column(4)
      .has({ silk: 3 })
  })

  it('ruling 51: no roll, no compensation', () => {
    const t = alone({ players: 2 }).given({ character: 'raschid-ad-din-sinan', dice: [0] })
    t.bonus
      .moneyBag(0)
      .rolls(...fair(5))
      .endTurn()
    t.has({ dice: [0, 0, 0, 0, 0], coins: 3, camels: 0 })
    expect(t.question()).toBe('turn')
  })

  it('ruling 52: Matteo has a white die every round, rolled with the others, and a contract of the special pile', () => {
    const t = alone({ players: 2 })
      .given({ character: 'matteo-polo', dice: [3] })
      .special('contract-20', 'contract-21')
    t.bonus
      .moneyBag(3)
      .rolls(...fair(5), 6, ...fair(5))
      .endTurn()
    t.has({ dice: [3, 3, 3, 3, 3, { white: 6 }], contracts: ['contract-20'] })
  })

  it('ruling 52: with both slots full the contract is offered; the roll waits', () => {
    const t = alone({ players: 2 }).given({
      character: 'matteo-polo',
      dice: [3],
      contracts: ['contract-10', 'contract-11']
    })
    t.special('contract-20').passOut()
    expect([t.question(), t.at().offer, t.at().dice]).toEqual(['contract-offer', 'contract-20', []])
    t.play(say.keepContract('contract-10')).has({ contracts: ['contract-11', 'contract-20'] })
    expect(t.at().dice).toHaveLength(6)
  })

  it('ruling 52: also in round 1', () => {
    const t = freshTable({ players: 4 })
    expect(t.at(1).character).toBe('matteo-polo')
    expect(t.at(1).contracts).toHaveLength(2)
    expect(t.at(1).dice.filter((die) => die.colour === 'white')).toHaveLength(1)
  })

  const berke = (things: object): Table => table().given({ character: 'berke-khan', ...things })

  it('ruling 53: Berke pays nothing on an occupied space', () => {
    const t = berke({ dice: [6, 5] }).onSpace('bazaar-silk', 1, 1, 1)
    t.place('bazaar-silk', [6, 5]).column(5).has({ coins: 1, silk: 3, camels: 1 })
    expect(t.events('paid')).toEqual([])
  })

  it("ruling 53: still once per colour, no occupied city card, Khan's values, Travel costs", () => {
    const t = berke({ dice: [3, 4], coins: 2, posts: ['moscow'] }).given({ seat: 1, posts: ['moscow'] })
    t.onSpace('bazaar-camel', 0, 1)
      .onSpace('khans-favor', 1, 5)
      .cityCard('moscow', 'city-card-31')
      .onSpace('city-card-31', 1, 1)
    t.onSpace('travel', 1, 1, { black: 1 })
    expect(t.refusal(say.place('bazaar-camel', [3]))).toEqual({ code: 'own-colour-there' })
    expect(t.refusal(say.place('city-card-31', [3]))).toEqual({ code: 'card-occupied' })
    expect(t.refusal(say.place('khans-favor', [4]))).toEqual({
      code: 'khan-value',
      numbers: { needs: 5, value: 4 }
    })
    expect(t.refusal(say.place('travel', [3, 4]))).toEqual({
      code: 'no-affordable-step',
      numbers: { coins: 3, camels: 0, price: 0 }
    })
    const three = berke({ dice: [3, 4], coins: 3 })
      .onSpace('travel', 1, 1, 1)
      .travel([3, 4])
    three.to('oasis-a').stop().has({ coins: 0 })
  })

  const beside = (players: 2 | 3 | 4, things: object): Table =>
    table({ players })
      .given(things)
      .given({ seat: 1, character: `mercator-ex-tabriz-${players}p` satisfies CharacterId })

  it('ruling 54: Mercator gets one of the main good for each bazaar space an opponent uses', () => {
    for (const [space, dice, good] of [
      ['bazaar-gold', [6, 6, 6], 'gold'],
      ['bazaar-silk', [6, 6], 'silk'],
      ['bazaar-pepper', [6], 'pepper'],
      ['bazaar-camel', [6], 'camels']
    ] as const) {
      const t = beside(4, { dice }).place(space, dice).column(5)
      t.has({ coins: 0, camels: 0, pepper: 0, silk: 0, gold: 0, [good]: 1 }, 1)
    }
  })

  it('ruling 54: whatever the dice colour; nothing for own actions, the money bag or goods from elsewhere', () => {
    const black = beside(4, { dice: [3, { black: 1 }] }).place('bazaar-silk', [3, { black: 1 }])
    black.has({ silk: 1 }, 1)
    const own = table({ players: 4 }).given({ dice: [6], character: 'mercator-ex-tabriz-4p' })
    own.place('bazaar-pepper', [6]).column(6).has({ pepper: 4 })
    const bag = beside(2, { dice: [6, 3], posts: ['moscow'] }).cityCard('moscow', 'city-card-29')
    bag.bonus.moneyBag(3).place('city-card-29', [6]).has({ pepper: 3 }).has({ coins: 0, pepper: 0 }, 1)
  })

  it("ruling 54: with 3 players a camel for Khan's Favor, with 2 also 2 coins for Take 5 Coins, with 4 neither", () => {
    for (const [players, camels, coins] of [
      [2, 1, 2],
      [3, 1, 0],
      [4, 0, 0]
    ] as const) {
      beside(players, { dice: [3] })
        .place('khans-favor', [3])
        .play(say.goods({ gold: 1 }))
        .has({ camels, coins: 0, gold: 0 }, 1)
      beside(players, { dice: [3], coins: 3 })
        .place('take-5-coins', [3])
        .has({ coins, camels: 0 }, 1)
    }
  })

  it("ruling 54: right after the opponent's reward, before an open movement of the same reward", () => {
    const t = beside(4, { dice: [5, 5, 5] })
      .place('bazaar-gold', [5, 5, 5])
      .column(5)
    expect(t.question()).toBe('move')
    t.has({ gold: 1 }, 1)
    expect(t.events('gained').map((event) => event.seat)).toEqual([0, 1])
  })
})
