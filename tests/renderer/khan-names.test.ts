// @vitest-environment happy-dom
// Names of places in packs of the Khan: what may be renamed, and that map, log, rules and tips use the names.

import { afterEach, expect, test } from 'vitest'
import { khanUi } from '../../renderer/games/khan'
import MapBoard from '../../renderer/games/khan/panels/MapBoard.vue'
import { words } from '../../renderer/games/khan/words'
import { none, renamed } from '../../renderer/games/khan/words/place-names'
import { plain } from '../../renderer/kit/rules/say'
import { speak, type Language } from '../../renderer/words/catalogue'
import { baseContent, type Content } from '../../shared/games/khan/content'
import { isNamePrinted } from '../../shared/games/khan/content/sources'
import { khanPacks } from '../../shared/games/khan/packs'
import { alone } from '../khan/table'
import { playedOver } from '../lib/pack-game'
import { sitKhan, sitKhanOver } from './seated-model'

const packs = khanPacks((content: Content) => content)
const headed = (names: object): object => ({ caravanPack: 1, game: 'khan', name: 'Ours', names })
const contentOver = (names: object): Content => {
  const reading = packs.check(headed(names))
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults))
  return packs.over(reading.pack)
}
const languages: readonly Language[] = ['en', 'fr', 'de']

afterEach(() => speak('en'))
const faultsOf = (names: object): readonly { readonly code: string }[] => {
  const reading = packs.check(headed(names))
  return reading.ok ? [] : reading.faults
}
const codes = (names: object): readonly string[] => faultsOf(names).map(({ code }) => code)

test('cities and oases whose names are ours may have other names, which the game carries along', () => {
  const names = { karakorum: 'Qaraqorum', lhasa: 'Lho-sa', 'oasis-gobi': 'the great sands' }
  const content = contentOver(names)
  expect(content.placeNames).toEqual(names)
  expect(content.places).toEqual(baseContent.places)
  expect(baseContent.placeNames).toEqual({})
  expect(content.sets.map(({ id }) => id)).toEqual(['base', 'pack'])
  expect(content.sets[0]?.hash).toBe(contentOver({}).sets[0]?.hash)
  expect(playedOver('khan', { pack: headed(names), players: 2, seed: 5 }).length).toBeGreaterThan(0)
})

test('broken names are refused: of a printed place, empty, too long, with blanks around, or of two places', () => {
  expect(codes({ xian: 'Changan' })).toEqual(['unknown-key'])
  expect(faultsOf({ karakorum: '' })).toEqual([
    { path: 'names.karakorum', code: 'too-short', numbers: { least: 1 } }
  ])
  expect(codes({ karakorum: 'K'.repeat(30) })).toEqual([])
  expect(faultsOf({ karakorum: 'K'.repeat(31) })).toEqual([
    { path: 'names.karakorum', code: 'too-long', numbers: { most: 30 } }
  ])
  expect(codes({ karakorum: ' K' })).toEqual(['wrong-form'])
  expect(faultsOf({ karakorum: 'Ordos', 'oasis-gobi': 'ordos' })).toEqual([
    { path: 'names.oasis-gobi', code: 'name-twice', numbers: { name: 'ordos' } }
  ])
  expect(codes({ karakorum: 'Beijing' })).toEqual(['name-twice'])
  expect(codes({ karakorum: 'Lhasa', lhasa: 'Karakorum' })).toEqual([])
})

const names = { karakorum: 'Qaraqorum', 'oasis-gobi': 'the great sands' }

test('map, its tips, the log and explanations name its places as the pack does, in every language', async () => {
  const content = contentOver(names)
  const position = alone({ content }).given({
    dice: [2, 2],
    coins: 9,
    camels: 9,
    posts: ['karakorum', 'xian']
  })
  const { wrapper } = await sitKhanOver(headed(names), position, MapBoard)
  const at = { view: position.match.state, content, seats: [{ name: 'Aylin', colour: 'red' }] }
  const placed = { type: 'postPlaced', seat: 0, location: 'karakorum' } as const
  for (const tongue of languages) {
    await speak(tongue)
    const drawn = wrapper.findAll('text').map((one) => one.text())
    expect(drawn).toContain('Qaraqorum')
    for (const { id, kind } of content.places)
      if (kind === 'city') expect(drawn).toContain(words.names.places[id])
    expect(drawn).not.toContain('Karakorum')
    expect(wrapper.html()).not.toContain('Karakorum')
    const said = khanUi
      .sentence(placed, at)
      .map((part) => ('text' in part ? part.text : ''))
      .join('')
    expect(said).toContain('Qaraqorum')
    expect(words.explain.cityBonus('karakorum', { coin: 1 })).toContain('Qaraqorum')
    expect(words.names.places['oasis-gobi']).toBe('the great sands')
    expect(words.names.places['xian']).toMatch(/^X/)
  }
})

test('a name much too long for its room is drawn smaller; where that is not enough, it is cut off', async () => {
  const long = { karakorum: 'Qaraqorum am Orchon', lhasa: 'Die Stadt auf dem Dach der Welt'.slice(0, 30) }
  const { wrapper } = await sitKhanOver(headed(long), alone({ content: contentOver(long) }), MapBoard)
  const drawn = wrapper.findAll('text').map((one) => ({
    text: one.text(),
    size: Number.parseFloat(one.attributes('style')?.match(/[\d.]+/)?.[0] ?? '15')
  }))
  expect(drawn.find(({ text }) => text === long.karakorum)?.size).toBeLessThan(15)
  const cut = drawn.find(({ text, size }) => text.endsWith('…') && size === 9)
  expect(long.lhasa.startsWith(cut?.text.slice(0, -1) ?? '?')).toBe(true)
  expect(wrapper.html()).toContain(`aria-label="${long.lhasa}`)
})

test('a table without a pack, opened after one with a pack, has our names again', async () => {
  await sitKhanOver(headed(names), alone({ content: contentOver(names) }), MapBoard)
  expect(words.names.places['karakorum']).toBe('Qaraqorum')
  const { wrapper } = await sitKhan(alone(), MapBoard)
  expect(words.names.places['karakorum']).toBe('Karakorum')
  expect(wrapper.findAll('text').map((one) => one.text())).toContain('Karakorum')
})

test('the tables of the rules book name the places of the pack', async () => {
  const book = await khanUi.rules.load('en')
  const cells = (id: string): string =>
    book.chapters
      .flatMap(({ paragraphs }) => paragraphs)
      .filter((one) => one.id === id)
      .flatMap(({ tables }) => tables(contentOver(names)))
      .flatMap(({ rows }) => rows.flat().map(plain))
      .join(' ')
  expect(cells('travel.routes')).toContain('the great sands – Qaraqorum')
  expect(cells('posts.bonuses')).toContain('Qaraqorum')
  expect(cells('posts.bonuses')).not.toContain('Karakorum')
})

test.each(languages)('the texts of the book name no place that a pack may rename, in %s', async (tongue) => {
  await speak(tongue)
  const book = await khanUi.rules.load(tongue)
  const told = book.chapters
    .flatMap(({ paragraphs }) => paragraphs)
    .flatMap(({ summary, detail, examples = [], house = '' }) => [summary, ...detail, ...examples, house])
    .map(plain)
    .join(' ')
  for (const { id } of baseContent.places)
    if (!isNamePrinted(id)) expect(told).not.toContain(words.names.places[id] ?? id)
})

test('without names the words are the very same', () => {
  const own = { board: { places: { a: 'A' } }, names: { places: { a: 'A' } } }
  expect(renamed(own, none)).toBe(own)
  const given = { a: 'B' }
  expect(renamed(own, given)).toEqual({ board: { places: given }, names: { places: given } })
  expect(renamed(own, given)).toBe(renamed(own, given))
})
