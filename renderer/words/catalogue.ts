/**
 * Typed catalogues: every text people read or hear lives in one, from the first line.
 * A game's interface makes its own catalogue with the same function.
 */
import { shallowRef } from 'vue'
import type { Language } from '../../shared/protocol/language'

export type { Language }

/** The language in use. Set by the settings store; every text follows at once. */
export const language = shallowRef<Language>('en')

type Group = Readonly<Record<PropertyKey, unknown>>

/** A group of words, as against a text, a function or a list. */
const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A group that is looked up anew whenever something is read from it; the groups in it likewise. */
function live(group: () => Group): Group {
  const inner = new Map<PropertyKey, Group>()
  const read = (key: PropertyKey): unknown => {
    const value = group()[key]
    if (!isGroup(value)) return value
    let found = inner.get(key)
    if (!found) inner.set(key, (found = live(() => group()[key] as Group)))
    return found
  }
  return new Proxy<Group>(
    {},
    {
      get: (_target, key) => read(key),
      has: (_target, key) => key in group(),
      ownKeys: () => Reflect.ownKeys(group()).filter((key) => typeof key === 'string'),
      getOwnPropertyDescriptor: (_target, key) =>
        key in group() ? { value: read(key), enumerable: true, configurable: true } : undefined
    }
  )
}

/**
 * Makes a `use...Words` function from one catalogue for each language: a missing key is a type error. Whatever is read
 * through the returned object or through a group of it (`const { labels } = words.controls`) is in the language in use
 * at the moment of reading; a text, a function or a list that was taken out stays in the language it was taken in.
 */
export function catalogue<Words extends object>(languages: Readonly<Record<Language, Words>>): () => Words {
  const words = live(() => languages[language.value] as Group) as Words
  return () => words
}

/**
 * What the other languages must say where the first one says `Said`: the same keys and the same functions, with any
 * text for each of its texts.
 */
export type Spoken<Said> = Said extends string
  ? string
  : Said extends (...given: never[]) => unknown
    ? Said
    : { readonly [Key in keyof Said]: Spoken<Said[Key]> }

/** Names by id that may be asked for any id: those of `Id` are all there, others may be missing. */
export type Named<Id extends string, Name = string> = Readonly<Record<Id, Name>> &
  Readonly<Record<string, Name | undefined>>

/** The first language's names by id: its ids are those that the other languages must name. */
export const named = <Id extends string>(names: Readonly<Record<Id, string>>): Named<Id> => names

/** Forms of a word by plural category; `other` is always there. */
export type Forms = { readonly other: string } & Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>

/** A plural chooser for one language: `n(2, { one: 'camel', other: 'camels' })` gives `camels`. */
export function pluralsOf(tag: string): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(tag)
  return (count, forms) => forms[rules.select(count)] ?? forms.other
}

/** Joins names as the language does: `A, B and C`. */
export function listsOf(tag: string): (names: readonly string[]) => string {
  const format = new Intl.ListFormat(tag, { style: 'long', type: 'conjunction' })
  return (names) => format.format(names)
}
