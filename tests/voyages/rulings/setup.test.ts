/** Rulings 67 and 68: set-up and the expert drafts. */
import { describe, expect, it } from 'vitest'
import { totalPoints } from '../../../shared/games/voyages/seats'
import { say } from '../say'
import { freshTable } from '../table'

describe('set-up', () => {
  it('ruling 67: the score starts at 0', () => {
    for (const players of [2, 3, 4])
      expect(freshTable({ players }).state.seats.map((seat) => totalPoints(seat))).toEqual(
        Array(players).fill(0)
      )
  })

  it('ruling 68: the start player is drawn or chosen; coins and characters follow the seats from there', () => {
    const t = freshTable({ players: 4, options: { startPlayer: '2' } })
    const { seats, startSeat } = t.state
    expect(startSeat).toBe(2)
    expect([2, 3, 0, 1].map((seat) => seats[seat]?.character)).toEqual([
      'raschid-ad-din-sinan',
      'matteo-polo',
      'berke-khan',
      'mercator-ex-tabriz-4p'
    ])
    expect([2, 3, 0, 1].map((seat) => seats[seat]?.stock.coin)).toEqual([7, 8, 9, 10])
    const drawn = new Set(
      Array.from(
        { length: 30 },
        (_, seed) => freshTable({ seed, options: { startPlayer: 'drawn' } }).state.startSeat
      )
    )
    expect([...drawn].sort()).toEqual([0, 1, 2])
  })

  it('ruling 68: expert: players + 1 characters, only the right Mercator, the last seat picks first', () => {
    const mercators = new Set<string>()
    for (let seed = 1; seed <= 20; seed++) {
      const t = freshTable({ players: 3, seed, options: { startPlayer: '1', characters: 'draft' } })
      expect(t.state.offered).toHaveLength(4)
      for (const id of t.state.offered) if (id.startsWith('mercator')) mercators.add(id)
    }
    expect([...mercators]).toEqual(['mercator-ex-tabriz-3p'])
    const t = freshTable({ players: 3, options: { startPlayer: '1', characters: 'draft' } })
    const order: (number | undefined)[] = []
    while (t.state.phase === 'characters') {
      const [asked] = t.rules.decisions(t.state)
      order.push(asked?.seat)
      const first = t.state.offered[0] ?? ''
      t.play(say.pick(first))
      expect(t.at(asked?.seat).character).toBe(first)
    }
    expect(order).toEqual([0, 2, 1])
    expect(t.state.offered, 'the one nobody took is gone').toEqual([])
  })

  it('ruling 68: nobody picks a character that is not on offer', () => {
    const t = freshTable({ players: 2, options: { characters: 'draft' } })
    expect(t.refusal(say.pick('mercator-ex-tabriz-4p')).code).toBe('not-offered')
    const taken = t.state.offered[0] ?? ''
    expect(t.play(say.pick(taken)).refusal(say.pick(taken)).code).toBe('not-offered')
  })

  it('ruling 68: expert: four goals dealt, two kept in secret, all at once', () => {
    const t = freshTable({ players: 3, options: { goals: 'draft' } })
    expect(t.rules.decisions(t.state).map(({ task, simultaneous }) => [task, simultaneous])).toEqual(
      Array(3).fill(['keep-goals', true])
    )
    const [a = '', b = '', c = ''] = t.at(1).goals.cards ?? []
    expect(t.choices(1)).toHaveLength(6)
    expect(t.rules.view(t.state, 0).seats[1]?.goals).toEqual({ count: 4 })
    t.seat(1)
    expect(t.refusal(say.keepGoals(a, a)).code).toBe('not-offered')
    t.seat(1)
    expect(t.refusal(say.keepGoals(a, b, c)).code).toBe('not-offered')
    t.seat(1).play(say.keepGoals(a, c))
    expect(t.at(1).goals).toEqual({ count: 2, cards: [a, c] })
    expect(t.rules.view(t.state, 'public').seats[1]?.goals).toEqual({ count: 2 })
    expect([t.state.phase, t.state.goalPile.count]).toEqual(['goals', 18 - 12 + 2])
    for (const seat of [0, 2]) t.seat(seat).play(...t.choices(seat).slice(0, 1))
    expect(t.state.phase).not.toBe('goals')
  })

  it('ruling 68: expert: random city bonuses; by the letters otherwise', () => {
    const letters = { anxi: 'a', ormuz: 'b', kashgar: 'c', xian: 'd', adana: 'e', kochi: 'f' }
    const printed = Object.fromEntries(
      Object.entries(letters).map(([city, letter]) => [city, `city-bonus-${letter}`])
    )
    expect(freshTable({ seed: 2 }).state.cityBonuses).toEqual(printed)
    const random = [2, 3, 4].map(
      (seed) => freshTable({ seed, options: { cityBonuses: 'random' } }).state.cityBonuses
    )
    for (const laid of random) expect(Object.values(laid).sort()).toEqual(Object.values(printed).sort())
    expect(random.some((laid) => JSON.stringify(laid) !== JSON.stringify(printed))).toBe(true)
  })

  it('ruling 68: characters are picked before goals are seen', () => {
    const t = freshTable({ players: 2, options: { characters: 'draft', goals: 'draft' } })
    expect(t.state.phase).toBe('characters')
    expect(t.rules.view(t.state, 1).seats[1]?.goals.cards ?? []).toEqual([])
  })
})
