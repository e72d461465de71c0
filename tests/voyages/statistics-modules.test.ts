// The statistics of the modules of Voyages: declared turns, and sums that must agree in any game with all of them.

import { describe, expect, it } from 'vitest'
import { figureWords } from '../../renderer/games/voyages/statistics'
import { logOf, shownEntry } from '../../shared/engine/record'
import { voyages } from '../../shared/games/voyages'
import { baseContent, withModules } from '../../shared/games/voyages/content'
import { modules } from '../../shared/games/voyages/modules'
import { statisticsOfModules } from '../../shared/games/voyages/modules/statistics'
import { totalPoints } from '../../shared/games/voyages/seats'
import { statistics } from '../../shared/games/voyages/statistics'
import { goods, type State } from '../../shared/games/voyages/types'
import { figuresOf, sumOf } from '../lib/figures'
import { randomGame } from '../lib/random-game'
import * as agents from './agents'
import * as companions from './companions'
import * as gifts from './new-characters'
import * as paths from './secret-paths'
import { say as base } from './say'
import { alone as aloneAt, type Table } from './table'
import * as venice from './venice'

const content = withModules(baseContent, modules)
/** The figures of a table with only this module. */
const read = (t: Table, module: string): ReturnType<typeof figuresOf> => {
  const played = modules.filter(({ id }) => id === module)
  return figuresOf(statistics(t.story, withModules(baseContent, played), statisticsOfModules))
}
const all = (t: Table, module: string, ...ids: readonly string[]): (number | undefined)[] =>
  ids.map((id) => read(t, module)(`${module}/${id}`))

describe('played turns', () => {
  it('gifts: received, used and left, and the points that they bring', () => {
    const contracts = ['new-characters/contract-1', 'new-characters/contract-2'] as const
    const t = gifts.alone().given({ dice: [3], camels: 9, pepper: 4, silk: 1, contracts })
    gifts.stack(t, 'gift-vp-per-contract', 'gift-move-1')
    t.bonus.complete(contracts[0]).bonus.complete(contracts[1])
    expect(all(t, 'new-characters', 'taken', 'used', 'left', 'points')).toEqual([2, 1, 1, 1])
    t.play(gifts.say.use('gift-move-1')).to('alexandria')
    expect(all(t, 'new-characters', 'taken', 'used', 'left')).toEqual([2, 2, 0])
  })

  it('city cards of Khan Arghun, used without a die', () => {
    const t = gifts.alone().given({ character: 'new-characters/khan-arghun', dice: [3, 3] })
    gifts.cards(t, 'city-card-31', 'city-card-30').play(gifts.say.card('city-card-31'))
    expect(all(t, 'new-characters', 'cityCards')).toEqual([1])
    expect(read(t, 'new-characters')('cityCardUses')).toBe(0)
  })

  it('an assumed Kubilai: the figure that is set down in Beijing has been there, and walked no step', () => {
    const t = agents.playing('kubilai-khan', { figure: 'xian' }).seat(0).play(agents.say.toBeijing())
    const figure = read(t, 'agents')
    expect(['placesSeen', 'steps', 'longestJourney', 'posts'].map((id) => figure(id) ?? 0)).toEqual([
      1, 0, 0, 1
    ])
  })

  it('path tokens: what the travel table and the roads ask without them is saved', () => {
    const holding = (path: string, things: object = {}): Table =>
      paths.give(
        paths.alone().given({ dice: [2, 2], coins: 30, camels: 20, ...things }),
        0,
        path,
        'lone-rider'
      )
    const saved = (t: Table) => all(t, 'secret-paths', 'used', 'left', 'coinsSaved', 'camelsSaved')
    const discount = holding('discount').travel([2, 2]).play(paths.say.use('discount'))
    expect(saved(discount.to('alexandria').stop())).toEqual([1, 1, 3, 0])
    const { by, use } = paths.say
    const free = holding('free-routes-1', { figure: 'moscow', dice: [3, 3] }).travel([3, 3])
    // Of two routes one is free by the token and one is paid, so the token saves only the first.
    free.play(use('free-routes-1'), by('free', 'anxi')).to('moscow')
    const crossing = free.events('paid').find(({ cause }) => cause.kind === 'route')?.items.camel
    expect(crossing).toBeGreaterThan(0)
    expect(saved(free.stop())).toEqual([1, 1, 0, crossing])
    const step = holding('extra-step-1').travel([2, 2]).play(use('extra-step-1'))
    expect(saved(step.to('alexandria').to('oasis-i').stop())).toEqual([1, 1, 4, 0])
    const jump = holding('large-city', { figure: 'alexandria' }).travel([2, 2])
    expect(saved(jump.play(use('large-city'), by('jump', 'sumatra')))).toEqual([1, 1, 0, 0])
    expect(saved(holding('oasis').travel([2, 2]).to('alexandria').stop())).toEqual([0, 2, 0, 0])
  })

  it('companions: hired, dismissed, and what they bring; the house is a space of its own', () => {
    const t = companions.give(
      companions.alone().given({ dice: [3, 3], coins: 10, camels: 0 }),
      0,
      'guide',
      'astrologer'
    )
    companions.row(t, 'silk-weaver').place('companions/house', [3])
    t.play(companions.say.hire('silk-weaver', 'guide')).endTurn()
    expect(all(t, 'companions', 'hired', 'dismissed', 'goods', 'coins')).toEqual([1, 1, 1, 0])
    t.rolls(6).bonus.reroll(3)
    expect(all(t, 'companions', 'used')).toEqual([1])
    const figure = read(t, 'companions')
    expect(sumOf(figure, 0, 'moduleSpaces', 'actions')).toBe(2)
    expect(figure('bazaar')).toBe(0)
    expect(figure('coinsOnModules')).toBe(3)
  })

  it('bonus cards and the tokens and characters of a round', () => {
    const t = agents.cards(agents.alone().given({ dice: [3], completed: 3 }), 0, 'vp-per-contract', 'coins')
    t.play(agents.say.card('vp-per-contract'))
    expect(all(t, 'agents', 'cards', 'points')).toEqual([1, 3])
    t.play(agents.say.card('coins'))
    expect(all(t, 'agents', 'cards', 'points')).toEqual([2, 3])
    expect(read(t, 'agents')('coinsFromModules')).toBe(4)
    expect(all(agents.playing('matteo-polo'), 'agents', 'assumed')).toEqual([1])
    const donata = agents.tokens(agents.alone().given({ character: agents.donata, dice: [] }), 0, 5)
    donata.play(base.place('take-5-coins', [{ token: 5 }])).endRound()
    expect(all(donata, 'agents', 'tokens')).toEqual([1])
  })

  it('Venice: palaces, who came first, reputation and points', () => {
    const t = venice.alone().given({ dice: [4, 5], coins: 20, silk: 2, camels: 2 })
    t.place('venice/rialto', [4]).play(venice.say.visit('dorsoduro'))
    // 3 for the palace, 2 for the first post in it.
    expect(all(t, 'venice', 'palaces', 'founded', 'reputation', 'points')).toEqual([1, 1, 1, 5])
    const second = venice.alone().given({ dice: [2], camels: 2, posts: ['venice/cannaregio'] })
    second.given({ seat: 1, dice: [], posts: ['venice/santa-croce'] })
    second.ofModule((state) => {
      venice.own(state).founded = ['venice/cannaregio', 'venice/santa-croce']
      venice.own(state).reputation = [1, 1, 0]
    })
    // The only palace left for this die is visited without a decision.
    second.place('venice/rialto', [2])
    expect(all(second, 'venice', 'palaces', 'founded', 'reputation', 'points')).toEqual([1, 0, 2, 0])
    expect(read(second, 'venice')('goodsOnModules')).toBe(0)
    expect(read(second, 'venice')('camelsOnModules')).toBe(2)
    expect(read(t, 'venice')('goodsOnModules')).toBe(2)
  })
})

it('figures of a module exist only in games with it', () => {
  const groups = (t: Table, ids: readonly string[]): string[] =>
    statistics(
      t.story,
      withModules(
        baseContent,
        modules.filter(({ id }) => ids.includes(id))
      ),
      statisticsOfModules
    )
      .groups.flatMap(({ id, figures }) => [id, ...figures.map((figure) => figure.id)])
      .filter((id) => id.includes('/') || /module/i.test(id))
  const own = groups(venice.table(), ['venice'])
  expect(own).toContain('venice/palaces')
  expect(own).toContain('coinsFromModules')
  expect(own.filter((id) => id.startsWith('agents'))).toEqual([])
  expect(groups(aloneAt(), [])).toEqual([])
})

it('every figure and every group of a module has a name', () => {
  expect(statisticsOfModules.map(({ id }) => id)).toEqual(modules.map(({ id }) => id))
  const named = figureWords as { groups: Record<string, string>; figures: Record<string, readonly string[]> }
  for (const { id, figures } of statisticsOfModules) {
    expect(named.groups[id], id).toMatch(/\w/)
    for (const figure of Object.keys(figures)) expect(named.figures[figure]?.[0], figure).toMatch(/\w/)
  }
})

describe.each([2, 5])('any game of %i with all modules', (players) => {
  const { rules } = voyages
  const on = Object.fromEntries(modules.map(({ id }) => [id, 'on']))
  const options = { ...on, characters: 'draft', goals: 'draft', cityBonuses: 'random' }
  const wish = { players, options, seed: 60 + players }
  const { match, entries } = randomGame(rules, { ...wish, undoOneIn: 6 })
  const end = match.state as State
  const start = randomGame(rules, { ...wish, choices: 0 }).match.state as State
  const story = {
    setup: rules.view(start, 'open'),
    entries: logOf(entries).map((line, number) => shownEntry(rules, line, number, 'open'))
  }
  const figure = figuresOf(statistics(story, content, statisticsOfModules))
  const seats = end.seats.map((_, seat) => seat)

  it.each(seats)('has consistent sums for seat %i', (seat) => {
    const last = end.seats[seat]
    if (!last) throw new Error('no such seat')
    const sum = (...ids: string[]): number => sumOf(figure, seat, ...ids)
    expect(
      sum(
        'coinsFromSpaces',
        'coinsFromCityCards',
        'coinsFromContracts',
        'coinsFromCities',
        'coinsFromMoneyBag',
        'coinsFromOthers',
        'coinsFromModules'
      )
    ).toBe(sum('coinsGained'))
    expect(
      sum('coinsForOccupied', 'coinsOnTravelTable', 'coinsOnRoads', 'coinsOnCards', 'coinsOnModules')
    ).toBe(sum('coinsSpent'))
    expect(
      sum('bazaar', 'fiveCoins', 'khan', 'contractSpace', 'travelSpace', 'cityCardUses', 'moduleSpaces')
    ).toBe(sum('actions'))
    const paid = sum('goodsOnContracts', 'goodsOnCards', 'goodsOnModules')
    expect(sum('goodsGained') - paid).toBe(goods.reduce((all, good) => all + last.stock[good], 0))
    expect(sum('pointsTotal')).toBe(totalPoints(last))
    const { hired } = companions.companionsOf(end, seat)
    expect(sum('companions/hired') - sum('companions/dismissed')).toBe(hired.length)
    expect(sum('venice/palaces')).toBeGreaterThanOrEqual(sum('venice/founded'))
    for (const id of statisticsOfModules.flatMap(({ figures }) => Object.keys(figures)))
      expect(sum(id), id).toBeGreaterThanOrEqual(id.endsWith('points') ? -1 : 0)
  })

  it('counts everything that modules bring for some seat', () => {
    const everybody = (id: string): number => seats.reduce((sum, seat) => sum + (figure(id, seat) ?? 0), 0)
    expect(everybody('moduleSpaces')).toBeGreaterThan(0)
    expect(everybody('companions/hired')).toBeGreaterThan(0)
    expect(everybody('venice/founded')).toBe(venice.own(end).founded.length)
  })
})
