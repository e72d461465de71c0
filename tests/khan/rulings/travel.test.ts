/** Rulings 20 to 30: travel, posts, and who starts the next round. */
import { describe, expect, it } from 'vitest'
import type { SealId } from '../../../shared/games/khan/types'
import { say } from '../say'
import { alone, table } from '../table'

const eleven = [
  'xian',
  'karakorum',
  'hangzhou',
  'fuzhou',
  'lhasa',
  'pagan',
  'almaliq',
  'kashgar',
  'varanasi',
  'jaipur',
  'calicut'
]

describe('travel', () => {
  it('ruling 20: as many steps as the lowest die, no more than the space allows, at least one', () => {
    const t = table().given({ dice: [6, 6], coins: 20, camels: 20, figures: ['karakorum'] })
    t.place('travel-middle', [6, 6])
    expect(t.why(say.stop())).toBe('must-move')
    t.to('oasis-turfan').to('karakorum').to('oasis-turfan').to('karakorum')
    expect(t.question(), 'four steps at the most').not.toBe('move')
    const one = table()
      .given({ dice: [6], coins: 20, camels: 20 })
      .place('travel-lower', [6])
      .to('oasis-gobi')
    expect(one.question()).toBe('turn')
    const low = table()
      .given({ dice: [1, 6], coins: 20, camels: 20 })
      .place('travel-middle', [1, 6])
    low.to('oasis-gobi')
    expect(low.question()).toBe('turn')
  })

  it('ruling 20: the worked example, Xian by two oases to Jaipur for 8 coins and 4 camels', () => {
    const t = table().given({ dice: [4, 5], coins: 8, camels: 4, figures: ['xian'], posts: ['xian'] })
    t.place('travel-middle', [4, 5]).to('oasis-jing').to('fuzhou').to('oasis-martaban').to('jaipur')
    t.has({ coins: 0, camels: 0, posts: ['xian', 'jaipur'] })
  })

  it('ruling 21: the occupied price, the 2 coins of the lower space and the way are paid before anything is gained', () => {
    const t = table()
      .given({ dice: [4], coins: 9, figures: ['beijing'] })
      .onSpace('travel-lower', 1, 1)
    t.place('travel-lower', [4]).has({ coins: 3 }).to('xian').has({ coins: 0 })
    const short = table()
      .given({ dice: [4], coins: 8 })
      .onSpace('travel-lower', 1, 1)
    expect(short.refusal(say.place('travel-lower', [4])).code).toBe('no-affordable-step')
    const fee = table().given({ dice: [4], coins: 1 })
    expect(fee.why(say.place('travel-lower', [4]))).toBe('coins-short')
  })

  it('ruling 22: a seal is needed in both directions, basic or improved, and is not spent', () => {
    const t = table()
      .given({ dice: [2, 2], coins: 9, camels: 3 })
      .place('travel-middle', [2, 2])
    expect(t.refusal(say.to('hangzhou'))).toEqual({ code: 'seal-needed', numbers: { seal: 'farmer' } })
    for (const seals of [{ seals: ['farmer'] as const }, { improved: ['farmer'] as const }]) {
      const has = table()
        .given({ dice: [2, 2], coins: 4, ...seals })
        .place('travel-middle', [2, 2])
      has
        .to('hangzhou')
        .to('beijing')
        .has({ coins: 0, seals: ['farmer'] })
    }
  })

  it('ruling 22: where no step can be paid, the cheapest that is named needs no seal that the seat lacks', () => {
    const at = (seals: readonly SealId[]) =>
      table()
        .given({ dice: [6], coins: 3, figures: ['calicut'], seals })
        .refusal(say.place('travel-lower', [6]))
    const cheapest = (coins: number, camels: number) => ({
      code: 'no-affordable-step',
      numbers: { coins, camels, jade: 0 }
    })
    expect(at([])).toEqual(cheapest(4, 2))
    expect(at(['tailor'])).toEqual(cheapest(2, 0))
  })

  it('ruling 23: a post is placed at the end in a city without an own one, never in Beijing or an oasis', () => {
    const t = table()
      .given({ dice: [2, 2], coins: 9, camels: 3 })
      .place('travel-middle', [2, 2])
    t.to('xian').to('oasis-jing').has({ posts: [], figure: 'oasis-jing' })
    const city = table()
      .given({ dice: [2, 2], coins: 9 })
      .place('travel-middle', [2, 2])
    city
      .to('xian')
      .stop()
      .play(say.decline())
      .has({ posts: ['xian'], postsLeft: 10 })
    const home = table()
      .given({ dice: [2, 2], coins: 9 })
      .place('travel-middle', [2, 2])
    home.to('xian').to('beijing').has({ posts: [] })
  })

  it('ruling 24: the upper space gives one more post in a city passed, after the end post, and both give their bonuses', () => {
    const t = table()
      .given({ dice: [3, 3, 3], coins: 20, camels: 9 })
      .outpost('fuzhou', 'coin-6')
    t.place('travel-upper', [3, 3, 3]).to('xian').to('oasis-jing').to('fuzhou')
    expect(t.has({ posts: ['fuzhou'] }).choices()).toEqual([say.extraPost('xian'), say.stop()])
    t.play(say.extraPost('xian')).has({ posts: ['fuzhou', 'xian'] })
    expect(t.events('gained').map(({ cause }) => cause.kind)).toContain('outpost')
    expect(t.question(), 'the contract of Xian').toBe('city-contract')
  })

  it('ruling 24: it is optional, possible from an oasis or Beijing, and not in the city set out from unless it was entered again', () => {
    const t = table().given({ dice: [3, 3, 3], coins: 30, figures: ['xian'] })
    t.place('travel-upper', [3, 3, 3]).to('beijing').to('xian').to('oasis-jing')
    expect(t.choices()).toEqual([say.extraPost('xian'), say.stop()])
    t.stop().has({ posts: [] })
    const left = table().given({ dice: [3, 3, 3], coins: 30, figures: ['xian'] })
    left.place('travel-upper', [3, 3, 3]).to('oasis-jing').stop()
    expect(left.question()).toBe('turn')
    const middle = table()
      .given({ dice: [2, 2], coins: 30 })
      .place('travel-middle', [2, 2])
    middle.to('xian').to('oasis-jing')
    expect(middle.question()).toBe('turn')
  })

  it('ruling 25: without posts a mandatory one moves, and late posts score once', () => {
    const t = table()
      .given({ dice: [6], coins: 2 + 2, camels: 1, posts: eleven, figures: ['balkh'] })
      .marker('balkh', 'a')
    t.place('travel-lower', [6]).to('kabul')
    expect(t.question()).toBe('move-post')
    t.play(say.movePost('xian'))
    t.has({ postsLeft: 0, vp: 0, posts: [...eleven.slice(1), 'kabul'] })
    const points = [8, 9, 10].map((held) => {
      const late = table().given({
        dice: [6],
        coins: 2 + 2,
        camels: 1,
        posts: eleven.slice(0, held),
        figures: ['balkh']
      })
      late.place('travel-lower', [6]).to('kabul')
      return late.at().points.posts
    })
    expect(points).toEqual([5, 5, 10])
  })

  it('ruling 25: a post placed in this same movement may be the one that moves on, its bonuses stay', () => {
    const t = table()
      .given({
        dice: [2, 2],
        coins: 2 + 3,
        camels: 1 + 3,
        character: 'mailin-and-tian-chin',
        posts: eleven.slice(0, 10),
        figures: ['balkh', 'oasis-nishapur']
      })
      .outpost('kabul', 'gold-2')
      .marker('baghdad', 'a')
    t.place('travel-middle', [2, 2]).to('kabul').to('baghdad', { figure: 1 })
    t.play(say.settleFirst('kabul')).has({ vp: 10, postsLeft: 0 })
    expect(t.choices()).toContainEqual(say.movePost('kabul'))
    t.play(say.movePost('kabul'))
    t.has({ posts: [...eleven.slice(0, 10), 'baghdad'], vp: 10, gold: 2, coins: 6 })
  })

  it('ruling 25: the extra post needs a post in hand', () => {
    const t = table().given({
      dice: [2, 2, 2],
      coins: 9,
      camels: 9,
      posts: eleven,
      figures: ['oasis-nishapur']
    })
    t.place('travel-upper', [2, 2, 2]).to('balkh').to('kabul').play(say.movePost('xian'))
    expect(t.question()).toBe('turn')
  })

  it('ruling 26: an outpost tile goes to the first post and leaves the game', () => {
    const given = { dice: [6], coins: 10, camels: 9, figures: ['balkh'] }
    const t = table()
      .given(given)
      .given({ ...given, seat: 1 })
      .outpost('kabul', 'gold-2')
    t.place('travel-lower', [6]).to('kabul').has({ gold: 2 }).endTurn()
    t.place('travel-lower', [6])
      .to('kabul')
      .has({ gold: 0, posts: ['kabul'] }, 1)
    expect(t.state.outposts['kabul']).toBe('')
  })

  it('ruling 27: a post in a contract city may bring one of its contracts, in place of one held where both places are full', () => {
    const t = table()
      .given({ dice: [6], coins: 9, contracts: ['contract-start-1', 'contract-20'] })
      .inCity('xian', 'contract-01', 'contract-02')
    t.place('travel-lower', [6]).to('xian')
    expect(t.why(say.takeOne('contract-01'))).toBe('not-offered')
    expect(t.choices()).toHaveLength(5)
    t.play(say.takeOne('contract-01', 'contract-start-1')).has({ contracts: ['contract-20', 'contract-01'] })
    expect(t.state.removed).toContain('contract-start-1')
  })

  it('ruling 27: an end post and an extra post in contract cities bring a contract of each', () => {
    const t = table()
      .given({ dice: [3, 3, 3], coins: 3, camels: 8 })
      .inCity('xian', 'contract-01', 'contract-02')
      .inCity('karakorum', 'contract-03', 'contract-05')
    t.place('travel-upper', [3, 3, 3]).to('xian').to('oasis-dunhuang').to('karakorum')
    t.play(say.extraPost('xian'))
    const offered = () => t.choices().flatMap((one) => (one.type === 'takeContract' ? [one.contract] : []))
    t.play(say.reward(1))
    expect(offered()).toEqual(['contract-01', 'contract-02'])
    t.play(say.takeOne('contract-02'))
    expect(offered()).toEqual(['contract-03', 'contract-05'])
    t.play(say.takeOne('contract-03')).has({ contracts: ['contract-02', 'contract-03'] })
  })

  it('ruling 28: what a new city offers is open from the next turn on', () => {
    const t = alone()
      .given({ dice: [6, 6], coins: 9, camels: 3, figures: ['balkh'] })
      .card('kabul', 'city-card-01')
    expect(t.why(say.place('city-card-01', [6]))).toBe('no-post-there')
    t.place('travel-lower', [6]).to('kabul')
    expect(t.why(say.place('city-card-01', [6]))).toBe('main-action-done')
    t.endTurn()
      .place('city-card-01', [6])
      .has({ coins: 5 + 12 })
  })

  it('ruling 28: a post placed by a bonus movement opens nothing for the main action of the same turn', () => {
    const things = { dice: [6, 3], camels: 3, pepper: 3, coins: 9, contracts: ['contract-start-1'] }
    const t = alone()
      .given({ ...things, figures: ['balkh'] })
      .card('kabul', 'city-card-01')
    t.play(say.complete('contract-start-1'))
      .to('kabul')
      .has({ posts: ['kabul'] })
    expect(t.refusal(say.place('city-card-01', [6]))).toEqual({
      code: 'post-new',
      numbers: { city: 'kabul' }
    })
    t.place('book-1', [3]).play(say.offer(0)).endTurn()
    t.place('city-card-01', [6]).has({ coins: 9 - 2 + 12 })
    const special = alone().given({ ...things, figures: ['kabul'] })
    special.play(say.complete('contract-start-1')).to('balkh')
    expect(special.canChoose(say.place('special-balkh', [6]))).toBe(false)
    const moved = alone()
      .given({ ...things, posts: eleven, figures: ['balkh'] })
      .card('kabul', 'city-card-01')
    moved.play(say.complete('contract-start-1')).to('kabul').play(say.movePost('xian'))
    expect(moved.why(say.place('city-card-01', [6]))).toBe('post-new')
  })

  it('ruling 29: a movement as a reward costs its routes, may be declined, leaves one post and changes no first player', () => {
    const things = { dice: [3], camels: 1 + 1, pepper: 3, contracts: ['contract-start-1'] }
    const t = table()
      .given({ ...things, coins: 3 })
      .play(say.complete('contract-start-1'))
      .to('xian')
    t.play(say.decline()).has({ coins: 0, posts: ['xian'] })
    expect(t.state.hourglass).toBe(0)
    const declined = table()
      .given({ ...things, coins: 3 })
      .play(say.complete('contract-start-1'))
      .stop()
    declined.has({ figure: 'beijing', coins: 3 })
    const poor = table()
      .given({ ...things, camels: 1 })
      .play(say.complete('contract-start-1'))
    expect(poor.events('rewardLost')).toHaveLength(1)
    expect(poor.question()).toBe('turn')
  })

  it('ruling 30: a Travel space not below any used one takes the hourglass at once', () => {
    const rich = { dice: [3, 3, 3], coins: 20, camels: 9 }
    const t = table()
    for (const seat of [0, 1, 2]) t.given({ ...rich, seat })
    t.place('travel-middle', [3, 3]).to('oasis-gobi').stop().endTurn()
    expect(t.state.hourglass).toBe(0)
    t.place('travel-lower', [3]).to('oasis-gobi').endTurn()
    expect(t.state.hourglass, 'below').toBe(0)
    t.place('travel-middle', [3, 3]).to('oasis-gobi').stop()
    expect(t.state.hourglass, 'the same').toBe(2)
    expect(t.state.startSeat, 'not yet').toBe(0)
    expect(t.endTurn().playRoundOut().state.startSeat).toBe(2)
    const [first] = t.passOut().at(0).dice
    t.place('travel-lower', [first?.value ?? 0])
    expect(t.state.hourglass, 'the first one of the round').toBe(0)
    expect(
      alone()
        .given({ dice: [3] })
        .playRoundOut().state.startSeat,
      'nobody travelled'
    ).toBe(0)
  })
})
