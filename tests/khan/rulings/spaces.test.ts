/** Rulings 8 to 19: dice, action spaces and bonus actions. */
import { describe, expect, it } from 'vitest'
import { contentOf, tables } from '../../../shared/games/khan/content'
import { replaced } from '../../lib/replaced'
import { baseContent } from '../../../shared/games/khan/content'
import { say } from '../say'
import { alone, table } from '../table'

describe('dice and action spaces', () => {
  it('ruling 8: books, seals, travel and contracts are paid when occupied; cards and special cities are closed', () => {
    const kinds = (id: string) => baseContent.findSpace(id)?.occupied
    for (const id of [
      'book-1',
      'book-2',
      'book-3-upper',
      'book-3-lower',
      'guild-seals',
      'contracts',
      'travel-lower',
      'travel-middle',
      'travel-upper'
    ])
      expect(kinds(id), id).toBe('pays')
    expect(kinds('city-card-01')).toMatchObject({ places: 1 })
    expect(kinds('special-balkh')).toMatchObject({ places: 2 })
    expect(kinds('khans-favor')).toMatchObject({ places: 4 })
    expect(kinds('money-bag')).toBe('free')
    const t = table()
      .given({ dice: [6] })
      .area('city-card-01', 'city-card-02')
      .onSpace('city-card-01', 1, 2)
    expect(t.why(say.place('city-card-01', [6]))).toBe('card-occupied')
  })

  it('ruling 9: any die there asks the lowest value of the seat’s dice, before the action', () => {
    const t = table()
      .given({ dice: [5], coins: 4 })
      .onSpace('book-1', 1, { black: 1 })
    expect(t.refusal(say.place('book-1', [5]))).toMatchObject({
      code: 'coins-short',
      numbers: { price: 5, have: 4, short: 1 }
    })
    const rich = table()
      .given({ dice: [5, 4], coins: 9 })
      .onSpace('book-1', 0, { black: 1 })
    rich.place('book-1', [4]).play(say.offer(0)).has({ coins: 5, pepper: 3 })
    const two = table()
      .given({ dice: [5, 3], coins: 9 })
      .onSpace('guild-seals', 1, 6, 6)
    two.place('guild-seals', [5, 3]).play(say.seal('farmer')).has({ coins: 6 })
    const neutral = table({ players: 2 }).given({ dice: [6], coins: 5 })
    expect(neutral.refusal(say.place('book-3-lower', [6]))).toMatchObject({
      code: 'coins-short',
      numbers: { price: 6, have: 5, short: 1 }
    })
  })

  it('ruling 10: the seat’s colour once on a space, black dice any number of times', () => {
    const t = alone().given({ dice: [5, 5, { black: 6 }], coins: 40 })
    t.place('book-3-upper', [5]).play(say.offer(0)).endTurn()
    expect(t.why(say.place('book-3-upper', [5]))).toBe('own-colour-there')
    t.place('book-3-upper', [{ black: 6 }])
      .play(say.offer(0))
      .endTurn()
    t.place('book-3-lower', [5]).play(say.offer(0)).has({ gold: 6, coins: 34 })
    const blackFirst = alone().given({ dice: [4, 4, { black: 6 }], coins: 40 })
    blackFirst
      .place('book-1', [{ black: 6 }])
      .play(say.offer(0))
      .endTurn()
    blackFirst.place('book-1', [4]).play(say.offer(0)).endTurn()
    expect(blackFirst.why(say.place('book-1', [4]))).toBe('own-colour-there')
  })

  it('ruling 11: an action must be possible once', () => {
    const poor = table().given({ dice: [1, 1, 1], coins: 2 })
    expect(poor.why(say.place('travel-lower', [1]))).toBe('no-affordable-step')
    expect(poor.why(say.place('contracts', [1]))).toBe('no-contract')
    const seals = table().given({ dice: [1, 1], seals: ['farmer'] })
    expect(seals.refusal(say.place('guild-seals', [1, 1]))).toEqual({
      code: 'no-seal',
      numbers: { lowest: 1 }
    })
    const cards = table()
      .given({ dice: [3] })
      .area('city-card-16', 'city-card-02')
    expect(cards.why(say.place('city-card-16', [3]))).toBe('camels-short')
    expect(cards.why(say.place('city-card-02', [3]))).toBe('nothing-to-count')
  })

  it('ruling 11: who pays a Travel space with more jade than is short keeps what the first step asks', () => {
    const gobi = (jade_: number) =>
      alone().given({ dice: [3], coins: 1, jade: jade_, figures: ['karakorum'], posts: ['karakorum'] })
    const inJade = { ...say.place('travel-lower', [3]), jade: { coin: 1, camel: 0 } }
    expect(gobi(2).why(inJade)).toBe('no-affordable-step')
    expect(gobi(2).choices()).not.toContainEqual(inJade)
    gobi(2)
      .play(say.place('travel-lower', [3]))
      .play(say.to('oasis-gobi'))
      .has({ coins: 0, jade: 0 })
    gobi(3).play(inJade).play(say.to('oasis-gobi')).has({ coins: 1, jade: 0 })
  })

  it('ruling 12: with dice left a main action is owed; without dice there are no more turns', () => {
    const t = table().given({ dice: [3, 4] })
    expect(t.refusal(say.endTurn())).toEqual({ code: 'main-action-owed', numbers: { dice: 2 } })
    t.place('book-1', [3]).play(say.offer(0))
    expect(t.why(say.place('khans-favor', [4]))).toBe('main-action-done')
    t.endTurn()
    const last = alone().given({ dice: [3], camels: 3 })
    last.place('book-1', [3]).play(say.offer(0))
    expect(last.canChoose(say.blackDie())).toBe(true)
    const bagged = alone()
      .given({ dice: [3] })
      .play(say.moneyBag(3), say.choose(0))
    expect([bagged.canChoose(say.endTurn()), bagged.endTurn().state.round]).toEqual([true, 2])
  })

  it('ruling 12: a black die gained with the last one keeps the player in the round', () => {
    const t = alone().given({ dice: [3], camels: 3 })
    t.place('book-1', [3]).play(say.offer(0)).rolls(6).play(say.blackDie()).endTurn()
    expect(t.state.activeSeat).toBe(0)
    expect(t.question()).toBe('turn')
  })

  it('ruling 13: without any other action the dice go to the money bag', () => {
    const t = alone()
      .given({ dice: [1], coins: 0 })
      .onSpace('book-1', 1, 1)
      .onSpace('khans-favor', 1, 6)
      .area('city-card-02', 'city-card-16')
    expect(t.why(say.endTurn())).toBe('main-action-owed')
    expect(t.choices().map(({ type }) => type)).toEqual(['moneyBag'])
    t.play(say.moneyBag(1), say.choose(0)).has({ coins: 3 })
    expect(t.canChoose(say.endTurn())).toBe(true)
  })

  it('ruling 13: without any other action the turn is one die on the money bag, and the other dice stay in hand', () => {
    const t = alone()
      .given({ dice: [1, 1], coins: 0 })
      .onSpace('book-1', 0, 1)
      .onSpace('khans-favor', 1, 6)
      .onSpace('travel-lower', 0, 1)
      .onSpace('travel-middle', 1, 1)
      .onSpace('guild-seals', 1, 1)
      .area('city-card-02', 'city-card-16')
    expect(t.why(say.endTurn())).toBe('main-action-owed')
    expect(t.choices().map(({ type }) => type)).toEqual(['moneyBag'])
    t.play(say.moneyBag(1), say.choose(2))
    t.endTurn().has({ dice: [1], jade: 1 })
    expect(t.why(say.endTurn()), 'the next turn owes another die').toBe('main-action-owed')
    const able = alone()
      .given({ dice: [1, 1] })
      .play(say.moneyBag(1), say.choose(0))
    expect(able.why(say.endTurn()), 'a main action is possible').toBe('main-action-owed')
  })

  it('ruling 13: a main action that the money bag makes payable is owed again', () => {
    const stuck = () =>
      alone()
        .given({ dice: [1, 1], coins: 0, seals: ['farmer'] })
        .onSpace('book-1', 1, 1)
        .onSpace('khans-favor', 1, 6)
        .onSpace('travel-lower', 0, 1)
        .area('city-card-02', 'city-card-13')
        .play(say.moneyBag(1))
    const withCamels = stuck().play(say.choose(1))
    expect(withCamels.canChoose(say.endTurn())).toBe(true)
    const withCoins = stuck().play(say.choose(0))
    expect(withCoins.why(say.endTurn())).toBe('main-action-owed')
    withCoins.place('book-1', [1]).play(say.offer(0)).has({ coins: 2 }).endTurn()
  })

  it('ruling 14: the money bag takes any die, any number of times, for coins, camels or jade', () => {
    const t = table()
      .given({ dice: [1, 6, { black: 2 }, 4] })
      .onSpace('money-bag', 1, 5)
    t.play(
      say.moneyBag(1),
      say.choose(0),
      say.moneyBag(6),
      say.choose(1),
      say.moneyBag({ black: 2 }),
      say.choose(2)
    )
    t.has({ coins: 3, camels: 2, jade: 1, dice: [4] })
    expect(t.why(say.endTurn())).toBe('main-action-owed')
  })

  it("ruling 15: Khan's Favor fills up with values that never fall", () => {
    const t = table({ players: 4 })
      .given({ dice: [2, 3] })
      .onSpace('khans-favor', 1, 3)
    expect(t.refusal(say.place('khans-favor', [2]))).toEqual({
      code: 'khan-value',
      numbers: { needs: 3, value: 2 }
    })
    t.place('khans-favor', [3]).has({ coins: 4, camels: 2 })
    const row = table({ players: 4 })
      .given({ dice: [4, 5] })
      .onSpace('khans-favor', 1, 2)
      .onSpace('khans-favor', 2, 5)
    expect(row.refusal(say.place('khans-favor', [4]))).toEqual({
      code: 'khan-value',
      numbers: { needs: 5, value: 4 }
    })
    row.place('khans-favor', [5]).has({ coins: 4, camels: 2 })
    const full = table({ players: 4 }).given({ dice: [6] })
    for (const seat of [1, 2, 3]) full.onSpace('khans-favor', seat, 4)
    full.onSpace('khans-favor', 3, { black: 5 })
    expect(full.why(say.place('khans-favor', [6]))).toBe('khan-full')
    const again = alone().given({ dice: [2, 3, { black: 4 }], coins: 0 })
    again.place('khans-favor', [2]).endTurn()
    expect(again.why(say.place('khans-favor', [3]))).toBe('own-colour-there')
    again.place('khans-favor', [{ black: 4 }]).has({ coins: 4 + 4, camels: 2 + 2 })
  })

  it('ruling 16: two free offers all game, one for 1 jade and one for 2, one offer for a die', () => {
    const t = table()
      .given({ dice: [3, 2], jade: 1 })
      .tile('book-2', 'offer-2-01')
    expect(t.refusal(say.place('book-2', [2]))).toEqual({
      code: 'die-too-low',
      numbers: { needs: 3, value: 2 }
    })
    t.place('book-2', [3])
    expect(t.choices()).toEqual([say.offer(0), say.offer(1), say.offer(2)])
    expect(t.why(say.offer(3))).toBe('jade-short')
    t.play(say.offer(2)).has({ jade: 0, camels: 2, silk: 3 })
    const next = alone()
      .given({ dice: [3] })
      .tile('book-2', 'offer-2-01')
    next.playRoundOut()
    expect(next.state.offers['book-2']).not.toContain('offer-2-01')
  })

  it('ruling 16: all see the tile of the round and of the next one, and nobody those under them', () => {
    const t = alone().given({ dice: [3] })
    for (const round of [1, 2, 3, 4, 5]) {
      expect(t.state.round).toBe(round)
      const { offers, offerPiles } = t.state
      const hidden = Object.values(offerPiles).flatMap(({ cards }) => cards ?? [])
      expect(Object.values(offers).map((tiles) => tiles.length)).toEqual(Array(3).fill(round < 5 ? 2 : 1))
      expect(hidden).toHaveLength(3 * Math.max(0, 4 - round))
      for (const viewer of [0, 1, 'seats', 'public'] as const) {
        const view = t.rules.view(t.state, viewer)
        expect([view.offers, view.offerPiles['book-1']]).toEqual([offers, { count: Math.max(0, 4 - round) }])
        for (const tile of hidden) expect(JSON.stringify(view)).not.toContain(tile)
        expect(t.rules.unseen(t.state, viewer)['book-2']).toHaveLength(Math.max(0, 4 - round) + 1)
      }
      const next = Object.values(offers).map(([, tile]) => tile)
      if (round === 5) break
      t.playRoundOut()
      expect(Object.values(t.state.offers).map(([tile]) => tile)).toEqual(next)
    }
  })

  it('ruling 13: whoever bags a die that had a main action owes the next die, too', () => {
    const t = alone()
      .given({ dice: [6, 1], seals: ['farmer'] })
      .onSpace('book-1', 0, 3)
      .onSpace('khans-favor', 1, 6)
      .area('city-card-02', 'city-card-13')
    expect([t.canChoose(say.place('book-2', [6])), t.canChoose(say.endTurn())]).toEqual([true, false])
    t.play(say.moneyBag(6), say.choose(1))
    expect(t.why(say.endTurn())).toBe('main-action-owed')
    t.play(say.moneyBag(1), say.choose(1)).play(say.endTurn())
  })

  it('ruling 17: a black die is bought once a turn and goes back at the end of the round', () => {
    const t = alone().given({ dice: [3], camels: 6 })
    t.rolls(4)
      .play(say.blackDie())
      .has({ camels: 3, dice: [3, { black: 4 }] })
    expect(t.why(say.blackDie())).toBe('black-die-taken')
    expect(t.state.blackDice).toHaveLength(4)
    t.playRoundOut()
    expect(t.state.blackDice).toHaveLength(5)
  })

  it('ruling 17: a contract of a group’s own may bring two black dice', () => {
    const content = contentOf({
      ...tables,
      contracts: replaced(tables.contracts, 'contract-09', (card) => ({
        ...card,
        cost: { camel: 1 },
        reward: { 'black-die': 2 }
      }))
    })
    const t = table({ content })
      .given({ dice: [1], camels: 1, contracts: ['contract-09'] })
      .rolls(6, 2)
    t.play(say.complete('contract-09')).has({ dice: [1, { black: 6 }, { black: 2 }] })
  })

  it('ruling 17: rewards are not limited, and are lost where no black die is left', () => {
    const t = table().given({
      dice: [3],
      camels: 9,
      pepper: 3,
      silk: 3,
      gold: 2,
      contracts: ['contract-09', 'contract-12']
    })
    t.rolls(2).play(say.complete('contract-09'))
    t.has({ dice: [3, { black: 2 }] })
    t.rolls(4)
      .play(say.blackDie())
      .has({ dice: [3, { black: 2 }, { black: 4 }] })
    const things = { dice: [3], camels: 2, pepper: 1, silk: 2, contracts: ['contract-09'] }
    const last = table().given(things).black(0).rolls(5).play(say.complete('contract-09'))
    last.has({ dice: [3, { black: 5 }] })
    const none = table().given(things).black()
    none.play(say.complete('contract-09')).has({ dice: [3], vp: 2 })
    expect(none.events('rewardLost')).toHaveLength(1)
  })

  it('ruling 18: a roll below 15 is made up in any mix of coins and camels, never in jade', () => {
    const t = alone().given({ dice: [3] })
    t.place('book-1', [3]).play(say.offer(0))
    t.rolls(1, 1, 1, 1, 1, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3).play(say.endTurn())
    expect(t.question()).toBe('camel-or-coin')
    expect(t.choices()).toHaveLength(11)
    t.play(say.camels(4)).has({ camels: 4, coins: 6, jade: 0 })
    expect(t.question()).toBe('turn')
  })

  it('ruling 19: bonus actions come before and after the main action, never inside it', () => {
    const t = table().given({ dice: [3, 5], camels: 3 })
    t.play(say.adjust(5, 1)).place('book-1', [3])
    expect(t.refusal(say.reroll(6))).toEqual({ code: 'answer-first', numbers: { task: 'choose-offer' } })
    t.play(say.offer(0))
      .rolls(2)
      .play(say.reroll(6))
      .has({ dice: [2], camels: 0 })
  })
})
