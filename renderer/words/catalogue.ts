/**
 * Typed catalogues: every text people read or hear lives in one, from the first line.
 * A game's interface makes its own catalogue with the same function.
 */
import { shallowRef } from 'vue'
import type { Settings } from '../../shared/protocol/messages'

/** Languages the app speaks. */
export type Language = Settings['language']

/** The language in use. Set by the settings store; every text follows at once. */
export const language = shallowRef<Language>('en')

/**
 * Makes a `use...Words` function from one catalogue for each language. The first language's type is what
 * the others must satisfy, so a missing key is a type error. Read the words through the returned object
 * (`words.home.title`), not through destructuring, and they follow the language.
 */
export function catalogue<Words extends object>(languages: Readonly<Record<Language, Words>>): () => Words {
  const words = new Proxy(languages.en, {
    get: (_first, key) => Reflect.get(languages[language.value], key) as unknown
  })
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
