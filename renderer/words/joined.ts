/** Merges the words of several catalogues: those of an expansion go into the same groups as those of its game. */
import type { Languages } from './catalogue'
import { isForms } from './template'

type Group = Readonly<Record<string, unknown>>

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isForms(value)

/** A deep merge of groups; if a text has the same key in several, the last one wins. */
export function joinedGroups<T extends object>(first: T, ...more: readonly object[]): T {
  const joined: Record<string, unknown> = { ...(first as Group) }
  for (const group of more)
    for (const [key, value] of Object.entries(group)) {
      const known = joined[key]
      joined[key] = isGroup(known) && isGroup(value) ? joinedGroups(known, value) : value
    }
  return joined as T
}

/** Merges the words of other catalogues into these, in every language. */
export const joinedLanguages = <En extends object>(
  words: Languages<En>,
  others: readonly Languages<object>[]
): Languages<En> => {
  const all = async (to: 'fr' | 'de'): Promise<object> =>
    joinedGroups(await words[to](), ...(await Promise.all(others.map((other) => other[to]()))))
  return {
    en: joinedGroups(words.en, ...others.map(({ en }) => en)),
    fr: () => all('fr'),
    de: () => all('de')
  }
}
