/** Finds every catalogue of the page by its path, so that new ones are tested without registration. */
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { isForms } from '../../renderer/words/template'
import type { Language } from '../../shared/protocol/language'

type Module = Readonly<Record<string, unknown>>

const renderer = resolve(import.meta.dirname, '../../renderer')
/** Matches `…/en.ts` and the files of folders `…/words/en/`, except `index.ts`, which only combines others. */
const ofEnglish = /\/en\.ts$|words\/en\/(?!index\.ts)[\w-]+\.ts$/
const paths = readdirSync(renderer, { recursive: true, encoding: 'utf8' }).filter((path) =>
  ofEnglish.test(path)
)
const inLanguage = (path: string, language: Language): string =>
  path.replace(/\/en(?=\.ts$|\/[\w-]+\.ts$)/, `/${language}`)

/** A catalogue in all languages; `where`: its English file without `.ts`. */
export interface Subject {
  readonly where: string
  readonly by: Readonly<Record<Language, unknown>>
}

/** The texts of a file: its export that is named like its language or its subject, else all its exports. */
async function saidIn(path: string, language: Language): Promise<unknown> {
  const module = (await import(resolve(renderer, inLanguage(path, language)))) as Module
  const exported = Object.values(module)
  return exported.length === 1 ? exported[0] : module
}

/** All subjects, found by their English files. Importing a language without a file fails. */
export const subjects: readonly Subject[] = await Promise.all(
  paths.map(async (path) => ({
    where: path.replace(/\.ts$/, ''),
    by: {
      en: await saidIn(path, 'en'),
      fr: await saidIn(path, 'fr'),
      de: await saidIn(path, 'de')
    }
  }))
)

/** A text or a number of a subject, in every language; `path` is its key. */
export interface Leaf {
  readonly path: string
  readonly by: Readonly<Record<Language, unknown>>
}

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !isForms(value)

/** All leaves of a subject, by the keys of its English version. */
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
