// The statistics of In the Service of the Khan: declared turns, and sums that must agree in any game.

import { describe, expect, it } from 'vitest'
import { logOf, shownEntry } from '../../shared/engine/record'
import { khan } from '../../shared/games/khan'
import { baseContent } from '../../shared/games/khan/content'
import { totalPoints } from '../../shared/games/khan/seats'
import { statistics } from '../../shared/games/khan/statistics'
import { goods, type State } from '../../shared/games/khan/types'
import { figuresOf, sumOf } from '../lib/figures'
import { randomGame } from '../lib/random-game'
import { say } from './say'
import { alone, type Table } from './table'

const read = (t: Table): ReturnType<typeof figuresOf> => figuresOf(statistics(t.story, baseContent))

describe('played turns', () => {
  it('ruling 16: an offer for jade on an occupied book', () => {
    const t = alone()
      .onSpace('book-1', 1, 5)
      .tile('book-1', 'offer-1-05')
      .given({ dice: [2, 3], coins: 2, jade: 1 })
    const figure = read(t.place('book-1', [2]).play(say.offer(2)))
    expect(sumOf(figure, 0, 'actions', 'books', 'laterVisits', 'paidVisits')).toBe(4)
    expect(['coinsForOccupied', 'jadeOnOffers', 'pepperGained'].map((id) => figure(id))).toEqual([2, 1, 5])
  })

  it('rulings 1 and 21: a journey with one die, its space and its road paid in jade', () => {
    const t = alone().given({ dice: [1], coins: 1, jade: 2 })
    const figure = read(t.place('travel-lower', [1]).to('oasis-gobi'))
    expect(
      ['travelLower', 'steps', 'coinsOnSpaces', 'jadeOnOthers', 'jadeOnRoads', 'jadeLeft'].map((id) =>
        figure(id)
      )
    ).toEqual([1, 1, 1, 1, 1, 0])
  })

  it('ruling 61: a die on a space of the character, which is no special city', () => {
    const t = alone().given({
      dice: [1, 2],
      coins: 9,
      camels: 2,
      figures: ['balkh'],
      character: 'gunj-kokochin'
    })
    const figure = read(t.place('gunj-move', [1]).to('kabul'))
    expect(['ownSpaces', 'specialCities', 'actions', 'steps'].map((id) => figure(id))).toEqual([1, 0, 1, 1])
  })

  it('ruling 62: a city card beside the board is a bonus action without a die', () => {
    const t = alone()
      .given({ dice: [1, 2], character: 'khan-arghun' })
      .beside('city-card-10')
    const figure = read(t.play(say.useCard('city-card-10')))
    expect(
      ['besideCards', 'bonusActions', 'cityCardUses', 'actions', 'silkGained'].map((id) => figure(id))
    ).toEqual([1, 1, 0, 0, 3])
  })

  it('ruling 37: an improved seal is a bonus action with its price', () => {
    const t = alone().given({ dice: [1], coins: 1, seals: ['spicer'], pepper: 2, jade: 1 })
    const figure = read(t.play(say.improve('spicer')))
    expect(
      ['sealsImproved', 'bonusActions', 'jadeOnSeals', 'goodsOnSeals', 'pepperGained'].map((id) => figure(id))
    ).toEqual([1, 1, 1, 2, 2])
  })
})

describe.each([2, 3, 4])('any game of %i', (players) => {
  const { rules } = khan
  const seed = 50 + players
  const { match, entries } = randomGame(rules, { players, seed, undoOneIn: 6 })
  const end = match.state as State
  const start = randomGame(rules, { players, seed, choices: 0 }).match.state as State
  const story = {
    setup: rules.view(start, 'open'),
    entries: logOf(entries).map((line, number) => shownEntry(rules, line, number, 'open'))
  }
  const result = statistics(story, baseContent)
  const figure = figuresOf(result)
  const seats = end.seats.map((_, seat) => seat)

  it.each(seats)('has consistent sums for seat %i', (seat) => {
    const first = start.seats[seat]?.stock
    const last = end.seats[seat]
    if (!first || !last) throw new Error('no such seat')
    const { extra = {} } = baseContent.character(last.character)
    const sum = (...ids: string[]): number => sumOf(figure, seat, ...ids)
    expect(first.coin + (extra.coin ?? 0) + sum('coinsGained') - sum('coinsSpent')).toBe(last.stock.coin)
    expect(sum('coinsForOccupied', 'coinsOnSpaces', 'coinsOnSeals', 'coinsOnRoads', 'coinsOnCards')).toBe(
      sum('coinsSpent')
    )
    const camels = sum('camelsOnRoads', 'camelsOnContracts', 'camelsOnBonusActions', 'camelsOnCards')
    expect(first.camel + (extra.camel ?? 0) + sum('camelsGained') - camels).toBe(last.stock.camel)
    const had = goods.reduce((all, good) => all + first[good], 0)
    const spent = sum('goodsOnContracts', 'goodsOnCards', 'goodsOnSeals')
    expect(had + sum('goodsGained') - spent).toBe(sum('goodsLeft'))
    const jade = sum('jadeOnOffers', 'jadeOnRoads', 'jadeOnContracts', 'jadeOnSeals', 'jadeOnOthers')
    expect(first.jade + sum('jadeGained') - jade).toBe(sum('jadeLeft'))
    expect(sum('rolled1', 'rolled2', 'rolled3', 'rolled4', 'rolled5', 'rolled6')).toBe(sum('diceRolled'))
    expect(sum('firstVisits', 'laterVisits')).toBe(sum('actions'))
    const visits = [
      'books',
      'khan',
      'sealSpace',
      'contractSpace',
      'specialCities',
      'ownSpaces',
      'cityCardUses'
    ]
    expect(sum(...visits, 'travelLower', 'travelMiddle', 'travelUpper')).toBe(sum('actions'))
    expect(sum('contractsCompleted')).toBe(last.completed.length)
    expect([sum('sealsTaken'), sum('sealsImproved')]).toEqual([last.seals.length, last.improved.length])
    expect(sum('pointsTotal')).toBe(totalPoints(last))
    const scored = sum('pointsShields', 'pointsGoals', 'pointsGoods', 'pointsCoins', 'pointsMostContracts')
    const rounds = sum('pointsRound1', 'pointsRound2', 'pointsRound3', 'pointsRound4', 'pointsRound5')
    expect(rounds + scored).toBe(totalPoints(last))
  })

  it('counts dice of five rounds, and rounds and turns add up over all seats', () => {
    const all = (id: string): number => seats.reduce((sum, seat) => sum + (figure(id, seat) ?? 0), 0)
    expect(all('startRounds')).toBe(5)
    expect(all('diceRolled')).toBeGreaterThanOrEqual(5 * 5 * players)
    expect(result.course.filter((moment) => moment.seat !== undefined)).toHaveLength(all('turns'))
    expect(result.course.at(-1)?.totals).toEqual(end.seats.map(totalPoints))
  })
})

it('a character with a white die makes nobody’s dice of round 1 count twice', () => {
  for (let seed = 1; ; seed++) {
    const options = { characters: 'mixed' }
    const start = randomGame(khan.rules, { players: 3, seed, options, choices: 0 })
    const { match, entries } = randomGame(khan.rules, { players: 3, seed, options, choices: 12 })
    const state = match.state as State
    const matteo = state.seats.findIndex(({ character }) => character === 'matteo-polo')
    if (matteo < 0 || state.phase === 'characters') continue
    const story = {
      setup: khan.rules.view(start.match.state as State, 'open'),
      entries: logOf(entries).map((line, number) => shownEntry(khan.rules, line, number, 'open'))
    }
    const figure = figuresOf(statistics(story, baseContent))
    const rerolls = entries.flatMap((entry) =>
      'events' in entry
        ? entry.events.filter(({ type }) => type === 'dieRerolled' || type === 'blackDieTaken')
        : []
    )
    if (rerolls.length > 0) continue
    expect(state.seats.map((_, seat) => figure('diceRolled', seat))).toEqual(
      state.seats.map((_, seat) => (seat === matteo ? 6 : 5))
    )
    return
  }
})
