/** Rulings 41 to 43: posts that move, Beijing, the start player. */
import { describe, expect, it } from 'vitest'
import { fair, nine } from '../held'
import { say } from '../say'
import { alone, table, type Table } from '../table'

describe('travel, movement and trading posts: moving posts, Beijing, start player', () => {
  const before = (posts: readonly string[]): Table =>
    table()
      .given({ dice: [1, 2], coins: 3, figure: 'oasis-a', posts })
      .outpost('moscow', 'outpost-coin-3')
      .travel([1, 2])

  it('ruling 41: with no posts left one of those on the map must move, Beijing included', () => {
    const t = before(nine).to('moscow')
    expect(t.question()).toBe('move-post')
    expect(t.choices()).toEqual(nine.map((city) => say.movePost(city)))
    expect(t.refusal(say.stop())).toEqual({ code: 'answer-first', numbers: { task: 'move-post' } })
    expect(t.refusal(say.movePost('moscow'))).toEqual({ code: 'no-post-there', numbers: { city: 'moscow' } })
    t.play(say.movePost('beijing')).has({ posts: [...nine.slice(1), 'moscow'] })
    expect(t.state.beijing).toEqual([-1, -1, -1, -1])
  })

  it("ruling 41: the new city's bonuses come as for a new post, the old city's card and income are lost", () => {
    const t = alone().given({
      dice: [1, 2, 4],
      coins: 3,
      figure: 'oasis-a',
      posts: [...nine.slice(0, 7), 'anxi', 'ormuz']
    })
    t.outpost('moscow', 'outpost-coin-3').cityCard('alexandria', 'city-card-31').travel([1, 2]).to('moscow')
    t.play(say.movePost('alexandria')).has({ coins: 3 }).endTurn()
    expect(t.refusal(say.place('city-card-31', [4]))).toEqual({
      code: 'no-post-there',
      numbers: { city: 'alexandria' }
    })
    const income = alone().given({
      dice: [1, 2],
      coins: 3,
      figure: 'oasis-a',
      posts: [...nine.slice(0, 8), 'anxi']
    })
    income.travel([1, 2]).to('moscow').play(say.movePost('anxi'))
    income
      .rolls(...fair(15))
      .endTurn()
      .has({ coins: 0 })
  })

  /** Two figures that both end in cities that need a post. */
  const two = (posts: readonly string[]): Table =>
    table()
      .given({
        dice: [2, 2],
        coins: 7,
        character: 'niccolo-and-marco-polo',
        figures: ['oasis-a', 'venezia'],
        posts
      })
      .outpost('moscow', 'outpost-coin-3')
      .outpost('alexandria', 'outpost-coin-5')
      .travel([2, 2])
      .to('moscow')
      .to('alexandria', { figure: 1 })

  it('ruling 41: with two figures and too few posts the player orders the cities', () => {
    const posts = ['beijing', 'karachi', 'karakorum', 'lan-zhou', 'samarcanda', 'sumatra', 'kochi', 'xian']
    const t = two(posts)
    expect(t.choices()).toEqual([say.settleFirst('moscow'), say.settleFirst('alexandria')])
    t.play(say.settleFirst('alexandria')).has({ vp: 10, posts: [...posts, 'alexandria'] })
    t.play(say.movePost('beijing'))
    t.has({ posts: [...posts.slice(1), 'alexandria', 'moscow'], vp: 10, coins: 8 })
  })

  it('ruling 41: a post placed in this same movement may be the one that moves', () => {
    const posts = ['beijing', 'karachi', 'karakorum', 'lan-zhou', 'samarcanda', 'sumatra', 'kochi', 'xian']
    const t = two(posts).play(say.settleFirst('moscow'))
    expect(t.canChoose(say.movePost('moscow'))).toBe(true)
    t.play(say.movePost('moscow')).has({ posts: [...posts, 'alexandria'] })
  })

  it('ruling 41: with posts enough nobody is asked for the order', () => {
    two(['xian']).has({ posts: ['xian', 'moscow', 'alexandria'], coins: 8 })
  })

  it('ruling 42: Beijing gives the free slot with the most points, the same for every player count', () => {
    for (const players of [2, 3, 4]) {
      const t = table({ players })
        .given({ dice: [1, 2], coins: 3, figure: 'xian' })
        .given({ seat: 1, posts: ['beijing'] })
      expect(t.state.beijing).toEqual([1, -1, -1, -1])
      t.travel([1, 2]).to('beijing')
      expect(t.state.beijing).toEqual([1, 0, -1, -1])
    }
  })

  it('ruling 42: a second visit changes nothing; slots are worth 10, 7, 4, 1 at the end', () => {
    const t = table({ players: 4 })
      .round(5)
      .given({ dice: [1, 2], coins: 3, figure: 'xian', posts: ['beijing'] })
    for (const seat of [1, 2, 3]) t.given({ seat, posts: ['beijing'], dice: [] })
    t.travel([1, 2]).to('beijing').endTurn()
    expect(t.outcome?.scores.map((score) => score.bySource['beijing'])).toEqual([10, 7, 4, 1])
  })

  it('ruling 42: a slot whose post is moved away is free again, the others stay where they are', () => {
    const t = table()
      .given({ dice: [1, 2], coins: 3, figure: 'oasis-a', posts: nine })
      .given({ seat: 1, posts: ['beijing'] })
    t.given({ seat: 2, dice: [1, 2], coins: 4, figure: 'xian' })
    expect(t.state.beijing).toEqual([0, 1, -1, -1])
    t.travel([1, 2]).to('moscow').play(say.movePost('beijing'))
    expect(t.state.beijing).toEqual([-1, 1, -1, -1])
    t.endTurn().place('take-5-coins', [3]).endTurn()
    t.travel([1, 2]).to('beijing')
    expect(t.state.beijing).toEqual([2, 1, -1, -1])
  })

  it('ruling 43: the last player to use Travel starts the next round', () => {
    const t = table()
      .given({ dice: [1, 2], coins: 9 })
      .given({ seat: 1, dice: [1, 2], coins: 9 })
      .given({ seat: 2, dice: [5] })
    t.travel([1, 2]).to('oasis-a').endTurn().travel([1, 2]).to('oasis-a')
    expect(t.state.startSeat, 'takes effect at the next round').toBe(0)
    t.endTurn().passOut()
    expect([t.state.round, t.state.startSeat]).toEqual([2, 1])
    t.answerAll()
    expect(t.state.activeSeat).toBe(1)
  })

  it('ruling 43: with black dice too; if nobody travelled, no change, whatever was travelled the round before', () => {
    const t = table({ options: { startPlayer: '1' } })
      .turnOf(2)
      .given({ dice: [] })
      .given({ seat: 1, dice: [] })
    t.given({ seat: 2, dice: [{ black: 1 }, { black: 2 }], coins: 9 })
      .travel([{ black: 1 }, { black: 2 }])
      .to('oasis-a')
      .endTurn()
    expect(t.state.startSeat).toBe(2)
    t.playRoundOut()
    expect([t.state.round, t.state.startSeat]).toEqual([3, 2])
  })

  it('ruling 43: a bonus movement is not the Travel action', () => {
    const t = table().turnOf(1).given({ dice: [] }).given({ seat: 2, dice: [] })
    t.given({ seat: 1, dice: [3], camels: 1, pepper: 3, contracts: ['contract-start-1'] })
    t.bonus.complete('contract-start-1').to('oasis-a').passOut()
    expect([t.state.round, t.state.startSeat]).toEqual([2, 0])
  })
})
