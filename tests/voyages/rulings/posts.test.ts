/** Rulings 37 to 40: trading posts and what they bring. */
import { describe, expect, it } from 'vitest'
import { Chance, seeded } from '../../../shared/engine/chance'
import { copyOf } from '../../../shared/engine/visibility'
import { fair, nine } from '../held'
import { say } from '../say'
import { alone, table, type Table } from '../table'

describe('travel, movement and trading posts: posts', () => {
  it('ruling 37: a post is placed where the movement ends, not in cities passed through', () => {
    const t = table().given({ dice: [2, 2], coins: 7, camels: 3, figure: 'oasis-a' })
    t.outpost('moscow', 'outpost-gold-2').travel([2, 2])
    t.to('moscow')
      .to('anxi')
      .has({ posts: ['anxi'], postsLeft: 8, gold: 0 })
    expect(t.state.outposts['moscow']).toBe('outpost-gold-2')
  })

  it('ruling 37: not optional, not in an oasis, not in Venezia, not twice', () => {
    const t = table()
      .given({ dice: [2, 2], coins: 7, figure: 'moscow', posts: ['moscow'] })
      .travel([2, 2])
    t.to('oasis-a')
      .to('moscow')
      .has({ posts: ['moscow'], postsLeft: 8 })
    const oasis = table()
      .given({ dice: [1, 2], coins: 7, figure: 'moscow' })
      .travel([1, 2])
      .to('oasis-a')
    oasis.has({ posts: [], postsLeft: 9, figure: 'oasis-a' })
    const home = table()
      .given({ dice: [1, 2], coins: 7, figure: 'oasis-a' })
      .travel([1, 2])
      .to('venezia')
    home.has({ posts: [], postsLeft: 9, figure: 'venezia' })
    const must = table()
      .given({ dice: [1, 2], coins: 7 })
      .travel([1, 2])
      .to('alexandria')
    must.has({ posts: ['alexandria'], postsLeft: 8 })
  })

  it('ruling 37: where no post can be placed, none is asked about', () => {
    const t = table()
      .given({ dice: [1, 2], coins: 7, figure: 'moscow', posts: ['moscow'] })
      .travel([1, 2])
    const played = t.rules.play(copyOf(t.state), 0, say.to('oasis-a'), new Chance(seeded(1)))
    const opened = 'events' in played ? played.events.filter(({ type }) => type === 'taskOpened') : undefined
    expect(opened).toEqual([])
  })

  it('ruling 37: ending where one already has a post gives nothing', () => {
    const t = table()
      .given({ dice: [1, 2], coins: 3, camels: 2, figure: 'oasis-i', posts: ['adana'] })
      .travel([1, 2])
    t.to('adana').has({ coins: 0, camels: 0, posts: ['adana'] })
  })

  it("ruling 38: the outpost bonus goes to the first post of any player, after the movement; another's post takes none", () => {
    const t = table()
      .given({ dice: [1, 2], coins: 3, figure: 'oasis-a' })
      .outpost('moscow', 'outpost-coin-5')
      .travel([1, 2])
    t.to('moscow').has({ coins: 5 })
    expect(t.state.outposts['moscow']).toBe('')
    const second = table()
      .given({ dice: [1, 2], coins: 3, figure: 'oasis-a' })
      .given({ seat: 1, posts: ['moscow'] })
    second
      .travel([1, 2])
      .to('moscow')
      .has({ coins: 0, posts: ['moscow'] })
  })

  it('ruling 38: the tile goes also if it gave nothing; Beijing has none', () => {
    const t = table()
      .given({ dice: [1, 2], coins: 3, figure: 'oasis-a' })
      .blackSupply(0)
    t.outpost('moscow', 'outpost-black-die-1').travel([1, 2]).to('moscow').has({ dice: [] })
    expect(t.state.outposts['moscow']).toBe('')
    expect(t.events('rewardLost')).toHaveLength(1)
    expect(Object.keys(t.state.outposts)).not.toContain('beijing')
  })

  it('ruling 39: the small-city bonus once when the post is placed and again at the start of every later round', () => {
    const t = alone()
      .given({ dice: [1, 2], coins: 3, camels: 2, figure: 'oasis-i' })
      .travel([1, 2])
    t.to('adana')
      .has({ coins: 3, camels: 1 })
      .rolls(...fair(15))
      .endTurn()
      .has({ coins: 6, camels: 2 })
    t.passOut().passOut()
    while (t.at(2).dice.length > 1) t.bonus.moneyBag(3)
    t.bonus
      .moneyBag(3)
      .rolls(...fair(15))
      .endTurn()
    expect(t.state.round).toBe(3)
    t.has({ coins: 6 + 5 * 3 + 3, camels: 3 })
  })

  it("ruling 39: also for a second player's post; the tile stays", () => {
    const t = alone()
      .given({ dice: [1, 2], coins: 3, camels: 2, figure: 'oasis-i' })
      .given({ seat: 1, dice: [], posts: ['adana'] })
    t.travel([1, 2])
      .to('adana')
      .has({ coins: 3, camels: 1 })
      .rolls(...fair(15))
      .endTurn()
    t.has({ coins: 6, camels: 2 }).has({ coins: 3, camels: 1 }, 1)
  })

  it('ruling 39: not in the last round, after which none starts', () => {
    const t = alone()
      .round(5)
      .given({ dice: [1], posts: ['anxi'] })
      .passOut()
    t.has({ coins: 3 })
  })

  const before = (posts: readonly string[]): Table =>
    table()
      .given({ dice: [1, 2], coins: 3, figure: 'oasis-a', posts })
      .outpost('moscow', 'outpost-coin-3')
      .travel([1, 2])

  it('ruling 40: the 8th post brings 5 points and the 9th 10, at once; Beijing counts', () => {
    before(nine.slice(0, 6)).to('moscow').has({ vp: 0, postsLeft: 2 })
    before(nine.slice(0, 7)).to('moscow').has({ vp: 5, postsLeft: 1 })
    const ninth = before(nine.slice(0, 8)).to('moscow').has({ vp: 10, postsLeft: 0 })
    expect(ninth.at().points.posts).toBe(10)
  })

  it("ruling 40: Kubilai's first post counts", () => {
    const posts = nine.filter((city) => city !== 'beijing').slice(0, 6)
    const t = table().given({ dice: [1, 2], coins: 3, figure: 'oasis-a', posts, character: 'kubilai-khan' })
    t.travel([1, 2]).to('moscow').has({ vp: 5 })
  })

  it('ruling 40: scored once only, never for moved posts', () => {
    const t = before(nine).to('moscow').play(say.movePost('kochi'))
    t.has({ vp: 0, postsLeft: 0 })
    expect(t.at().posts).toHaveLength(9)
  })
})
