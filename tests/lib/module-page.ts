/** What a module of Voyages must have in the page: words, drawings and rules paragraphs for everything that it adds. */
import { components } from '../../renderer/games/voyages/modules/drawn'
import { modulesPart } from '../../renderer/games/voyages/modules'
import { ruleOf } from '../../renderer/games/voyages/rules/links'
import { words } from '../../renderer/games/voyages/words'
import type { Module } from '../../shared/games/voyages/game'
import { books } from './books'

type Table = Readonly<Partial<Record<string, unknown>>>

/** The ids that are missing in at least one of the tables. */
export const missing = (ids: readonly string[], ...tables: readonly object[]): readonly string[] =>
  ids.filter((id) => tables.some((table) => (table as Table)[id] === undefined))

/** The words of its switch. */
export const switchOf = (id: string): { label?: string; values?: Table } | undefined =>
  (words.options.options as Table)[id] as { label?: string; values?: Table } | undefined

/** What it adds without words, a paragraph, a component or a part. */
export function unpresented(module: Module): readonly string[] {
  const { content, rewards, spaces, tasks, reducers } = module
  const characters = (content.characters ?? []).map((one) => one.id)
  const spaceIds = spaces.map((space) => space.id)
  return [
    ...missing(characters, words.names.characters, ruleOf.characters),
    ...missing(Object.keys(rewards), words.names.amounts, words.explain.items, ruleOf.items),
    ...missing(spaceIds, words.names.spaces, words.explain.spaceHelp, ruleOf.spaces),
    ...missing(Object.keys(tasks), words.prompts.prompts, ruleOf.tasks, components.questions),
    ...missing(Object.keys(reducers), modulesPart.events)
  ]
}

/** The paragraphs that its things link to, and those of them that do not exist. */
export function linksOf(id: string): { readonly all: readonly string[]; readonly broken: readonly string[] } {
  const paragraphs = new Set(books.voyages.flatMap((chapter) => chapter.paragraphs.map((one) => one.id)))
  const all = Object.values(ruleOf).flatMap((table: Table) =>
    Object.entries(table).flatMap(([key, to]) => (key.startsWith(`${id}/`) ? [String(to)] : []))
  )
  return { all, broken: all.filter((to) => !paragraphs.has(to)) }
}
