/** Rulings 129 to 135: the companions, who hires them and what they do. */
import { describe, expect, it } from 'vitest'
import { companions } from '../../../shared/games/voyages/modules/companions/tiles'
import { newCharacters } from '../../../shared/games/voyages/modules/new-characters'
import { secretPaths } from '../../../shared/games/voyages/modules/secret-paths'
import { venice } from '../../../shared/games/voyages/modules/venice'
import { alone, companionsOf, fresh, give, id, own, row, say, table } from '../companions'
import { cards, say as gifts } from '../new-characters'
import { say as base } from '../say'
import { give as givePath, say as paths } from '../secret-paths'
import type { Table } from '../table'

const house = 'companions/house'
/** Seat 0 alone with these companions, and enough of everything. */
const with_ = (companion: readonly string[], things: object = {}): Table =>
  give(alone().given({ dice: [3, 3, 3], coins: 30, camels: 10, ...things }), 0, ...companion)

describe('hiring', () => {
  it('ruling 129: fourteen tiles are shuffled, five lie face up, six with five players', () => {
    const { state } = fresh({ players: 4 })
    expect(own(state)).toMatchObject({ row: { length: 5 }, pile: { count: 9 } })
    expect(new Set([...own(state).row, ...(own(state).pile.cards ?? [])]).size).toBe(companions.length)
    const seen = fresh({ players: 4 }).rules.view(state, 1)
    expect(own(seen)).toMatchObject({ row: own(state).row, pile: { count: 9 } })
    expect(own(seen).pile.cards).toBeUndefined()
    expect(own(fresh({ players: 5, modules: [venice] }).state)).toMatchObject({ row: { length: 6 } })
    for (const players of [2, 3]) expect(own(fresh({ players }).state)).toMatchObject({ row: { length: 5 } })
    const first = new Set(Array.from({ length: 9 }, (_, seed) => own(fresh({ seed }).state).row[0]))
    expect(first.size).toBeGreaterThan(3)
  })

  it('ruling 130: one die hires a companion that asks no more, for its cost; without hiring none is placed', () => {
    const hiring = (things: object = {}) =>
      row(
        alone().given({ dice: [2, 3, 4], coins: 4, ...things }),
        'guide',
        'silk-weaver',
        'goldsmith',
        'envoy',
        'notary'
      )
    const t = hiring()
    expect(t.refusal(base.place(house, [2]))).toEqual({ code: 'companions/none-to-hire' })
    t.place(house, [3])
    expect(t.refusal(say.hire('guide'))).toEqual({
      code: 'companions/die-too-low',
      numbers: { needs: 4, value: 3 }
    })
    expect(t.refusal(say.hire('astrologer'))).toEqual({ code: 'not-offered' })
    t.play(say.hire('silk-weaver')).has({ coins: 1, silk: 1 })
    expect(hiring({ coins: 2 }).refusal(base.place(house, [4]))).toEqual({ code: 'companions/none-to-hire' })
  })

  it('ruling 130: the usual rules of blue spaces hold', () => {
    const occupied = (things: object) =>
      row(
        alone().given({ dice: [3], coins: 5, ...things }),
        'silk-weaver',
        'guide',
        'goldsmith',
        'envoy',
        'notary'
      )
    const paying = occupied({ coins: 8 }).onSpace(house, 1, 5)
    paying.place(house, [3]).has({ coins: 5 }).play(say.hire('silk-weaver')).has({ coins: 2 })
    expect(
      occupied({})
        .onSpace(house, 1, 5)
        .refusal(base.place(house, [3]))
    ).toEqual({
      code: 'companions/none-to-hire'
    })
    const berke = occupied({ character: 'berke-khan' }).onSpace(house, 1, 5).place(house, [3])
    berke.has({ coins: 5 })
    expect(
      occupied({ coins: 9 })
        .onSpace(house, 0, 5)
        .refusal(base.place(house, [3]))
    ).toEqual({
      code: 'own-colour-there'
    })
    const white = occupied({ coins: 9, character: 'matteo-polo', dice: [{ white: 3 }] }).onSpace(house, 0, 5)
    white.place(house, [{ white: 3 }]).has({ coins: 6 })
  })

  it('ruling 131: its reward comes at once, that of rounds in every later one', () => {
    const t = row(alone().given({ dice: [2], coins: 4 }), 'spice-trader').place(house, [2])
    t.play(say.hire('spice-trader')).has({ coins: 0, pepper: 1 })
    t.endTurn().answerAll().has({ pepper: 3 })
    t.endRound().answerAll().has({ pepper: 5 })
  })

  it('ruling 132: two at most; for a third one goes to the bottom of the pile', () => {
    const t = row(with_(['guide', 'envoy']), 'silk-weaver').place(house, [3])
    expect(t.refusal(say.hire('silk-weaver'))).toEqual({ code: 'companions/dismiss-one' })
    expect(t.refusal(say.hire('silk-weaver', 'notary'))).toEqual({ code: 'not-offered' })
    t.play(say.hire('silk-weaver', 'guide'))
    expect(companionsOf(t.state, 0).hired).toEqual([id('envoy'), id('silk-weaver')])
    expect(own(t.state).pile.cards?.at(-1)).toBe(id('guide'))
    const first = row(with_(['guide']), 'silk-weaver').place(house, [3])
    expect(first.refusal(say.hire('silk-weaver', 'guide'))).toEqual({ code: 'not-offered' })
  })

  it('ruling 133: the row is filled up at the end of the turn', () => {
    const t = row(with_([]), 'silk-weaver').place(house, [3]).play(say.hire('silk-weaver'))
    expect(own(t.state).row[0]).toBe('')
    const [next] = own(t.state).pile.cards ?? []
    t.endTurn()
    expect(own(t.state).row[0]).toBe(next)
    expect(own(t.state).pile.count).toBe(8)
  })

  it('ruling 133: but for the place of one that is only borrowed', () => {
    const t = row(with_([]), 'silk-weaver', 'guide', 'astrologer').ofModule((state) => {
      const [, borrowed = ''] = own(state).row
      own(state).row[1] = ''
      Object.assign(companionsOf(state, 1), { borrowed, gap: 1 })
    })
    t.place(house, [3]).play(say.hire('silk-weaver')).endTurn()
    expect(own(t.state).row.map((tile) => tile === '')).toEqual([false, true, false, false, false])
  })
})

describe('abilities', () => {
  it('ruling 134: the Astrologer rolls four dice of a round again, the Interpreter turns two, without camels', () => {
    const t = with_(['astrologer'], { camels: 1 })
    for (let n = 0; n < 4; n++) t.rolls(3).bonus.reroll(3).has({ camels: 1 })
    t.rolls(3).bonus.reroll(3).has({ camels: 0 })
    expect(t.refusal(base.reroll(3))).toMatchObject({ code: 'camels-short' })
    const turned = with_(['interpreter'], { camels: 2 })
    turned.bonus.adjust(3, 1).bonus.adjust(4, 1).has({ camels: 2 }).bonus.adjust(5, 1).has({ camels: 0 })
    const rolling = with_(['interpreter'], { camels: 1 })
    rolling.rolls(3).bonus.reroll(3).has({ camels: 0 })
    const turning = with_(['astrologer'], { camels: 0 })
    expect(turning.refusal(base.adjust(3, 1))).toMatchObject({ code: 'camels-short' })
  })

  it('ruling 134: uses of a round begin anew with the next', () => {
    const t = with_(['interpreter'], { camels: 0 }).bonus.adjust(3, 1).bonus.adjust(3, 1)
    expect(t.refusal(base.adjust(3, 1))).toMatchObject({ code: 'camels-short' })
    t.bonus.moneyBag(3).place('take-5-coins', [4]).endTurn().passOut().answerAll()
    expect(companionsOf(t.state, 0).used).toEqual({})
  })

  it('ruling 134: the Caravan Leader spares a camel on each crossing that costs some', () => {
    const t = with_(['caravan-leader'], { figure: 'moscow', dice: [4, 4] }).travel([4, 4])
    t.to('anxi').has({ camels: 8 }).to('karakorum').has({ camels: 7 }).to('oasis-b').has({ camels: 7 })
    t.to('oasis-c').has({ camels: 7 })
  })

  it('ruling 134: the Innkeeper pays for two occupied spaces of a round', () => {
    const t = with_(['innkeeper'], { coins: 0, dice: [3, 3, 3] })
    t.onSpace('bazaar-camel', 1, 5).onSpace('bazaar-pepper', 1, 5).onSpace('take-5-coins', 1, 5)
    t.place('bazaar-camel', [3]).column(1).endTurn().place('bazaar-pepper', [3]).column(1).endTurn()
    expect(companionsOf(t.state, 0).used).toEqual({ [id('innkeeper')]: 2 })
    expect(t.refusal(base.place('take-5-coins', [3]))).toMatchObject({ code: 'coins-short' })
    const berke = with_(['innkeeper'], { character: 'berke-khan' }).onSpace('bazaar-camel', 1, 5)
    berke.place('bazaar-camel', [3])
    expect(companionsOf(berke.state, 0).used).toEqual({})
    const favor = with_(['innkeeper']).onSpace('khans-favor', 1, 1).place('khans-favor', [3])
    expect(companionsOf(favor.state, 0).used, 'nobody pays there').toEqual({})
  })

  it('ruling 134: the Court Page brings a good at the first favor of a round, the Notary 4 coins for two contracts', () => {
    const t = with_(['court-page'], { character: 'matteo-polo', dice: [3, { white: 4 }] }).place(
      'khans-favor',
      [3]
    )
    t.play(base.goods({ gold: 1 }), base.goods({ silk: 1 })).has({ gold: 1, silk: 1 })
    t.endTurn()
      .place('khans-favor', [{ white: 4 }])
      .play(base.goods({ gold: 1 }))
      .has({ gold: 2, silk: 1 })
    expect(t.question(), 'not at the second').toBe('turn')
    const coins = with_(['court-page']).place('take-5-coins', [3]).has({ coins: 35 })
    expect([coins.question(), companionsOf(coins.state, 0).used]).toEqual(['turn', {}])
    const notary = with_(['notary'], {
      contracts: ['contract-10', 'contract-11'],
      pepper: 9,
      silk: 9,
      gold: 9,
      coins: 0
    })
    notary.bonus.complete('contract-10')
    const gains = notary.events().filter(({ type }) => type === 'gained')
    expect(gains).toContainEqual({
      type: 'gained',
      seat: 0,
      items: { coin: 4 },
      cause: { kind: 'companions/companion', id: id('notary') }
    })
    expect(companionsOf(notary.state, 0).used).toEqual({ [id('notary')]: 1 })
    const paidBy = (t: Table) =>
      t.events('gained').filter(({ cause }) => cause.kind === 'companions/companion').length
    const third = with_(['notary'], {
      contracts: ['contract-10', 'contract-11'],
      pepper: 9,
      silk: 9,
      gold: 9
    }).ofModule((state) => {
      companionsOf(state, 0).used[id('notary')] = 1
    })
    expect(paidBy(third.bonus.complete('contract-10')), 'the second one').toBe(1)
    expect(paidBy(third.bonus.complete('contract-11')), 'the third one').toBe(0)
  })

  it('ruling 134: the Guide takes 4 coins off each journey, the Envoy uses a trading card once more', () => {
    const t = with_(['guide']).travel([3, 3]).to('alexandria').to('oasis-i').has({ coins: 27 })
    t.to('alexandria').has({ coins: 22 })
    const trade = with_(['envoy'], { posts: ['karachi'], camels: 20, dice: [3] }).cityCard(
      'karachi',
      'city-card-10'
    )
    trade.place('city-card-10', [3])
    expect(trade.canChoose(base.trade(4))).toBe(true)
    expect(trade.refusal(base.trade(5))).toMatchObject({ code: 'too-many-uses' })
    const count = with_(['envoy'], { posts: ['karachi'], completed: 6, dice: [3] }).cityCard(
      'karachi',
      'city-card-25'
    )
    count.place('city-card-25', [3])
    const arghun = cards(
      give(
        alone({ modules: [newCharacters] }).given({
          character: 'new-characters/khan-arghun',
          dice: [3],
          camels: 9
        }),
        0,
        'envoy'
      ),
      'city-card-10'
    )
    arghun.play(gifts.card('city-card-10'))
    expect(arghun.canChoose(base.trade(7))).toBe(true)
  })

  it('ruling 135: reductions add up, and nothing ever costs less than nothing', () => {
    const t = givePath(
      give(
        alone({ modules: [secretPaths] }).given({ dice: [4, 4], coins: 12, camels: 9, figure: 'moscow' }),
        0,
        'guide',
        'caravan-leader'
      ),
      0,
      'discount'
    ).travel([4, 4])
    t.play(paths.use('discount')).to('anxi').to('karakorum').has({ coins: 12, camels: 6 })
    t.to('oasis-b').to('oasis-d').has({ coins: 10 })
  })

  it('ruling 135: others share none of it', () => {
    const t = give(table().given({ dice: [3], camels: 1 }), 1, 'astrologer', 'interpreter')
    t.rolls(3).bonus.reroll(3).has({ camels: 0 })
  })
})
