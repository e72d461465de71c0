// @vitest-environment happy-dom
// The question about camels or coins for a low roll says why it is about so many.
import { afterEach, expect, test } from 'vitest'
import { words as khan } from '../../renderer/games/khan/words'
import { words as voyages } from '../../renderer/games/voyages/words'
import { lowRollOf } from '../../renderer/polo/question-views/low-roll'
import { speak } from '../../renderer/words/catalogue'

afterEach(() => speak('en'))

test.each([
  ['en', 'for a low roll: 12, 3 below 15'],
  ['de', 'für einen niedrigen Wurf: 12, 3 unter 15'],
  ['fr', 'pour un lancer faible\u202f: 12, soit 3 de moins que 15']
] as const)('in %s: “%s”', async (language, why) => {
  await speak(language)
  const task = { kind: 'camel-or-coin', count: 3, mix: true }
  for (const { prompts } of [khan, voyages])
    expect(prompts.reasonOf({ kind: 'compensation' }, lowRollOf(task, 15))).toBe(why)
})
