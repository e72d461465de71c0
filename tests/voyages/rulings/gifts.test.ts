/** Rulings 72, 77 and 78: gifts, the contracts and the bonus that bring them, and when the characters come. */
import { describe, expect, it } from 'vitest'
import { Chance, seeded } from '../../../shared/engine/chance'
import { baseContent, withModules } from '../../../shared/games/voyages/content'
import { newCharacters } from '../../../shared/games/voyages/modules/new-characters'
import { gifts } from '../../../shared/games/voyages/modules/new-characters/gifts'
import { passingCities, reachable, travelOutlook } from '../../../shared/games/voyages/planner'
import { voyagesRules } from '../../../shared/games/voyages/rules'
import { say as base } from '../say'
import type { Table } from '../table'
import { alone, fresh, give, giftsOf, own, say, stack, table } from '../new-characters'

const contract = 'new-characters/contract-2'
/** Seat 0 completes a contract whose reward is a gift: this one lies on top of the pile. */
const gets = (t: Table, ...gift: readonly string[]): Table => stack(t, ...gift).bonus.complete(contract)
const payer = (things: object = {}) => ({
  dice: [3, 3],
  camels: 2,
  pepper: 1,
  silk: 1,
  contracts: [contract],
  ...things
})

describe('gifts that take effect at once', () => {
  const brings = (gift: string): Table => gets(table().given(payer()), gift)

  it('ruling 72: things, and points for posts or contracts, at most 6', () => {
    brings('gift-camel-3').has({ camels: 3, vp: 3 })
    brings('gift-camel-2').has({ camels: 2 })
    brings('gift-coin-5').has({ coins: 5 })
    brings('gift-any-good')
      .play(base.goods({ gold: 1 }))
      .has({ gold: 1 })
    brings('gift-vp-per-contract').has({ vp: 4 })
    gets(table().given(payer({ completed: 7 })), 'gift-vp-per-contract').has({ vp: 9 })
    gets(table().given(payer({ posts: ['adana', 'anxi'] })), 'gift-vp-per-post').has({ vp: 5 })
  })

  it('ruling 72: two of them bring every opponent something, too', () => {
    const goods = brings('gift-two-goods').play(base.goods({ silk: 2 }))
    goods.has({ silk: 2 }).has({ gold: 1 }, 1).has({ gold: 1 }, 2)
    brings('gift-coin-8').has({ coins: 8 }).has({ coins: 3 }, 1).has({ coins: 3 }, 2)
  })

  it('ruling 72: a black die, or 3 coins instead', () => {
    expect(brings('gift-black-die-or-3-coins').play(say.take(1)).has({ coins: 3 }).at().dice).toHaveLength(2)
    const t = brings('gift-black-die-or-3-coins').rolls(5).play(say.take(0))
    expect(t.at().dice).toContainEqual({ colour: 'black', value: 5 })
  })

  it('ruling 72: a used gift goes to the used ones, which are shuffled when the pile is empty', () => {
    const t = table()
      .given(payer({ contracts: [contract, 'new-characters/contract-1'], pepper: 4, camels: 3 }))
      .ofModule((state) => {
        const mine = own(state)
        mine.pile = { count: 1, cards: ['gift-camel-3'] }
        mine.used = gifts.map(({ id }) => id).filter((id) => id !== 'gift-camel-3')
      })
      .bonus.complete(contract)
    expect(own(t.state)).toMatchObject({ pile: { count: 0 }, used: { length: 15 } })
    t.bonus.complete('new-characters/contract-1')
    expect(t.events('new-characters/giftsShuffled' as never)).toHaveLength(1)
    expect(own(t.state).pile.count).toBe(14)
  })

  it('ruling 72: a gift of which something is still asked is not shuffled with them', () => {
    const t = table()
      .given({ dice: [1] })
      .given({ seat: 1, dice: [], posts: ['kashgar'] })
      .given({ seat: 2, dice: [], character: 'new-characters/fratre-nicolao' })
      .cityBonus('kashgar', 'new-characters/bonus-gift')
      .ofModule((state) => {
        const mine = own(state)
        mine.pile = { count: 1, cards: ['gift-two-goods'] }
        mine.used = gifts.map(({ id }) => id).filter((id) => id !== 'gift-two-goods')
      })
      .passOut()
    expect(giftsOf(t.state, 2).drawn).toHaveLength(3)
    expect(own(t.state)).toMatchObject({ pile: { count: 11 }, used: ['gift-two-goods'] })
    expect(own(t.rules.view(t.state, 0))).toMatchObject({ pile: { count: 11 }, used: ['gift-two-goods'] })
  })
})

describe('gifts that are kept', () => {
  const holding = (gift: string, things: object = {}): Table =>
    give(alone().given({ dice: [3, 3], ...things }), 0, gift)

  it('ruling 72: contracts and a step come when their owner likes, in the own turn', () => {
    const drawn = holding('gift-contract-1').special('contract-10').play(say.use('gift-contract-1'))
    expect(drawn.at().contracts).toEqual(['contract-10'])
    expect(own(drawn.state).used).toEqual(['gift-contract-1'])
    holding('gift-move-1').play(say.use('gift-move-1')).to('alexandria').has({ figure: 'alexandria' })
    const stuck = holding('gift-move-1', { figure: 'kashgar', camels: 0 })
    expect(stuck.refusal(say.use('gift-move-1'))).toMatchObject({ code: 'no-affordable-step' })
    const others = give(table().given({ dice: [3] }), 1, 'gift-move-1')
    expect(others.refusal(say.use('gift-move-1'))).toEqual({ code: 'new-characters/no-such-gift' })
  })

  it('ruling 72: one die in hand is turned to any value', () => {
    const turn = (value: number) =>
      ({
        type: 'new-characters/useGift',
        gift: 'gift-set-die',
        die: { colour: 'own', value: 3 },
        value
      }) as const
    const t = holding('gift-set-die')
    const values = t
      .choices()
      .flatMap((one) => ('value' in one && one.type.endsWith('useGift') ? [one.value] : []))
    expect([...new Set(values)].sort()).toEqual([1, 2, 4, 5, 6])
    expect(t.refusal(turn(3))).toEqual({ code: 'die-value' })
    expect(t.refusal(say.use('gift-set-die'))).toEqual({ code: 'die-value' })
    const elsewhere = { ...turn(6), die: { colour: 'own', value: 5 } } as const
    expect(t.refusal(elsewhere)).toEqual({ code: 'die-not-in-hand' })
    for (const colour of ['own', 'white', 'black']) {
      const choice = { ...turn(6), die: { colour, value: 3 } }
      expect(t.rules.parseChoice(choice)).toEqual(choice)
    }
    t.play(turn(6)).has({ dice: [3, 6] })
    const raschid = holding('gift-set-die', { dice: [0, 0], character: 'raschid-ad-din-sinan' })
    expect(raschid.refusal({ ...turn(6), die: { colour: 'own', value: 0 } })).toEqual({
      code: 'die-has-no-value'
    })
  })

  it('ruling 72: one occupied space is not paid for; the gift is used up then and not before', () => {
    const t = holding('gift-free-placement').onSpace('bazaar-camel', 1, 5)
    expect(t.refusal(base.place('bazaar-camel', [3]))).toMatchObject({ code: 'coins-short' })
    t.play(say.use('gift-free-placement'))
    expect(t.refusal(say.use('gift-free-placement'))).toEqual({ code: 'new-characters/already-ready' })
    t.place('bazaar-camel', [3]).column(3).has({ coins: 0 })
    expect(giftsOf(t.state, 0)).toMatchObject({ kept: [], placesFree: false })
    const unused = holding('gift-free-placement').play(say.use('gift-free-placement'))
    unused.place('bazaar-camel', [3]).column(3).endTurn()
    expect(giftsOf(unused.state, 0)).toMatchObject({ kept: ['gift-free-placement'], placesFree: false })
  })

  it('ruling 72: one post stays in a city that the own movement passes through, its bonus after it', () => {
    const t = holding('gift-passing-post', { dice: [3, 3], coins: 30, camels: 20 })
    expect(t.refusal(say.use('gift-passing-post'))).toEqual({ code: 'new-characters/in-a-movement' })
    const post = { post: true } as const
    t.travel([3, 3]).to('alexandria').to('oasis-i', post)
    expect(own(t.state).used).toEqual(['gift-passing-post'])
    t.to('adana').has({ posts: ['alexandria', 'adana'] })
    const without = alone()
      .given({ dice: [3, 3], coins: 30, camels: 20 })
      .travel([3, 3])
      .to('alexandria')
    expect(without.refusal(base.to('oasis-i', post))).toEqual({ code: 'no-post-to-leave' })
    const twice = holding('gift-passing-post', { dice: [4, 4], coins: 40, camels: 20 }).travel([4, 4])
    twice.to('alexandria').to('oasis-i', post).to('adana')
    expect(twice.choices().filter((one) => 'post' in one)).toEqual([])
  })

  it('ruling 72: a character that leaves posts on its way anyway keeps the gift for it', () => {
    const t = holding('gift-passing-post', {
      dice: [3, 3],
      coins: 30,
      camels: 20,
      character: 'wilhelm-von-rubruk'
    })
    t.travel([3, 3]).to('alexandria').to('oasis-i', { post: true })
    t.to('adana').has({ posts: ['alexandria', 'adana'] })
    expect(giftsOf(t.state, 0).kept).toEqual(['gift-passing-post'])
  })

  it('ruling 72: the planner leaves one post on a way through two cities, where the first of them is', () => {
    const t = holding('gift-passing-post', { dice: [4, 4], coins: 40, camels: 20 })
    const content = withModules(baseContent, [newCharacters])
    const outlook = travelOutlook(4, 0, 1)
    const way = reachable(content, t.state, 0, outlook).get('kochi')?.[0]
    expect(way?.path).toEqual(['alexandria', 'oasis-i', 'adana', 'kochi'])
    expect(way && passingCities(content, t.state, 0, outlook, way)).toEqual(['alexandria'])
  })

  it('ruling 72: a gift of no use to the character goes, and another is drawn', () => {
    const t = gets(table().given(payer({ character: 'berke-khan' })), 'gift-free-placement', 'gift-camel-3')
    expect(giftsOf(t.state, 0).kept).toEqual([])
    expect(own(t.state).used).toEqual(['gift-free-placement', 'gift-camel-3'])
    t.has({ camels: 3 })
  })
})

describe('what brings gifts', () => {
  const rules = voyagesRules(baseContent, [newCharacters])
  const setUpWith = (chance: Chance, options: Record<string, string>) =>
    rules.setup({ players: 4, options: { 'new-characters': 'on', ...options } }, chance)
  const setUp = (seed: number, options: Record<string, string>) =>
    setUpWith(new Chance(seeded(seed)), options)

  it('ruling 77: four contracts join, so that twelve lie in the special pile', () => {
    expect(setUp(1, { characters: 'draft' }).special.count).toBe(12)
    const seen = new Set(Array.from({ length: 40 }, (_, seed) => setUp(seed, {}).row).flat())
    expect([...seen].filter((id) => id.startsWith('new-characters/'))).toHaveLength(4)
  })

  it('ruling 77: by letters the seventh bonus stays away; at random D stays and one of the other six goes', () => {
    const letters = setUp(1, { cityBonuses: 'letters' }).cityBonuses
    expect(Object.values(letters)).not.toContain('new-characters/bonus-gift')
    const away: Record<string, number> = {}
    // One source for all: the first draws of neighbouring seeds are alike.
    const chance = new Chance(seeded(1))
    for (let game = 0; game < 300; game++) {
      const laid = Object.values(setUpWith(chance, { cityBonuses: 'random' }).cityBonuses)
      expect(laid).toContain('city-bonus-d')
      expect(new Set(laid).size).toBe(6)
      for (const { id } of [...baseContent.cityBonuses, { id: 'new-characters/bonus-gift' }])
        if (!laid.includes(id)) away[id] = (away[id] ?? 0) + 1
    }
    expect(Object.keys(away)).toHaveLength(6)
    for (const times of Object.values(away)) expect(times).toBeGreaterThan(20)
  })

  it('ruling 78: the new characters come with the draft alone', () => {
    const draft = fresh({ players: 4, options: { characters: 'draft' }, seed: 1 })
    expect(draft.state.offered).toHaveLength(5)
    const offered = new Set(
      Array.from({ length: 60 }, (_, seed) => setUp(seed, { characters: 'draft' }).offered).flat()
    )
    expect([...offered].filter((id) => id.startsWith('new-characters/'))).toHaveLength(4)
    const seats = setUp(1, { characters: 'seats' }).seats.map(({ character }) => character)
    expect(seats.filter((id) => id.startsWith('new-characters/'))).toEqual([])
  })
})
