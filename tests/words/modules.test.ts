/** A module that can be switched on must have words, drawings and rules paragraphs for everything it adds. */
import { describe, expect, it } from 'vitest'
import { ownWords as ofNewCharacters } from '../../renderer/games/voyages/modules/new-characters/words'
import { pathHelp, pathName } from '../../renderer/games/voyages/modules/secret-paths/path-words'
import { modules } from '../../shared/games/voyages/modules'
import { gifts } from '../../shared/games/voyages/modules/new-characters/gifts'
import { paths } from '../../shared/games/voyages/modules/secret-paths/paths'
import { linksOf, missing, switchOf, unpresented, unsaid } from '../lib/module-page'

describe.each(modules.map((module) => [module.id, module] as const))('the module %s', (id, module) => {
  it('has a name, a switch and a sentence about what it adds', () => {
    const option = switchOf(id)
    expect(option?.label ?? '', `the name of the option ${id}`).toMatch(/\w/)
    expect(Object.keys(option?.values ?? {})).toEqual(['off', 'on'])
    expect(JSON.stringify(option?.values), 'it says whether values are printed or ours').toMatch(
      /printed|ours/
    )
  })

  it('has words and drawings for everything it adds', () => {
    expect(unpresented(module)).toEqual([])
  })

  it('is spoken of in words in a game', () => {
    expect(unsaid(module)).toEqual([])
  })

  it('links to existing paragraphs', () => {
    expect(linksOf(id).all.length).toBeGreaterThan(0)
    expect(linksOf(id).broken).toEqual([])
  })
})

it.each([['gift', gifts, [ofNewCharacters.own.gifts, ofNewCharacters.own.giftHelp]]] as const)(
  'every %s has a name and says what it does',
  (_, things, tables) => {
    expect(
      missing(
        things.map(({ id }) => id),
        ...tables
      )
    ).toEqual([])
  }
)

it('every path token has a name and says what it does, in the same words for equal effects', () => {
  const said = paths.map(({ id }) => [pathName(undefined, id), pathHelp(undefined, id)])
  expect(said.flat().filter((words) => words === '' || words.startsWith('secret-path'))).toEqual([])
  expect(said[0]).toEqual(['One more step', 'A Travel action may have one more step, without coins for it.'])
  expect(said[1]).toEqual(said[0])
  expect(new Set(said.map(([name]) => name)).size).toBe(paths.length - 2)
})
