// @vitest-environment happy-dom
// The question about camels or coins for a low roll says why it is about so many.
import { afterEach, expect, test } from 'vitest'
import { words } from '../../renderer/games/voyages/words'
import { speak } from '../../renderer/words/catalogue'

afterEach(() => speak('en'))

test.each([
  ['en', 'for a low roll: 3 below 15'],
  ['de', 'für einen niedrigen Wurf: 3 unter 15'],
  ['fr', 'pour un lancer faible\u202f: 3 de moins que 15']
] as const)('in %s: “%s”', async (language, why) => {
  await speak(language)
  const task = { kind: 'camel-or-coin', count: 3, mix: true }
  expect(words.prompts.reasonOf({ kind: 'compensation' }, 15, task)).toBe(why)
})
