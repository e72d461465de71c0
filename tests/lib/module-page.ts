/** What a module of Voyages must have in the page: words, drawings and rules paragraphs for everything that it adds. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { components } from '../../renderer/games/voyages/modules/drawn'
import { modulesPart } from '../../renderer/games/voyages/modules'
import { ruleOf } from '../../renderer/games/voyages/rules/links'
import { words } from '../../renderer/games/voyages/words'
import { textsOfModules } from '../../renderer/games/voyages/modules/texts'
import { plainText } from '../../renderer/kit/log/log-groups'
import { baseContent, withModules } from '../../shared/games/voyages/content'
import type { Module } from '../../shared/games/voyages/game'
import { modules } from '../../shared/games/voyages/modules'
import { voyagesRules } from '../../shared/games/voyages/rules'
import type { Event, State } from '../../shared/games/voyages/types'
import { books } from './books'
import { randomGame } from './random-game'

const root = resolve(import.meta.dirname, '../..')

type Table = Readonly<Partial<Record<string, unknown>>>

/** The ids that are missing in at least one of the tables. */
export const missing = (ids: readonly string[], ...tables: readonly object[]): readonly string[] =>
  ids.filter((id) => tables.some((table) => (table as Table)[id] === undefined))

/** What each of the tables lacks: `names.spaces: toy/belfry`. */
const lacking = (ids: readonly string[], tables: Readonly<Record<string, object>>): readonly string[] =>
  Object.entries(tables).flatMap(([name, table]) => missing(ids, table).map((id) => `${name}: ${id}`))

/** The words of its switch. */
export const switchOf = (id: string): { label?: string; values?: Table } | undefined =>
  (words.options.options as Table)[id] as { label?: string; values?: Table } | undefined

/** The folder of a module's part in the page. */
export const pageOf = (id: string): string => join(root, 'renderer/games/voyages/modules', id)

/** The text of its components. */
const drawnIn = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|[\\/])table([\\/].*)?\.(ts|vue)$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')

/**
 * What it adds without words, a paragraph, a part, or a component: one that answers each task, and one that names each
 * space and each choice of a turn or a movement. A space of a character's own is drawn on the character's plate.
 */
export function unpresented(module: Module, folder = pageOf(module.id)): readonly string[] {
  const { content, rewards, spaces, tasks, turn, moving, reducers } = module
  const characters = content.characters ?? []
  const onPlates = characters.flatMap((one) => (components.plates[one.id] ? (one.spaces ?? []) : []))
  const spaceIds = spaces.map((space) => space.id)
  const boards = drawnIn(folder)
  const unnamed = [...spaceIds, ...Object.keys(turn), ...Object.keys(moving)].filter(
    (name) => !boards.includes(`'${name}'`) && !onPlates.some(({ id }) => id === name)
  )
  const refusals = Object.keys(ruleOf.refusals).filter((code) => code.startsWith(`${module.id}/`))
  return [
    ...lacking(
      characters.map(({ id }) => id),
      { 'names.characters': words.names.characters, 'links.characters': ruleOf.characters }
    ),
    ...lacking(Object.keys(rewards), {
      'names.amounts': words.names.amounts,
      'explain.items': words.explain.items,
      'links.items': ruleOf.items
    }),
    ...lacking(spaceIds, {
      'names.spaces': words.names.spaces,
      'explain.spaceHelp': words.explain.spaceHelp,
      'links.spaces': ruleOf.spaces
    }),
    ...lacking(Object.keys(tasks), {
      'prompts.prompts': words.prompts.prompts,
      'links.tasks': ruleOf.tasks,
      questions: components.questions
    }),
    ...lacking(refusals, { 'refusals.refusals': refusalsSaid() }),
    ...lacking(Object.keys(reducers), { 'part.events': modulesPart.events }),
    ...unnamed.map((name) => `table/: ${name}`)
  ]
}

/** The refusals that modules have sentences for. */
const refusalsSaid = (): object =>
  Object.assign({}, ...textsOfModules.map(({ en }) => (en as Said).refusals?.refusals ?? {})) as object
interface Said {
  readonly refusals?: { readonly refusals?: object }
}

/**
 * What a random game with the module says without words: sources of points, causes, and sentences that show a bare name
 * instead.
 */
export function unsaid(module: Module, others: readonly Module[] = modules): readonly string[] {
  const { id } = module
  const together = [...others.filter((one) => one.id !== id && module.needs.includes(one.id)), module]
  const options = {
    ...Object.fromEntries(together.map((one) => [one.id, 'on'])),
    characters: 'draft',
    goals: 'draft',
    cityBonuses: 'random'
  }
  const rules = voyagesRules(baseContent, together)
  const { match, header, entries } = randomGame(rules, { players: 2, seed: 5, options })
  const content = withModules(baseContent, together)
  const state = match.state as State
  const colours = header.seats.map(({ colour }) => colour)
  const own = (name: string): boolean => name.startsWith(`${id}/`)
  const scored = (rules.outcome(state)?.scores ?? []).flatMap(({ bySource }) => Object.keys(bySource))
  const events = entries.flatMap((entry) => ('events' in entry ? (entry.events as readonly Event[]) : []))
  const causes = events.flatMap((event) => ('cause' in event ? [event.cause.kind as string] : []))
  const lines = events.map((event) =>
    plainText(words.log.sentence(event, { view: state, content, colours }), ['Anna', 'Ben'], (item) =>
      words.names.amount(item, 1)
    )
  )
  return [
    ...lacking([...new Set(scored)].filter(own), {
      'names.sources': words.names.sources,
      'links.sources': ruleOf.sources
    }),
    ...lacking([...new Set(causes)].filter(own), { 'part.causes': modulesPart.causes }),
    ...lines.filter((line) => line.includes(`${id}/`) || /undefined|NaN|\[object/.test(line))
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
