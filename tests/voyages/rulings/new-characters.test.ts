/** Rulings 73 to 76: the four new characters. */
import { describe, expect, it } from 'vitest'
import { arrival } from '../../../shared/games/voyages/planner'
import { voyagesWithPlayers } from '../../../shared/games/voyages/with-players'
import { say as base } from '../say'
import { alone, cards, fresh, giftsOf, own, say, stack, table } from '../new-characters'

describe('Altan Ord', () => {
  const ladder = [
    { vp: 1 },
    { vp: 1, coin: 1 },
    { vp: 1, coin: 1, camel: 1 },
    { vp: 1, coin: 1, camel: 1, pepper: 1 },
    { vp: 1, coin: 1, camel: 1, pepper: 1, silk: 1 },
    { vp: 1, coin: 1, camel: 1, pepper: 1, silk: 1, gold: 1 }
  ]
  const cities = ['adana', 'anxi', 'kashgar', 'kochi', 'ormuz', 'xian', 'moscow', 'karakorum', 'karachi']

  /** A table where Altan Ord, with so many posts, comes to Alexandria. */
  const arriving = (posts: number) =>
    table()
      .given({ character: 'new-characters/altan-ord', dice: [1, 1], coins: 3, posts: cities.slice(0, posts) })
      .travel([1, 1])

  it('ruling 74: the n-th post brings the first n things of the ladder', () => {
    ladder.forEach((items, before) => {
      const t = arriving(before).to('alexandria')
      const cause = { kind: 'character', character: 'new-characters/altan-ord' }
      expect(t.events()).toContainEqual({ type: 'gained', seat: 0, items, cause })
    })
  })

  it('ruling 74: the seventh post brings all six and a black die, the eighth the points of ruling 40 alone', () => {
    const t = arriving(6).rolls(4).to('alexandria')
    expect(t.at().dice).toContainEqual({ colour: 'black', value: 4 })
    t.has({ vp: 1, pepper: 1, silk: 1, gold: 1, camels: 1 })
    arriving(5).to('alexandria').has({ gold: 1, dice: [] })
    arriving(7).to('alexandria').has({ vp: 5, pepper: 0, camels: 0 })
  })

  it('ruling 74: the planner says what each post of a journey will bring', () => {
    ladder.forEach((items, before) => {
      const { state } = arriving(before)
      const said = arrival(voyagesWithPlayers.contentIn(state), state, 0, ['alexandria'])
      for (const [item, count] of Object.entries(items))
        expect(said.reward, `post ${before + 1}`).toHaveProperty(item, count)
    })
  })

  it('ruling 74: a post that moves brings nothing', () => {
    const t = table()
      .given({ character: 'new-characters/altan-ord', dice: [1, 1], coins: 3, posts: cities })
      .travel([1, 1])
      .to('alexandria')
      .play(base.movePost('adana'))
    t.has({ vp: 0, camels: 0 })
  })

  it('ruling 74: its points are a source of their own', () => {
    const t = arriving(0).to('alexandria')
    expect(t.at().points['new-characters/altan-ord']).toBe(1)
  })
})

describe('Fratre Nicolao', () => {
  it('ruling 73: draws three gifts at the start of a round and keeps one', () => {
    const t = stack(
      table().given({ character: 'new-characters/fratre-nicolao', dice: [] }).given({ seat: 1, dice: [] }),
      'gift-camel-3',
      'gift-move-1',
      'gift-coin-5'
    )
      .given({ seat: 2, dice: [1] })
      .turnOf(2)
    t.passOut()
    expect(giftsOf(t.state, 0).drawn).toEqual(['gift-camel-3', 'gift-move-1', 'gift-coin-5'])
    t.seat(0).play(say.keep('gift-move-1'))
    expect(giftsOf(t.state, 0)).toMatchObject({ drawn: [], kept: ['gift-move-1'], keptTwo: false })
    expect(own(t.state).used).toEqual(['gift-camel-3', 'gift-coin-5'])
  })

  it('ruling 73: once in the game he keeps two', () => {
    const t = stack(
      table()
        .given({ character: 'new-characters/fratre-nicolao', dice: [] })
        .given({ seat: 1, dice: [] })
        .given({ seat: 2, dice: [1] })
        .turnOf(2),
      'gift-camel-3',
      'gift-move-1',
      'gift-coin-5',
      'gift-contract-1',
      'gift-contract-2',
      'gift-camel-2'
    )
    t.passOut().seat(0).play(say.keep('gift-camel-3', 'gift-move-1'))
    expect(giftsOf(t.state, 0)).toMatchObject({ kept: ['gift-move-1'], keptTwo: true })
    t.has({ camels: 3 })
    t.answerAll().endRound()
    expect(giftsOf(t.state, 0).drawn).toHaveLength(3)
    expect(t.seat(0).refusal(say.keep('gift-contract-1', 'gift-contract-2'))).toEqual({ code: 'not-offered' })
  })
})

describe('Khan Arghun', () => {
  it('ruling 75: six cards that are not on the board are laid out before characters are picked', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const { state } = fresh({ seed, players: 4, options: { characters: 'draft' } })
      expect(state.phase).toBe('characters')
      const { cityCards } = own(state)
      expect(new Set(cityCards).size).toBe(6)
      const board = Object.values(state.cityCards).flat()
      expect(cityCards.filter((card) => board.includes(card))).toEqual([])
    }
  })

  const arghun = (things: object = {}) =>
    cards(alone().given({ character: 'new-characters/khan-arghun', dice: [3, 3], ...things }), ...his)
  const his = ['city-card-10', 'city-card-31', 'city-card-25', 'city-card-30']

  it('ruling 75: one a turn is used as with a 6, without die or post, and leaves the game', () => {
    const t = arghun()
      .play(say.card('city-card-31'))
      .has({ coins: 12, dice: [3, 3] })
    expect(own(t.state).cityCards).not.toContain('city-card-31')
    expect(t.refusal(say.card('city-card-30'))).toEqual({ code: 'new-characters/card-used' })
    t.place('bazaar-camel', [3]).column(3).endTurn()
    t.play(say.card('city-card-30')).has({ silk: 3 })
  })

  it('ruling 75: its cost or what it counts must be there', () => {
    expect(arghun().refusal(say.card('city-card-10'))).toMatchObject({ code: 'camels-short' })
    expect(arghun().refusal(say.card('city-card-25'))).toMatchObject({ code: 'nothing-to-count' })
    arghun({ camels: 6 }).play(say.card('city-card-10'), base.trade(6)).has({ camels: 0, vp: 6 })
  })

  it('ruling 75: nobody else may use them', () => {
    const t = cards(alone().given({ dice: [3] }), ...his)
    expect(t.refusal(say.card('city-card-31'))).toEqual({ code: 'new-characters/no-such-card' })
  })
})

describe('Gunj Kököchin', () => {
  const gunj = (things: object = {}) =>
    table().given({ character: 'new-characters/gunj-kokochin', dice: [1, 2, 3], ...things })
  const [goodsSpace, moveSpace] = ['new-characters/gunj-goods', 'new-characters/gunj-move']

  it('ruling 76: one die of any value brings 2 camels and 2 goods of choice, and each opponent a good of choice', () => {
    const t = gunj().place(goodsSpace, [1])
    expect(t.rules.decisions(t.state).map(({ seat }) => seat)).toContain(0)
    t.seat(0).play(base.goods({ gold: 2 }))
    t.seat(1).play(base.goods({ silk: 1 }))
    t.seat(2).play(base.goods({ gold: 1 }))
    t.has({ camels: 2, gold: 2 }).has({ silk: 1 }, 1).has({ gold: 1 }, 2)
    expect(t.refusal(base.place('bazaar-camel', [2]))).toEqual({ code: 'main-action-done' })
  })

  it('ruling 76: the turn does not end before the opponents have chosen theirs', () => {
    const t = gunj().place(goodsSpace, [1])
    t.seat(0).play(base.goods({ gold: 2 }))
    expect(t.rules.refusal(t.state, 0, base.endTurn())).toEqual({ code: 'not-offered' })
    t.seat(1).play(base.goods({ silk: 1 }))
    t.seat(2).play(base.goods({ gold: 1 }))
    expect(t.seat(0).canChoose(base.endTurn())).toBe(true)
  })

  it('ruling 76: a die a round on each; the other space is one step that is not the Travel action', () => {
    const t = gunj({ coins: 3 })
      .given({ seat: 1, dice: [] })
      .given({ seat: 2, dice: [] })
      .place(moveSpace, [1])
      .to('alexandria')
    t.has({ figure: 'alexandria', posts: ['alexandria'], coins: 3 })
    expect(t.state.lastTraveller).toBe(-1)
    t.endTurn()
    expect(t.refusal(base.place(moveSpace, [2]))).toEqual({ code: 'new-characters/space-used' })
    expect(t.canChoose(base.place(goodsSpace, [2]))).toBe(true)
    const stuck = gunj({ figure: 'kashgar', camels: 0 })
    expect(stuck.refusal(base.place(moveSpace, [1]))).toMatchObject({ code: 'no-affordable-step' })
  })

  it('ruling 76: they are for nobody else', () => {
    expect(
      table()
        .given({ dice: [6] })
        .refusal(base.place(goodsSpace, [6]))
    ).toEqual({ code: 'no-such-space' })
  })
})
