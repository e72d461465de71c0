/**
 * Sentences as flat strings with named slots, in ICU's MessageFormat: `{who}`, a count with
 * `{count, plural, one {# die} other {# dice}}`, one of several words with `{kind, select, oasis {…} other {…}}`, a
 * number that other languages may count with `{n, number}`. `intl-messageformat` reads and fills them.
 *
 * What ICU has not stands in the name of a slot, after its last `_`, and is put together before the sentence is filled:
 * a form of a name, as in `{place_to}` ("nach Moskau"), and joined names, as in `{names_list}` or `{names_either}`.
 */
import { IntlMessageFormat, type Formatters } from 'intl-messageformat'
import { grammars, type Form } from './grammar'
import type { Language } from '../../shared/protocol/language'

export type { Form }

/** A name with the forms in which it differs from `word`. */
export type Forms = { readonly word: string } & Readonly<Partial<Record<Form, string>>>

/** Tells a name that is written with its forms. */
export const isForms = (value: unknown): value is Forms =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'word' in value

/** What stands in a slot of a text. */
export type Value = string | number | Forms | readonly string[]

/** How names can be joined. */
export type Joint = 'list' | 'either'
/** What a slot asks for besides its value. */
export type Asked = Form | Joint | undefined

/** A name in the form that a slot asks for: its own, or the one that the language makes of any name. */
export function inForm(name: string | Forms, form: Form | undefined, language: Language): string {
  const word = typeof name === 'string' ? name : name.word
  if (form === undefined) return word
  const own = typeof name === 'string' ? undefined : name[form]
  return own ?? grammars[language][form]?.(word) ?? word
}

/** What makes something made once for each language. */
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

/** Names joined as a language does it. */
export const listIn = (joint: Joint, language: Language, names: readonly string[]): string =>
  listFormats[joint](language).format(names)

/** What all sentences of a language share. Numbers of a game are small: their digits stand without separators. */
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

/** A text in a language, ready to be filled. What is malformed throws: the types refuse it where it is written. */
export const read = (template: string, language: Language): IntlMessageFormat =>
  new IntlMessageFormat(template, grammars[language].tag, undefined, {
    ignoreTag: true,
    formatters: formatters(language)
  })

/** What a slot says: joined names, a name in the form that it asks for, anything else as it is. Nothing stays ''. */
export function worded(value: unknown, asked: Asked, language: Language): unknown {
  if (value === undefined || value === '') return ''
  if (asked === 'list' || asked === 'either') return listIn(asked, language, value as readonly string[])
  return typeof value === 'string' || isForms(value) ? inForm(value, asked, language) : value
}

const slots = new Map<string, readonly [name: string, asked: Asked]>()
/** A slot's own name, and what the end of its whole name asks for. */
function slotOf(whole: string): readonly [name: string, asked: Asked] {
  let found = slots.get(whole)
  if (!found) {
    const [name = '', asked] = whole.split('_')
    slots.set(whole, (found = [name, asked as Asked]))
  }
  return found
}

/** The pieces of a filled sentence in order: its words, and what `put` gives for its slots. */
export function filled(
  sentence: IntlMessageFormat,
  put: (slot: string, asked: Asked) => unknown
): readonly unknown[] {
  // The library looks up each slot that it comes by, under its whole name.
  const values = new Proxy<Record<string, unknown>>(
    {},
    { has: () => true, get: (_target, whole) => put(...slotOf(whole as string)) }
  )
  return sentence.formatToParts<unknown>(values).map(({ value }): unknown => value)
}
