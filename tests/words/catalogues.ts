/** Every catalogue of the page: found by its place, so that a new one is looked at from its first day. */
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Language } from '../../shared/protocol/language'

type Module = Readonly<Record<string, unknown>>

const renderer = resolve(import.meta.dirname, '../../renderer')
const paths = readdirSync(renderer, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /\/(en|fr|de)\.ts$/.test(path)
)
const modules = Object.fromEntries(
  await Promise.all(
    paths.map(async (path) => [path, (await import(resolve(renderer, path))) as Module] as const)
  )
)

/** One subject in all languages; `where`: its folder. */
export interface Subject {
  readonly where: string
  readonly by: Readonly<Record<Language, unknown>>
}

/** What a file says: its one export named like its language, or all its exports. */
function saidIn(path: string, language: Language): unknown {
  const module: Module = modules[path.replace(/en\.ts$/, `${language}.ts`)] ?? {}
  return module[language] ?? module
}

const folders = Object.keys(modules)
  .filter((path) => path.endsWith('/en.ts'))
  .map((path) => path.slice(0, -'/en.ts'.length))

/** The subjects, by their English file; a file that only puts others together is none. A language that has no file says nothing. */
export const subjects: readonly Subject[] = folders
  .filter((folder) => !folders.some((other) => other.startsWith(`${folder}/`)))
  .map((folder) => {
    const of = (language: Language): unknown => saidIn(`${folder}/en.ts`, language)
    return { where: folder, by: { en: of('en'), fr: of('fr'), de: of('de') } }
  })

/** A text, a function or a number somewhere in a subject, in every language; `path` names it. */
export interface Leaf {
  readonly path: string
  readonly by: Readonly<Record<Language, unknown>>
}

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** All leaves of a subject, by the keys of its English. */
function leavesOf({ where, by }: Subject): readonly Leaf[] {
  const walk = (path: string, at: Readonly<Record<Language, unknown>>): readonly Leaf[] => {
    if (!isGroup(at.en)) return [{ path, by: at }]
    return Object.keys(at.en).flatMap((key) => {
      const inside = (language: Language): unknown => {
        const group = at[language]
        return isGroup(group) ? group[key] : undefined
      }
      return walk(`${path}.${key}`, { en: inside('en'), fr: inside('fr'), de: inside('de') })
    })
  }
  return walk(where, by)
}

/** The leaves of all subjects. */
export const leaves: readonly Leaf[] = subjects.flatMap(leavesOf)
