/** Ruling 23: where ballast leads with two players, as it is printed and where passing a space counts as well. */
import { describe, expect, it } from 'vitest'
import { expeditionRules } from '../../../shared/games/expedition/rules'
import { baseContent } from '../../../shared/games/expedition/content'
import { onlyGanzhouScores } from '../house'
import { say } from '../say'
import { freshTable, table } from '../table'

const fourGoods = 'oil-red spices-red silk-red fruit-red'
/** As printed, for two. */
const printed = { players: 2, ballast: 'reached' } as const

describe('ballast with two players, where passing counts', () => {
  it("ruling 23: one's own second camel is no opponent", () => {
    const t = table({ players: 2, camels: { a: [5, 3], b: [4, 0] } })
    expect(t.refusal(say.ballast(1)).numbers).toEqual({ space: 6, foremost: 4 })
    const far = table({ players: 2, camels: { a: [9, 3], b: [4, 0] } })
    expect(far.refusal(say.ballast(1)).numbers).toEqual({ space: 5, foremost: 4 })
  })

  it('ruling 23: where only the own second camel has stood, an opponent that jumped over it counts', () => {
    const t = table({
      players: 2,
      camels: { a: [4, 3], b: [2, 1] },
      hand: { a: '2 driver-red', b: 'oil-red' },
      turn: 'b'
    })
    t.pay('oil-red')
      .has({ camels: [5, 1] }, 'b')
      .draw()
    t.pay('2 driver-red')
      .has({ camels: [6, 3] })
      .draw()
      .draw()
    t.ballast(1).has({ camels: [6, 4] })
  })
})

describe('ballast with two players, as printed', () => {
  it('ruling 23: an opposing camel that stood on the space and went on has reached it', () => {
    const t = table({
      ...printed,
      camels: { a: [3, 1], b: [4, 0] },
      turn: 'b',
      gold: { a: 4 },
      hand: { b: '2 driver-red oil-red oil-blue' }
    })
    t.pay('oil-blue').has({ camels: [5, 0] }, 'b')
    t.pay('2 driver-red oil-red')
      .has({ camels: [7, 0] }, 'b')
      .draw()
    for (const space of [4, 5, 6])
      t.ballast()
        .has({ camels: [space, 1] })
        .draw()
        .draw()
    expect(t.refusal(say.ballast())).toEqual({
      code: 'ballast-would-lead',
      numbers: { space: 8, foremost: 7 }
    })
  })

  it('ruling 23: where only the own second camel has stood, an opponent that jumped over it does not count', () => {
    const jumped = {
      ...({ players: 2, camels: { a: [4, 3], b: [2, 1] }, turn: 'b' } as const),
      hand: { a: '2 driver-red', b: 'oil-red' }
    } as const
    const after = (ballast: 'reached' | 'passed') => {
      const t = table({ ...jumped, ballast })
      t.pay('oil-red')
        .has({ camels: [5, 1] }, 'b')
        .draw()
      t.pay('2 driver-red')
        .has({ camels: [6, 3] })
        .draw()
      return t.draw()
    }
    after('passed')
      .ballast(1)
      .has({ camels: [6, 4] })
    expect(after('reached').refusal(say.ballast(1))).toEqual({
      code: 'ballast-not-reached',
      numbers: { space: 4 }
    })
  })

  it("ruling 23: that one's own camel has stood there does not count", () => {
    const t = table({
      ...printed,
      camels: { a: [3, 1], b: [9, 8] },
      reached: { a: [4, 5], b: [5, 6] }
    })
    expect(t.refusal(say.ballast()).code).toBe('ballast-not-reached')
    const other = table({ ...printed, camels: { a: [3, 1], b: [9, 8] }, reached: { b: [4] } })
    other.ballast().has({ camels: [4, 1], gold: 2 })
  })

  it('ruling 23: where a camel began counts as reached', () => {
    const t = freshTable({ ...printed })
    expect(t.state.reached).toEqual([
      [0, 2],
      [1, 3]
    ])
    const left = table({ ...printed, camels: { a: [0, 2], b: [1, 5] }, reached: { b: [3] } })
    left.ballast(1).has({ camels: [0, 3], gold: 2 })
    const never = table({ ...printed, camels: { a: [0, 2], b: [1, 5] } })
    expect(never.refusal(say.ballast(1)).code).toBe('ballast-not-reached')
  })

  it('ruling 23: a space that is entered is noted, with cards or by ballast; one that is skipped is not', () => {
    const t = table({
      ...printed,
      camels: { a: [0, 1], b: [2, 8] },
      hand: { a: 'oil-red oil-blue oil-green' },
      reached: { b: [4] }
    })
    t.pay('oil-red oil-blue oil-green').ballast()
    expect(t.state.reached).toEqual([
      [0, 1, 3, 4],
      [4, 2, 8]
    ])
  })

  it('ruling 23: a camel put on Ganzhou by the scoring has reached Ganzhou, and nothing before it', () => {
    const scored = table({
      ...printed,
      camels: { a: [15, 11], b: [12, 0] },
      hand: { a: fourGoods },
      reached: { a: [14] }
    })
    scored
      .pay(fourGoods)
      .draw()
      .has({ camels: [16, 0] }, 'b')
    expect(scored.state.reached).toEqual([
      [14, 15, 11, 16],
      [12, 0, 16]
    ])
    const t = table({ ...printed, camels: { a: [16, 10], b: [16, 0] }, reached: { b: [12] } })
    expect(t.refusal(say.ballast(1))).toEqual({ code: 'ballast-not-reached', numbers: { space: 11 } })
    table({ ...printed, ballast: 'passed', camels: { a: [16, 10], b: [16, 0] } })
      .ballast(1)
      .has({ camels: [16, 16] })
  })

  it('ruling 23: a camel that is late has reached the space it entered, and Ganzhou', () => {
    const t = table({ ...printed, camels: { a: [16, 10], b: [17, 0] }, hand: { a: 'oil-red' } })
    t.pay('oil-red', 1).has({ camels: [16, 16] })
    expect(t.state.reached?.[0]).toEqual([16, 10, 11])
    const late = table({ ...printed, camels: { a: [17, 10], b: [18, 0] }, hand: { a: 'oil-red' } })
    late.pay('oil-red', 1)
    expect(late.state.reached?.[0]).toEqual([17, 10, 11, 16])
  })

  it('ruling 23: Ganzhou is reached by whoever stands there or has left it', () => {
    const onTheWay = { ...printed, content: onlyGanzhouScores() }
    table({ ...onTheWay, camels: { a: [15, 0], b: [16, 1] } })
      .ballast()
      .has({ camels: [16, 0], gold: 2 })
    table({ ...onTheWay, camels: { a: [15, 0], b: [18, 1] }, reached: { b: [16] } })
      .ballast()
      .has({ camels: [16, 0], gold: 2 })
  })

  it('ruling 23: the condition is the same where both camels may move', () => {
    const t = table({ ...printed, both: true, camels: { a: [3, 1], b: [9, 8] }, reached: { b: [2] } })
    expect(t.refusal(say.ballast(0))).toEqual({ code: 'ballast-not-reached', numbers: { space: 4 } })
    t.ballast(1).has({ camels: [3, 2], gold: 2 })
  })
})

describe('the option', () => {
  const rules = expeditionRules(baseContent)
  const option = rules.options.find(({ id }) => id === 'ballast')

  it('ruling 23: it is one of tables for two; new ones play what is printed, files without it what was played before', () => {
    expect(option).toMatchObject({ fallback: 'reached', absent: 'passed', players: [2] })
    expect(freshTable({ players: 2 }).state).not.toHaveProperty('reached')
    expect(freshTable({ players: 2, ballast: 'passed' }).state).not.toHaveProperty('reached')
    expect(freshTable({ players: 3, ballast: 'reached' }).state).not.toHaveProperty('reached')
    expect(() => freshTable({ players: 3, ballast: 'passed' })).toThrow('option-players')
  })

  it('ruling 23: without it a game for two is set up as it always was', () => {
    const said = JSON.stringify(freshTable({ players: 2, ballast: 'passed', seed: 7 }).state)
    expect(said).toBe(JSON.stringify(freshTable({ players: 2, seed: 7 }).state))
    expect(Object.keys(freshTable({ players: 2, seed: 7 }).state)).toEqual([
      'players',
      'track',
      'bothCamels',
      'phase',
      'startSeat',
      'activeSeat',
      'turn',
      'interim',
      'idle',
      'seats',
      'chests',
      'supply',
      'display',
      'deck',
      'discards',
      'agenda'
    ])
  })
})
