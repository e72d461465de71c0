// What the helpers of modules refuse: the compiler or the call names what a module lacks.

import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fields, open } from '../../shared/engine/visibility'
import { voyagesModule } from '../../shared/games/voyages/module'
import type { LinksOf } from '../../renderer/games/voyages/modules/part'
import type { ModuleTypes } from '../../shared/polo/open-game'
import { module, toyModule, type Toy } from './toy-module'

interface Gong extends ModuleTypes {
  readonly id: 'gong'
  readonly state: { readonly struck: number }
  readonly task: never
  readonly choice: { readonly type: 'gong/strike' } | { readonly type: 'gong/hush' }
  readonly event: never
  readonly refusal: never
}
const gong = voyagesModule<Gong>('gong')
const parts = {
  tasks: {},
  turn: {},
  reducers: {},
  shown: { state: fields<Gong['state']>({ struck: open() }), events: {} },
  setup: () => ({ struck: 0 })
}
const strike = z.strictObject({ type: z.literal('gong/strike') })
const hush = z.strictObject({ type: z.literal('gong/hush') })

test('a schema that does not read every choice of the module does not compile', () => {
  const whole = gong.module({ ...parts, choices: z.discriminatedUnion('type', [strike, hush]) })
  expect(z.safeParse(whole.choices, { type: 'gong/hush' }).success).toBe(true)
  // @ts-expect-error -- the choice `gong/hush` is never read
  const short = gong.module({ ...parts, choices: strike })
  expect(z.safeParse(short.choices, { type: 'gong/hush' }).success).toBe(false)
})

test('links that leave out the paragraph of a refusal do not compile', () => {
  const tasks = { 'toy/return': 'toy.bells' } as const
  const whole: LinksOf<Toy, 'toy.bells'> = { refusals: { 'toy/no-bell': 'toy.bells' }, tasks }
  // @ts-expect-error -- the refusal `toy/no-bell` is missing
  const short: LinksOf<Toy, 'toy.bells'> = { refusals: {}, tasks }
  expect(whole.tasks).toEqual(short.tasks)
})

const toy = toyModule()

test.each([
  ['space', { spaces: [{ ...toy.spaces[0], id: 'belfry' }] }],
  ['city card', { content: { cityCards: [{ id: 'belfry', effect: { kind: 'byDie', rewards: [] } }] } }],
  ['character', { content: { characters: [{ id: 'belfry' }] } }]
] as const)('a %s whose name does not begin with its module’s id is refused', (_, part) => {
  expect(() => module({ ...toy, ...part } as never)).toThrow('belfry does not begin with toy/')
})

test('a card that brings an item which the module does not define is refused', () => {
  const card = { id: 'toy/other', effect: { kind: 'byDie', rewards: [{ 'toy/bel': 1 }] } }
  expect(() => module({ ...toy, content: { cityCards: [card] } } as never)).toThrow(/^toy\/bel is named/)
})
