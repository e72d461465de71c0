// @vitest-environment happy-dom
// A question says what it is about: how low a roll was, or where a good to choose comes from, modules included.
import { afterEach, expect, test } from 'vitest'
import { words } from '../../renderer/games/voyages/words'
import { speak } from '../../renderer/words/catalogue'
import { baseContent as content } from '../../shared/games/voyages/content'
import type { Cause } from '../../shared/games/voyages/types'

afterEach(() => speak('en'))

const lowRoll = { kind: 'camel-or-coin', count: 3, mix: true }
const good = { kind: 'choose-goods', count: 1, cap: 1 }

test.each<readonly ['en' | 'de' | 'fr', Cause, object, string]>([
  ['en', { kind: 'compensation' }, lowRoll, 'for a low roll: 3 below 15'],
  ['de', { kind: 'compensation' }, lowRoll, 'für einen niedrigen Wurf: 3 unter 15'],
  ['fr', { kind: 'compensation' }, lowRoll, 'pour un lancer faible\u202f: 3 de moins que 15'],
  ['en', { kind: 'venice/palace', id: 'venice/san-polo' }, good, 'Palace San Polo'],
  ['de', { kind: 'venice/palace', id: 'venice/san-polo' }, good, 'Palast San Polo'],
  ['en', { kind: 'venice/reputation', id: '2' }, good, 'Reputation for 2 posts in Venice']
])('%s, %j, of %j: “%s”', async (language, cause, task, why) => {
  await speak(language)
  expect(words.prompts.reasonOf(cause, content, task)).toBe(why)
})
