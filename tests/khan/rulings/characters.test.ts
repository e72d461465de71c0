/** Rulings 45 to 52: the seven characters. */
import { describe, expect, it } from 'vitest'
import { baseContent } from '../../../shared/games/khan/content'
import { movementOutlook, waysOf } from '../../../shared/games/khan/planner'
import { stepsOn, walk } from '../../../shared/polo/roads/planner'
import { atBlackDieCity } from '../black-die-city'
import { say } from '../say'
import { alone, table } from '../table'

describe('characters', () => {
  it('ruling 45: Filippo gets every used tile once, uses it in his own turn, then it is gone', () => {
    const t = table()
      .given({ dice: [6], coins: 9, camels: 9, figures: ['balkh'] })
      .given({ seat: 1, dice: [6], character: 'filippo-vitello', kept: ['outpost-coin-6'] })
      .outpost('kabul', 'gold-2')
    t.place('travel-lower', [6]).to('kabul').has({ gold: 2 })
    const told = t.events().map(({ type }) => type)
    expect(told.indexOf('outpostKept'), 'after its bonus').toBeGreaterThan(told.indexOf('gained'))
    t.has({ kept: ['outpost-coin-6', 'outpost-gold-2'] }, 1).endTurn()
    t.play(say.useOutpost('gold-2'), say.useOutpost('coin-6')).has({ gold: 2, coins: 4, kept: [] }, 1)
    expect(t.why(say.useOutpost('gold-2'))).toBe('not-offered')
    const own = table().given({
      dice: [6],
      coins: 9,
      camels: 9,
      figures: ['balkh'],
      character: 'filippo-vitello'
    })
    own
      .outpost('kabul', 'silk-2')
      .place('travel-lower', [6])
      .to('kabul')
      .has({ silk: 2, kept: ['outpost-silk-2'] })
  })

  it('ruling 46: Möngke passes oases without a step: the worked example in two steps for 8 coins and 4 camels', () => {
    const t = table().given({
      dice: [2, 6],
      coins: 8,
      camels: 4,
      character: 'mongke-khan',
      figures: ['xian'],
      posts: ['xian']
    })
    t.place('travel-middle', [2, 6]).to('oasis-jing').to('fuzhou').to('oasis-martaban').to('jaipur')
    t.has({ coins: 0, camels: 0, vp: 6, posts: ['xian', 'jaipur'] })
    t.play(say.choose(0), say.choose(1)).has({ coins: 2, camels: 1 })
  })

  it('ruling 46: ending on an oasis is a step, each oasis counts once, the one set out from only if entered again', () => {
    const t = table().given({
      dice: [1],
      coins: 9,
      camels: 9,
      character: 'mongke-khan',
      figures: ['oasis-dunhuang']
    })
    t.place('travel-lower', [1]).to('oasis-khotan')
    expect(t.question(), 'a step is left to end here or to go on').toBe('move')
    t.to('oasis-dunhuang').to('oasis-khotan').stop().has({ vp: 6 })
    const one = table().given({
      dice: [1],
      coins: 9,
      camels: 9,
      character: 'mongke-khan',
      figures: ['oasis-jing']
    })
    one.place('travel-lower', [1]).to('xian')
    expect(one.at().points.characters).toBe(0)
    const end = table().given({ dice: [1], camels: 4, coins: 2, character: 'mongke-khan', figures: ['xian'] })
    end.place('travel-lower', [1]).to('oasis-dunhuang').stop()
    expect(end.at().points.characters, 'for the oasis ended on').toBe(3)
  })

  it('ruling 46: a planned way by oases takes the steps of its cities, and the movement ends where it ends', () => {
    const t = table().given({
      dice: [2, 2],
      coins: 8,
      camels: 8,
      character: 'mongke-khan',
      posts: ['xian', 'fuzhou', 'jaipur'],
      figures: ['xian']
    })
    t.place('travel-middle', [2, 2])
    const [task] = t.state.agenda[0]?.slice(-1) ?? []
    if (task?.kind !== 'move') throw new Error('no movement is open')
    const outlook = movementOutlook(task)
    const ways = waysOf(baseContent, t.state, 0, outlook)
    const straight = ['oasis-jing', 'fuzhou', 'oasis-martaban', 'jaipur']
    const along = (length: number) =>
      ways
        .get(straight[length - 1] ?? '')
        ?.find(({ path }) => path.join() === straight.slice(0, length).join())
    expect([1, 2, 3, 4].map((length) => stepsOn(along(length) ?? { path: [] }))).toEqual([1, 1, 2, 2])
    const way = along(2)
    if (!way) throw new Error('no way to Fuzhou')
    for (const choice of walk(way, new Set(), outlook, true)) t.play(choice)
    expect(t.question()).toBe('choose-reward')
    t.has({ figure: 'fuzhou', vp: 3 })
  })

  it('ruling 47: De Wu takes seals with one die and gets a jade for improving, which cannot pay for it', () => {
    const t = alone()
      .given({ dice: [3, 3], coins: 3 + 1, character: 'de-wu', seals: ['spicer'], pepper: 2, jade: 1 })
      .onSpace('guild-seals', 1, 1, 1)
    t.place('guild-seals', [3])
    expect(t.choices()).toEqual([say.seal('farmer'), say.seal('tailor')])
    t.play(say.seal('farmer')).has({ coins: 1 })
    t.play(say.improve('spicer')).has({ jade: 1, pepper: 2, coins: 0, improved: ['spicer'] })
    const poor = table().given({ dice: [3], coins: 1, character: 'de-wu', seals: ['spicer'], pepper: 2 })
    expect(poor.why(say.improve('spicer'))).toBe('jade-short')
    expect(
      table()
        .given({ dice: [3, 3], character: 'de-wu' })
        .canChoose(say.place('guild-seals', [3, 3]))
    ).toBe(true)
  })

  it('ruling 48: Abha Basu has a point for every jade, one of them for each contract', () => {
    const t = alone().given({
      dice: [3],
      camels: 1,
      silk: 3,
      character: 'abha-basu',
      contracts: ['contract-06']
    })
    t.play(say.complete('contract-06')).has({ jade: 2, vp: 3 + 2 })
    t.play(say.moneyBag(3), say.choose(2)).has({ jade: 3, vp: 6 })
    const spent = alone().given({
      dice: [3],
      camels: 1,
      silk: 1,
      character: 'abha-basu',
      contracts: ['contract-start-7']
    })
    expect(spent.why(say.complete('contract-start-7'))).toBe('jade-short')
  })

  it('ruling 49: Mailin and Tian Chin split the steps of a movement; each that moved places a post', () => {
    const t = table().given({ dice: [2, 2], coins: 3, camels: 2, character: 'mailin-and-tian-chin' })
    t.place('travel-middle', [2, 2]).to('xian').to('oasis-gobi', { figure: 1 })
    t.has({ figures: ['xian', 'oasis-gobi'], posts: ['xian'] })
    const both = table().given({ dice: [2, 2], coins: 6, character: 'mailin-and-tian-chin' })
    both
      .place('travel-middle', [2, 2])
      .to('xian')
      .to('xian', { figure: 1 })
      .has({ posts: ['xian'] })
    const extra = table().given({
      dice: [4, 4, 4],
      coins: 9,
      camels: 9,
      character: 'mailin-and-tian-chin',
      figures: ['beijing', 'karakorum']
    })
    extra.place('travel-upper', [4, 4, 4]).to('xian').to('oasis-jing').to('oasis-gobi', { figure: 1 }).stop()
    expect(extra.choices()).toEqual([say.extraPost('xian'), say.stop()])
  })

  it('ruling 49: in any other movement one city gets a post, as the owner likes', () => {
    const t = table()
      .given({
        dice: [2],
        coins: 7,
        camels: 2,
        seals: ['farmer'],
        character: 'mailin-and-tian-chin'
      })
      .area('city-card-08', 'city-card-01')
    t.place('city-card-08', [2]).play(say.trade(1))
    t.to('xian')
      .play(say.decline())
      .has({ posts: ['xian'] })
    const two = table().given({ dice: [2], coins: 9, seals: ['farmer'], character: 'mailin-and-tian-chin' })
    two.area('city-card-08', 'city-card-01').place('city-card-08', [2]).play(say.trade(2))
    two.to('xian').to('hangzhou', { figure: 1 })
    expect(two.choices()).toEqual([say.settleFirst('xian'), say.settleFirst('hangzhou')])
    two.play(say.settleFirst('hangzhou'))
    expect(two.at().posts).toEqual(['hangzhou'])
  })

  it('ruling 50: one bonus of the round comes twice; a copying marker may copy two', () => {
    const t = alone().given({
      dice: [],
      posts: ['pagan'],
      improved: ['farmer'],
      character: 'mailin-and-tian-chin'
    })
    t.marker('pagan', 'a').endTurn()
    expect(t.choices()).toEqual([say.twice('pagan'), say.twice('farmer')])
    t.play(say.twice('farmer')).has({ coins: 6 + 2, camels: 4 })
    const copy = alone().given({ dice: [], posts: ['pagan'], character: 'mailin-and-tian-chin' })
    copy.marker('pagan', 'd').marker('kashgar', 'a').marker('balkh', 'b').endTurn()
    copy.play(say.bonus('kashgar'), say.bonus('balkh')).has({ coins: 6, camels: 3 })
  })

  it('ruling 50: bonuses of placing and improving are not doubled', () => {
    const t = table().given({
      dice: [1],
      coins: 4 + 2,
      pepper: 1,
      seals: ['farmer'],
      character: 'mailin-and-tian-chin'
    })
    t.marker('hangzhou', 'a')
      .place('travel-lower', [1])
      .to('hangzhou')
      .has({ coins: 2 + 6 })
    t.play(say.improve('farmer')).has({ camels: 2, coins: 8 - 3 + 1 })
  })

  it('ruling 51: Isabella: the worked example 1, 2, 4, 4, 6', () => {
    const t = alone().given({ dice: [], character: 'isabella-donati' })
    t.rolls(1, 2, 4, 4, 6, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3).endTurn()
    expect(t.choices()).toEqual([say.swap(), say.swap(4)])
    t.play(say.swap(4)).has({ coins: 4, vp: 1, gold: 1, camels: 0 })
    const single = alone().given({ dice: [], character: 'isabella-donati' })
    single.rolls(1, 2, 4, 4, 6, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3).endTurn().play(say.swap())
    single.has({ coins: 4, vp: 1, gold: 0, camels: 2 })
  })

  it('ruling 51: three equal dice are one pair, four are two; rerolls and black dice count, changes do not', () => {
    const four = alone().given({ dice: [], character: 'isabella-donati' })
    four.rolls(6, 6, 6, 6, 1, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3).endTurn()
    expect(four.choices()).toEqual([say.swap(), say.swap(6), say.swap(6, 6)])
    four.play(say.swap(6, 6)).has({ jade: 2, coins: 2 })
    const three = alone().given({ dice: [], character: 'isabella-donati' })
    three.rolls(6, 6, 6, 2, 1, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3).endTurn()
    expect(three.choices()).toEqual([say.swap(), say.swap(6)])
    const t = alone().given({ dice: [3, 5], camels: 6, character: 'isabella-donati' })
    t.rolls(1).play(say.reroll(3)).has({ coins: 2, camels: 5 })
    t.play(say.adjust(5, 1)).has({ coins: 2, camels: 3 })
    t.rolls(4).play(say.blackDie()).has({ camels: 1 })
  })

  it('ruling 51: a black die of the round counts, but makes no pair with a coloured one', () => {
    const t = atBlackDieCity()
    t.rolls(1, 2, 3, 4, 5, 5, ...Array<number>(10).fill(3)).endTurn()
    expect(t.question()).toBe('turn')
    t.has({ dice: [1, 2, 3, 4, 5, { black: 5 }], coins: 2, camels: 2, vp: 3 })
  })

  it('ruling 52: Gantulga: the worked example, Pagan to Kabul for 1 jade', () => {
    const t = table().given({
      dice: [6, 6, 6],
      coins: 2,
      jade: 1,
      character: 'gantulga-od',
      figures: ['pagan']
    })
    expect(t.why(say.place('travel-middle', [6, 6]))).toBe('space-barred')
    expect(t.why(say.place('travel-upper', [6, 6, 6]))).toBe('space-barred')
    t.place('travel-lower', [6])
      .to('kabul')
      .has({ coins: 0, jade: 0, posts: ['kabul'] })
    const sealed = table()
      .given({ dice: [6], coins: 2, character: 'gantulga-od' })
      .place('travel-lower', [6])
    expect(sealed.why(say.to('hangzhou'))).toBe('seal-needed')
  })

  it('ruling 52: other movements are free for him too, the price of a card is not', () => {
    const t = table()
      .given({ dice: [2], coins: 2, character: 'gantulga-od' })
      .area('city-card-08', 'city-card-01')
    t.place('city-card-08', [2]).play(say.trade(2)).to('xian').to('oasis-dunhuang').has({ coins: 0 })
    expect(t.state.hourglass).toBe(0)
  })
})
