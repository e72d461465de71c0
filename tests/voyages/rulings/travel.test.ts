/** Rulings 30 to 36 and 44: steps and what they cost. */
import { describe, expect, it } from 'vitest'
import { say } from '../say'
import { table } from '../table'

describe('travel, movement and trading posts: steps', () => {
  it('ruling 30: exactly two dice, at least one step, at most the lower die', () => {
    const t = table().given({ dice: [2, 5, 5], coins: 30, figure: 'oasis-b' })
    expect(t.refusal(say.place('travel', [5]))).toEqual({
      code: 'dice-count',
      numbers: { needs: 2, given: 1 }
    })
    expect(t.refusal(say.place('travel', [5, 5, 2]))).toEqual({
      code: 'dice-count',
      numbers: { needs: 2, given: 3 }
    })
    t.travel([2, 5])
    expect(t.refusal(say.stop())).toEqual({ code: 'must-move' })
    t.to('oasis-d').to('oasis-b')
    expect(t.question(), 'two steps with a 2').toBe('turn')
    t.has({ figure: 'oasis-b', coins: 23 })
  })

  it('ruling 30: 3, 7, 12, 12, 18, 18 coins for the steps really moved', () => {
    ;[3, 7, 12, 12, 18, 18].forEach((price, i) => {
      const t = table()
        .given({ dice: [6, 6], coins: 18, figure: 'oasis-b' })
        .travel([6, 6])
      for (let step = 0; step <= i; step++) t.to(step % 2 === 0 ? 'oasis-d' : 'oasis-b')
      if (i < 5) t.stop()
      t.has({ coins: 18 - price })
      expect(t.question()).toBe('turn')
    })
  })

  it('ruling 30: a step is listed when table and route can be paid, and refused with what is missing', () => {
    const t = table()
      .given({ dice: [6, 6], coins: 11, figure: 'oasis-b' })
      .travel([6, 6])
      .to('oasis-d')
      .to('oasis-b')
    expect(t.refusal(say.to('oasis-d'))).toEqual({
      code: 'coins-short',
      numbers: { price: 5, have: 4, short: 1 }
    })
    expect(t.choices()).toEqual([say.stop()])
    const twelve = table()
      .given({ dice: [6, 6], coins: 12, figure: 'oasis-b' })
      .travel([6, 6])
    twelve.to('oasis-d').to('oasis-b').to('oasis-d').to('oasis-b')
    expect(twelve.choices(), 'the fifth step costs 6 more').toEqual([say.stop()])
  })

  it('ruling 30: step by step comes to the same as the whole route first', () => {
    const cost = { occupied: 2, table: 7, route: 5 }
    const coins = cost.occupied + cost.table + cost.route
    const walked = (have: number): ReturnType<typeof table> =>
      table()
        .given({ dice: [2, 6], coins: have, figure: 'karakorum' })
        .onSpace('travel', 1, 6, 6)
        .travel([2, 6])
        .to('oasis-b')
    walked(coins).to('oasis-c').has({ coins: 0, figure: 'oasis-c' })
    expect(walked(coins - 1).refusal(say.to('oasis-c'))).toEqual({
      code: 'coins-short',
      numbers: { price: 9, have: 8, short: 1 }
    })
  })

  it('ruling 30: only along a route', () => {
    const t = table()
      .given({ dice: [2, 6], coins: 9 })
      .travel([2, 6])
    expect(t.refusal(say.to('moscow'))).toEqual({
      code: 'not-a-neighbour',
      numbers: { from: 'venezia', to: 'moscow' }
    })
    expect(t.choices()).toEqual([say.to('oasis-a'), say.to('alexandria')])
  })

  it('ruling 31: route costs are paid in both directions and again when crossed back', () => {
    const t = table().given({ dice: [2, 6], coins: 7, camels: 4, figure: 'oasis-i', posts: ['adana'] })
    t.travel([2, 6]).to('adana').has({ camels: 2 }).to('oasis-i').has({ camels: 0, coins: 0 })
    const short = table()
      .given({ dice: [2, 6], coins: 7, camels: 3, figure: 'oasis-i' })
      .travel([2, 6])
      .to('adana')
    expect(short.refusal(say.to('oasis-i'))).toEqual({
      code: 'camels-short',
      numbers: { price: 2, have: 1, short: 1 }
    })
  })

  it('ruling 31: the worked example, Samarcanda to Lan-Zhou for 12 coins and 8 camels', () => {
    const t = table()
      .given({ dice: [3, 5], coins: 12, camels: 8, figure: 'samarcanda' })
      .travel([3, 5])
    t.to('oasis-f')
      .to('kashgar')
      .to('lan-zhou')
      .has({ coins: 0, camels: 0, posts: ['lan-zhou'] })
  })

  it('ruling 32: a bonus movement costs its routes, not the table; posts and bonuses as usual', () => {
    const t = table().given({
      dice: [3],
      camels: 1 + 2,
      pepper: 3,
      figure: 'oasis-i',
      contracts: ['contract-start-1']
    })
    t.bonus.complete('contract-start-1').to('adana')
    t.has({ posts: ['adana'], camels: 1, coins: 3 })
    expect(t.events('paid').map((event) => event.cause.kind)).toEqual(['route'])
    const large = table().given({
      dice: [3],
      camels: 1,
      pepper: 3,
      figure: 'oasis-a',
      contracts: ['contract-start-1']
    })
    large.outpost('moscow', 'outpost-gold-2').bonus.complete('contract-start-1').to('moscow')
    large.has({ posts: ['moscow'], gold: 2, coins: 0 })
  })

  it('ruling 32: a bonus movement walks over the table price that Travel could not pay', () => {
    const t = table()
      .given({ dice: [6], camels: 12, posts: ['moscow'], figure: 'oasis-b' })
      .cityCard('moscow', 'city-card-06')
    t.place('city-card-06', [6]).play(say.trade(6))
    for (let step = 0; step < 6; step++) t.to(step % 2 === 0 ? 'oasis-d' : 'oasis-b')
    t.has({ coins: 0, camels: 0, figure: 'oasis-b' })
  })

  it('ruling 33: a bonus movement that cannot be paid is lost', () => {
    const t = table().given({
      dice: [3],
      camels: 1,
      pepper: 3,
      figure: 'kochi',
      contracts: ['contract-start-1']
    })
    t.bonus.complete('contract-start-1').has({ vp: 1, figure: 'kochi' })
    expect(t.events('rewardLost').map((event) => event.reward.item)).toEqual(['move'])
    expect(t.question()).toBe('turn')
  })

  it('ruling 33: Travel may not be chosen without an affordable step', () => {
    const t = table().given({ dice: [3, 3], camels: 3, coins: 12, figure: 'kochi' })
    expect(t.refusal(say.place('travel', [3, 3]))).toEqual({
      code: 'no-affordable-step',
      numbers: { coins: 3, camels: 4, price: 0 }
    })
    const paid = table().given({ dice: [3, 3], camels: 4, coins: 3, figure: 'kochi' })
    expect(paid.canChoose(say.place('travel', [3, 3]))).toBe(true)
  })

  it('ruling 34: a bonus movement may be declined', () => {
    const t = table().given({
      dice: [3],
      camels: 1,
      pepper: 3,
      figure: 'oasis-a',
      contracts: ['contract-start-1']
    })
    t.bonus.complete('contract-start-1')
    expect(t.canChoose(say.stop())).toBe(true)
    t.stop().has({ figure: 'oasis-a', posts: [] })
    expect(t.question()).toBe('turn')
  })

  it('ruling 34: declining where a city without a post stands gives no post', () => {
    const t = table().given({
      dice: [3],
      camels: 1,
      pepper: 3,
      figure: 'moscow',
      contracts: ['contract-start-1']
    })
    t.bonus.complete('contract-start-1').stop().has({ posts: [] })
  })

  it('ruling 34: so is using only part of it', () => {
    const t = table()
      .given({ dice: [3], camels: 6, posts: ['moscow'], figure: 'oasis-b' })
      .cityCard('moscow', 'city-card-06')
    t.place('city-card-06', [3]).play(say.trade(3)).to('karakorum').stop()
    t.has({ camels: 0, posts: ['moscow', 'karakorum'] })
  })

  it('ruling 35: all steps of one activation are one movement with one post at the end, uses paid first', () => {
    const t = table()
      .given({ dice: [3], camels: 7, posts: ['moscow'], figure: 'moscow' })
      .cityCard('moscow', 'city-card-06')
    t.place('city-card-06', [3]).play(say.trade(2))
    t.has({ camels: 3 })
    expect(t.state.agenda[0]?.at(-1)).toMatchObject({ kind: 'move', steps: 2, travel: false })
    t.to('anxi')
    expect(t.choices(), 'the route to Karakorum costs 2 more').toEqual([say.stop()])
    t.stop().has({ posts: ['moscow', 'anxi'], camels: 0 })
    const two = table()
      .given({ dice: [3], camels: 9, posts: ['moscow'], figure: 'moscow' })
      .cityCard('moscow', 'city-card-06')
    two.place('city-card-06', [3]).play(say.trade(2)).to('anxi').to('karakorum')
    two.has({ posts: ['moscow', 'karakorum'], camels: 0 + 0 })
  })

  it('ruling 36: gold bazaar, column 5: the gold first, then one bonus step', () => {
    const t = table()
      .given({ dice: [5, 5, 6], figure: 'oasis-a' })
      .place('bazaar-gold', [5, 5, 6])
      .column(5)
    t.has({ gold: 3 })
    expect(t.question()).toBe('move')
    t.to('moscow')
    expect(t.question(), 'one step').toBe('turn')
    t.has({ posts: ['moscow'] })
    expect(t.state.lastTraveller).toBe(-1)
  })

  it('ruling 44: back and forth is allowed, also within one movement', () => {
    const t = table()
      .given({ dice: [3, 3], coins: 12, figure: 'oasis-a' })
      .travel([3, 3])
    t.to('moscow')
      .to('oasis-a')
      .to('moscow')
      .has({ posts: ['moscow'], coins: 0 })
    const home = table()
      .given({ dice: [2, 3], coins: 12, figure: 'moscow', posts: ['moscow'] })
      .travel([2, 3])
    home
      .to('oasis-a')
      .to('moscow')
      .has({ posts: ['moscow'], figure: 'moscow' })
  })
})
