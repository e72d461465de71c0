// The manual of content packs: its examples are valid packs, and every fault has a sentence in every language.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readPack } from '../../shared/engine/pack-text'
import { gameById } from '../../shared/games'
import { khanFaults } from '../../shared/games/khan/content/pack-check'
import { voyagesFaults } from '../../shared/games/voyages/packs'
import { packs as khanPacks } from '../../renderer/games/khan/packs'
import { packs as voyagesPacks } from '../../renderer/games/voyages/packs'

const manual = readFileSync('docs/content-packs.md', 'utf8')
const examples = [...manual.matchAll(/```json\n(\{\n {2}"caravanPack"[^]*?)```/g)].map(
  ([, text]) => text ?? ''
)

const readingOf = (game: string, text: string): unknown => {
  const packs = gameById(game)?.packs
  return packs && readPack(packs, text)
}

test('the examples of the manual are valid packs, one for each game', () => {
  const games = examples.map((text) => {
    const { game } = JSON.parse(text) as { readonly game: string }
    expect(readingOf(game, text)).toMatchObject({ ok: true })
    return game
  })
  expect(new Set(games)).toEqual(new Set(['voyages', 'khan', 'expedition']))
})

test.each(gameById('voyages')?.packs?.parts ?? [])('the manual describes the module %s', (part) => {
  expect(manual).toContain(`\`${part}\``)
})

test('faults of the Khan and of modules are described with the names of places and shields', () => {
  const sentences = Object.keys(khanFaults).map((code) =>
    khanPacks.packFault({
      path: '',
      code,
      numbers: {
        place: 'oasis-gobi',
        from: 'xian',
        to: 'lhasa',
        shield: 'lion',
        shields: 3,
        coins: 8,
        camels: 4,
        jade: 1,
        most: 20,
        cities: 1,
        least: 8,
        seal: 'farmer',
        thing: 'marker',
        found: 1,
        count: 2
      }
    })
  )
  expect(sentences).not.toContain(undefined)
  expect(sentences.join(' ')).not.toMatch(/[{}]|oasis-gobi/)
  expect(sentences.join(' ')).toContain('between Xian and Lhasa')
  for (const code of Object.keys(voyagesFaults))
    expect(voyagesPacks.packFault({ path: '', code, numbers: { city: 'lan-zhou' } })).toContain('Lan-Zhou')
  expect(khanPacks.packFault({ path: '', code: 'same-city' })).toBeUndefined()
})
