/** The content of the printed game: counts, spot values, and set-ups. */
import { describe, expect, it } from 'vitest'
import { charactersFor } from '../../shared/games/voyages/characters'
import { baseContent as content, type Place } from '../../shared/games/voyages/content'
import { bazaarStalls, travelRise } from '../../shared/games/voyages/content/numbers'
import { resources, type Bundle } from '../../shared/games/voyages/types'
import { freshTable } from './table'

const ofKind = (kind: Place['kind']): string[] =>
  content.places.filter((p) => p.kind === kind).map((p) => p.id)
const sum = (bundles: readonly Bundle[], item: keyof Bundle): number =>
  bundles.reduce((total, bundle) => total + (bundle[item] ?? 0), 0)

describe('tables', () => {
  it('have a fixed hash, because it is part of every game file: this fails if one was changed', () => {
    expect(content.base).toEqual({ id: 'base', hash: '195ea6ad4dfe9d', earlier: ['07b6853e77bff3'] })
  })

  it('25 places: Venezia, 7 large and 6 small cities, Beijing, 10 oases', () => {
    expect(content.places).toHaveLength(25)
    expect(ofKind('start')).toEqual(['venezia'])
    expect(ofKind('beijing')).toEqual(['beijing'])
    expect(ofKind('oasis')).toHaveLength(10)
    expect(ofKind('large-city').sort()).toEqual([
      'alexandria',
      'karachi',
      'karakorum',
      'lan-zhou',
      'moscow',
      'samarcanda',
      'sumatra'
    ])
    expect(ofKind('small-city').sort()).toEqual(['adana', 'anxi', 'kashgar', 'kochi', 'ormuz', 'xian'])
  })

  it('9 city card slots, three of them in Sumatra', () => {
    expect(content.places.reduce((total, place) => total + place.cityCards, 0)).toBe(9)
    expect(content.place('sumatra').cityCards).toBe(3)
    for (const place of content.places) expect(place.cityCards > 0).toBe(place.kind === 'large-city')
  })

  it('30 routes connect the whole map; 12 cost camels, 4 coins, none both', () => {
    expect(content.routes).toHaveLength(30)
    const reached = new Set(['venezia'])
    for (let before = 0; before < reached.size;) {
      before = reached.size
      for (const place of [...reached]) for (const step of content.steps(place)) reached.add(step.to)
    }
    expect(reached.size).toBe(25)
    const costs = content.routes.map((route) => route.cost)
    expect(costs.filter((cost) => cost.coin && cost.camel)).toEqual([])
    expect(
      costs
        .filter((cost) => cost.coin)
        .map((cost) => cost.coin)
        .sort((a = 0, b = 0) => a - b)
    ).toEqual([5, 7, 10, 15])
    expect(sum(costs, 'camel')).toBe(3 + 3 + 2 + 3 + 2 + 4 + 2 + 4 + 3 + 3 + 4 + 2)
    const pairs = content.routes.map(({ from, to }) => [from, to].sort().join(' '))
    expect(new Set(pairs).size).toBe(30)
  })

  it('spot values of routes', () => {
    const cost = (from: string, to: string): unknown => content.steps(from).find((step) => step.to === to)
    expect(cost('venezia', 'oasis-e')).toEqual({ to: 'oasis-e', price: { coin: 0, camel: 3 } })
    expect(cost('kochi', 'adana')).toEqual({ to: 'adana', price: { coin: 15, camel: 0 } })
    expect(cost('adana', 'kochi')).toEqual({ to: 'kochi', price: { coin: 15, camel: 0 } })
    expect(cost('oasis-c', 'oasis-b')).toEqual({ to: 'oasis-b', price: { coin: 5, camel: 0 } })
    expect(cost('venezia', 'moscow')).toBeUndefined()
  })

  it('44 contracts: 6 starting, 38 regular; each costs camels and goods and brings points and a reward', () => {
    expect(content.contracts).toHaveLength(44)
    const starting = content.contracts.filter((contract) => contract.starting)
    expect(starting).toHaveLength(6)
    expect(new Set(content.contracts.map((contract) => contract.id)).size).toBe(44)
    for (const { id, cost, reward, vp } of content.contracts) {
      expect(cost.camel, id).toBeGreaterThan(0)
      expect(vp, id).toBeGreaterThan(0)
      expect(Object.keys(reward).length, id).toBeGreaterThan(0)
      for (const item of Object.keys(cost)) expect(resources, id).toContain(item)
    }
    expect(starting.reduce((total, { vp }) => total + vp, 0)).toBe(1 + 2 + 3 + 4 + 4 + 5)
    expect(
      sum(
        content.contracts.map((c) => c.reward),
        'move'
      )
    ).toBe(1 + 6)
    expect(
      sum(
        content.contracts.map((c) => c.reward),
        'black-die'
      )
    ).toBe(1 + 6)
    expect(
      sum(
        content.contracts.map((c) => c.reward),
        'contract'
      )
    ).toBe(1 + 6)
  })

  it('resolved difference: the contract with 4 camels and 6 points costs 2 camels, 1 silk, 2 gold', () => {
    const found = content.contracts.filter(({ reward, vp }) => reward.camel === 4 && vp === 6)
    expect(found.map(({ cost }) => cost)).toEqual([{ camel: 2, silk: 1, gold: 2 }])
  })

  it('spot values of contracts', () => {
    const { cost, reward, vp } = content.contract('contract-38')
    expect([cost, reward, vp]).toEqual([{ camel: 2, silk: 2, gold: 3 }, { move: 1 }, 9])
    expect(content.contract('contract-18').reward).toEqual({ camel: 3, contract: 1 })
    expect(content.contract('contract-06')).toMatchObject({
      cost: { camel: 2, pepper: 1, silk: 2 },
      reward: { coin: 3 },
      vp: 4
    })
    expect(content.contract('contract-start-3')).toMatchObject({
      cost: { camel: 1, silk: 2 },
      reward: { coin: 5 },
      vp: 3
    })
  })

  it('31 city cards', () => {
    expect(content.cityCards).toHaveLength(31)
    expect(new Set(content.cityCards.map((card) => card.id)).size).toBe(31)
    const kinds = content.cityCards.map(({ effect }) => effect.kind)
    const count = (kind: string): number => kinds.filter((other) => other === kind).length
    expect(['trade', 'perCount', 'byDie', 'perPip'].map(count)).toEqual([22, 4, 4, 1])
    for (const { effect } of content.cityCards)
      if (effect.kind === 'byDie') expect(effect.rewards).toHaveLength(6)
  })

  it('resolved difference: movement paid with goods needs two different ones', () => {
    const moving = content.cityCards.flatMap(({ effect }) =>
      effect.kind === 'trade' ? effect.options.filter((option) => option.reward.move) : []
    )
    expect(moving).toEqual([
      { cost: { camel: 2 }, reward: { move: 1 } },
      { cost: { 'different-goods': 2 }, reward: { move: 1 } }
    ])
  })

  it('two-way cards: camels and coins one way, goods and points any way', () => {
    const twoWays = content.cityCards.filter(
      ({ effect }) => effect.kind === 'trade' && effect.options.length === 2
    )
    expect(twoWays.map(({ id, effect }) => [id, effect.kind === 'trade' && effect.mix])).toEqual([
      ['city-card-20', true],
      ['city-card-21', false],
      ['city-card-22', true]
    ])
    for (const { effect } of content.cityCards)
      if (effect.kind === 'trade' && effect.options.length === 1) expect(effect.mix).toBe(false)
  })

  it('18 goals, each one large and one small city, no two alike', () => {
    expect(content.goalCards).toHaveLength(18)
    for (const { id, places } of content.goalCards)
      expect(places.map((place) => content.place(place).kind).sort(), id).toEqual([
        'large-city',
        'small-city'
      ])
    expect(new Set(content.goalCards.map(({ places }) => places.join())).size).toBe(18)
    expect(content.goal('goal-sumatra-anxi').vp).toBe(8)
    expect(content.goalCards.reduce((total, { vp }) => total + vp, 0)).toBe(5 * 4 + 6 * 5 + 2 * 6 + 4 * 7 + 8)
  })

  it('10 outpost bonuses and 6 small-city bonuses, each at home in its own small city', () => {
    expect(content.outpostBonuses).toHaveLength(10)
    expect(content.cityBonuses).toHaveLength(6)
    expect(content.cityBonuses.map(({ home }) => home).sort()).toEqual(ofKind('small-city').sort())
    expect(content.cityBonus('city-bonus-e').reward).toEqual({ camel: 1, coin: 3 })
    expect(content.cityBonus('city-bonus-f').reward).toEqual({ vp: 3 })
    expect(content.outpost('outpost-coin-5').reward).toEqual({ coin: 5 })
  })

  it('the bazaar, with the resolved difference: gold at value 3 is 2 gold and 2 camels', () => {
    const stall = (good: string): readonly Bundle[] =>
      bazaarStalls.find((s) => s.good === good)?.columns ?? []
    expect(bazaarStalls.map(({ good, dice }) => [good, dice])).toEqual([
      ['gold', 3],
      ['silk', 2],
      ['pepper', 1],
      ['camel', 1]
    ])
    expect(stall('gold')[2]).toEqual({ gold: 2, camel: 2 })
    expect(stall('gold')[4]).toEqual({ gold: 3, move: 1 })
    expect(stall('silk')[4]).toEqual({ silk: 3, camel: 1, coin: 1 })
    expect(stall('pepper').map((column) => column.pepper)).toEqual([1, 2, 2, 3, 3, 4])
    expect(stall('pepper').map((column) => column.coin ?? 0)).toEqual([0, 0, 1, 0, 2, 0])
    expect(stall('camel').map((column) => column.camel)).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('the travel table rises to 3, 7, 12, 12, 18, 18', () => {
    let total = 0
    expect(travelRise.map((rise) => (total += rise))).toEqual([3, 7, 12, 12, 18, 18])
  })

  it('8 characters for every player count, with the Mercator of that count', () => {
    for (const players of [2, 3, 4]) {
      const ids = charactersFor(content, players).map(({ id }) => id)
      expect(ids).toHaveLength(8)
      expect(ids.filter((id) => id.startsWith('mercator'))).toEqual([`mercator-ex-tabriz-${players}p`])
    }
  })
})

describe('set-up', () => {
  const neutral = { 2: [2, 1], 3: [1, 0], 4: [0, 0] } as const
  for (const players of [2, 3, 4] as const)
    it(`for ${players} players`, () => {
      const t = freshTable({ players, options: { startPlayer: '0' } })
      const { state } = t
      expect(state.seats.map((seat) => seat.stock.coin)).toEqual([7, 8, 9, 10].slice(0, players))
      expect(state.seats.map((seat) => seat.stock.camel)).toEqual(Array(players).fill(2))
      expect(state.seats.map((seat) => seat.figures)).toEqual(Array(players).fill(['venezia']))
      expect(state.seats.map((seat) => seat.goals.count)).toEqual(Array(players).fill(2))
      expect(state.seats.map((seat) => seat.character)).toEqual(
        ['raschid-ad-din-sinan', 'matteo-polo', 'berke-khan', 'mercator-ex-tabriz-4p'].slice(0, players)
      )
      for (const seat of state.seats) expect(seat.contracts[0]).toMatch(/^contract-start-/)
      expect(state.seats.map((seat) => seat.contracts.length)).toEqual([1, 2, 1, 1].slice(0, players))
      expect(state.blackDice).toBe(players + 1)
      expect([state.spaces['khans-favor']?.length, state.spaces['take-5-coins']?.length]).toEqual(
        neutral[players]
      )
      expect(state.row).toHaveLength(6)
      expect(state.piles.map((pile) => pile.count)).toEqual([6, 6, 6, 6])
      expect(state.special.count, "8, less Matteo's first").toBe(7)
      expect(state.goalPile.count).toBe(18 - 2 * players)
      expect(Object.values(state.cityCards).flat()).toHaveLength(9)
      expect(new Set(Object.values(state.cityCards).flat()).size).toBe(9)
      expect(Object.values(state.outposts).filter(Boolean)).toHaveLength(7)
      expect(new Set(Object.values(state.outposts)).size).toBe(7)
      expect(Object.keys(state.cityBonuses)).toHaveLength(6)
      expect(state.beijing).toEqual([-1, -1, -1, -1])
      expect([state.round, state.startSeat]).toEqual([1, 0])
      expect(t.rules.audit(state)).toEqual([])
    })
})
