/** Rulings 31 to 41 and 64: contracts, seals, cards and special cities. */
import { describe, expect, it } from 'vitest'
import { contentOf, tables } from '../../../shared/games/khan/content'
import { replaced } from '../../lib/replaced'
import { jade, say } from '../say'
import { alone, table } from '../table'

describe('contracts, seals, cards and special cities', () => {
  it('ruling 31: one or two contracts of cities with a post of the seat, with room made first, then 3 coins', () => {
    const t = table()
      .given({ dice: [1], posts: ['xian', 'karakorum'], contracts: ['contract-20', 'contract-start-2'] })
      .inCity('xian', 'contract-01', 'contract-02')
      .inCity('karakorum', 'contract-03', 'contract-04')
    t.place('contracts', [1])
    expect(t.choices()).toHaveLength(4 + 6)
    expect(t.why(say.take('contract-05'))).toBe('not-offered')
    expect(t.why(say.take('contract-01', 'contract-01'))).toBe('not-offered')
    t.play(say.take('contract-01', 'contract-03'))
    expect(t.why(say.discard('contract-01'))).toBe('contract-not-active')
    t.play(say.discard('contract-20'))
    t.has({ contracts: ['contract-01', 'contract-03'], coins: 3 })
  })

  it('ruling 31: without a post in a contract city that has one, there is nothing to take', () => {
    const t = table()
      .given({ dice: [1], posts: ['xian'] })
      .inCity('xian', '', '')
    expect(t.why(say.place('contracts', [1]))).toBe('no-contract')
  })

  it('ruling 31: a contract just taken from a city is not discarded for the next one of the same arrival', () => {
    const full = { contracts: ['contract-20', 'contract-21'] }
    const t = table()
      .given({ dice: [3, 3, 3], coins: 9, camels: 12, figures: ['oasis-gobi'], ...full })
      .inCity('xian', 'contract-01', 'contract-02')
      .inCity('karakorum', 'contract-03', 'contract-04')
    t.place('travel-upper', [3, 3, 3]).to('karakorum').to('oasis-dunhuang').to('xian')
    t.play(say.extraPost('karakorum'), say.reward(0), say.takeOne('contract-01', 'contract-20'))
    expect(t.why(say.takeOne('contract-03', 'contract-01'))).toBe('not-offered')
    t.play(say.takeOne('contract-03', 'contract-21')).has({ contracts: ['contract-01', 'contract-03'] })
    // Nor for one that the outpost tile of the same city draws.
    const drawn = table()
      .given({ dice: [1], coins: 3, camels: 9, figures: ['oasis-gobi'], ...full })
      .inCity('karakorum', 'contract-03', 'contract-04')
      .outpost('karakorum', 'contract-1-coin-3')
    drawn.place('travel-lower', [1]).to('karakorum')
    drawn.play(say.reward(1), say.takeOne('contract-03', 'contract-20'))
    expect(drawn.choices()).toEqual([say.keep('contract-21'), say.decline()])
  })

  it('ruling 31: what the next round brings may take the place of contracts taken in the last turn', () => {
    const t = alone()
      .given({ dice: [1], posts: ['xian', 'karakorum', 'pagan'] })
      .inCity('xian', 'contract-01', 'contract-02')
      .marker('pagan', 'g')
      .pile('contract-30')
    t.place('contracts', [1]).play(say.take('contract-01', 'contract-02')).endTurn()
    expect(t.question()).toBe('contract-offer')
    expect(t.choices()).toEqual([say.keep('contract-01'), say.keep('contract-02'), say.decline()])
  })

  it('ruling 31: what a later bonus action brings may take the place of a contract taken before', () => {
    const content = contentOf({
      ...tables,
      seals: replaced(tables.seals, 'farmer', (seal) => ({ ...seal, bonus: { contract: 1 } }))
    })
    const t = table({ content })
      .given({
        dice: [1],
        coins: 3,
        pepper: 1,
        posts: ['xian'],
        seals: ['farmer'],
        contracts: ['contract-20']
      })
      .inCity('xian', 'contract-01', 'contract-02')
    t.place('contracts', [1]).play(say.take('contract-01'), say.improve('farmer'))
    expect(t.choices()).toEqual([say.keep('contract-20'), say.keep('contract-01'), say.decline()])
  })

  it('ruling 32: red contracts go under the pile in the order of their owner, blue ones leave the game', () => {
    const t = table()
      .given({ dice: [1], posts: ['xian'], contracts: ['contract-20', 'contract-21'] })
      .inCity('xian', 'contract-01', 'contract-02')
    t.place('contracts', [1]).play(say.take('contract-01', 'contract-02'), say.discard('contract-21'))
    expect(t.state.pile.cards?.slice(-2)).toEqual(['contract-21', 'contract-20'])
    expect(t.state.removed).toHaveLength(3)
  })

  it('ruling 33: a contract from the pile must be placed where there is room, else it or one held goes', () => {
    const pay = { dice: [3], camels: 2, pepper: 2, silk: 1 }
    const free = table()
      .given({ ...pay, contracts: ['contract-04'] })
      .pile('contract-30')
    free.play(say.complete('contract-04')).has({ contracts: ['contract-30'] })
    expect(free.question()).toBe('turn')
    const marker = {
      dice: [1],
      coins: 2,
      seals: ['farmer'] as const,
      contracts: ['contract-20', 'contract-21']
    }
    const full = table()
      .given({ ...marker, figures: ['beijing'] })
      .marker('hangzhou', 'g')
      .pile('contract-30')
    full
      .given({ ...marker, coins: 4 })
      .place('travel-lower', [1])
      .to('hangzhou')
    expect(full.choices()).toEqual([say.keep('contract-20'), say.keep('contract-21'), say.decline()])
    full.play(say.decline()).has({ contracts: ['contract-20', 'contract-21'], coins: 3 })
  })

  it('ruling 33: a contract from a city may be declined', () => {
    const t = table()
      .given({ dice: [3], camels: 2, pepper: 2, gold: 1, posts: ['xian'], contracts: ['contract-10'] })
      .inCity('xian', 'contract-01', '')
    t.play(say.complete('contract-10'))
    expect(t.choices()).toEqual([say.takeOne('contract-01'), say.decline()])
    t.play(say.decline()).has({ contracts: [] })
  })

  it('ruling 33: a contract of a group’s own may bring two contracts from cities', () => {
    const content = contentOf({
      ...tables,
      contracts: replaced(tables.contracts, 'contract-10', (card) => ({
        ...card,
        cost: { camel: 1 },
        reward: { 'contract-from-city': 2 }
      }))
    })
    const at = (...there: [string, string]) =>
      table({ content })
        .given({ dice: [3], camels: 1, posts: ['xian'], contracts: ['contract-10'] })
        .inCity('xian', ...there)
        .play(say.complete('contract-10'))
    const t = at('contract-01', 'contract-02').play(say.takeOne('contract-02'), say.takeOne('contract-01'))
    t.has({ contracts: ['contract-02', 'contract-01'] })
    const one = at('contract-01', '')
      .play(say.takeOne('contract-01'))
      .has({ contracts: ['contract-01'] })
    expect(one.question()).toBe('turn')
    expect(one.events('rewardLost').map(({ reward: { item, count } }) => [item, count])).toEqual([
      ['contract-from-city', 1]
    ])
  })

  it('ruling 34: empty places are filled at the end of the turn, as far as the pile goes', () => {
    const t = table()
      .given({ dice: [1, 2], posts: ['xian'] })
      .inCity('xian', 'contract-01', 'contract-02')
    t.pile('contract-30', 'contract-31').place('contracts', [1]).play(say.take('contract-01', 'contract-02'))
    expect(t.state.cityContracts['xian']).toEqual(['', ''])
    t.endTurn()
    expect(t.state.cityContracts['xian']).toEqual(['contract-30', 'contract-31'])
  })

  it('ruling 34: contracts that the bonuses of a round bring are replaced before its first turn', () => {
    const content = contentOf({
      ...tables,
      cityBonuses: replaced(tables.cityBonuses, 'city-bonus-a', (bonus) => ({
        id: bonus.id,
        reward: { 'contract-from-city': 1 }
      }))
    })
    const t = alone({ content })
      .given({ dice: [], posts: ['pagan', 'xian'] })
      .marker('pagan', 'a')
      .inCity('xian', 'contract-01', 'contract-02')
      .pile('contract-30')
    t.endTurn()
    t.rolls(...Array<number>(15).fill(3))
      .play(say.takeOne('contract-01'))
      .has({ contracts: ['contract-01'] })
    expect([t.question(), t.state.cityContracts['xian']]).toEqual(['turn', ['contract-30', 'contract-02']])
  })

  it('ruling 35: the cost in full, the reward in full; starting contracts count as completed', () => {
    const t = table().given({ dice: [3], camels: 1, silk: 2, contracts: ['contract-start-2'] })
    t.play(say.complete('contract-start-2'))
    t.has({ camels: 0, silk: 0, coins: 5, vp: 2, contracts: [], completed: ['contract-start-2'] })
    const short = table().given({ dice: [3], camels: 1, silk: 1, contracts: ['contract-start-2'] })
    expect(short.why(say.complete('contract-start-2'))).toBe('goods-short')
    expect(short.why(say.complete('contract-01'))).toBe('contract-not-active')
  })

  it('ruling 36: one seal of each type by the lower die, its jade at once', () => {
    const t = alone().given({ dice: [3, 6, 4, 4], seals: ['farmer'], coins: 9 })
    t.place('guild-seals', [3, 6])
    expect(t.choices()).toEqual([say.seal('spicer'), say.seal('tailor')])
    expect(t.why(say.seal('farmer'))).toBe('seal-owned')
    expect(t.why(say.seal('jeweler'))).toBe('die-too-low')
    t.play(say.seal('tailor')).has({ seals: ['farmer', 'tailor'], jade: 2 })
  })

  it('ruling 36: the card takes a seal with one die for a camel', () => {
    const t = table()
      .given({ dice: [2], camels: 1 })
      .area('city-card-07', 'city-card-01')
    t.place('city-card-07', [2])
    expect(t.choices(), 'as far as the die reaches').toEqual([say.seal('farmer'), say.seal('spicer')])
    t.play(say.seal('spicer')).has({ camels: 0, jade: 1, seals: ['spicer'] })
    const inJade = table()
      .given({ dice: [2], camels: 1, jade: 1 })
      .area('city-card-07', 'city-card-01')
    inJade.place('city-card-07', [2], jade(0, 1)).play(say.seal('farmer')).has({ camels: 1, jade: 0 })
    const poor = table()
      .given({ dice: [2] })
      .area('city-card-07', 'city-card-01')
    expect(poor.why(say.place('city-card-07', [2]))).toBe('camels-short')
  })

  it('ruling 37: a seal is improved once the main action is over, its bonus at once and every round', () => {
    const t = alone()
      .given({ dice: [1, 1], pepper: 1, coins: 3 })
      .place('guild-seals', [1, 1])
    expect(t.question(), 'the farmer alone can be taken').toBe('turn')
    t.play(say.improve('farmer')).has({ improved: ['farmer'], pepper: 0, camels: 2, coins: 1 })
    expect(t.why(say.improve('farmer'))).toBe('not-offered')
    t.rolls(...Array<number>(15).fill(3))
      .endTurn()
      .has({ camels: 4, coins: 2 })
  })

  it('ruling 38: a special city asks for a post, takes a colour once, and pays the improved seal by die', () => {
    const t = alone().given({
      dice: [3, 5, { black: 3 }],
      posts: ['balkh'],
      improved: ['tailor']
    })
    t.place('special-balkh', [3]).has({ camels: 2, silk: 2, coins: 1 }).endTurn()
    expect(t.why(say.place('special-balkh', [5]))).toBe('own-colour-there')
    t.place('special-balkh', [{ black: 3 }]).has({ camels: 4, silk: 4, coins: 2 })
    const high = alone().given({ dice: [5], posts: ['balkh'], improved: ['tailor'] })
    high.place('special-balkh', [5]).has({ camels: 2, silk: 3, coins: 2 })
    const basic = alone().given({ dice: [4], posts: ['balkh'], seals: ['tailor'] })
    basic.place('special-balkh', [4]).has({ camels: 2, silk: 1 })
    expect(
      table()
        .given({ dice: [4] })
        .why(say.place('special-balkh', [4]))
    ).toBe('no-post-there')
    const full = table()
      .given({ dice: [4], posts: ['balkh'] })
      .onSpace('special-balkh', 1, 1)
    expect(full.canChoose(say.place('special-balkh', [4]))).toBe(true)
    full.onSpace('special-balkh', 2, 1)
    expect(full.why(say.place('special-balkh', [4]))).toBe('special-full')
  })

  it('ruling 39: a card takes one die a round; those in the action area need no post and are replaced', () => {
    const t = alone()
      .given({ dice: [2, { black: 5 }], posts: ['kabul'] })
      .card('kabul', 'city-card-03')
      .area('city-card-01', 'city-card-11')
    t.place('city-card-01', [2]).has({ coins: 4 }).endTurn()
    expect(t.why(say.place('city-card-01', [{ black: 5 }]))).toBe('card-occupied')
    expect(t.why(say.place('city-card-25', [{ black: 5 }]))).toBe('no-such-space')
    t.place('city-card-03', [{ black: 5 }]).has({ vp: 1 })
    t.playRoundOut()
    expect(t.state.goneCards).toEqual(['city-card-01', 'city-card-11'])
    expect(t.state.areaCards).toHaveLength(2)
  })

  it('ruling 40: the card of own markers takes different cities; a copying one copies none chosen with it', () => {
    const own = { dice: [5], posts: ['hangzhou', 'kashgar', 'balkh'] }
    const t = table()
      .given(own)
      .marker('hangzhou', 'd')
      .marker('kashgar', 'a')
      .marker('balkh', 'b')
      .area('city-card-06', 'city-card-01')
    t.place('city-card-06', [5]).play(say.bonus('kashgar')).has({ coins: 6 })
    expect(t.why(say.bonus('kashgar'))).toBe('not-offered')
    t.play(say.bonus('hangzhou'))
    expect(t.why(say.bonus('kashgar'))).toBe('not-offered')
    t.play(say.bonus('balkh')).has({ camels: 3 })
    expect(t.question()).toBe('turn')
    const first = table().given(own).marker('hangzhou', 'd').marker('kashgar', 'a').marker('balkh', 'b')
    first.area('city-card-06', 'city-card-01').place('city-card-06', [5])
    first.play(say.bonus('hangzhou'), say.bonus('kashgar'))
    expect(first.choices(), 'Kashgar was copied').toEqual([say.bonus('balkh'), say.stop()])
    first.play(say.bonus('balkh')).has({ coins: 6, camels: 3 })
    const both = table().given({ dice: [5], posts: ['hangzhou', 'kashgar'] })
    both.marker('hangzhou', 'd').marker('kashgar', 'a').area('city-card-06', 'city-card-01')
    both.place('city-card-06', [5]).play(say.bonus('hangzhou'), say.bonus('kashgar')).has({ coins: 6 })
    expect(both.question(), 'no marker is left').toBe('turn')
  })

  it('ruling 40: after the first bonus the card of own markers may be given up', () => {
    const t = table()
      .given({ dice: [5], posts: ['hangzhou', 'kashgar'] })
      .marker('hangzhou', 'd')
      .marker('kashgar', 'a')
      .area('city-card-06', 'city-card-01')
    t.place('city-card-06', [5])
    expect(t.why(say.stop())).toBe('not-offered')
    t.play(say.bonus('kashgar'))
    expect(t.choices()).toEqual([say.bonus('hangzhou'), say.stop()])
    t.play(say.stop()).has({ coins: 6 })
    expect(t.question()).toBe('turn')
  })

  it('ruling 40: a card of a group’s own that pays all markers ends where the copying one has none left to copy', () => {
    const content = contentOf({
      ...tables,
      cityCards: replaced(tables.cityCards, 'city-card-06', (card) => ({
        id: card.id,
        effect: { kind: 'perPip', reward: { 'own-city-bonus': 1 } }
      }))
    })
    const t = table({ content })
      .given({ dice: [6], posts: ['hangzhou', 'pagan', 'kashgar', 'balkh', 'hormuz', 'baghdad'] })
      .area('city-card-06', 'city-card-01')
    for (const [at, marker] of [...'dabef'].entries())
      t.marker(['hangzhou', 'pagan', 'kashgar', 'balkh', 'hormuz'][at] ?? '', marker)
    t.marker('baghdad', 'c').place('city-card-06', [6])
    for (const city of ['pagan', 'kashgar', 'balkh', 'hormuz']) t.play(say.bonus(city))
    expect(t.choices()).toEqual([say.bonus('hangzhou'), say.bonus('baghdad'), say.stop()])
    t.play(say.bonus('baghdad'), say.goods({ pepper: 1, gold: 1 }))
    expect(t.question(), 'every other marker was chosen').toBe('turn')
  })

  it('ruling 41: the copying marker copies any other on the board, anew each time', () => {
    const t = table()
      .given({ dice: [1], coins: 4, seals: ['farmer'] })
      .marker('hangzhou', 'd')
      .marker('kashgar', 'a')
    t.place('travel-lower', [1]).to('hangzhou')
    expect(t.choices()).toHaveLength(5)
    expect(t.why(say.bonus('hangzhou'))).toBe('not-offered')
    t.play(say.bonus('kashgar')).has({ coins: 6 })
  })

  it('ruling 64: of more different goods than there are kinds none is taken more often than it must be', () => {
    const content = contentOf({
      ...tables,
      seals: replaced(tables.seals, 'tailor', (seal) => ({ ...seal, bonus: { 'different-goods': 2 } }))
    })
    const things = { posts: ['balkh'], seals: ['tailor'], improved: ['tailor'] } as const
    const t = table({ content }).given({ dice: [6], ...things })
    t.place('special-balkh', [6]).has({ camels: 2, silk: 1 })
    expect(t.question()).toBe('choose-goods')
    expect(t.choices()).toHaveLength(6)
    expect(t.why(say.goods({ pepper: 3, gold: 1 }))).toBe('not-offered')
    t.play(say.goods({ pepper: 2, silk: 1, gold: 1 })).has({ pepper: 2, silk: 2, gold: 1 })
    const once = table({ content })
      .given({ dice: [4], ...things })
      .place('special-balkh', [4])
    expect(once.choices()).toHaveLength(3)
    expect(once.why(say.goods({ pepper: 2 }))).toBe('not-offered')
  })
})
