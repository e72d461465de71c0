// Full-text search in the rules.

import { afterEach, expect, it } from 'vitest'
import { interfaces } from './interfaces'
import { searchIn, stretches, type Hit } from '../../renderer/features/rules/search'
import type { RulesView } from '../../renderer/contract/rules'
import { speak, type Language } from '../../renderer/words/catalogue'
import { gameById } from '../../shared/games'

afterEach(() => speak('en'))

async function find(
  query: string,
  tongue: Language = 'en',
  view: RulesView = 'both'
): Promise<readonly Hit[]> {
  await speak(tongue)
  const ui = interfaces.find(({ id }) => id === 'voyages')
  if (!ui) throw new Error('no Voyages')
  return searchIn(await ui.rules.load(tongue), view, gameById('voyages')?.content)(query)
}
const ids = (hits: readonly Hit[]): readonly string[] => hits.map(({ id }) => id)

it('lists titles first', async () => {
  expect(ids(await find('outpost bonuses'))[0]).toBe('posts.outpost')
  expect(ids(await find('Berke'))[0]).toBe('characters.berke-khan')
})

it('requires all words, in any order', async () => {
  const both = ids(await find('money bag dice'))
  expect(both).toContain('bonus.purse')
  expect(ids(await find('money zebra'))).toEqual([])
})

it('ignores accents and case, in the query and in the text', async () => {
  const plain = ids(await find('etape', 'fr'))
  expect(plain).toContain('actions.travel')
  expect(ids(await find('ÉTAPE', 'fr'))).toEqual(plain)
})

it('finds the end of a long German word, and a word with one wrong letter', async () => {
  expect(ids(await find('bonusbewegung', 'de'))[0]).toBe('travel.bonus')
  expect(ids(await find('posten', 'de'))).toContain('setup.players')
  expect(ids(await find('compensaton'))).toContain('round.compensation')
})

it('finds text in tables, after the paragraphs about it', async () => {
  const found = ids(await find('karakorum'))
  expect(found).toContain('travel.routes')
  expect(ids(await find('camels')).indexOf('contracts.all')).toBeGreaterThan(3)
})

it('searches only what the current view shows', async () => {
  expect(ids(await find('karakorum', 'en', 'summary'))).toEqual([])
  expect(ids(await find('karakorum', 'en', 'detail'))).toContain('travel.routes')
})

it('shows the words around a hit', async () => {
  const [hit] = await find('pile')
  expect(hit?.excerpt.toLowerCase()).toContain('pile')
  expect(hit?.found).toEqual(['pile'])
})

it('splits a text at its hits, even with accents', () => {
  expect(stretches('Étape par étape', ['etape'])).toEqual([
    { text: 'Étape', found: true },
    { text: ' par ', found: false },
    { text: 'étape', found: true }
  ])
  expect(stretches('nothing', [])).toEqual([{ text: 'nothing', found: false }])
})
