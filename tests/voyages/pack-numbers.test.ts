// Single numbers of ours in packs of Voyages: late posts, the fifth seat, Piedro, Rusticiano for a round, companions.

import { describe, expect, it } from 'vitest'
import type { Module } from '../../shared/games/voyages/game'
import { modules } from '../../shared/games/voyages/modules'
import { voyagesPacks } from '../../shared/games/voyages/packs'
import { playedOver } from '../lib/pack-game'
import * as agents from './agents'
import * as companions from './companions'
import { say as base } from './say'
import * as venice from './venice'

const packs = voyagesPacks((played: readonly Module[]) => played)
const headed = (module: string, values: object): object => ({
  caravanPack: 1,
  game: 'voyages',
  module,
  name: 'Ours',
  ...values
})
/** The module with these values of a pack. */
function moduleWith(module: string, values: object): Module {
  const reading = packs.check(headed(module, values))
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults))
  const found = packs.over(reading.pack).find(({ id }) => id === module)
  if (!found) throw new Error(`no module ${module}`)
  return found
}
const faultsOf = (module: string, values: object): unknown => {
  const reading = packs.check(headed(module, values))
  return reading.ok ? [] : reading.faults
}
const hashOf = ({ tables }: Module): string => tables.hash
const named = (module: string): Module => moduleWith(module, {})

describe('without such values', () => {
  it('nothing changes: the tables have the hashes that are in the files of earlier games', () => {
    expect(Object.fromEntries(modules.map(({ id, tables }) => [id, tables.hash]))).toMatchObject({
      companions: '1363f6291629cb',
      agents: '1fd2a4e4526bd6',
      venice: '10c5513752cc8c'
    })
    for (const id of ['companions', 'agents', 'venice'])
      expect(hashOf(named(id))).toBe(modules.find((one) => one.id === id)?.tables.hash)
  })
})

describe('Venice', () => {
  const cities =
    'adana alexandria karachi karakorum lan-zhou moscow samarcanda sumatra xian anxi kochi'.split(' ')
  const late = (posts: number, values: object) =>
    venice
      .alone({ modules: [moduleWith('venice', values)] })
      .given({ dice: [3], coins: 9, posts: cities.slice(0, posts) })

  it('the 12th post brings what the pack says, or nothing', () => {
    const postPoints = { 12: 7, 13: 8, 15: 9 }
    late(11, { postPoints })
      .place('venice/rialto', [3])
      .has({ vp: 7 + 2 })
    late(11, { postPoints: { ...postPoints, 12: 0 } })
      .place('venice/rialto', [3])
      .has({ vp: 2 })
  })

  it('the fifth seat begins with the coins of the pack', () => {
    const module = moduleWith('venice', { fifthSeat: 13 })
    const { state } = venice.fresh({ players: 5, options: { characters: 'draft' }, modules: [module] })
    expect(state.seats.map(({ stock }) => stock.coin)).toEqual([7, 8, 9, 10, 13])
  })

  it('the fifth slot in Beijing brings what the pack says at the end', () => {
    const scored = (values: object) => {
      const t = venice
        .alone({ players: 5, modules: [moduleWith('venice', values)] })
        .given({ figure: 'xian', dice: [1, 1], coins: 3 })
        .round(5)
      for (let seat = 1; seat < 5; seat++) t.given({ seat, dice: [], posts: ['beijing'] })
      t.travel([1, 1]).to('beijing').endTurn().answerAll()
      return t.at(0).points.beijing
    }
    expect(scored({ beijingSlot: 1 })).toBe(scored({}) + 1)
  })

  it('faults: a post left out, too many points, a fifth slot worth more than the fourth', () => {
    expect(faultsOf('venice', { postPoints: { 12: 5, 13: 10 } })).toEqual([
      { path: 'postPoints', code: 'missing', numbers: { key: '15' } }
    ])
    expect(faultsOf('venice', { postPoints: { 12: 5, 13: 51, 15: 1 } })).toEqual([
      { path: 'postPoints.13', code: 'out-of-range', numbers: { most: 50 } }
    ])
    expect(faultsOf('venice', { beijingSlot: 2 })).toEqual([
      { path: 'beijingSlot', code: 'out-of-range', numbers: { most: 1 } }
    ])
    expect(faultsOf('venice', { fifthSeat: '11' })).toEqual([
      { path: 'fifthSeat', code: 'wrong-type', numbers: { expected: 'number' } }
    ])
  })
})

describe('Agents', () => {
  it('Piedro pays the prices of the pack', () => {
    const module = moduleWith('agents', { piedro: { 'take-black-die': 2, 'adjust-die': 0 } })
    const t = agents.alone({ modules: [module] }).given({ character: agents.piedro, dice: [3, 3], camels: 3 })
    t.bonus.adjust(3, 1).has({ camels: 3 }).rolls(6).bonus.blackDie().has({ camels: 1 })
    expect(t.refusal(base.blackDie())).toEqual({ code: 'black-die-taken' })
  })

  it('Rusticiano has as many cards for one round as the pack says', () => {
    const module = moduleWith('agents', { cardsAssumed: 4 })
    const t = agents.playing(agents.rusticiano, {}, { modules: [module] })
    expect(agents.agentsOf(t.state, 0).cards).toHaveLength(4)
  })

  it('faults: a price above that of the others, no card, more cards than there are', () => {
    expect(faultsOf('agents', { piedro: { 'take-black-die': 4, 'adjust-die': 1 } })).toEqual([
      { path: 'piedro.take-black-die', code: 'out-of-range', numbers: { most: 3 } }
    ])
    expect(faultsOf('agents', { piedro: { 'take-black-die': 1 } })).toEqual([
      { path: 'piedro', code: 'missing', numbers: { key: 'adjust-die' } }
    ])
    expect(faultsOf('agents', { cardsAssumed: 0 })).toEqual([
      { path: 'cardsAssumed', code: 'out-of-range', numbers: { least: 1 } }
    ])
    expect(faultsOf('agents', { cardsAssumed: 12 })).toEqual([
      { path: 'cardsAssumed', code: 'out-of-range', numbers: { most: 11 } }
    ])
  })
})

describe('Companions', () => {
  const house = 'companions/house'
  const three = moduleWith('companions', { perSeat: 3, rows: [3, 4, 5, 6] })

  it('as many lie face up as the pack says for the number of players', () => {
    for (const [players, open] of [
      [2, 3],
      [3, 4],
      [4, 5]
    ] as const) {
      const { state } = companions.fresh({ players, modules: [three] })
      expect(companions.own(state).row).toHaveLength(open)
    }
  })

  it('with room for three, a third is hired without anybody going, and for a fourth one goes', () => {
    const with_ = (...hired: readonly string[]) =>
      companions.row(
        companions.give(companions.alone({ modules: [three] }).given({ dice: [3], coins: 9 }), 0, ...hired),
        'silk-weaver'
      )
    const third = with_('guide', 'envoy').place(house, [3])
    expect(third.refusal(companions.say.hire('silk-weaver', 'guide'))).toEqual({ code: 'not-offered' })
    third.play(companions.say.hire('silk-weaver'))
    expect(companions.companionsOf(third.state, 0).hired).toHaveLength(3)
    const fourth = with_('guide', 'envoy', 'notary').place(house, [3])
    expect(fourth.refusal(companions.say.hire('silk-weaver'))).toEqual({ code: 'companions/dismiss-one' })
    fourth.play(companions.say.hire('silk-weaver', 'notary'))
    expect(companions.companionsOf(fourth.state, 0).hired).toHaveLength(3)
  })

  it('faults: a row left out, a row that is not drawn, nobody or five for each', () => {
    expect(faultsOf('companions', { rows: [5, 5, 5] })).toEqual([
      { path: 'rows', code: 'too-few', numbers: { least: 4 } }
    ])
    expect(faultsOf('companions', { rows: [5, 5, 5, 7] })).toEqual([
      { path: 'rows[3]', code: 'out-of-range', numbers: { most: 6 } }
    ])
    expect(faultsOf('companions', { perSeat: 0 })).toMatchObject([{ code: 'out-of-range' }])
    expect(faultsOf('companions', { perSeat: 5 })).toMatchObject([{ code: 'out-of-range' }])
  })
})

it('games of five with all these values are played to their end and replayed from their files', () => {
  const pack = packs.joined?.([
    headed('companions', { rows: [1, 1, 1, 2], perSeat: 4 }),
    headed('agents', { piedro: { 'take-black-die': 0, 'adjust-die': 2 }, cardsAssumed: 11 }),
    headed('venice', { postPoints: { 12: 0, 13: 50, 15: 1 }, fifthSeat: 0, beijingSlot: 1 })
  ])
  const options = { agents: 'on', companions: 'on', venice: 'on', characters: 'draft' }
  expect(playedOver('voyages', { pack, players: 5, options }).length).toBeGreaterThan(0)
})
