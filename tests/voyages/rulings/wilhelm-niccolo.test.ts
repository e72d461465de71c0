/** Rulings 45 to 48: Wilhelm, Niccolò and Marco. */
import { describe, expect, it } from 'vitest'
import { nine } from '../held'
import { say } from '../say'
import { alone, table, type Table } from '../table'

const post = { post: true } as const

describe('characters: movement', () => {
  it('ruling 45: Wilhelm may leave a post in every city passed through, and must at the end', () => {
    const t = table()
      .given({ dice: [3, 3], coins: 12, camels: 2, character: 'wilhelm-von-rubruk' })
      .travel([3, 3])
    t.to('alexandria')
    expect([t.canChoose(say.to('oasis-i')), t.canChoose(say.to('oasis-i', post))]).toEqual([true, true])
    t.to('oasis-i', post)
    expect(t.refusal(say.to('adana', post)), 'not in an oasis').toEqual({ code: 'no-post-to-leave' })
    t.to('adana').has({ posts: ['alexandria', 'adana'], postsLeft: 9 })
    const without = table()
      .given({ dice: [2, 3], coins: 7, character: 'wilhelm-von-rubruk' })
      .travel([2, 3])
    without.to('alexandria').to('oasis-i').has({ posts: [], postsLeft: 11 })
  })

  it('ruling 45: not in the city where the movement begins, nor twice in one city, nor for others', () => {
    const t = table()
      .given({ dice: [3, 3], coins: 12, figure: 'alexandria', character: 'wilhelm-von-rubruk' })
      .travel([3, 3])
    expect(t.refusal(say.to('oasis-i', post))).toEqual({ code: 'no-post-to-leave' })
    t.to('oasis-i')
      .to('alexandria')
      .to('oasis-i', post)
      .has({ posts: ['alexandria'] })
    const back = table()
      .given({ dice: [4, 4], coins: 12, character: 'wilhelm-von-rubruk' })
      .travel([4, 4])
    back.to('alexandria').to('oasis-i', post).to('alexandria')
    expect(back.refusal(say.to('oasis-i', post))).toEqual({ code: 'no-post-to-leave' })
    back.stop().has({ posts: ['alexandria'], postsLeft: 10 })
    const other = table()
      .given({ dice: [3, 3], coins: 12 })
      .travel([3, 3])
      .to('alexandria')
    expect(other.refusal(say.to('oasis-i', post))).toEqual({ code: 'no-post-to-leave' })
  })

  const ten = [...nine, 'adana']
  const wilhelm = (posts: readonly string[]): Table =>
    table()
      .given({ dice: [2, 2], coins: 7, camels: 3, figure: 'oasis-a', posts, character: 'wilhelm-von-rubruk' })
      .travel([2, 2])
      .to('moscow')

  it('ruling 45: with no posts left passing places nothing, and one must move only at the end', () => {
    const t = wilhelm([...ten, 'ormuz'])
    expect(t.refusal(say.to('anxi', post))).toEqual({ code: 'no-post-to-leave' })
    t.to('anxi')
    expect(t.question()).toBe('move-post')
    const one = wilhelm(ten).to('anxi', post)
    expect([one.question(), one.at().posts.includes('moscow')]).toEqual(['move-post', true])
    expect(one.canChoose(say.movePost('moscow')), 'one of this movement too').toBe(true)
  })

  it('ruling 46: bonuses of every post are received after the whole movement', () => {
    const t = table().given({
      dice: [2, 2],
      coins: 19,
      camels: 2,
      figure: 'oasis-i',
      character: 'wilhelm-von-rubruk'
    })
    t.travel([2, 2]).to('adana').has({ coins: 16, camels: 0, posts: [] })
    expect(t.refusal(say.to('kochi', post)), "Adana's 3 coins come too late").toEqual({
      code: 'coins-short',
      numbers: { price: 19, have: 16, short: 3 }
    })
    const paid = table().given({
      dice: [2, 2],
      coins: 22,
      camels: 2,
      figure: 'oasis-i',
      character: 'wilhelm-von-rubruk'
    })
    paid
      .travel([2, 2])
      .to('adana')
      .to('kochi', post)
      .has({ posts: ['adana', 'kochi'], coins: 3, camels: 1, vp: 3 })
    const told = paid.events().map((event) => event.type)
    expect(told.indexOf('gained')).toBeGreaterThan(told.lastIndexOf('postPlaced'))
    expect(told.indexOf('gained')).toBeGreaterThan(told.indexOf('stepped'))
  })

  it('ruling 46: outpost bonuses of cities passed come too', () => {
    const t = table().given({
      dice: [2, 2],
      coins: 7,
      camels: 3,
      figure: 'oasis-a',
      character: 'wilhelm-von-rubruk'
    })
    t.outpost('moscow', 'outpost-gold-2').travel([2, 2]).to('moscow').to('anxi', post)
    t.has({ gold: 2, coins: 5, posts: ['moscow', 'anxi'] })
    expect(t.state.outposts['moscow']).toBe('')
  })

  it('ruling 47: eleven posts; the 8th brings 5, the 9th 10, the 11th 10 more, at once', () => {
    table().given({ character: 'wilhelm-von-rubruk' }).has({ postsLeft: 11 })
    const nth = [...ten].filter((city) => city !== 'alexandria').concat('ormuz')
    for (const [placed, vp] of [
      [6, 0],
      [7, 5],
      [8, 10],
      [9, 0],
      [10, 10]
    ] as const) {
      const t = table().given({
        dice: [1, 1],
        coins: 3,
        posts: nth.slice(0, placed),
        character: 'wilhelm-von-rubruk'
      })
      t.travel([1, 1])
        .to('alexandria')
        .has({ vp, postsLeft: 10 - placed })
    }
    wilhelm(ten.slice(0, 7)).to('anxi', post).has({ vp: 15 })
  })

  const brothers = (things: object, dice: readonly number[] = [3, 3]): Table =>
    table()
      .given({ dice, character: 'niccolo-and-marco-polo', ...things })
      .travel(dice)

  it('ruling 48: steps split between the figures in any order; the sum counts for die and table', () => {
    const t = brothers({ coins: 12, figures: ['oasis-a', 'oasis-b'] })
    t.to('oasis-d', { figure: 1 }).to('moscow').to('lan-zhou', { figure: 1 })
    t.has({ coins: 0, figures: ['moscow', 'lan-zhou'], posts: ['moscow', 'lan-zhou'] })
    expect(t.question()).toBe('turn')
    const short = brothers({ coins: 11, figures: ['oasis-a', 'oasis-b'] })
      .to('moscow')
      .to('oasis-d', { figure: 1 })
    expect(short.refusal(say.to('oasis-a')).numbers).toEqual({ price: 5, have: 4, short: 1 })
  })

  it('ruling 48: posts and bonuses only after both have finished', () => {
    const t = brothers({ coins: 7, camels: 2, figures: ['oasis-i', 'oasis-a'] }, [2, 2]).to('adana')
    t.has({ posts: [], coins: 4, camels: 0 }).to('moscow', { figure: 1 })
    t.has({ posts: ['adana', 'moscow'], coins: 3, camels: 1 })
  })

  it('ruling 48: only for figures that moved; both in one city means one post', () => {
    brothers({ coins: 3, figures: ['oasis-a', 'karakorum'] }, [1, 2])
      .to('moscow')
      .has({ posts: ['moscow'] })
    const t = brothers({ coins: 7, figures: ['oasis-a', 'oasis-a'] }, [2, 2])
    t.to('moscow')
      .to('moscow', { figure: 1 })
      .has({ posts: ['moscow'], postsLeft: 8 })
  })

  it('ruling 48: a one-step movement moves either figure', () => {
    const t = table().given({
      dice: [1],
      camels: 1,
      pepper: 3,
      contracts: ['contract-start-1'],
      figures: ['oasis-a', 'oasis-b'],
      character: 'niccolo-and-marco-polo'
    })
    t.bonus.complete('contract-start-1')
    expect([t.canChoose(say.to('moscow')), t.canChoose(say.to('karakorum', { figure: 1 }))]).toEqual([
      true,
      true
    ])
    t.to('karakorum', { figure: 1 }).has({ figures: ['oasis-a', 'karakorum'], posts: ['karakorum'] })
    expect(t.question()).toBe('turn')
  })

  it('ruling 48: a camel each round; two figures in Venezia', () => {
    const t = alone()
      .given({ dice: [1], character: 'niccolo-and-marco-polo' })
      .has({ figures: ['venezia', 'venezia'] })
    t.bonus
      .moneyBag(1)
      .rolls(...Array<number>(15).fill(3))
      .endTurn()
      .has({ camels: 1 })
  })
})
