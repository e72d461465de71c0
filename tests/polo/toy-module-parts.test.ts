// Steps 3, 11 and 12 of docs/add-a-module.md: the toy module's pack, statistics, and what computer players know of it.

import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Chance, seeded } from '../../shared/engine/chance'
import { baseContent, withModules } from '../../shared/games/voyages/content'
import { statistics as statisticsOf } from '../../shared/games/voyages/statistics'
import { figuresOf } from '../lib/figures'
import { unvalued } from '../lib/module-knowledge'
import { table } from '../voyages/table'
import { own, toyModule } from './toy-module'
import { knowledge } from './toy-module/knowledge'
import { pack } from './toy-module/pack'
import { statistics } from './toy-module/statistics'

const toy = toyModule()
const belfry = { type: 'place', space: 'toy/belfry', dice: [{ colour: 'own', value: 3 }] } as const

/** A table whose first seat has drawn two bells, given one back and rung the other. */
function rung(module = toy) {
  const t = table({ modules: [module] }).given({ dice: [3] })
  t.play(belfry)
  const bell = own(t.state).seats[0]?.bells.cards?.[0] ?? ''
  return t.play({ type: 'toy/returnBell', bell }).play({ type: 'toy/ring' })
}
const coinsAfter = (module: typeof toy): number => rung(module).state.seats[0]?.stock.coin ?? 0

test('its pack replaces the coins for a bell, changes the hash, and is checked', () => {
  expect(z.safeParse(pack.form.schema, pack.written).success).toBe(true)
  expect(pack.over(pack.written).tables.hash).toBe(toy.tables.hash)
  const richer = pack.over({ ...pack.written, coins: 7 })
  expect(richer.tables.hash).not.toBe(toy.tables.hash)
  expect(coinsAfter(richer) - coinsAfter(toy)).toBe(4)
  for (const coins of [0, 10, 1.5, '3'])
    expect(z.safeParse(pack.form.schema, { ...pack.written, coins }).success, String(coins)).toBe(false)
})

test('its figures count the bells drawn and rung', () => {
  const figure = figuresOf(statisticsOf(rung().story, withModules(baseContent, [toy]), [statistics]))
  expect([figure('toy/drawn'), figure('toy/rung')]).toEqual([2, 1])
})

test('players know its item and character, value what was rung, and imagine hidden bells from those not seen', () => {
  const t = table({ modules: [toy] }).given({ dice: [3] })
  t.play(belfry)
  const world = t.rules.view(t.state, 1)
  const unseen = t.rules.unseen(world, 1)
  knowledge.fill?.(world, 1, unseen, new Chance(seeded(5)))
  const { pile, seats } = own(world)
  expect(seats[0]?.bells.cards).toHaveLength(2)
  expect(pile.cards).toHaveLength(pile.count)
  expect(new Set([...(pile.cards ?? []), ...(seats[0]?.bells.cards ?? [])]).size).toBe(9)
  const content = withModules(baseContent, [toy])
  expect(knowledge.worth?.(content, rung().state, 0, 1)).toBeGreaterThan(0)
  expect(knowledge.worth?.(content, rung().state, 1, 1)).toBe(0)
  expect(unvalued(toy, knowledge)).toEqual([])
  expect(unvalued(toy, { id: 'toy' })).toEqual(['prices: toy/bell', 'characters: toy/ringer'])
  expect(knowledge.key?.(rung().state, 0)).not.toBe(knowledge.key?.(rung().state, 1))
})
