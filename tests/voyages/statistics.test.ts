// The statistics of Voyages: declared turns, and sums that must agree in any game.

import { describe, expect, it } from 'vitest'
import { shownEntry, logOf } from '../../shared/engine/record'
import { bestOf } from '../../shared/engine/statistics'
import { voyages } from '../../shared/games/voyages'
import { baseContent } from '../../shared/games/voyages/content'
import { totalPoints } from '../../shared/games/voyages/seats'
import { statistics } from '../../shared/games/voyages/statistics'
import { goods, type State } from '../../shared/games/voyages/types'
import { figuresOf, sumOf } from '../lib/figures'
import { randomGame } from '../lib/random-game'
import { alone, table, type Table } from './table'

const read = (t: Table): ReturnType<typeof figuresOf> => figuresOf(statistics(t.story, baseContent))

describe('played turns', () => {
  it('a stall: the visit, the goods, and the price of an occupied space', () => {
    const t = alone()
      .onSpace('bazaar-pepper', 1, 5)
      .given({ dice: [4, 3], coins: 9 })
    const figure = read(t.place('bazaar-pepper', [4]).column(4))
    expect(sumOf(figure, 0, 'actions', 'bazaar', 'laterVisits', 'paidVisits')).toBe(4)
    expect(figure('firstVisits')).toBe(0)
    expect(figure('coinsForOccupied')).toBe(4)
    expect(figure('coinsSpent')).toBe(4)
    expect(figure('pepperGained')).toBe(3)
    expect(figure('goodsGained')).toBe(3)
    expect(figure('goodsLeft')).toBe(3)
  })

  it('dice: a reroll, a turned die, a bought black die and the money bag are bonus actions; rolled values are counted', () => {
    const t = alone().given({ dice: [1, 2, 3], camels: 6 })
    t.rolls(6).bonus.reroll(1)
    t.bonus.adjust(2, 1).bonus.moneyBag(6)
    const figure = read(t.rolls(5).bonus.blackDie())
    expect(['rerolls', 'adjusts', 'blackBought', 'moneyBags'].map((id) => figure(id))).toEqual([1, 1, 1, 1])
    expect(figure('bonusActions')).toBe(4)
    expect(['rolled5', 'rolled6', 'diceRolled'].map((id) => figure(id))).toEqual([1, 1, 5])
    expect(figure('meanRoll')).toBe((1 + 2 + 3 + 6 + 5) / 5)
    expect(figure('camelsOnBonusActions')).toBe(6)
    expect(figure('coinsFromMoneyBag')).toBe(3)
  })

  it('a journey: steps, places, its price by road and by table, the post', () => {
    const t = alone().given({ dice: [2, 2], coins: 20, camels: 6, figure: 'venezia' })
    const before = t.at().stock
    const [coins, camels] = [before.coin, before.camel]
    const figure = read(t.travel([2, 2]).to('alexandria').stop())
    expect(
      ['steps', 'longestJourney', 'placesSeen', 'posts', 'largeCities', 'firstPosts'].map((id) => figure(id))
    ).toEqual([1, 1, 1, 1, 1, 1])
    expect(figure('coinsOnTravelTable')).toBe(3)
    expect(figure('roadCoins')).toBe(3)
    expect(figure('coinsLeft')).toBe(coins - 3)
    expect(figure('camelsLeft')).toBe(camels)
  })

  it('posts in small cities are counted apart', () => {
    const t = alone().given({ dice: [2, 2], coins: 20, camels: 6, figure: 'oasis-i' })
    const figure = read(t.travel([2, 2]).to('adana').stop())
    expect(['posts', 'smallCities', 'largeCities'].map((id) => figure(id))).toEqual([1, 1, 0])
  })

  it('undone choices do not count', () => {
    const t = alone()
      .given({ dice: [4, 3] })
      .place('take-5-coins', [4])
    expect(read(t)('coinsFromSpaces')).toBe(5)
    t.undo()
    expect(read(t)('coinsFromSpaces')).toBe(0)
    expect(read(t)('actions')).toBe(0)
  })

  it('a mean without values is undefined', () => {
    const figure = read(table())
    expect(figure('roadCoins')).toBeUndefined()
    expect(figure('contractMean')).toBeUndefined()
  })
})

describe.each([2, 3, 4])('any game of %i', (players) => {
  const { rules } = voyages
  const { match, entries } = randomGame(rules, { players, seed: 40 + players, undoOneIn: 6 })
  const end = match.state as State
  const start = randomGame(rules, { players, seed: 40 + players, choices: 0 }).match.state as State
  const story = {
    setup: rules.view(start, 'open'),
    entries: logOf(entries).map((line, number) => shownEntry(rules, line, number, 'open'))
  }
  const result = statistics(story, baseContent)
  const figure = figuresOf(result)
  const seats = end.seats.map((_, seat) => seat)

  it('has at least 30 figures for every player, all integers or means', () => {
    const all = result.groups.flatMap((group) => group.figures.map((figure) => ({ ...figure, id: group.id })))
    expect(all.length).toBeGreaterThanOrEqual(30)
    for (const { id, values, measure } of all) {
      expect(values).toHaveLength(players)
      if (measure === 'mean') continue
      expect(values.every((value) => Number.isInteger(value))).toBe(true)
      // Only points can be lost again.
      if (id !== 'points') expect(Math.min(...values.map(Number))).toBeGreaterThanOrEqual(0)
    }
  })

  it.each(seats)('has consistent sums for seat %i', (seat) => {
    const first = start.seats[seat]?.stock
    const last = end.seats[seat]
    if (!first || !last) throw new Error('no such seat')
    const sum = (...ids: string[]): number => sumOf(figure, seat, ...ids)
    expect(first.coin + sum('coinsGained') - sum('coinsSpent')).toBe(last.stock.coin)
    expect(
      sum(
        'coinsFromSpaces',
        'coinsFromCityCards',
        'coinsFromContracts',
        'coinsFromCities',
        'coinsFromMoneyBag',
        'coinsFromOthers'
      )
    ).toBe(sum('coinsGained'))
    expect(sum('coinsForOccupied', 'coinsOnTravelTable', 'coinsOnRoads', 'coinsOnCards')).toBe(
      sum('coinsSpent')
    )
    expect(
      first.camel +
        sum('camelsGained') -
        sum('camelsOnRoads', 'camelsOnContracts', 'camelsOnBonusActions', 'camelsOnCards')
    ).toBe(last.stock.camel)
    const had = goods.reduce((all, good) => all + first[good], 0)
    expect(had + sum('goodsGained') - sum('goodsOnContracts', 'goodsOnCards')).toBe(sum('goodsLeft'))
    expect(sum('pepperGained', 'silkGained', 'goldGained')).toBe(sum('goodsGained'))
    expect(sum('rolled1', 'rolled2', 'rolled3', 'rolled4', 'rolled5', 'rolled6')).toBe(sum('diceRolled'))
    expect(sum('firstVisits', 'laterVisits')).toBe(sum('actions'))
    expect(sum('bazaar', 'fiveCoins', 'khan', 'contractSpace', 'travelSpace', 'cityCardUses')).toBe(
      sum('actions')
    )
    expect(sum('rerolls', 'adjusts', 'moneyBags', 'blackBought', 'contractsCompleted')).toBe(
      sum('bonusActions')
    )
    expect(sum('contractsCompleted')).toBe(last.completed.length)
    expect(sum('pointsTotal')).toBe(totalPoints(last))
    const scored = sum('pointsBeijing', 'pointsGoals', 'pointsGoods', 'pointsCoins', 'pointsMostContracts')
    expect(sum('pointsRound1', 'pointsRound2', 'pointsRound3', 'pointsRound4', 'pointsRound5') + scored).toBe(
      totalPoints(last)
    )
  })

  it('has dice and start players that add up over all seats', () => {
    const all = (id: string): number => seats.reduce((sum, seat) => sum + (figure(id, seat) ?? 0), 0)
    expect(all('startRounds')).toBe(5)
    expect(result.course.filter((moment) => moment.seat !== undefined)).toHaveLength(all('turns'))
  })

  it('has a course that ends with the result and whose rounds increase', () => {
    expect(result.course.at(-1)?.totals).toEqual(end.seats.map(totalPoints))
    const rounds = result.course.map(({ round }) => round ?? 0)
    expect(rounds).toEqual([...rounds].sort((a, b) => a - b))
    expect(new Set(rounds)).toEqual(new Set([1, 2, 3, 4, 5]))
  })

  it('marks the best value if values differ', () => {
    const points = result.groups.at(-1)?.figures.find(({ id }) => id === 'pointsTotal')
    const best = Math.max(...end.seats.map(totalPoints))
    expect(points && bestOf(points)).toEqual(
      new Set(end.seats.map(totalPoints)).size < 2
        ? []
        : seats.filter((seat) => totalPoints(end.seats[seat] ?? missing()) === best)
    )
    expect(bestOf({ id: 'x', best: 'least', values: [3, undefined, 1] })).toEqual([2])
    expect(bestOf({ id: 'x', best: 'most', values: [2, 2] })).toEqual([])
    expect(bestOf({ id: 'x', values: [1, 2] })).toEqual([])
  })
})

function missing(): never {
  throw new Error('no such seat')
}
