// @vitest-environment happy-dom
// The prompt for picking a character counts those who pick later, not those who have picked; after the last pick the game
// deals or rolls, so that it is final.
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
    dice: [],
    stock: { camel: 2 },
    character: seat < picked ? 'berke-khan' : ''
  }))
})

test.each([
  ['en', 0, '4 more after you'],
  ['en', 3, '1 more after you'],
  ['en', 4, 'the last pick: it cannot be taken back'],
  ['de', 4, 'die letzte Wahl: Sie lässt sich nicht zurücknehmen'],
  ['fr', 4, 'le dernier choix : il ne pourra pas être annulé'],
  ['de', 3, 'nach dir noch 1'],
  ['de', 2, 'nach dir noch 2'],
  ['fr', 3, 'encore 1 après vous'],
  ['fr', 0, 'encore 4 après vous']
] as const)('in %s after %i picks: “%s”', async (language, picked, how) => {
  await speak(language)
  for (const words of [khan, voyages]) expect(pickPrompt(words, draft(picked)).how).toBe(how)
})
