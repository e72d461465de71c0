/** Rulings 15 to 18: chests. */
import { describe, expect, it } from 'vitest'
import { freshTable, table } from '../table'

describe('chests', () => {
  it('ruling 15: the first camel to enter gets the chest, also when it goes on; later ones find nothing', () => {
    const t = table({
      camels: { a: 5, b: 4, c: 0 },
      hand: { a: '2 driver-red oil-red', b: '2 driver-blue oil-blue' }
    })
    t.pay('2 driver-red')
    expect(t.events('chestTaken')).toEqual([{ type: 'chestTaken', seat: 0, space: 6, gold: 1 }])
    t.pay('oil-red').has({ camel: 7, gold: 4 }).draw()
    t.pay('oil-blue 2 driver-blue').has({ camel: 6, gold: 3 }, 'b')
    expect(t.events('chestTaken')).toEqual([])
  })

  it('ruling 15: the gold of a chest is what is printed', () => {
    const t = table({
      camels: { a: 27, b: 0, c: 1 },
      hand: { a: 'oil-red oil-blue oil-green oil-yellow oil-violet' }
    })
    t.pay('oil-red oil-blue oil-green oil-yellow oil-violet').has({ camel: 28, gold: 3 + 2 })
  })

  it('ruling 16: the gold of a chest pays for ballast in the same turn', () => {
    // Ballast never leads and a chest is only found in the lead: it takes both camels to do both in a turn.
    const t = table({
      players: 2,
      both: true,
      camels: { a: [5, 0], b: [3, 4] },
      gold: { a: 0 },
      hand: { a: '2 driver-red' }
    })
    expect(t.refusal({ type: 'ballast', camel: 1 }).code).toBe('no-gold')
    t.pay('2 driver-red')
      .has({ gold: 1 })
      .ballast(1)
      .has({ camels: [6, 1], gold: 0 })
  })

  it('ruling 17: the chest is taken by itself: nothing is asked', () => {
    const t = table({ camels: { a: 5, b: 0, c: 1 }, hand: { a: '2 driver-red' } }).pay('2 driver-red')
    expect(t.events().map(({ type }) => type)).toEqual([
      'cardLaid',
      'taskClosed',
      'spaceEntered',
      'chestTaken'
    ])
    expect([t.question(), t.state.chests[6]]).toEqual(['turn', 0])
  })

  it('ruling 18: no chest is ever left behind the foremost camel', () => {
    const t = freshTable({ players: 4 })
    for (let n = 0; n < 400 && t.state.phase === 'turns'; n++) {
      const seat = t.state.activeSeat
      const [first] = t.choices(seat)
      const last = t.choices(seat).at(-1)
      t.play(...[n % 3 === 0 ? last : first].filter((choice) => choice !== undefined))
      const foremost = Math.max(...t.state.seats.flatMap(({ camels }) => camels))
      expect(t.state.chests.slice(0, foremost + 1).every((gold) => gold === 0)).toBe(true)
    }
    expect(Math.max(...t.state.seats.flatMap(({ camels }) => camels))).toBeGreaterThan(6)
  })
})
