/** Computer players know every module on the list, and what its items and characters are worth. */
import { expect, test } from 'vitest'
import { modules } from '../../shared/games/voyages/modules'
import { knowledgeOfModules } from '../../shared/games/voyages/modules/knowledge'
import { unvalued } from '../lib/module-knowledge'

test('there is knowledge of every module, in their order', () => {
  expect(knowledgeOfModules.map(({ id }) => id)).toEqual(modules.map(({ id }) => id))
})

test.each(modules.map((module) => [module.id, module] as const))(
  'every item and character of %s is worth something',
  (id, module) => {
    expect(unvalued(module, knowledgeOfModules.find((one) => one.id === id) ?? { id })).toEqual([])
  }
)
