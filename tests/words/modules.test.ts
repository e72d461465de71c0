/** A module that can be switched on must have words, drawings and rules paragraphs for everything it adds. */
import { describe, expect, it } from 'vitest'
import { components } from '../../renderer/games/voyages/modules/drawn'
import { modulesPart } from '../../renderer/games/voyages/modules'
import { ownWords as ofNewCharacters } from '../../renderer/games/voyages/modules/new-characters/words'
import { pathHelp, pathName } from '../../renderer/games/voyages/modules/secret-paths/path-words'
import { ruleOf } from '../../renderer/games/voyages/rules/links'
import { words } from '../../renderer/games/voyages/words'
import { modules } from '../../shared/games/voyages/modules'
import { gifts } from '../../shared/games/voyages/modules/new-characters/gifts'
import { paths } from '../../shared/games/voyages/modules/secret-paths/paths'
import { books } from '../lib/books'

type Table = Readonly<Partial<Record<string, unknown>>>
const missing = (ids: readonly string[], ...tables: readonly object[]): readonly string[] =>
  ids.filter((id) => tables.some((table) => (table as Table)[id] === undefined))
const paragraphs = new Set(books.voyages.flatMap((chapter) => chapter.paragraphs.map(({ id }) => id)))

describe.each(modules.map((module) => [module.id, module] as const))('the module %s', (id, module) => {
  it('has a name, a switch and a sentence about what it adds', () => {
    const option = (words.options.options as Table)[id] as { label?: string; values?: Table } | undefined
    expect(option?.label).toMatch(/\w/)
    expect(Object.keys(option?.values ?? {})).toEqual(['off', 'on'])
    expect(JSON.stringify(option?.values)).toMatch(/printed|ours/)
  })

  it('has words and drawings for everything it adds', () => {
    const characters = (module.content.characters ?? []).map((one) => one.id)
    expect(missing(characters, words.names.characters, ruleOf.characters)).toEqual([])
    expect(
      missing(Object.keys(module.rewards), words.names.amounts, words.explain.items, ruleOf.items)
    ).toEqual([])
    const spaces = module.spaces.map((space) => space.id)
    expect(missing(spaces, words.names.spaces, words.explain.spaceHelp, ruleOf.spaces)).toEqual([])
    const tasks = Object.keys(module.tasks)
    expect(missing(tasks, words.prompts.prompts, ruleOf.tasks, components.questions)).toEqual([])
    expect(missing(Object.keys(module.reducers), modulesPart.events)).toEqual([])
  })

  it('links to existing paragraphs', () => {
    const links = Object.values(ruleOf).flatMap((table: Table) =>
      Object.entries(table).flatMap(([key, to]) => (key.startsWith(`${id}/`) ? [String(to)] : []))
    )
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter((to) => !paragraphs.has(to))).toEqual([])
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
