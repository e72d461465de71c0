// The statistics of the Expedition: declared turns, and sums that must agree in any game.

import { describe, expect, it } from 'vitest'
import { logOf, shownEntry } from '../../shared/engine/record'
import { expedition } from '../../shared/games/expedition'
import { baseContent } from '../../shared/games/expedition/content'
import { goldOf } from '../../shared/games/expedition/seats'
import { statistics } from '../../shared/games/expedition/statistics'
import type { State } from '../../shared/games/expedition/types'
import { figuresOf, sumOf } from '../lib/figures'
import { randomGame } from '../lib/random-game'
import { table, type Table } from './table'

const read = (t: Table): ReturnType<typeof figuresOf> => figuresOf(statistics(t.story, baseContent))

describe('played turns', () => {
  it('count spaces, the cards paid by good and colour, and the chest', () => {
    const t = table({
      camels: { a: 5, b: 4, c: 0 },
      hand: { a: '2 driver-red oil-red', b: 'oil-blue' }
    })
    const figure = read(t.pay('2 driver-red').pay('oil-red').draw())
    expect(['spaces', 'firstStage', 'longestTurn', 'turnsMoved', 'chests'].map((id) => figure(id))).toEqual([
      2, 2, 2, 1, 1
    ])
    expect(['cardsLaid', 'laidDrivers', 'laidOil', 'laidRed', 'laidBlue'].map((id) => figure(id))).toEqual([
      3, 2, 1, 3, 0
    ])
    expect(['forDrivers', 'forGoods', 'forBallast'].map((id) => figure(id))).toEqual([1, 1, 0])
    expect(['cardsDrawn', 'cardsTaken', 'turnsWithoutCard'].map((id) => figure(id))).toEqual([1, 0, 0])
    expect(figure('cardsPerSpace')).toBe(1.5)
    expect(figure('spacesPerMove')).toBe(2)
    expect(figure('goldChests')).toBe(1)
  })

  it('count ballast as a move without cards that costs gold', () => {
    const t = table({ camels: { a: 0, b: 4, c: 3 }, gold: { a: 3 } })
    const figure = read(t.ballast())
    expect(['spaces', 'forBallast', 'goldBallast', 'cardsLaid'].map((id) => figure(id))).toEqual([1, 1, 1, 0])
    expect(figure('cardsPerSpace')).toBeUndefined()
    expect(figure('mostGold')).toBe(3)
  })
})

describe.each([2, 3, 4, 5])('any game of %i', (players) => {
  const { rules } = expedition
  const { match, entries } = randomGame(rules, { players, seed: 60 + players, undoOneIn: 6 })
  const end = match.state as State
  const start = randomGame(rules, { players, seed: 60 + players, choices: 0 }).match.state as State
  const story = {
    setup: rules.view(start, 'open'),
    entries: logOf(entries).map((line, number) => shownEntry(rules, line, number, 'open'))
  }
  const result = statistics(story, baseContent)
  const figure = figuresOf(result)

  it('has at least 30 figures for every player', () => {
    const all = result.groups.flatMap(({ figures }) => figures)
    expect(all.length).toBeGreaterThanOrEqual(30)
    for (const { values } of all) expect(values).toHaveLength(players)
  })

  it.each(end.seats.map((_, seat) => seat))('has consistent sums for seat %i', (seat) => {
    const [first, last] = [start.seats[seat], end.seats[seat]]
    if (!first || !last) throw new Error('no such seat')
    const sum = (...ids: string[]): number => sumOf(figure, seat, ...ids)
    const far = (camels: readonly number[]): number => camels.reduce((all, space) => all + space, 0)
    expect(far(first.camels) + sum('spaces', 'leapt', 'gathered')).toBe(far(last.camels))
    expect(sum('firstStage', 'secondStage')).toBe(sum('spaces'))
    expect(sum('towns', 'deserts', 'steppes', 'mountains', 'cities')).toBe(sum('spaces'))
    expect(sum('forGoods', 'forDrivers', 'forColours', 'forBallast')).toBe(sum('spaces'))
    expect(sum('laidOil', 'laidSpices', 'laidSilk', 'laidFruit', 'laidDrivers')).toBe(sum('cardsLaid'))
    expect(sum('laidYellow', 'laidBlue', 'laidRed', 'laidGreen', 'laidViolet')).toBe(sum('cardsLaid'))
    expect(sum('gotOil', 'gotSpices', 'gotSilk', 'gotFruit', 'gotDrivers')).toBe(
      sum('cardsTaken', 'cardsDrawn')
    )
    expect(first.hand.count + sum('cardsTaken', 'cardsDrawn') - sum('cardsLaid')).toBe(sum('leftInHand'))
    expect(sum('turnsMoved', 'turnsStill')).toBe(sum('turns'))
    expect(sum('goldStart', 'goldChests', 'goldInterim', 'goldFinal') - sum('goldBallast')).toBe(goldOf(last))
    expect(sum('goldTotal')).toBe(goldOf(last))
    expect(sum('goldBallast')).toBe(sum('forBallast'))
  })

  it('has a course with every turn that ends with the result, which is also the end of a turn that enters Dadu', () => {
    const turns = end.seats.reduce((all, _, seat) => all + (figure('turns', seat) ?? 0), 0)
    const arrived = entries.some(
      (entry) => 'events' in entry && entry.events.some((event) => 'end' in event && event.end === 'arrived')
    )
    const last = arrived ? 1 : 0
    expect(result.course.filter(({ seat }) => seat !== undefined)).toHaveLength(turns - last)
    expect(result.course.at(-1)?.totals).toEqual(end.seats.map(goldOf))
  })
})
