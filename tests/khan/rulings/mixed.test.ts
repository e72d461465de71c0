/** Rulings 60 to 63: characters of the family's other games. */
import { describe, expect, it } from 'vitest'
import { charactersFor } from '../../../shared/games/khan/characters'
import { baseContent } from '../../../shared/games/khan/content'
import { fitsIn } from '../../../shared/polo/characters'
import { say } from '../say'
import { alone, freshTable, table } from '../table'

describe('mixing characters', () => {
  it('ruling 60: they are off at first, and join the draft where a table wants them', () => {
    const seen = (characters: string): Set<string> =>
      new Set(
        Array.from(
          { length: 30 },
          (_, seed) => freshTable({ seed, options: { characters } }).state.offered
        ).flat()
      )
    expect(freshTable().rules.options.find(({ id }) => id === 'characters')).toMatchObject({
      fallback: 'own'
    })
    expect(seen('own').size).toBe(7)
    expect(seen('mixed').size).toBeGreaterThan(10)
    const { rules } = freshTable()
    expect(rules.tables({ characters: 'own' })).toHaveLength(1)
    expect(rules.tables({ characters: 'mixed' }).map(({ id }) => id)).toEqual(['base', 'mixed'])
  })

  it('ruling 61: which ones fit follows from what they use', () => {
    const ids = (players: number) =>
      charactersFor(baseContent, players, true)
        .slice(7)
        .map(({ id }) => id)
    expect(ids(3)).toEqual([
      'altan-ord',
      'berke-khan',
      'johannes-caprini',
      'matteo-polo',
      'mercator-ex-tabriz-3p',
      'niccolo-and-marco-polo',
      'raschid-ad-din-sinan',
      'wilhelm-von-rubruk'
    ])
    const host = { items: ['coin'], spaces: [{ id: 'a' }], start: 'here', holdsPosts: () => false, posts: 2 }
    expect(fitsIn(host, { id: 'x', roundStart: { contract: 1 } })).toBe(false)
    expect(
      fitsIn(host, { id: 'x', afterOpponentAction: ({ good }) => (good ? { coin: 1 } : undefined) })
    ).toBe(false)
    expect(fitsIn(host, { id: 'x', roundStart: { coin: 1 } })).toBe(true)
    expect(fitsIn(host, { id: 'x', afterPost: (post) => (post > 1 ? { silk: 1 } : undefined) })).toBe(false)
  })

  it('ruling 61: Berke pays no occupied price, Raschid chooses values, Johannes walks from oasis to oasis', () => {
    const berke = table()
      .given({ dice: [5], character: 'berke-khan' })
      .onSpace('book-3-upper', 1, 5)
    berke.place('book-3-upper', [5]).play(say.offer(0)).has({ gold: 2, coins: 0 })
    const raschid = table().given({ dice: [0, 0], character: 'raschid-ad-din-sinan', camels: 3 })
    expect(raschid.why(say.reroll(0))).toBe('die-has-no-value')
    raschid.place('guild-seals', [0, 0], { value: 4 }).play(say.seal('jeweler')).has({ jade: 3 })
    const johannes = table().given({
      dice: [1],
      coins: 2,
      character: 'johannes-caprini',
      figures: ['oasis-gobi']
    })
    johannes.place('travel-lower', [1]).to('oasis-nicobar').has({ figure: 'oasis-nicobar' })
    expect(table().given({ character: 'niccolo-and-marco-polo' }).at().figures).toEqual([
      'beijing',
      'beijing'
    ])
  })

  it('ruling 61: each post of Altan Ord brings more than the one before, posts that move nothing', () => {
    const cities = ['xian', 'karakorum', 'hangzhou', 'fuzhou', 'lhasa', 'pagan', 'almaliq', 'kashgar']
    const after = (held: number) =>
      table()
        .given({
          dice: [6],
          coins: 2 + 2,
          camels: 1,
          posts: cities.slice(0, held),
          figures: ['balkh'],
          character: 'altan-ord'
        })
        .place('travel-lower', [6])
        .to('kabul')
    after(0).has({ vp: 1, coins: 0, camels: 0 })
    after(3).has({ vp: 1, coins: 1, camels: 1, pepper: 1, silk: 0 })
    const t = table().given({
      dice: [6],
      coins: 4,
      camels: 1,
      posts: cities.slice(0, 6),
      figures: ['balkh'],
      character: 'altan-ord'
    })
    t.place('travel-lower', [6]).rolls(5).to('kabul')
    t.has({ vp: 1, coins: 1, camels: 1, pepper: 1, silk: 1, gold: 1, dice: [{ black: 5 }] })
    expect(t.at().points.characters).toBe(1)
    after(7).has({ vp: 0, coins: 0, camels: 0 })
    const moved = table().given({
      dice: [6],
      coins: 4,
      camels: 1,
      posts: [...cities, 'varanasi', 'jaipur', 'calicut'],
      figures: ['balkh'],
      character: 'altan-ord'
    })
    moved.place('travel-lower', [6]).to('kabul').play(say.movePost('xian')).has({ vp: 0, coins: 0 })
  })

  it('ruling 61: an extra post that is the seventh brings Altan Ord all of it too, and its city what lies there', () => {
    const posts = ['karakorum', 'hangzhou', 'lhasa', 'pagan', 'almaliq']
    const t = table()
      .given({ dice: [3, 3, 3], coins: 9, camels: 2, posts, character: 'altan-ord' })
      .inCity('xian', 'contract-01', 'contract-02')
    t.place('travel-upper', [3, 3, 3]).to('xian').to('oasis-jing').to('fuzhou')
    const { gold } = t.at().stock
    t.rolls(5).play(say.extraPost('xian'))
    t.has({ posts: [...posts, 'fuzhou', 'xian'], dice: [{ black: 5 }], gold: gold + 1 })
    expect(t.question(), 'the contract of Xian').toBe('city-contract')
    t.play(say.takeOne('contract-01')).has({ contracts: ['contract-01'] })
    expect(t.question()).toBe('turn')
  })

  it('ruling 61: what Raschid does not roll is no low roll, so he gets nothing for it', () => {
    const t = alone().given({ dice: [0], character: 'raschid-ad-din-sinan' })
    t.place('book-1', [0], { value: 3 })
      .play(say.offer(0))
      .rolls(...Array.from({ length: 10 }, () => 6))
      .play(say.endTurn())
    expect(t.question()).toBe('turn')
    expect(t.at().dice.map(({ value }) => value)).toEqual([0, 0, 0, 0, 0])
  })

  it('ruling 61: a rolled black die that Raschid takes has no value either', () => {
    const t = alone({ options: { blackDice: 'rolled' } })
      .given({ dice: [0], camels: 3, character: 'raschid-ad-din-sinan' })
      .black(1, 1, 1, 1, 4)
    t.play(say.blackDie(), say.pickBlack(1)).has({ dice: [0, { black: 0 }] })
    expect(t.state.blackDice).toEqual([1, 1, 1, 4])
    t.place('guild-seals', [0, { black: 0 }], { value: 4 })
      .play(say.seal('jeweler'))
      .has({ jade: 3 })
  })

  it('ruling 62: a movement by a card leaves one post in all, also for Wilhelm (ruling 29)', () => {
    const t = table()
      .given({ dice: [4], coins: 30, camels: 9, character: 'wilhelm-von-rubruk' })
      .area('city-card-08', 'city-card-01')
    t.place('city-card-08', [4]).play(say.trade(4)).to('xian')
    expect(t.canChoose(say.to('lhasa', { post: true }))).toBe(false)
    t.to('lhasa')
      .stop()
      .has({ posts: ['lhasa'] })
  })

  it('ruling 62: Matteo draws from the contract pile, Wilhelm has 13 posts, Mercator shares in the books', () => {
    const matteo = alone().given({ dice: [], character: 'matteo-polo' }).pile('contract-30').endTurn()
    matteo.has({ contracts: ['contract-30'] })
    expect(matteo.at().dice).toHaveLength(6)
    const wilhelm = table().given({ dice: [3, 3], coins: 20, character: 'wilhelm-von-rubruk' })
    wilhelm
      .has({ postsLeft: 13 })
      .place('travel-middle', [3, 3])
      .to('xian')
      .to('oasis-jing', { post: true })
      .stop()
    wilhelm.play(say.decline()).has({ posts: ['xian'] })
    const mercator = table()
      .given({ dice: [3, 4] })
      .given({ seat: 1, character: 'mercator-ex-tabriz-3p' })
    mercator.place('book-2', [3]).play(say.offer(1)).has({ silk: 1 }, 1)
    expect(baseContent.guests.map(({ id }) => id)).not.toContain('kubilai-khan')
  })

  it('ruling 63: a good of choice is never jade', () => {
    const t = table()
      .given({ dice: [1], coins: 2 })
      .area('city-card-15', 'city-card-01')
    t.place('city-card-15', [1])
    expect(t.choices()).toEqual([say.goods({ pepper: 1 }), say.goods({ silk: 1 }), say.goods({ gold: 1 })])
  })
})
