/** Rulings 86 to 95: the path tokens, how they come and what each does; the planner says what they save. */
import { describe, expect, it } from 'vitest'
import { aidedWays, saving, withAided } from '../../../shared/games/voyages/assist/aids'
import { travelWith, waysOf } from '../../../shared/games/voyages/assist/ways'
import { baseContent, withModules } from '../../../shared/games/voyages/content'
import { newCharacters } from '../../../shared/games/voyages/modules/new-characters'
import { secretPaths } from '../../../shared/games/voyages/modules/secret-paths'
import { walk } from '../../../shared/games/voyages/planner'
import { offeredCounts } from '../../../shared/games/voyages/spaces'
import { give as giveGift, giftsOf, say as gifts } from '../new-characters'
import { say as base } from '../say'
import { alone, give, id, own, pathsOf, say, stack, table } from '../secret-paths'
import type { Table } from '../table'

/** Seat 0 alone, with these tokens and enough for a journey unless said otherwise. */
const holding = (paths: readonly string[], things: object = {}): Table =>
  give(alone().given({ dice: [2, 2, 2], coins: 30, camels: 20, ...things }), 0, ...paths)

describe('André de Longjumeau', () => {
  const andre = 'secret-paths/andre-de-longjumeau'
  /** The last turn of a round in which he has nothing left to do. */
  const lastTurn = (): Table =>
    table()
      .given({ character: andre, dice: [] })
      .given({ seat: 1, dice: [] })
      .given({ seat: 2, dice: [1] })
      .turnOf(2)

  it('ruling 86: draws two tokens at the start of a round, keeps one and discards the other', () => {
    const t = stack(lastTurn(), 'oasis', 'discount').passOut()
    expect(pathsOf(t.state, 0).drawn).toEqual([id('oasis'), id('discount')])
    expect(t.seat(0).refusal(say.keep('lone-rider'))).toEqual({ code: 'not-offered' })
    t.seat(0).play(say.keep('discount'))
    expect(pathsOf(t.state, 0)).toEqual({ drawn: [], kept: [id('discount')] })
    expect(own(t.state).used).toEqual([id('oasis')])
  })

  it('ruling 86: used tokens are shuffled when the pile runs out; without any, one is drawn or none', () => {
    const all = (t: Table, used: number, left = 1): Table =>
      t.ofModule((state) => {
        const mine = own(state)
        const rest = mine.pile.cards?.splice(left) ?? []
        mine.pile.count = left
        mine.used = rest.slice(0, used)
        pathsOf(state, 1).kept = rest.slice(used)
      })
    const t = all(lastTurn(), 5).passOut()
    expect(t.events('secret-paths/pathsShuffled' as never)).toHaveLength(1)
    expect(pathsOf(t.state, 0).drawn).toHaveLength(2)
    expect(own(t.state)).toMatchObject({ pile: { count: 4 }, used: [] })
    const one = all(lastTurn(), 0).passOut()
    expect(pathsOf(one.state, 0)).toMatchObject({ drawn: [], kept: { length: 1 } })
    const none = all(lastTurn(), 0, 0).passOut()
    expect(none.events('rewardLost')).toHaveLength(1)
    expect(pathsOf(none.state, 0)).toMatchObject({ drawn: [], kept: [] })
    expect(JSON.stringify(none.state.agenda)).not.toContain('keep-path')
  })

  it('ruling 87: kept tokens lie face up until they are used, then with the used ones', () => {
    const t = holding(['oasis', 'discount'])
    expect(pathsOf(t.rules.view(t.state, 2), 0).kept).toEqual([id('oasis'), id('discount')])
    t.travel([2, 2]).play(say.use('discount')).to('alexandria').stop().endTurn()
    expect(pathsOf(t.state, 0).kept).toEqual([id('oasis')])
    expect(own(t.state).used).toEqual([id('discount')])
    expect(t.refusal(say.use('discount'))).toEqual({ code: 'secret-paths/no-such-path' })
    const more = give(stack(lastTurn(), 'oasis', 'discount'), 0, 'lone-rider').passOut()
    more.seat(0).play(say.keep('discount'))
    expect(pathsOf(more.state, 0).kept).toEqual([id('lone-rider'), id('discount')])
  })
})

describe('declaring', () => {
  it('ruling 88: one token a movement, before its first step', () => {
    const t = holding(['oasis', 'discount']).travel([2, 2])
    t.play(say.use('oasis'))
    expect(t.refusal(say.use('discount'))).toEqual({ code: 'secret-paths/too-late' })
    const late = holding(['oasis']).travel([2, 2]).to('alexandria')
    expect(late.refusal(say.use('oasis'))).toEqual({ code: 'secret-paths/too-late' })
    expect(holding(['oasis']).refusal(say.use('oasis'))).toEqual({ code: 'secret-paths/in-a-movement' })
    expect(holding([]).refusal(say.use('oasis'))).toEqual({ code: 'secret-paths/no-such-path' })
    const step = holding(['bonus-move', 'oasis']).play(say.use('bonus-move'))
    expect(step.refusal(say.use('oasis')), 'the movement of a token').toEqual({
      code: 'secret-paths/too-late'
    })
  })

  it('ruling 88: a journey that only a token can pay is open, and goes on with that token', () => {
    const poor = (...paths: string[]) => holding(paths, { coins: 0, camels: 0 })
    expect(poor().refusal(base.place('travel', [2, 2]))).toMatchObject({ code: 'no-affordable-step' })
    expect(poor('free-routes-1').refusal(base.place('travel', [2, 2]))).toMatchObject({
      code: 'no-affordable-step'
    })
    const t = poor('discount', 'free-routes-all').travel([2, 2])
    expect(t.refusal(say.use('free-routes-all'))).toMatchObject({ code: 'no-affordable-step' })
    expect(t.choices()).toEqual([say.use('discount')])
    t.play(say.use('discount')).to('alexandria').has({ coins: 0, figure: 'alexandria' })
  })

  it('ruling 88: the planner shows the ways with each token, and what it saves', () => {
    const { state } = holding(['free-routes-1', 'discount', 'bonus-move'], { figure: 'moscow', dice: [3, 3] })
    const content = withModules(baseContent, [secretPaths])
    const outlook = travelWith(content, state, 0, 2)
    const plain = waysOf(content, state, 0, outlook)
    const aided = aidedWays(content, state, 0, outlook)
    expect(aided.map(({ aid }) => aid)).toEqual([id('free-routes-1'), id('discount')])
    const [free, discount] = aided
    const first = (ways: typeof plain | undefined) => ways?.get('karakorum')?.[0]
    expect(first(plain)?.price).toEqual({ coin: 7, camel: 5 })
    const way = first(free?.ways)
    if (!way || !free) throw new Error('no way')
    expect(way).toMatchObject({ price: { coin: 7, camel: 0 }, passes: 2 })
    expect(saving(plain, way)).toEqual({ coin: 0, camel: 5 })
    const cheaper = first(discount?.ways)
    expect(cheaper && saving(plain, cheaper)).toEqual({ coin: 6, camel: 0 })
    expect(
      withAided(plain, aided)
        .get('karakorum')
        ?.map(({ price }) => price)
    ).toEqual([
      { coin: 7, camel: 5 },
      { coin: 7, camel: 0 },
      { coin: 1, camel: 5 }
    ])
    const t = holding(['free-routes-1'], { figure: 'moscow', dice: [2, 2] }).travel([2, 2])
    t.play(free.choice, ...walk(way, new Set(), free.outlook, true)).has({ figure: 'karakorum', camels: 20 })
  })
})

describe('what tokens do', () => {
  it('ruling 89: one step more; the table counts the steps without it, and at least one', () => {
    const t = holding(['extra-step-1'], { dice: [1, 1] })
      .travel([1, 1])
      .play(say.use('extra-step-1'))
    t.to('alexandria').to('oasis-i').has({ coins: 27, figure: 'oasis-i' })
    const one = holding(['extra-step-1']).travel([2, 2]).play(say.use('extra-step-1'))
    one.to('alexandria').stop().has({ coins: 27 })
    const far = holding(['extra-step-2'], { dice: [6, 6], coins: 18, camels: 3 }).travel([6, 6])
    far.play(say.use('extra-step-2')).to('oasis-a').to('moscow').to('oasis-a').to('moscow')
    far.to('oasis-a').to('moscow').to('oasis-a').has({ coins: 0, figure: 'oasis-a' })
  })

  it('ruling 89: no step more in a movement that is not Travel, as there are no coins off in one (ruling 92)', () => {
    const t = giveGift(
      give(alone({ modules: [newCharacters] }).given({ dice: [3] }), 0, 'extra-step-1', 'discount', 'oasis'),
      0,
      'gift-move-1'
    ).play(gifts.use('gift-move-1'))
    expect(t.refusal(say.use('extra-step-1'))).toEqual({ code: 'secret-paths/travel-alone' })
    expect(t.refusal(say.use('discount'))).toEqual({ code: 'secret-paths/travel-alone' })
    expect(t.canChoose(say.use('oasis'))).toBe(true)
  })

  it('ruling 90: two crossings cost nothing, of the same road too, as their owner says; or all', () => {
    const things = { figure: 'moscow', dice: [3, 3], camels: 2 }
    const t = holding(['free-routes-1'], things).travel([3, 3]).play(say.use('free-routes-1'))
    t.play(say.by('free', 'anxi'), say.by('free', 'moscow'))
    expect(t.refusal(say.by('free', 'anxi'))).toMatchObject({ code: 'not-a-neighbour' })
    expect(t.refusal(base.to('anxi'))).toMatchObject({ code: 'camels-short' })
    t.stop().has({ camels: 2 })
    const nothing = holding(['free-routes-1']).travel([2, 2]).play(say.use('free-routes-1'))
    expect(nothing.canChoose(say.by('free', 'alexandria')), 'a road without a cost').toBe(false)
    const all = holding(['free-routes-all'], { ...things, camels: 0 }).travel([3, 3])
    all
      .play(say.use('free-routes-all'))
      .to('anxi')
      .to('moscow')
      .to('anxi')
      .has({ camels: 0, coins: 18 + 5 })
  })

  it('ruling 91: from oasis to oasis, and once between two cities of a kind for its camels', () => {
    const oases = holding(['oasis'], { figure: 'oasis-a', dice: [3, 3] }).travel([3, 3])
    oases.play(say.use('oasis')).to('oasis-j').to('oasis-h').to('xian').has({ camels: 20, coins: 18 })
    const large = holding(['large-city'], { figure: 'alexandria', dice: [2, 2] }).travel([2, 2])
    large.play(say.use('large-city'))
    const jumps = large.choices().flatMap((one) => ('road' in one && one.type === 'step' ? [one.to] : []))
    expect(jumps.sort()).toEqual(['karachi', 'karakorum', 'lan-zhou', 'moscow', 'samarcanda', 'sumatra'])
    large.play(say.by('jump', 'sumatra')).has({ camels: 17, coins: 27 })
    expect(large.refusal(say.by('jump', 'moscow'))).toMatchObject({ code: 'not-a-neighbour' })
    const small = holding(['small-city'], { figure: 'oasis-i', dice: [2, 2] }).travel([2, 2])
    small.play(say.use('small-city')).to('adana').play(say.by('jump', 'xian')).has({ camels: 16 })
    small.has({ posts: ['xian'] })
  })

  it('ruling 92: six coins off the travel table alone, never below 0', () => {
    const t = holding(['discount'], { figure: 'oasis-b', dice: [3, 3] }).travel([3, 3])
    t.play(say.use('discount')).to('oasis-c').has({ coins: 25 })
    t.to('beijing').has({ coins: 24 }).stop()
    expect(t.refusal(say.use('discount'))).toBeDefined()
  })

  it('ruling 93: a journey with one die, whose value is the limit; colour, payment and start player as ever', () => {
    expect(holding([]).refusal(base.place('travel', [2]))).toMatchObject({ code: 'dice-count' })
    const t = holding(['lone-rider', 'oasis']).onSpace('travel', 1, 1, 1)
    expect(t.refusal(say.use('lone-rider'))).toEqual({ code: 'secret-paths/by-one-die' })
    t.travel([2]).has({ coins: 28, dice: [2, 2] })
    expect(t.refusal(say.use('oasis'))).toEqual({ code: 'secret-paths/too-late' })
    t.to('alexandria').to('oasis-i').has({ coins: 21 })
    expect(t.state.lastTraveller).toBe(0)
    expect(own(t.state).used).toEqual([id('lone-rider')])
    const own0 = holding(['lone-rider']).onSpace('travel', 0, 2)
    expect(own0.refusal(base.place('travel', [2]))).toEqual({ code: 'own-colour-there' })
    const poor = holding(['lone-rider', 'discount'], { coins: 0 })
    expect(poor.canChoose(base.place('travel', [2, 2]))).toBe(true)
    expect(poor.canChoose(base.place('travel', [2])), 'no second token').toBe(false)
    const both = holding(['lone-rider']).travel([2, 2])
    expect(pathsOf(both.state, 0).kept).toEqual([id('lone-rider')])
  })

  it('ruling 93: the planner plans a journey with one die as the token allows it, with two dice without it', () => {
    const { state } = holding(['lone-rider'])
    const content = withModules(baseContent, [secretPaths])
    expect(travelWith(content, state, 0, 2, 1)).toMatchObject({ aid: id('lone-rider') })
    for (const dice of [2, undefined])
      expect(travelWith(content, state, 0, 2, dice)).not.toHaveProperty('aid')
  })

  it('ruling 93: another module may allow other numbers of dice on the same space', () => {
    const another = {
      ...newCharacters,
      hooks: { moreDice: { space: 'travel', of: () => [{ dice: 3, aid: '' }] } }
    }
    const t = holding(['lone-rider'])
    const content = withModules(baseContent, [secretPaths, another])
    const travel = content.spaces.find(({ id: space }) => space === 'travel')
    expect(travel && offeredCounts(content, t.state, 0, travel)).toEqual([2, 1, 3])
  })

  it('ruling 94: a post in one city passed through; one step as a bonus action', () => {
    const t = holding(['passing-post'], { dice: [3, 3] })
      .travel([3, 3])
      .play(say.use('passing-post'))
    t.to('alexandria')
      .to('oasis-i', { post: true })
      .to('adana')
      .has({ posts: ['alexandria', 'adana'] })
    const without = holding(['passing-post']).travel([2, 2]).to('alexandria')
    expect(without.refusal(base.to('oasis-i', { post: true }))).toEqual({ code: 'no-post-to-leave' })
    const wilhelm = holding(['passing-post'], { character: 'wilhelm-von-rubruk' }).travel([2, 2])
    expect(wilhelm.refusal(say.use('passing-post'))).toEqual({ code: 'secret-paths/of-no-use' })
    const both = holding(['passing-post'], { dice: [4, 4] })
      .travel([4, 4])
      .play(say.use('passing-post'))
    both.to('alexandria').to('oasis-i', { post: true }).to('adana')
    expect(both.refusal(base.to('oasis-i', { post: true })), 'a second one').toEqual({
      code: 'no-post-to-leave'
    })
    const posts = ['adana', 'anxi', 'kashgar', 'kochi', 'ormuz', 'xian', 'moscow', 'karakorum', 'karachi']
    const without0 = holding(['passing-post'], { posts }).travel([2, 2])
    expect(without0.refusal(say.use('passing-post')), 'no post in hand').toEqual({
      code: 'secret-paths/of-no-use'
    })
    const step = holding(['bonus-move', 'oasis']).play(say.use('bonus-move'))
    expect(step.refusal(say.use('oasis'))).toEqual({ code: 'secret-paths/too-late' })
    step.to('alexandria').has({ figure: 'alexandria', coins: 30, dice: [2, 2, 2] })
    expect(
      holding(['bonus-move'], { figure: 'moscow' }).travel([2, 2]).refusal(say.use('bonus-move'))
    ).toEqual({ code: 'secret-paths/bonus-action' })
  })

  it('ruling 94: the token serves first, then the gift for the same', () => {
    const two = (...paths: string[]): Table =>
      giveGift(
        give(alone({ modules: [newCharacters] }).given({ dice: [3, 3], coins: 30, camels: 20 }), 0, ...paths),
        0,
        'gift-passing-post'
      )
    const t = two('passing-post').travel([3, 3]).play(say.use('passing-post'))
    t.to('alexandria').to('oasis-i', { post: true })
    expect(giftsOf(t.state, 0).kept).toEqual(['gift-passing-post'])
  })

  it('ruling 95: with two figures it serves the whole of a movement that they share', () => {
    const things = { character: 'niccolo-and-marco-polo', figures: ['moscow', 'anxi'], dice: [3, 3] }
    const t = holding(['free-routes-1'], things).travel([3, 3]).play(say.use('free-routes-1'))
    t.play(say.by('free', 'anxi', 0), say.by('free', 'karakorum', 1)).has({ camels: 20 })
    expect(t.refusal(say.by('free', 'anxi', 1))).toMatchObject({ code: 'not-a-neighbour' })
  })
})
