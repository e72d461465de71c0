// @vitest-environment happy-dom
// The prompt for goods: worded for one and for several, with advice only where it tells something.
import { afterEach, expect, test } from 'vitest'
import { words as khan } from '../../renderer/games/khan/words'
import { words as voyages } from '../../renderer/games/voyages/words'
import { taskPrompt } from '../../renderer/polo/ui'
import { speak } from '../../renderer/words/catalogue'

afterEach(() => speak('en'))

test.each([
  ['en', 1, 1, 'Choose a good', ''],
  ['en', 2, 2, 'Choose 2 goods', 'of the same kind or of different kinds'],
  ['en', 2, 1, 'Choose 2 goods', 'of different kinds'],
  ['de', 1, 1, 'Wähle eine Ware', ''],
  ['de', 2, 2, 'Wähle 2 Waren', 'gleiche oder verschiedene'],
  ['fr', 1, 1, 'Choisissez une marchandise', ''],
  ['fr', 2, 1, 'Choisissez 2 marchandises', 'toutes différentes']
] as const)(
  'in %s %i goods with at most %i of a kind: “%s”, “%s”',
  async (language, count, cap, what, how) => {
    await speak(language)
    for (const words of [khan, voyages])
      expect(taskPrompt(words, { kind: 'choose-goods', count, cap })).toEqual({ what, how })
  }
)

test('goods to pay are counted, too, and every other task keeps its own words', () => {
  const what = (count: number): unknown => taskPrompt(voyages, { kind: 'pay-goods', count })?.what
  expect([what(1), what(3)]).toEqual(['Pay one good', 'Pay 3 goods'])
  expect(taskPrompt(khan, { kind: 'choose-reward', count: 3 })).toEqual({ what: 'Choose a reward', how: '' })
  expect(taskPrompt(khan, { kind: 'none' })).toBeUndefined()
})
