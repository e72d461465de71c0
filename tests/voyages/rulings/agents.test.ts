/** Rulings 96 to 111: Donata Badoer, Rusticiano, Papa Gregorio X and Piedro Tartarino. */
import { describe, expect, it } from 'vitest'
import { companionsModule, companionsOver } from '../../../shared/games/voyages/modules/companions'
import { companionValues } from '../../../shared/games/voyages/modules/companions/tiles'
import { newCharacters } from '../../../shared/games/voyages/modules/new-characters'
import { bonusCards } from '../../../shared/games/voyages/modules/agents/content'
import {
  agentsOf,
  alone,
  cards,
  donata,
  fresh,
  lastTurn,
  papa,
  piedro,
  playing,
  rusticiano,
  say,
  table,
  tokens
} from '../agents'
import { companionsOf, give as hired, id, own as companions, row, say as companion } from '../companions'
import { give, say as gifts } from '../new-characters'
import { say as base } from '../say'
import type { Table } from '../table'

const token = (value: number) => ({ token: value }) as const

describe('Donata Badoer', () => {
  const all = [2, 3, 4, 5, 6]
  const hers = (things: object = {}): Table =>
    tokens(alone().given({ character: donata, dice: [1, 1], coins: 20, camels: 9, ...things }), 0, ...all)

  it('ruling 96: five tokens of 2 to 6, and a camel at the start of every round', () => {
    const drafted = Array.from({ length: 80 }, (_, seed) => seed + 1)
      .map((seed) => fresh({ seed, players: 2, options: { characters: 'draft' } }))
      .find(({ state }) => state.offered.includes(donata))
    if (!drafted) throw new Error('she was never offered')
    const [asked] = drafted.rules.decisions(drafted.state)
    const seat = asked?.seat ?? 0
    drafted.seat(seat).play(base.pick(donata))
    const before = drafted.at(seat).stock.camel
    drafted.play(base.pick(drafted.state.offered.find((name) => !name.startsWith('agents/')) ?? ''))
    expect(agentsOf(drafted.state, seat).tokens).toEqual(all)
    expect(drafted.at(seat).stock.camel).toBe(before + 1)
    expect(drafted.at(seat).dice.filter(({ colour }) => colour === 'token')).toHaveLength(5)
  })

  it('ruling 97: exactly one in each round, each once in the game; the choice may wait', () => {
    const t = hers()
      .place('take-5-coins', [1])
      .endTurn()
      .place('bazaar-camel', [token(4)])
      .column(4)
    t.has({ dice: [1] })
      .endTurn()
      .passOut()
      .answerAll()
    expect(agentsOf(t.state, 0).tokens).toEqual([2, 3, 5, 6])
    expect(
      t
        .at()
        .dice.filter(({ colour }) => colour === 'token')
        .map(({ value }) => value)
    ).toEqual([2, 3, 5, 6])
  })

  it('ruling 98: it goes where her colour is, with other dice, and may be the lowest; favor asks its value', () => {
    const t = hers({ dice: [1, 5] }).onSpace('bazaar-silk', 0, 6, 6)
    expect(t.refusal(base.place('bazaar-silk', [5, token(3)]))).toEqual({ code: 'own-colour-there' })
    const white = hers({ dice: [1, { black: 5 }] }).onSpace('bazaar-silk', 0, 6)
    white.place('bazaar-silk', [{ black: 5 }, token(3)]).has({ coins: 17, dice: [1] })
    expect(white.refusal(base.column(4))).toMatchObject({ code: 'column-too-high' })
    white.column(3).has({ silk: 2 })
    const first = hers({ dice: [3, 5] })
      .place('bazaar-pepper', [token(4)])
      .column(1)
      .endTurn()
    first.place('bazaar-pepper', [5]).column(1).has({ coins: 15 })
    const khan = hers().onSpace('khans-favor', 1, 4)
    expect(khan.refusal(base.place('khans-favor', [token(3)]))).toMatchObject({ code: 'khan-value' })
    expect(khan.canChoose(base.place('khans-favor', [token(4)]))).toBe(true)
  })

  it('ruling 99: it lies on its space until the end of the round, makes it occupied, and leaves the game', () => {
    const t = table()
      .given({ character: donata, dice: [1] })
      .given({ seat: 1, dice: [3, 3] })
      .given({ seat: 2, dice: [] })
    tokens(t, 0, 5)
      .place('bazaar-camel', [token(5)])
      .column(1)
      .endTurn()
    expect(t.refusal(base.place('bazaar-camel', [3]))).toMatchObject({ code: 'coins-short' })
    expect(agentsOf(t.state, 0).tokens).toEqual([5])
    t.endRound().answerAll()
    expect(agentsOf(t.state, 0).tokens).toEqual([])
  })

  it('ruling 100: until it is placed she has turns and cannot end the round; the money bag will do; never a second', () => {
    const t = hers({ dice: [] })
    expect(t.refusal(base.endTurn())).toEqual({ code: 'main-action-owed', numbers: { dice: 1 } })
    expect(t.refusal(base.place('bazaar-silk', [token(2), token(3)]))).toEqual({ code: 'agents/one-token' })
    expect(t.choices().some((one) => one.type === 'place' && one.dice.length > 1)).toBe(false)
    t.bonus.moneyBag(token(2)).has({ coins: 23, dice: [] })
    expect(t.canChoose(base.endTurn())).toBe(true)
  })

  it('ruling 101: it is not rolled, turned or set, and does not count for the compensation', () => {
    const t = give(
      tokens(alone({ modules: [newCharacters] }).given({ character: donata, dice: [1], camels: 9 }), 0, 4),
      0,
      'gift-set-die'
    )
    const die = { colour: 'token', value: 4 } as const
    expect(t.refusal(base.reroll(token(4)))).toEqual({ code: 'agents/token-stays' })
    expect(t.refusal(base.adjust(token(4), 1))).toEqual({ code: 'agents/token-stays' })
    expect(t.refusal({ ...gifts.use('gift-set-die'), die, value: 6 } as never)).toBeDefined()
    expect(
      t
        .choices()
        .some((one) => 'die' in one && one.type !== 'moneyBag' && (one.die as typeof die).colour === 'token')
    ).toBe(false)
    const rolled = lastTurn([], {}, {}, donata).ofModule((state) => {
      agentsOf(state, 0).tokens = [6]
    })
    rolled.bonus
      .moneyBag(1)
      .rolls(2, 2, 2, 2, 2, ...Array.from({ length: 10 }, () => 6))
      .endTurn()
    expect(rolled.question(0)).toBe('camel-or-coin')
    expect(rolled.at().dice).toContainEqual({ colour: 'token', value: 6 })
  })
})

describe('Rusticiano', () => {
  const his = (names: readonly string[], things: object = {}): Table =>
    cards(alone().given({ character: rusticiano, dice: [3, 3], ...things }), 0, ...names)

  it('ruling 102: six of the eleven cards, open to all, once the characters are picked', () => {
    expect(bonusCards).toHaveLength(11)
    const t = Array.from({ length: 80 }, (_, seed) => seed + 1)
      .map((seed) => fresh({ seed, players: 2, options: { characters: 'draft' } }))
      .find(({ state }) => state.offered.includes(rusticiano))
    if (!t) throw new Error('he was never offered')
    const seat = t.rules.decisions(t.state)[0]?.seat ?? 0
    t.seat(seat).play(base.pick(rusticiano))
    expect(agentsOf(t.state, seat).cards).toEqual([])
    t.play(base.pick(t.state.offered[0] ?? ''))
    expect(new Set(agentsOf(t.state, seat).cards).size).toBe(6)
    expect(agentsOf(t.rules.view(t.state, 1 - seat), seat).cards).toEqual(agentsOf(t.state, seat).cards)
    const dealt = Array.from({ length: 8 }, (_, seed) => {
      const once = playing(rusticiano, {}, { seed })
      return agentsOf(once.state, 0).cards
    })
    expect(new Set(dealt.flat()).size, 'the eleven are shuffled').toBeGreaterThan(6)
  })

  it('ruling 103: each once, as a bonus action in his own turn, any number of them', () => {
    const t = his(['coins', 'camels', 'pepper', 'gold', 'two-goods', 'contract']).special('contract-10')
    t.play(say.card('coins'), say.card('camels')).has({ coins: 4, camels: 3 })
    expect(t.refusal(say.card('coins'))).toEqual({ code: 'agents/no-such-card' })
    t.place('take-5-coins', [3])
      .play(say.card('pepper'), say.card('gold'))
      .has({ pepper: 2, gold: 1, coins: 9 })
    t.play(say.card('two-goods'))
      .play(base.goods({ silk: 1, gold: 1 }))
      .has({ silk: 1, gold: 2 })
    t.play(say.card('contract')).has({ contracts: ['contract-10'], camels: 4, coins: 9 })
    const others = cards(
      table()
        .given({ dice: [3] })
        .given({ seat: 1, dice: [3] }),
      1,
      'coins'
    )
    expect(others.refusal(say.card('coins'))).toEqual({ code: 'agents/no-such-card' })
  })

  it('ruling 104: those that count do so then, up to four; own small cities, a black die and a step as ever', () => {
    his(['vp-per-contract'], { completed: 6 }).play(say.card('vp-per-contract')).has({ vp: 4 })
    his(['vp-per-post'], { posts: ['adana', 'moscow'] })
      .play(say.card('vp-per-post'))
      .has({ vp: 2 })
    expect(his(['vp-per-post']).refusal(say.card('vp-per-post'))).toMatchObject({ code: 'nothing-to-count' })
    expect(his(['city-bonuses']).refusal(say.card('city-bonuses'))).toMatchObject({
      code: 'nothing-to-count'
    })
    his(['city-bonuses'], { posts: ['anxi'] })
      .play(say.card('city-bonuses'))
      .has({ coins: 5 })
    // Own small cities that bring nothing now are none.
    const none = his(['city-bonuses'], { posts: ['anxi'] })
      .blackSupply(0)
      .ofModule((state) => {
        state.cityBonuses['anxi'] = 'agents/bonus-black-die'
      })
    expect(none.refusal(say.card('city-bonuses'))).toEqual({ code: 'no-black-die' })
    const black = his(['black-die']).rolls(5).play(say.card('black-die'))
    black.has({ dice: [3, 3, { black: 5 }], coins: 0 })
    his(['move']).play(say.card('move')).to('alexandria').has({ figure: 'alexandria', coins: 0 })
  })

  it('ruling 105: unused cards are worth nothing', () => {
    const t = his(['coins', 'gold']).round(5)
    t.endRound()
    expect(t.outcome?.scores[0]?.total).toBe(0)
  })
})

describe('Papa Gregorio X', () => {
  const spec = { modules: [companionsModule] }
  const his = (things: object = {}, order: readonly string[] = ['camel-driver', 'guide', 'notary']): Table =>
    row(lastTurn([], { character: papa, ...things }, spec, papa), ...order)

  it('ruling 106: he takes a companion of the row for a round, without die or cost, and returns it', () => {
    const t = his().passOut()
    expect(t.question(0)).toBe('companions/borrow')
    expect(t.seat(0).refusal(companion.borrow('astrologer'))).toBeDefined()
    t.seat(0).play(companion.borrow('guide')).has({ coins: 2 })
    expect(companionsOf(t.state, 0)).toMatchObject({ borrowed: id('guide'), hired: [] })
    t.answerAll().endRound()
    expect(companionsOf(t.state, 0).borrowed).toBe('')
    expect(companions(t.state).row[1]).toBe(id('guide'))
  })

  it('ruling 107: before the bonuses, so that he has its first reward, that of rounds and its ability', () => {
    const t = his()
      .passOut()
      .seat(0)
      .play(companion.borrow('camel-driver'))
      .has({ camels: 2 + 3 })
    expect(t.at().stock.camel).toBeGreaterThan(4)
    const guide = his({ coins: 30 }).passOut().seat(0).play(companion.borrow('guide')).answerAll()
    const dice = guide
      .at()
      .dice.slice(0, 2)
      .map(({ value }) => value)
    const { coin } = guide.at().stock
    guide.travel(dice).to('alexandria')
    expect(guide.at().stock.coin).toBeGreaterThanOrEqual(coin)
  })

  it('ruling 108: its place stays open, nobody can hire it, and it does not count for the two', () => {
    const t = his().passOut().seat(0).play(companion.borrow('camel-driver')).answerAll()
    expect(companions(t.state).row[0]).toBe('')
    t.passOut()
    expect(companions(t.state).row[0]).toBe('')
    expect(companions(t.state).row.filter((tile) => tile === '')).toHaveLength(1)
    const two = row(
      lastTurn([], { character: papa }, spec, papa).ofModule((state) => {
        companionsOf(state, 0).hired = [id('envoy'), id('notary')]
        const mine = companions(state)
        mine.pile.cards = (mine.pile.cards ?? []).concat(mine.row)
        mine.pile.cards = mine.pile.cards.filter((one) => one !== id('envoy') && one !== id('notary'))
        mine.row = mine.pile.cards.splice(0, 5)
        mine.pile.count = mine.pile.cards.length
      })
    ).passOut()
    expect(two.question(0)).toBe('companions/borrow')
    const hiring = row(
      hired(lastTurn([], { character: papa, coins: 30 }, spec, papa), 0, 'envoy'),
      'camel-driver',
      'guide'
    ).passOut()
    hiring
      .seat(0)
      .rolls(5, 5, 5, 5, 5, ...Array<number>(10).fill(6))
      .play(companion.borrow('camel-driver'))
    hiring.place('companions/house', [5]).play(companion.hire('guide'))
    expect(companionsOf(hiring.state, 0)).toMatchObject({
      hired: [id('envoy'), id('guide')],
      borrowed: id('camel-driver')
    })
  })

  it('ruling 109: not the same in two rounds running', () => {
    const t = his().passOut().seat(0).play(companion.borrow('guide')).answerAll().endRound()
    expect(t.seat(0).refusal(companion.borrow('guide'))).toEqual({ code: 'companions/same-again' })
    t.seat(0).play(companion.borrow('camel-driver')).answerAll().endRound()
    expect(t.seat(0).canChoose(companion.borrow('guide'))).toBe(true)
  })

  it('ruling 109: if no other is there he takes none, which only tiles of a group’s own can bring about', () => {
    const many = companionsOver({ ...companionValues, perSeat: 7 })
    const none = lastTurn([], { character: papa }, { modules: [many] }, papa).ofModule((state) => {
      const mine = companions(state)
      const [before = '', ...rest] = [...mine.row, ...(mine.pile.cards ?? [])]
      mine.row = [before, '', '', '', '']
      mine.pile = { count: 0, cards: [] }
      companionsOf(state, 0).before = before
      companionsOf(state, 1).hired = rest.slice(0, 7)
      companionsOf(state, 2).hired = rest.slice(7)
    })
    none.passOut()
    expect(none.question(0)).not.toBe('companions/borrow')
    expect([none.answerAll().question(0), none.state.round]).toEqual(['turn', 2])
  })

  it('ruling 110: what he received stays; in the last round it goes back before the scoring', () => {
    const t = his().round(4).passOut().seat(0).play(companion.borrow('guide')).answerAll().endRound()
    expect(t.outcome).toBeDefined()
    expect(companionsOf(t.state, 0).borrowed).toBe('')
    expect(t.at().stock.coin).toBeGreaterThan(1)
  })
})

describe('Piedro Tartarino', () => {
  it('ruling 111: a black die costs him one camel, and so does turning a die; one bought die a turn', () => {
    const t = alone().given({ character: piedro, dice: [3, 3], camels: 4 })
    t.bonus.adjust(3, 1).has({ camels: 3 }).rolls(6).bonus.blackDie().has({ camels: 2 })
    expect(t.refusal(base.blackDie())).toEqual({ code: 'black-die-taken' })
    t.rolls(2).bonus.reroll(4).has({ camels: 1 })
    const other = alone().given({ dice: [3, 3], camels: 1 })
    expect(other.refusal(base.adjust(3, 1))).toMatchObject({ code: 'camels-short' })
    expect(other.refusal(base.blackDie())).toMatchObject({ code: 'camels-short' })
  })
})
