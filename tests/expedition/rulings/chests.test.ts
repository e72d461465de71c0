/** Rulings 15 to 18: chests. */
import { describe, expect, it } from 'vitest'
import { plan } from '../../../shared/games/expedition/planner'
import { chestsAtStart } from '../chests-at-start'
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

describe('chests where camels begin, on a road of a group’s own', () => {
  const content = chestsAtStart()
  const begun = { content, camels: { a: 0, b: 1, c: 2 }, untaken: [1, 2] }
  const three = 'oil-red oil-blue oil-green'

  it('ruling 18: nobody gets one by the set-up: it lies under the camel', () => {
    for (const players of [2, 3, 4, 5]) {
      const t = freshTable({ content, players })
      expect(t.state.chests.slice(0, 5)).toEqual([0, 1, 2, 1, 2])
      for (const name of (['a', 'b', 'c', 'd', 'e'] as const).slice(0, players)) t.has({ gold: 3 }, name)
    }
  })

  it('ruling 18: the first camel that enters later takes it, with cards or by ballast', () => {
    const t = table({ ...begun, turn: 'b', hand: { a: 'silk-red', b: three } })
    t.pay(three)
      .has({ camel: 3, gold: 3 + 1 }, 'b')
      .draw()
      .draw()
    t.pay('silk-red').has({ camel: 1, gold: 3 + 1 })
    expect(t.events('chestTaken')).toEqual([{ type: 'chestTaken', seat: 0, space: 1, gold: 1 }])
    const other = table({ ...begun, camels: { a: 0, b: 5, c: 2 } })
    other.ballast().has({ camel: 1, gold: 3 - 1 + 1 })
  })

  it('ruling 18: neither who jumps over it nor who leaves it gets it', () => {
    const t = table({ ...begun, hand: { a: three, b: 'oil-violet silk-red' } })
    t.pay(three)
      .has({ camel: 3, gold: 3 + 1 })
      .draw()
    t.pay('oil-violet')
      .has({ camel: 4, gold: 3 + 2 }, 'b')
      .draw()
    expect(t.state.chests.slice(0, 5)).toEqual([0, 1, 2, 0, 0])
  })

  it('ruling 18: where no camel comes after, it stays there to the end', () => {
    const four = 'oil-red spices-red silk-red fruit-red'
    const t = table({ ...begun, camels: { a: 28, b: 27, c: 26 }, hand: { a: four } }).pay(four)
    expect([t.state.phase, t.state.chests[1], t.state.chests[2]]).toEqual(['over', 1, 2])
  })

  it('ruling 18: so it is where the second camels of two players begin', () => {
    const two = { content, players: 2, camels: { a: [0, 2], b: [1, 3] }, untaken: [1, 2, 3] }
    const t = table({ ...two, hand: { a: 'silk-red oil-red', b: 'silk-blue' } })
    t.pay('silk-red')
      .has({ camels: [4, 2], gold: 3 + 2 })
      .pay('oil-red')
      .draw()
    t.pay('silk-blue', 1)
      .has({ camels: [1, 4], gold: 3 }, 'b')
      .draw()
    t.ballast(1).has({ camels: [5, 3], gold: 5 - 1 + 1 })
  })

  it('ruling 15: a plan counts it where the camel can enter, and not where another one stands on it', () => {
    const chestsOf = (camels: { a: number; b: number; c: number }): unknown => {
      const { state } = table({ ...begun, camels, hand: { a: `${three} silk-red` } })
      const [mine] = plan(content, state, 0).camels
      return mine?.targets.map(({ to, ways: [way] }) => [to, ...(way?.steps ?? []).map(({ chest }) => chest)])
    }
    expect(chestsOf({ a: 0, b: 1, c: 2 })).toEqual([
      [3, 1],
      [4, 1, 2]
    ])
    expect(chestsOf({ a: 0, b: 5, c: 2 })).toEqual([
      [1, 1],
      [3, 1, 0],
      [4, 1, 0, 0]
    ])
  })
})
