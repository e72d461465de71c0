/** Rulings 55 to 63 and 142: rewards, small-city bonuses, city cards. */
import { describe, expect, it } from 'vitest'
import { baseContent, contentOf, type Content } from '../../../shared/games/voyages/content'
import type { Bundle } from '../../../shared/games/voyages/types'
import { nine } from '../held'
import { say } from '../say'
import { alone, table, type Table } from '../table'

const onCard = (card: string, die: number, things: object, content = baseContent): Table =>
  table({ content })
    .given({ dice: [die], posts: ['moscow'], ...things })
    .cityCard('moscow', card)
    .place(card, [die])

/** Content in which city card 1 is this trade. */
const trading = (cost: Bundle, reward: Bundle): Content =>
  contentOf({
    ...baseContent,
    cityCards: baseContent.cityCards.map((card) =>
      card.id === 'city-card-01'
        ? { ...card, effect: { kind: 'trade', options: [{ cost, reward }], mix: false } }
        : card
    )
  })

describe('rewards and choices', () => {
  it('ruling 55: resources and points at once, so they may pay for a movement in the same reward', () => {
    const t = table().given({
      dice: [2, 2],
      coins: 7,
      camels: 6,
      figure: 'oasis-g',
      character: 'wilhelm-von-rubruk'
    })
    t.outpost('karachi', 'outpost-move-1').travel([2, 2]).to('ormuz').to('karachi', { post: true })
    t.has({ camels: 3 })
    expect(t.question()).toBe('move')
    t.to('ormuz').has({ camels: 0, figure: 'ormuz' })
  })

  it('ruling 55: choices, black die, contract and movement in the order the player likes', () => {
    const kashgar = (): Table => {
      const t = table().given({
        dice: [2, 2],
        coins: 7,
        camels: 6,
        figure: 'oasis-f',
        character: 'wilhelm-von-rubruk'
      })
      t.outpost('lan-zhou', 'outpost-move-1').travel([2, 2]).to('kashgar').to('lan-zhou', { post: true })
      expect(t.question()).toBe('rewards')
      return t
    }
    expect(kashgar().choices()).toHaveLength(2)
    const move = kashgar().takeFirst('move').to('oasis-d')
    expect(move.question()).toBe('choose-goods')
    const goods = kashgar()
      .takeFirst('different-goods')
      .play(say.goods({ pepper: 1, silk: 1 }))
    expect(goods.question()).toBe('move')
    goods.to('oasis-d').has({ pepper: 1, silk: 1 })
    const dice = table().given({ camels: 2, pepper: 2, silk: 3, contracts: ['contract-12'], dice: [1] })
    dice.bonus
      .complete('contract-12')
      .takeFirst('any-good')
      .play(say.goods({ gold: 1 }))
    expect(dice.question()).toBe('turn')
    expect(dice.at().dice).toHaveLength(2)
  })

  it('ruling 55: points of a contract and its camels come before its contract is drawn', () => {
    const t = table()
      .given({ camels: 3, pepper: 1, silk: 2, gold: 1, contracts: ['contract-18'] })
      .special('contract-30')
    t.bonus.complete('contract-18').has({ vp: 5, camels: 3, contracts: ['contract-30'] })
    const told = t.events().map((event) => event.type)
    expect(told.indexOf('gained')).toBeLessThan(told.indexOf('contractDrawn'))
  })

  it('ruling 56: different goods are two of two kinds, and gaining always works', () => {
    const t = table().given({ dice: [1], camels: 2, pepper: 2, silk: 1, contracts: ['contract-04'] })
    t.bonus.complete('contract-04')
    expect(t.choices()).toEqual([
      say.goods({ pepper: 1, silk: 1 }),
      say.goods({ pepper: 1, gold: 1 }),
      say.goods({ silk: 1, gold: 1 })
    ])
    expect(t.refusal(say.goods({ pepper: 2 })).code).toBe('not-offered')
    expect(t.refusal(say.goods({ pepper: 1 })).code).toBe('not-offered')
    t.play(say.goods({ silk: 1, gold: 1 })).has({ pepper: 0, silk: 1, gold: 1 })
  })

  it('ruling 56: as a cost they need two kinds in stock', () => {
    const poor = table()
      .given({ dice: [3], posts: ['moscow'], pepper: 4 })
      .cityCard('moscow', 'city-card-07')
    expect(poor.refusal(say.place('city-card-07', [3]))).toEqual({
      code: 'goods-short',
      numbers: { item: 'different-goods', price: 2, have: 1, short: 1 }
    })
    const once = onCard('city-card-07', 3, { pepper: 4, silk: 1, figure: 'oasis-a' })
    once.has({ pepper: 3, silk: 0 })
    expect(once.state.agenda[0]?.at(-1)).toMatchObject({ kind: 'move', steps: 1 })
  })

  it('ruling 56: each pair of a card used more than once is of two kinds', () => {
    const t = onCard('city-card-07', 6, { pepper: 3, silk: 1, gold: 1, figure: 'oasis-a' })
    expect(t.choices()).toEqual([say.trade(1), say.trade(2)])
    t.play(say.trade(2))
    expect(t.question(), 'two pairs of 2 pepper, 1 silk, 1 gold: the only way').toBe('move')
    t.has({ pepper: 1, silk: 0, gold: 0 })
    const more = onCard('city-card-07', 6, { pepper: 2, silk: 2, gold: 2, figure: 'oasis-a' }).play(
      say.trade(2)
    )
    expect(more.refusal(say.goods({ pepper: 3, silk: 1 })).code).toBe('not-offered')
    expect(more.canChoose(say.goods({ pepper: 2, silk: 2 }))).toBe(true)
  })

  it('ruling 142: of more different goods than there are kinds none is taken more often than it must be', () => {
    const t = onCard('city-card-01', 2, { coins: 4 }, trading({ coin: 2 }, { 'different-goods': 2 }))
    t.play(say.trade(2))
    expect(t.choices()).toHaveLength(6)
    expect(t.refusal(say.goods({ pepper: 3, gold: 1 })).code).toBe('not-offered')
    t.play(say.goods({ pepper: 2, silk: 2 })).has({ pepper: 2, silk: 2, gold: 0, coins: 0 })
    const seven = onCard('city-card-01', 1, { coins: 4 }, trading({ coin: 2 }, { 'different-goods': 7 }))
    expect(seven.choices()).toHaveLength(6)
    seven.play(say.goods({ pepper: 3, silk: 3, gold: 1 })).has({ pepper: 3, silk: 3, gold: 1 })
  })

  it('ruling 142: and none is paid more often', () => {
    const content = trading({ 'different-goods': 4 }, { vp: 1 })
    const poor = table({ content })
      .given({ dice: [3], posts: ['moscow'], pepper: 9, silk: 1 })
      .cityCard('moscow', 'city-card-01')
    expect(poor.refusal(say.place('city-card-01', [3]))).toEqual({
      code: 'goods-short',
      numbers: { item: 'different-goods', price: 4, have: 3, short: 1 }
    })
    const t = onCard('city-card-01', 3, { pepper: 9, silk: 4, gold: 1 }, content)
    expect(t.choices()).toEqual([say.trade(1), say.trade(2)])
    t.play(say.trade(2))
    expect(t.refusal(say.goods({ pepper: 5, silk: 3 })).code).toBe('not-offered')
    t.play(say.goods({ pepper: 4, silk: 4 })).has({ pepper: 5, silk: 0, gold: 1 })
  })

  it('ruling 57: goods of choice without the different sign may repeat', () => {
    const t = onCard('city-card-01', 3, { coins: 6 }).play(say.trade(3))
    expect(t.choices()).toHaveLength(10)
    t.play(say.goods({ silk: 3 })).has({ silk: 3, coins: 0 })
    const pay = onCard('city-card-20', 3, { pepper: 3 }).play(say.trade(3)).has({ pepper: 0, camels: 6 })
    expect(pay.question()).toBe('turn')
  })

  it('ruling 58: the copy tile copies any other small-city bonus, without a post there, anew each time', () => {
    const t = alone()
      .given({ dice: [1, 1], coins: 3, figure: 'beijing', posts: ['beijing'] })
      .travel([1, 1])
      .to('xian')
    expect(t.question()).toBe('copy-bonus')
    expect(t.choices()).toEqual(
      ['anxi', 'ormuz', 'kashgar', 'adana', 'kochi'].map((city) => say.cityBonus(city))
    )
    expect(t.refusal(say.cityBonus('xian')).code).toBe('not-offered')
    t.play(say.cityBonus('anxi')).has({ coins: 5 }).endTurn()
    expect([t.state.round, t.question()]).toEqual([2, 'copy-bonus'])
    t.play(say.cityBonus('kochi')).has({ vp: 3 })
    expect(t.at().points.cityBonuses).toBe(3)
  })

  it('ruling 58: wherever the tile lies', () => {
    const t = table()
      .cityBonus('adana', 'city-bonus-d')
      .given({ dice: [1, 1], coins: 3, camels: 2, figure: 'oasis-i' })
    t.travel([1, 1]).to('adana')
    expect(t.choices().map((choice) => choice.type === 'cityBonus' && choice.location)).not.toContain('adana')
    t.play(say.cityBonus('xian')).has({ camels: 1, coins: 3 })
  })

  it('ruling 59: cards that pay small-city bonuses: only cities with a post of the seat, all different, fewer if there are fewer', () => {
    const t = onCard('city-card-28', 5, { posts: ['moscow', 'anxi', 'ormuz', 'kochi'] })
    expect(t.choices()).toEqual(['anxi', 'ormuz', 'kochi'].map((city) => say.cityBonus(city)))
    expect(t.refusal(say.cityBonus('adana'))).toEqual({ code: 'no-post-there', numbers: { city: 'adana' } })
    t.play(say.cityBonus('anxi'))
    expect(t.refusal(say.cityBonus('anxi')).code).toBe('not-offered')
    t.play(say.cityBonus('ormuz')).has({ coins: 5, camels: 3, vp: 0 })
    expect(t.question()).toBe('turn')
    const fewer = onCard('city-card-28', 6, { posts: ['moscow', 'anxi'] }).has({ coins: 5 })
    expect(fewer.question()).toBe('turn')
    const low = onCard('city-card-28', 4, { posts: ['moscow', 'anxi', 'ormuz'] }).play(say.cityBonus('anxi'))
    expect(low.question(), 'one bonus for a 4').toBe('turn')
  })

  it('ruling 59: the paid card has at most as many uses as own small cities', () => {
    const t = onCard('city-card-08', 6, { coins: 9, posts: ['moscow', 'anxi', 'ormuz'] })
    expect(t.choices()).toEqual([say.trade(1), say.trade(2)])
    t.play(say.trade(2), say.cityBonus('ormuz')).has({ coins: 9 - 2 + 5, camels: 3 })
  })

  it('ruling 59: a reward of such bonuses is lost without a small city', () => {
    const contracts = baseContent.contracts.map((one) =>
      one.id === 'contract-01' ? { ...one, reward: { 'own-city-bonus': 1 } } : one
    )
    const t = table({ content: contentOf({ ...baseContent, contracts }) })
    t.given({ dice: [1], camels: 1, pepper: 3, contracts: ['contract-01'], posts: ['moscow'] })
    t.bonus.complete('contract-01')
    expect(t.question()).toBe('turn')
    expect(t.events('rewardLost').map(({ reward: { item } }) => item)).toEqual(['own-city-bonus'])
  })

  it('ruling 59: the copy tile copies any other bonus, even one already taken', () => {
    const t = onCard('city-card-28', 6, { posts: ['moscow', 'anxi', 'xian'] }).play(say.cityBonus('anxi'))
    expect(t.question(), 'Xian is left').toBe('copy-bonus')
    t.play(say.cityBonus('anxi')).has({ coins: 10 })
  })

  it('ruling 60: the camel and coin card goes one way for all uses', () => {
    const t = onCard('city-card-21', 3, { camels: 3, coins: 2 })
    expect(t.choices()).toEqual([say.trade(1), say.trade(2), say.trade(3), say.trade(1, 1), say.trade(2, 1)])
    t.play(say.trade(2)).has({ camels: 1, coins: 8 })
    expect(t.question(), 'no way back with the third').toBe('turn')
    onCard('city-card-21', 3, { camels: 3, coins: 2 }).play(say.trade(2, 1)).has({ camels: 5, coins: 0 })
  })

  it('ruling 61: two-way cards may change direction from use to use', () => {
    const t = onCard('city-card-20', 3, { camels: 2, pepper: 1 }).play(
      say.trade(1, 1),
      say.goods({ gold: 1 })
    )
    expect(t.canChoose(say.stop())).toBe(true)
    expect(t.refusal(say.trade(3)).numbers).toEqual({ times: 3, most: 2 })
    t.play(say.trade(2)).has({ pepper: 0, gold: 0, camels: 4 })
    expect(t.question(), 'three uses').toBe('turn')
    const points = onCard('city-card-22', 2, { coins: 3 }).play(say.trade(1, 1)).has({ vp: 1, coins: 0 })
    points.play(say.trade(1)).has({ vp: 0, coins: 3 })
    const stopped = onCard('city-card-22', 3, { coins: 3 })
      .play(say.trade(1, 1), say.stop())
      .has({ vp: 1, coins: 0 })
    expect(stopped.question()).toBe('turn')
  })

  it('ruling 61: each way only as often as it can be paid and the die allows', () => {
    const one = onCard('city-card-20', 3, { camels: 3, pepper: 1 })
    expect(one.choices()).toEqual([say.trade(1), say.trade(1, 1)])
    expect(one.refusal(say.trade(2))).toEqual({ code: 'too-many-uses', numbers: { times: 2, most: 1 } })
    const rich = onCard('city-card-20', 2, { camels: 9, pepper: 9 })
    expect(rich.refusal(say.trade(3)).numbers).toEqual({ times: 3, most: 2 })
    for (const wrong of [say.trade(1, 2), say.trade(0), say.trade(1.5)])
      expect(rich.refusal(wrong).code).toBe('not-offered')
    const none = table()
      .given({ dice: [3], posts: ['moscow'], camels: 1 })
      .cityCard('moscow', 'city-card-20')
    expect(none.refusal(say.place('city-card-20', [3]))).toEqual({
      code: 'goods-short',
      numbers: { item: 'any-good', price: 1, have: 0, short: 1 }
    })
  })

  it('ruling 61: at least one use before stopping', () => {
    const t = onCard('city-card-22', 3, { coins: 3 })
    expect(t.refusal(say.stop()).code).toBe('not-offered')
  })

  it('ruling 62: points may be paid below zero', () => {
    onCard('city-card-22', 4, {}).play(say.trade(4)).has({ vp: -4, coins: 12 })
  })

  it('ruling 63: counting cards give one reward per thing, at most the die value, and nothing is paid', () => {
    onCard('city-card-24', 3, { completed: 2 }).has({ vp: 2 })
    onCard('city-card-24', 3, { completed: 5 }).has({ vp: 3 })
    onCard('city-card-23', 4, { completed: 3 }).has({ coins: 6 }).has({ coins: 6, camels: 0 })
    onCard('city-card-25', 6, { posts: ['moscow', 'anxi'], vp: 1 }).has({
      coins: 4,
      posts: ['moscow', 'anxi'],
      vp: 1
    })
    onCard('city-card-26', 1, { posts: ['moscow', 'anxi'] }).has({ vp: 1 })
  })

  it("ruling 63: Beijing's and Wilhelm's black posts count", () => {
    onCard('city-card-26', 6, { posts: ['moscow', 'beijing'], character: 'wilhelm-von-rubruk' }).has({
      vp: 2
    })
    const eleven = ['moscow', ...nine.slice(1), 'adana', 'anxi']
    const t = onCard('city-card-26', 6, { posts: eleven, character: 'wilhelm-von-rubruk' })
    t.has({ vp: 6, postsLeft: 0 })
  })
})
