/** Rulings 136 to 141: the City of Venice, its palaces and posts, and five players. */
import { describe, expect, it } from 'vitest'
import { checkConfig } from '../../../shared/engine/rules'
import { baseContent } from '../../../shared/games/voyages/content'
import { companionsModule } from '../../../shared/games/voyages/modules/companions'
import { own as companions } from '../../../shared/games/voyages/modules/companions/kit'
import { newCharacters } from '../../../shared/games/voyages/modules/new-characters'
import { venice } from '../../../shared/games/voyages/modules/venice'
import { voyagesRules } from '../../../shared/games/voyages/rules'
import { say as base } from '../say'
import { table as baseTable } from '../table'
import { alone, fresh, id, own, say, table } from '../venice'

const rialto = 'venice/rialto'
const cities = [
  'adana',
  'anxi',
  'kashgar',
  'kochi',
  'ormuz',
  'xian',
  'moscow',
  'karakorum',
  'karachi',
  'sumatra',
  'lan-zhou',
  'samarcanda',
  'beijing'
]

describe('posts', () => {
  it('ruling 136: thirteen posts each, the bonuses for the 12th and the 13th; Wilhelm has fifteen, and 10 for the last', () => {
    expect(
      table()
        .given({ dice: [1] })
        .at().postsLeft
    ).toBe(13)
    const placing = (posts: number, things: object = {}) =>
      alone()
        .given({ dice: [1, 1], coins: 3, posts: cities.slice(0, posts), ...things })
        .travel([1, 1])
        .to('alexandria')
    placing(7).has({ vp: 0 })
    placing(8).has({ vp: 0 })
    placing(11).has({ vp: 5 })
    placing(12).has({ vp: 10 })
    const wilhelm = alone().given({
      character: 'wilhelm-von-rubruk',
      dice: [1, 1],
      coins: 3,
      posts: [...cities, id('cannaregio')]
    })

    expect(wilhelm.at().postsLeft).toBe(1)
    wilhelm.travel([1, 1]).to('alexandria').has({ vp: 10 })
    expect(
      baseTable()
        .given({ dice: [1] })
        .at().postsLeft
    ).toBe(9)
  })
})

describe('palaces', () => {
  const visiting = (things: object = {}) =>
    alone().given({ dice: [3, 3], coins: 9, camels: 9, pepper: 2, silk: 2, gold: 4, ...things })

  it('ruling 137: one die visits a palace that asks no more, for its cost, and a post comes there with its reward', () => {
    const t = visiting().place(rialto, [3])
    expect(t.refusal(say.visit('dorsoduro'))).toEqual({
      code: 'venice/die-too-low',
      numbers: { needs: 4, value: 3 }
    })
    expect(t.refusal(say.visit('rialto'))).toEqual({ code: 'not-offered' })
    t.play(say.visit('san-polo')).has({ pepper: 0, coins: 9 + 5 + 2, posts: [id('san-polo')] })
    t.has({ vp: 1 + 2 }).endTurn()
    expect(t.refusal(base.place(rialto, [3]))).toEqual({ code: 'own-colour-there' })
    const again = visiting({ posts: [id('san-polo')] }).place(rialto, [3])
    expect(again.refusal(say.visit('san-polo'))).toEqual({ code: 'venice/post-there' })
    const everywhere = visiting({ posts: ['cannaregio', 'santa-croce', 'san-polo'].map(id) })
    expect(everywhere.refusal(base.place(rialto, [3]))).toEqual({ code: 'venice/no-palace' })
    const nothing = { coins: 2, camels: 1, pepper: 1 }
    expect(visiting(nothing).refusal(base.place(rialto, [3]))).toEqual({ code: 'venice/no-palace' })
    const paid = visiting({ coins: 5, camels: 0, pepper: 0 }).onSpace(rialto, 1, 6)
    expect(paid.refusal(base.place(rialto, [3]))).toEqual({ code: 'venice/no-palace' })
  })

  it('ruling 137: only the first post of anybody in a palace earns 2 points', () => {
    const t = visiting()
      .given({ seat: 1, dice: [], posts: [id('cannaregio')] })
      .place(rialto, [3])
    t.play(say.visit('cannaregio')).has({ vp: 0, camels: 9 + 3 })
  })

  it('ruling 138: the n-th post of a seat in Venice brings the n-th of the reputation', () => {
    const held = ['cannaregio', 'santa-croce', 'san-polo', 'dorsoduro', 'castello'].map(id)
    const earned = (posts: number) => visiting({ dice: [6], posts: held.slice(0, posts) }).place(rialto, [6])
    earned(1).play(say.visit('san-marco')).has({ camels: 11 })
    earned(2)
      .play(say.visit('san-marco'))
      .has({ vp: 2 + 2 + 5 })
    earned(3)
      .play(say.visit('san-marco'))
      .takeFirst('any-good')
      .play(base.goods({ gold: 1 }))
      .has({ gold: 2 })
    earned(4)
      .play(say.visit('san-marco'))
      .has({ vp: 4 + 2 + 5 })
    earned(5).has({ vp: 6 + 2 + 5, gold: 1 })
  })

  it('ruling 139: they count for late posts, for cards that count posts and for a ladder, and for nothing of the map', () => {
    const late = visiting({ posts: cities.slice(0, 11) })
      .place(rialto, [3])
      .play(say.visit('cannaregio'))
    late.has({ vp: 5 + 2 })
    const card = visiting({
      posts: ['karachi', id('san-polo'), id('castello')],
      dice: [6],
      completed: 0
    }).cityCard('karachi', 'city-card-25')
    card.place('city-card-25', [6]).has({ coins: 9 + 2 * 3 })
    const small = visiting({ posts: ['karachi', id('san-polo')], dice: [6] }).cityCard(
      'karachi',
      'city-card-28'
    )
    expect(small.refusal(base.place('city-card-28', [6])), 'no small city').toMatchObject({
      code: 'nothing-to-count'
    })
    const ladder = alone({ modules: [newCharacters] })
      .given({ character: 'new-characters/altan-ord', dice: [3], coins: 3, posts: ['adana'] })
      .place(rialto, [3])
    ladder.has({ posts: ['adana', id('cannaregio')], coins: 1 + 2, vp: 1 + 2 })
    expect(Object.keys(ladder.state.cityBonuses).some((place) => place.startsWith('venice/'))).toBe(false)
    const figure = alone()
      .given({ dice: [1, 1], coins: 9 })
      .travel([1, 1])
    expect(figure.choices().flatMap((one) => (one.type === 'step' ? [one.to] : []))).not.toContain(
      id('san-polo')
    )
  })

  it('ruling 140: without posts in hand one moves to Venice or out of it; reputation comes once', () => {
    const all = [...cities.slice(0, 12), id('cannaregio')]
    const t = visiting({ posts: all }).place(rialto, [3]).play(say.visit('santa-croce'))
    expect(t.question()).toBe('move-post')
    t.play(base.movePost('adana'))
      .play(base.goods({ silk: 1 }))
      .has({ camels: 9 - 2 + 2, vp: 2 })
    expect(t.at().posts).toContain(id('santa-croce'))
    const within = visiting({ posts: all }).place(rialto, [3]).play(say.visit('santa-croce'))
    within
      .play(base.movePost(id('cannaregio')), base.goods({ silk: 1 }))
      .has({ camels: 9 - 2, vp: 2, coins: 9 })
    const out = visiting({ dice: [1, 1], posts: all })
      .travel([1, 1])
      .to('alexandria')
    out.play(base.movePost(id('cannaregio')))
    expect(own(out.state).reputation[0]).toBe(1)
    expect(out.at().posts).not.toContain(id('cannaregio'))
  })
})

describe('five players', () => {
  const rules = voyagesRules(baseContent, [venice])
  const five = { players: 5, options: { venice: 'on' } }

  it('ruling 141: they need the City of Venice', () => {
    expect(checkConfig(rules, five)).toBeUndefined()
    expect(checkConfig(rules, { players: 5, options: {} })).toEqual({
      code: 'players-need',
      numbers: { players: 5, needs: 'venice' }
    })
    expect(checkConfig(rules, { players: 6, options: { venice: 'on' } })).toMatchObject({ code: 'players' })
    expect(checkConfig(rules, { players: 4, options: {} })).toBeUndefined()
    expect(checkConfig(voyagesRules(baseContent), { players: 5, options: {} })).toMatchObject({
      code: 'players'
    })
  })

  it('ruling 141: coins for the fifth seat, six black dice, no neutral dice, a fifth slot in Beijing', () => {
    const { state } = fresh({ players: 5, options: { characters: 'draft' } })
    expect(state.seats.map(({ stock }) => stock.coin)).toEqual([7, 8, 9, 10, 11])
    expect(state.blackDice).toBe(6)
    expect(Object.values(state.spaces).flat()).toEqual([])
    expect(state.beijing).toHaveLength(5)
    expect(state.row).toHaveLength(6)
    const t = alone({ players: 5 }).given({ figure: 'xian', dice: [1, 1], coins: 3 })
    for (let seat = 1; seat < 5; seat++) t.given({ seat, dice: [], posts: ['beijing'] })
    t.travel([1, 1]).to('beijing')
    expect(t.state.beijing).toEqual([1, 2, 3, 4, 0])
    const [score] = t.endTurn().answerAll().rules.audit(t.state)
    expect(score).toBeUndefined()
    const last = alone({ players: 5 })
      .given({ figure: 'xian', dice: [1, 1], coins: 3 })
      .round(5)
    for (let seat = 1; seat < 5; seat++) last.given({ seat, dice: [], posts: ['beijing'] })
    last.travel([1, 1]).to('beijing').endTurn()
    const slots = last.outcome?.scores.map(({ bySource }) => bySource['beijing'])
    expect(slots, 'points of the slots').toEqual([0, 10, 7, 4, 1])
  })

  it('ruling 141: six characters are revealed, Mercator’s tile is that for four; everybody has one without a draft', () => {
    const seen = new Set<string>()
    for (let seed = 1; seed <= 60; seed++) {
      const { offered } = fresh({ players: 5, seed, options: { characters: 'draft' } }).state
      expect(offered).toHaveLength(6)
      for (const name of offered) seen.add(name)
    }
    expect([...seen].filter((name) => name.startsWith('mercator'))).toEqual(['mercator-ex-tabriz-4p'])
    const seats = fresh({ players: 5 }).state.seats.map(({ character }) => character)
    expect(new Set(seats).size).toBe(5)
    expect(seats).not.toContain('')
  })

  it('ruling 141: they draft goal cards from three each, since there are no four for everybody', () => {
    const { state } = fresh({ players: 5, options: { goals: 'draft' } })
    expect(state.seats.map(({ goals }) => goals.count)).toEqual([3, 3, 3, 3, 3])
    expect(fresh({ players: 4, options: { goals: 'draft' } }).state.seats[0]?.goals.count).toBe(4)
  })

  it('ruling 141: with five players six companions lie face up', () => {
    expect(companions(fresh({ players: 5, modules: [companionsModule] }).state).row).toHaveLength(6)
  })
})
