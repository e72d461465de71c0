// @vitest-environment happy-dom
// The prompt for picking a character counts those who pick later, not those who have picked.
import { afterEach, expect, test } from 'vitest'
import { words as khan } from '../../renderer/games/khan/words'
import { words as voyages } from '../../renderer/games/voyages/words'
import { pickPrompt } from '../../renderer/polo/ui'
import { speak } from '../../renderer/words/catalogue'

afterEach(() => speak('en'))

/** A draft of five seats in which so many have picked. */
const draft = (picked: number) => ({
  turn: { mainDone: false },
  seats: Array.from({ length: 5 }, (_, seat) => ({
    ...{ dice: [], stock: { camel: 2 } },
    character: seat < picked ? 'berke-khan' : ''
  }))
})

test.each([
  ['en', 0, '4 others pick after you'],
  ['en', 3, 'one other picks after you'],
  ['en', 4, 'the others have picked'],
  ['de', 3, 'nach dir wählt noch jemand'],
  ['de', 2, 'nach dir wählen noch 2 andere'],
  ['fr', 3, 'un autre choisit après vous'],
  ['fr', 0, '4 autres choisissent après vous']
] as const)('in %s after %i picks: “%s”', async (language, picked, how) => {
  await speak(language)
  for (const words of [khan, voyages]) expect(pickPrompt(words, draft(picked)).how).toBe(how)
})
