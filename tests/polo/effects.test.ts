/** The effect grammar with a small content: jade replaces coins, and only cities with a trading post have bonuses. */
import { describe, expect, test } from 'vitest'
import { all } from '../../shared/engine/choices'
import {
  afterTrade,
  effectLack,
  goodsToPay,
  rewardChoiceRefusal,
  rewardChoices,
  rewardOf,
  tradeChoices,
  tradeRefusal,
  tradeTimes,
  type EffectOf,
  type EffectUser
} from '../../shared/polo/effects'
import { goodsChoices, goodsFit } from '../../shared/polo/goods'
import { timesPayable, type Amounts, type StockRules } from '../../shared/polo/stock'

type Resource = 'coin' | 'camel' | 'silk' | 'jade'
type Item = Resource | 'vp' | 'city-bonus'
type Counted = 'posts' | 'seals'
type Effect = EffectOf<Item, Counted>

const rules: StockRules<Resource> = {
  items: ['coin', 'camel', 'silk', 'jade'],
  goods: ['silk'],
  substitute: { item: 'jade', for: ['coin', 'camel'] }
}

/** A seat with this stock, these posts and seals. */
const seat = (things: Amounts<Resource>, posts = 0, seals = 0): EffectUser<Item, Counted> => ({
  payable: (cost, most) =>
    timesPayable(rules, { coin: 0, camel: 0, silk: 0, jade: 0, ...things }, cost, most),
  count: (what) => (what === 'posts' ? posts : seals),
  room: (reward) => (reward['city-bonus'] ? Math.floor(posts / reward['city-bonus']) : Infinity),
  brings: (reward) => !reward['city-bonus'] || posts > 0
})

const lack = (user: EffectUser<Item, Counted>, effect: Effect, value = 1) =>
  effectLack<Item, Counted>(user, effect, value)

describe('effects without a decision:', () => {
  const user = seat({}, 2, 5)
  const brought = (
    effect: EffectOf<Item, Counted, 'gain' | 'perCount' | 'byDie' | 'perPip'>,
    value: number
  ) => rewardOf<Item, Counted>(user, effect, value)

  test('a gain is received once, whatever the die', () => {
    for (const value of [1, 4, 6])
      expect(brought({ kind: 'gain', reward: { jade: 2 } }, value)).toEqual({ jade: 2 })
    expect(lack(user, { kind: 'gain', reward: { jade: 2 } })).toBeUndefined()
    expect(lack(seat({}), { kind: 'gain', reward: { 'city-bonus': 1 } })).toEqual({ kind: 'reward' })
  })

  test('a trade that can be paid once is refused for its reward, not its price', () => {
    const trade: Effect = {
      kind: 'trade',
      options: [{ cost: { coin: 2 }, reward: { 'city-bonus': 1 } }],
      mix: false
    }
    expect(lack(seat({ coin: 3 }), trade)).toEqual({ kind: 'reward' })
    expect(lack(seat({ coin: 1 }), trade)).toEqual({ kind: 'cost', cost: { coin: 2 } })
  })

  test('a count pays up to the value of the die, or up to its own maximum', () => {
    const seals: Effect = { kind: 'perCount', count: 'seals', reward: { vp: 2 } }
    expect([1, 5, 6].map((value) => brought(seals, value))).toEqual([{ vp: 2 }, { vp: 10 }, { vp: 10 }])
    expect(brought({ ...seals, most: 4 }, 1)).toEqual({ vp: 8 })
    expect(lack(seat({}, 3, 0), seals)).toEqual({ kind: 'count', what: 'seals' })
  })

  test('a reward can depend on the die’s value or be given for each pip', () => {
    const rewards = [{ coin: 1 }, { coin: 2 }, {}, {}, {}, { 'city-bonus': 2 }]
    expect(brought({ kind: 'byDie', rewards }, 2)).toEqual({ coin: 2 })
    expect(brought({ kind: 'perPip', reward: { coin: 2 } }, 5)).toEqual({ coin: 10 })
    expect(lack(seat({}), { kind: 'byDie', rewards }, 6)).toEqual({ kind: 'reward' })
    expect(lack(seat({}, 1), { kind: 'byDie', rewards }, 6)).toBeUndefined()
    expect(() => brought({ kind: 'byDie', rewards }, 7)).toThrow('no reward for a 7')
  })
})

describe('a trade', () => {
  const swap = { cost: { coin: 2 }, reward: { vp: 1 } }
  const back = { cost: { silk: 1 }, reward: { 'city-bonus': 1 } }

  test('can be used as often as the stock pays for it, including jade, and the reward has room', () => {
    expect(tradeTimes(seat({ coin: 3, jade: 2 }), swap, 6)).toBe(2)
    expect(tradeTimes(seat({ coin: 9 }), swap, 3)).toBe(3)
    expect(tradeTimes(seat({ silk: 5 }, 2), back, 6)).toBe(2)
  })

  test('cannot be used if its first price cannot be paid or its reward has no room', () => {
    const trade: Effect = { kind: 'trade', options: [swap, back], mix: false }
    expect(lack(seat({ coin: 1 }), trade)).toEqual({ kind: 'cost', cost: { coin: 2 } })
    expect(lack(seat({ silk: 1 }, 1), trade)).toBeUndefined()
    expect(lack(seat({ silk: 1 }), { ...trade, options: [back] })).toEqual({ kind: 'reward' })
  })

  test('lists each option with each number of uses, and stopping once it has begun', () => {
    const user = seat({ coin: 4, silk: 1 }, 1)
    const first = { uses: 2, begun: false }
    expect(all(tradeChoices(user, [swap, back], first))).toEqual([
      { type: 'trade', option: 0, times: 1 },
      { type: 'trade', option: 0, times: 2 },
      { type: 'trade', option: 1, times: 1 }
    ])
    expect(all(tradeChoices(user, [back], { uses: 1, begun: true }))).toEqual([
      { type: 'trade', option: 0, times: 1 },
      { type: 'stop' }
    ])
    const refused = (choice: Parameters<typeof tradeRefusal>[3], begun = false) =>
      tradeRefusal(user, [swap, back], { ...first, begun }, choice)
    expect(refused({ type: 'trade', option: 0, times: 2 })).toBeUndefined()
    expect(refused({ type: 'trade', option: 0, times: 3 })).toEqual({
      code: 'too-many-uses',
      numbers: { times: 3, most: 2 }
    })
    for (const times of [0, 0.5])
      expect(refused({ type: 'trade', option: 0, times })?.code).toBe('not-offered')
    expect(refused({ type: 'trade', option: 2, times: 1 })?.code).toBe('not-offered')
    expect(refused({ type: 'stop' })?.code).toBe('not-offered')
    expect(refused({ type: 'stop' }, true)).toBeUndefined()
  })

  test('goes on only if options may be mixed and uses are left', () => {
    const task = { uses: 3, begun: false, card: 'c' }
    expect(afterTrade(task, true, 2)).toEqual({ uses: 1, begun: true, card: 'c' })
    expect(afterTrade(task, true, 3)).toBeUndefined()
    expect(afterTrade(task, false, 1)).toBeUndefined()
  })

  test('asks which goods to pay with if its cost leaves that open', () => {
    const goods = ['pepper', 'silk', 'gold']
    expect(goodsToPay({ 'different-goods': 2 }, 3, goods)).toEqual({ count: 6, cap: 3 })
    expect(goodsToPay({ 'different-goods': 4 }, 3, goods)).toEqual({ count: 12, cap: 6 })
    expect(goodsToPay({ 'any-good': 2 }, 3, goods)).toEqual({ count: 6, cap: 6 })
    expect(goodsToPay({}, 3, goods)).toBeUndefined()
  })
})

describe('a choice of one reward', () => {
  const options = [{ coin: 3 }, { 'city-bonus': 1 }, { jade: 1 }]

  test('lists every reward that brings something', () => {
    const listed = (user: EffectUser<Item, Counted>) =>
      all(rewardChoices(user, options)).map(({ option }) => option)
    expect(listed(seat({}, 1))).toEqual([0, 1, 2])
    expect(listed(seat({}))).toEqual([0, 2])
    for (const option of [-1, 0, 1, 2, 3]) {
      const refusal = rewardChoiceRefusal(seat({}), options, { type: 'choose', option })
      expect(refusal?.code).toBe([0, 2].includes(option) ? undefined : 'not-offered')
    }
    expect(lack(seat({}), { kind: 'choose', options })).toBeUndefined()
    expect(lack(seat({}), { kind: 'choose', options: [{ 'city-bonus': 1 }] })).toEqual({ kind: 'reward' })
  })
})

test('goods of choice: exactly the possible combinations are listed, those with most of the first good first', () => {
  const goods = ['silk', 'gold', 'tea'] as const
  for (const limits of [
    { silk: 2, gold: 0, tea: 3 },
    { silk: 1, gold: 1, tea: 1 },
    { silk: 9, gold: 9, tea: 9 }
  ])
    for (let count = 0; count <= 4; count++) {
      const ways = all(goodsChoices<(typeof goods)[number]>(goods, count, limits)).map((way) => way.goods)
      const brute: Record<(typeof goods)[number], number>[] = []
      for (let silk = 5; silk >= 0; silk--)
        for (let gold = 5; gold >= 0; gold--)
          for (let tea = 5; tea >= -1; tea--)
            if (goodsFit<(typeof goods)[number]>(goods, { silk, gold, tea }, count, limits))
              brute.push({ silk, gold, tea })
      expect(ways).toEqual(brute)
    }
  expect(goodsFit(goods, { silk: 0.5, gold: 0.5, tea: 0 }, 1, { silk: 9, gold: 9, tea: 9 })).toBe(false)
})
