/**
 * Sentences as flat strings with named slots, in ICU's MessageFormat: `{who}`; a count
 * `{count, plural, one {# die} other {# dice}}`; a selection of words `{kind, select, oasis {…} other {…}}`; a number
 * `{n, number}`, which other languages may turn into a plural. `intl-messageformat` parses and fills them.
 *
 * What ICU lacks is written as a suffix of the slot's name, after a `_`, and resolved before the sentence is filled:
 * a form of a name, as in `{place_to}` ("nach Moskau"), and joined names, as in `{names_list}` or `{names_either}`.
 */
import { IntlMessageFormat, type Formatters } from 'intl-messageformat'
import { forms, grammars, type Form } from './grammar'
import type { Language } from '../../shared/protocol/language'

export type { Form }

/** A name: its plain form `word`, and those grammatical forms that differ from it. */
export type Forms = { readonly word: string } & Readonly<Partial<Record<Form, string>>>

const keysOfNames: ReadonlySet<string> = new Set(['word', ...forms])

/** True for a name with its forms; false for a group of words, although one of its keys may be `word`. */
export const isForms = (value: unknown): value is Forms =>
  typeof value === 'object' &&
  value !== null &&
  'word' in value &&
  Object.keys(value).every((key) => keysOfNames.has(key))

/** A value that can fill a slot. */
export type Value = string | number | Forms | readonly string[]

/** How names can be joined. */
export type Joint = 'list' | 'either'
/** What the suffix of a slot's name asks for. */
export type Asked = Form | Joint | undefined

/** A name in the form that a slot asks for: its own, else the one that the language derives from any name, else the plain one. */
export function inForm(name: string | Forms, form: Form | undefined, language: Language): string {
  const word = typeof name === 'string' ? name : name.word
  if (form === undefined) return word
  const own = typeof name === 'string' ? undefined : name[form]
  return own ?? grammars[language][form]?.(word) ?? word
}

/** Memoises a function of the language. */
const once = <Made>(make: (language: Language) => Made): ((language: Language) => Made) => {
  const made = new Map<Language, Made>()
  return (language) => {
    let found = made.get(language)
    if (found === undefined) made.set(language, (found = make(language)))
    return found
  }
}
const listFormats = {
  list: once(
    (language) => new Intl.ListFormat(grammars[language].tag, { style: 'long', type: 'conjunction' })
  ),
  either: once(
    (language) => new Intl.ListFormat(grammars[language].tag, { style: 'long', type: 'disjunction' })
  )
}

/** Joins names by the rules of a language. */
export const listIn = (joint: Joint, language: Language, names: readonly string[]): string =>
  listFormats[joint](language).format(names)

/** The formatters that all sentences of a language share. Numbers have no thousands separators, since a game's are small. */
const formatters = once((language): Formatters => {
  const { tag } = grammars[language]
  const plurals = new Intl.PluralRules(tag)
  const numbers = new Intl.NumberFormat(tag, { useGrouping: false })
  return {
    getPluralRules: () => plurals,
    getNumberFormat: () => numbers,
    getDateTimeFormat: (...given) => new Intl.DateTimeFormat(...given)
  }
})

/** Parses a template in a language. Throws if it is malformed, which the types already prevent in catalogues. */
export const read = (template: string, language: Language): IntlMessageFormat =>
  new IntlMessageFormat(template, grammars[language].tag, undefined, {
    ignoreTag: true,
    formatters: formatters(language)
  })

/** The value to put into a slot: names joined, a name in the requested form, anything else unchanged; '' if undefined. */
export function worded(value: unknown, asked: Asked, language: Language): unknown {
  if (value === undefined || value === '') return ''
  if (asked === 'list' || asked === 'either') return listIn(asked, language, value as readonly string[])
  return typeof value === 'string' || isForms(value) ? inForm(value, asked, language) : value
}

const slots = new Map<string, readonly [name: string, asked: Asked]>()
/** Splits a slot's whole name into its own name and what its suffix asks for. */
function slotOf(whole: string): readonly [name: string, asked: Asked] {
  let found = slots.get(whole)
  if (!found) {
    const [name = '', asked] = whole.split('_')
    slots.set(whole, (found = [name, asked as Asked]))
  }
  return found
}

/** The pieces of a filled sentence in order: its words, and what `put` returns for its slots. */
export function filled(
  sentence: IntlMessageFormat,
  put: (slot: string, asked: Asked) => unknown
): readonly unknown[] {
  // The library looks up each slot that it meets, under its whole name.
  const values = new Proxy<Record<string, unknown>>(
    {},
    { has: () => true, get: (_target, whole) => put(...slotOf(whole as string)) }
  )
  return sentence.formatToParts<unknown>(values).map(({ value }): unknown => value)
}
