/** The planner, ruling by ruling. Seat 0 is to move. */
import { describe, expect, it } from 'vitest'
import { plan, type CamelPlan, type Plan, type Target, type Way } from '../../shared/games/expedition/planner'
import type { State } from '../../shared/games/expedition/types'
import { act, content, kindsIn, laidOut, rules, type Layout } from './planned'
import { planned, unkept, walked } from './walked'

/** The plan of a position, which must agree with the rules. */
function planOf(state: State): Plan {
  const found = plan(content, state, 0)
  expect(unkept(state, found)).toEqual([])
  expect([...planned(found)].sort()).toEqual([...walked(state)].sort())
  return found
}

const planFor = (layout: Layout): Plan => planOf(laidOut(layout))

function camelIn({ camels }: Plan, camel = 0): CamelPlan {
  const found = camels.find((one) => one.camel === camel)
  if (!found) throw new Error(`camel ${camel} cannot move`)
  return found
}

const reach = (found: Plan, camel = 0): number[] => camelIn(found, camel).targets.map(({ to }) => to)

function target(found: Plan, to: number, camel = 0): Target {
  const one = camelIn(found, camel).targets.find((other) => other.to === to)
  if (!one) throw new Error(`space ${to} is out of reach`)
  return one
}

function way(found: Plan, to: number, gold: 0 | 1 = 0, camel = 0): Way {
  const one = target(found, to, camel).ways.find((other) => other.gold === gold)
  if (!one) throw new Error(`no way to ${to} with ${gold} gold`)
  return one
}

const path = ({ steps }: Way): string => steps.map(({ camel, to, by }) => `${camel}>${to} ${by}`).join(', ')

describe('spaces and cards', () => {
  it('9: occupied spaces are skipped, and cost nothing', () => {
    const found = planFor({ camels: [[3], [4], [5], [6]], hand: 'oil-red' })
    expect(reach(found)).toEqual([7])
    expect(path(way(found, 7))).toBe('0>7 one-good')
  })

  it('11: every space entered is paid for in order, and none is left out to save cards', () => {
    const camels = [[0], [1], [8]]
    expect(reach(planFor({ camels, hand: 'oil-red oil-blue spices-red', gold: 0 }))).toEqual([2])
    const found = planFor({ camels, hand: '2 oil-red 2 oil-blue spices-red', gold: 0 })
    expect(reach(found)).toEqual([2, 3, 4])
    expect(way(found, 4).choices.map((step) => step.length)).toEqual([1, 3, 1])
  })

  it('13: of cards that pay alike, those are laid that the hand can best spare', () => {
    const spent = (hand: string): readonly string[] | undefined =>
      way(planFor({ camels: [[3], [4], [5], [6]], hand, gold: 0 }), 7).steps[0]?.cards
    expect(spent('oil-red oil-blue silk-green')).toEqual(['oil-blue'])
    expect(spent('oil-red silk-blue silk-green')).toEqual(['silk-blue'])
  })

  it('12: a driver is no good, and a good is no driver', () => {
    expect(reach(planFor({ camels: [[0], [1], [2]], hand: '3 driver-red 3 driver-blue' }))).toEqual([])
    expect(reach(planFor({ camels: [[5], [9], [2]], hand: 'oil-red oil-blue', gold: 0 }))).toEqual([])
    expect(reach(planFor({ camels: [[5], [9], [2]], hand: 'driver-red driver-blue', gold: 0 }))).toEqual([6])
  })

  it('13: every card serves one space: three of one colour and a good from four cards, not from three', () => {
    const camels = [[7], [1], [2]]
    expect(reach(planFor({ camels, hand: 'oil-red silk-red driver-red', gold: 0 }))).toEqual([8])
    expect(reach(planFor({ camels, hand: 'oil-red silk-red driver-red fruit-red', gold: 0 }))).toEqual([8, 9])
    const found = planFor({ camels, hand: '2 driver-red driver-blue 2 oil-red', gold: 0 })
    expect(way(found, 9).steps[0]?.cards).toEqual(kindsIn('oil-red 2 driver-red'))
  })

  it('13: of payments with as many cards, it keeps what the hand holds least of', () => {
    const found = planFor({
      camels: [[2], [1], [9]],
      hand: '2 oil-red 2 oil-blue oil-green 2 silk-red silk-blue'
    })
    expect(way(found, 3).spent.every((kind) => kind.startsWith('oil'))).toBe(true)
    expect(way(found, 3).spent).not.toContain('oil-green')
  })

  it('10: a payment under way is completed first, by what its first card chose', () => {
    const hand = '2 oil-red oil-blue 2 silk-red silk-blue fruit-red'
    const state = laidOut({ camels: [[2], [1], [9]], hand })
    act(state, 0, { type: 'pay', camel: 0, card: 'silk-blue' })
    const found = planOf(state)
    expect(reach(found)).toEqual([3, 4, 5, 6, 7])
    expect(way(found, 3).spent).toEqual(kindsIn('2 silk-red'))
    expect(way(found, 4).cards).toBe(3)
    const [now, next] = camelIn(found).ballast
    expect(now).toEqual({ to: 3, refusal: { code: 'answer-first', numbers: { task: 'pay' } } })
    expect(next).toEqual({ to: 4 })
  })
})

describe('chests and ballast', () => {
  it('14, 15: a chest goes to the camel that enters first, also in passing', () => {
    const found = planFor({ camels: [[5], [1], [2]], hand: '2 driver-red oil-red' })
    expect(way(found, 7).steps.map(({ chest }) => chest)).toEqual([1, 0])
    expect(way(planFor({ camels: [[5], [9], [2]], hand: '2 driver-red' }), 6).steps[0]?.chest).toBe(0)
  })

  it('16: a chest taken on the way pays for ballast: the front camel takes it, the one behind drops it', () => {
    const camels = [
      [0, 5],
      [1, 4]
    ]
    const found = planFor({ camels, both: true, hand: '2 driver-red', gold: 0 })
    expect(reach(found, 0)).toEqual([2])
    expect(path(way(found, 2, 1))).toBe('1>6 two-drivers, 0>2 ballast')
    expect(camelIn(found).ballast[0]).toEqual({ to: 2, refusal: { code: 'no-gold' } })
  })

  it('19: once in a turn, wherever it saves most', () => {
    const found = planFor({ camels: [[0], [1], [9]], hand: 'oil-red 2 silk-blue', gold: 1 })
    expect(reach(found)).toEqual([2, 3, 4, 5])
    expect(path(way(found, 4, 1))).toBe('0>2 one-good, 0>3 ballast, 0>4 one-good')
    expect(target(found, 2).ways.map(({ gold, cards }) => [cards, gold])).toEqual([
      [0, 1],
      [1, 0]
    ])
    const state = laidOut({ camels: [[0], [1], [9]], hand: 'oil-red', gold: 3 })
    act(state, 0, { type: 'ballast', camel: 0 })
    const after = planOf(state)
    expect(reach(after)).toEqual([])
    expect(camelIn(after).ballast).toEqual([{ to: 3, refusal: { code: 'ballast-spent' } }])
  })

  it('20: not without gold', () => {
    const found = planFor({ camels: [[0], [1], [9]], hand: '', gold: 0 })
    expect(camelIn(found)).toEqual({
      camel: 0,
      from: 0,
      targets: [],
      ballast: [{ to: 2, refusal: { code: 'no-gold' } }]
    })
  })

  it('21, 22: only to a space an opponent has passed; the numbers say how far the foremost is', () => {
    const found = planFor({ camels: [[0], [2], [4]], hand: '2 oil-red' })
    const lead = (space: number): object => ({ code: 'ballast-would-lead', numbers: { space, foremost: 4 } })
    expect(camelIn(found).ballast).toEqual([
      { to: 1 },
      { to: 3 },
      { to: 5, refusal: lead(5) },
      { to: 6, refusal: lead(6) }
    ])
    expect(reach(found)).toEqual([1, 3, 5])
    expect(path(way(found, 5, 1))).toBe('0>1 one-good, 0>3 ballast, 0>5 one-good')
  })

  it('23: the own second camel is no opponent, but an opponent who jumped over it is', () => {
    const own = planFor({
      camels: [
        [0, 5],
        [1, 2]
      ],
      hand: ''
    })
    expect(camelIn(own).ballast[0]?.refusal?.code).toBe('ballast-would-lead')
    const jumped = planFor({
      camels: [
        [0, 2],
        [1, 4]
      ],
      hand: ''
    })
    expect(camelIn(jumped).ballast[0]).toEqual({ to: 3 })
  })

  it('24, 34: camels gathered in the city have passed all that lies before it', () => {
    const found = planFor({ camels: [[8], [16], [16]], hand: '', interim: true })
    expect(reach(found)).toEqual([9])
  })

  it('25: after ballast the cards go on, into the lead as well', () => {
    const found = planFor({
      camels: [[0], [1], [3]],
      hand: '2 spices-red spices-blue oil-red'
    })
    expect(path(way(found, 4, 1))).toBe('0>2 ballast, 0>4 one-good')
  })

  it('26: never into Dadu, nor into the city before the interim scoring', () => {
    const dadu = planFor({ camels: [[28], [27], [16]], hand: 'oil-red', interim: true })
    expect(reach(dadu)).toEqual([])
    expect(camelIn(dadu).ballast[0]?.refusal).toEqual({
      code: 'ballast-would-lead',
      numbers: { space: 29, foremost: 27 }
    })
    const city = planFor({ camels: [[14], [15], [13]], hand: 'oil-red' })
    expect(reach(city)).toEqual([])
    expect(camelIn(city).ballast[0]?.refusal?.code).toBe('ballast-would-lead')
  })

  it('27: from the city only to where an opponent is already past', () => {
    expect(reach(planFor({ camels: [[16], [16], [16]], hand: '', interim: true }))).toEqual([])
    expect(reach(planFor({ camels: [[16], [18], [16]], hand: '', interim: true }))).toEqual([17])
  })
})

describe('cities', () => {
  it('32: entering the city before the interim scoring ends the moving', () => {
    const found = planFor({
      camels: [[14], [15], [2]],
      hand: 'oil-red spices-red silk-red fruit-red oil-blue'
    })
    expect(reach(found)).toEqual([16])
    expect(way(found, 16).steps[0]?.stops).toBe(true)
  })

  it('33: the city is never skipped, and camels in it block nobody', () => {
    const hand = 'oil-red spices-red silk-red fruit-red oil-blue'
    const found = planFor({ camels: [[16], [16], [16]], hand, interim: true })
    expect(reach(found)).toEqual([17, 18])
  })

  it('34: a late camel that enters a scoring space stands in the city, and its moving ends', () => {
    const found = planFor({
      camels: [[9], [16], [18]],
      hand: '2 oil-red oil-blue oil-green spices-red spices-blue',
      interim: true
    })
    expect(reach(found)).toEqual([10, 11])
    expect(way(found, 11).steps.at(-1)).toMatchObject({ to: 11, stands: 16, stops: true, chest: 0 })
    expect(camelIn(found).ballast.map(({ to }) => to)).toEqual([10, 11])
  })

  it('37: Dadu ends the game', () => {
    const found = planFor({
      camels: [[28], [17], [16]],
      hand: 'oil-red spices-red silk-red fruit-red oil-blue',
      interim: true
    })
    expect(way(found, 29).steps[0]).toMatchObject({ to: 29, stops: true })
  })
})

describe('two camels', () => {
  const camels = [
    [3, 4],
    [0, 1]
  ]

  it('44: each camel may move, but one of them in a turn', () => {
    const state = laidOut({ camels, hand: 'oil-red oil-blue' })
    const found = planOf(state)
    expect(reach(found, 0)).toEqual([5])
    expect(reach(found, 1)).toEqual([5])
    expect(found.together).toEqual([])
    act(state, 0, { type: 'pay', camel: 1, card: 'oil-red' })
    expect(planOf(state).camels.map(({ camel }) => camel)).toEqual([1])
  })

  it('46: both may move in any order; one leaps over where the other has just gone', () => {
    const found = planFor({ camels, both: true, hand: 'oil-red 2 driver-red' })
    expect(reach(found, 1)).toEqual([5, 6])
    const [leap, ...others] = found.together
    expect(others).toEqual([])
    expect(leap?.stands).toEqual([5, 6])
    expect(leap?.ways.map(path)).toEqual(['0>5 one-good, 1>6 two-drivers'])
  })

  it('46: one ballast for both', () => {
    const pair = [
      [0, 1],
      [2, 9]
    ]
    const found = planFor({ camels: pair, both: true, hand: 'oil-red' })
    expect(found.together.map(({ stands }) => stands)).toEqual([
      [1, 3],
      [3, 4]
    ])
    const state = laidOut({ camels: pair, both: true, hand: 'oil-red' })
    act(state, 0, { type: 'ballast', camel: 1 })
    const [first, second] = planOf(state).camels
    expect(first?.ballast[0]?.refusal?.code).toBe('ballast-spent')
    expect(second?.ballast[0]?.refusal?.code).toBe('ballast-spent')
  })

  it('46: the city before the interim scoring ends the moving of both, gathering that of one', () => {
    const pair = [
      [14, 3],
      [15, 1]
    ]
    const hand = 'oil-red spices-red silk-red fruit-red oil-blue oil-green'
    const state = laidOut({ camels: pair, both: true, hand })
    expect(reach(planOf(state), 0)).toEqual([16])
    for (const card of kindsIn('oil-red spices-red silk-red fruit-red'))
      act(state, 0, { type: 'pay', camel: 0, card })
    expect(planOf(state)).toEqual({ camels: [], together: [] })

    const late = laidOut({
      camels: [
        [10, 16],
        [16, 18]
      ],
      both: true,
      hand,
      interim: true
    })
    expect(planOf(late).together.map(({ stands }) => stands)).toContainEqual([16, 17])
    act(late, 0, { type: 'pay', camel: 0, card: 'oil-blue' })
    const found = planOf(late)
    expect(found.camels.map(({ camel }) => camel)).toEqual([1])
    expect(reach(found, 1)).toContain(17)
  })
})

describe('whose plan', () => {
  it('has nothing for another seat, for the public, or after the end', () => {
    const state = laidOut({ camels: [[0], [1], [9]], hand: 'oil-red' })
    const nothing = { camels: [], together: [] }
    expect(plan(content, state, 1)).toEqual(nothing)
    expect(plan(content, rules.view(state, 'public'), 0)).toEqual(nothing)
    expect(plan(content, { ...state, phase: 'over' }, 0)).toEqual(nothing)
  })
})
