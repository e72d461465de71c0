/** Compiles templates into sentences, and checks a language's words against the English ones. */
import type { Language } from '../../shared/protocol/language'
import type { AnyMessage, ByIds, Fitting, NamedPart } from './message-types'
import { filled, inForm, isForms, read, worded, type Form, type Forms, type Value } from './template'

export type { AnyMessage, Message, Said } from './message-types'

/** The values for the slots of a sentence, by slot name. */
type Filling = Readonly<Record<string, unknown>>

type AnyCall = AnyMessage & {
  (values: Value | Filling): string
  readonly parts: (values: Filling) => readonly unknown[]
}

const isFilling = (values: Value | Filling): values is Filling =>
  typeof values === 'object' && !Array.isArray(values) && !isForms(values)

/** Removes the blanks that an empty slot leaves: doubled ones, and those before a comma or full stop. */
const tidied = (text: string): string =>
  text
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[,.])/g, '')
    .trim()

/** The parts of a sentence with adjacent words joined, and without empty slots and the blanks they leave. */
function partsOf(walked: readonly unknown[]): readonly unknown[] {
  const parts: unknown[] = []
  for (const part of walked) {
    const last = parts.at(-1)
    if (part === '') continue
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part
    else parts.push(part)
  }
  const [first] = parts
  if (typeof first === 'string') parts[0] = first.trimStart()
  const last = parts.at(-1)
  if (typeof last === 'string') parts[parts.length - 1] = last.trimEnd()
  return parts.flatMap((part) =>
    typeof part === 'string' ? (part === '' ? [] : [part.replace(/ {2,}/g, ' ')]) : [part]
  )
}

/** How many results each sentence memoises: a table renders the same few again with every change. */
const mostKept = 200

/** A string or number as part of a cache key; undefined for any other value. */
const keyOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? `"${value}"` : typeof value === 'number' ? String(value) : undefined

/** The cache key of slot values that are all strings or numbers; undefined for any others. */
function fillingKey(filling: Filling): string | undefined {
  let whole = ''
  for (const slot in filling) {
    const key = keyOf(filling[slot])
    if (key === undefined) return undefined
    whole += `${slot}=${key}\0`
  }
  return whole
}

/** Compiles a template in a language into a function of its slot values. */
function compiled(template: string, language: Language): AnyCall {
  const sentence = read(template, language)
  const said = new Map<string, string>()
  /** Memoises by key; without one, it always computes. */
  const once = (key: string | undefined, make: () => string): string => {
    const known = key === undefined ? undefined : said.get(key)
    if (known !== undefined) return known
    const made = make()
    if (key === undefined) return made
    if (said.size >= mostKept) said.clear()
    said.set(key, made)
    return made
  }
  const say = (valueOf: (slot: string) => unknown): string => {
    let empty = false
    const words = filled(sentence, (slot, asked) => {
      const value = worded(valueOf(slot), asked, language)
      if (value === '') empty = true
      return value
    }).join('')
    return empty ? tidied(words) : words
  }
  const fill = (filling: Filling): string => once(fillingKey(filling), () => say((slot) => filling[slot]))
  const parts = (filling: Filling): readonly unknown[] =>
    partsOf(
      filled(sentence, (slot, asked) => {
        const value = filling[slot]
        return typeof value === 'function'
          ? (value as NamedPart<unknown>)((name) => inForm(name, asked as Form | undefined, language))
          : worded(value, asked, language)
      }).flat()
    )
  const call = (values: Value | Filling): string =>
    isFilling(values) ? fill(values) : once(keyOf(values), () => say(() => values))
  return Object.assign(call, { fill, parts })
}

const known = new Map<Language, Map<string, AnyCall | string>>()

/** A template as it is read: plain text as it is, or a function if it has slots. Compiled on first use and cached. */
export function messageOf(template: string, language: Language): AnyCall | string {
  const texts = known.get(language) ?? new Map<string, AnyCall | string>()
  known.set(language, texts)
  let found = texts.get(template)
  if (found === undefined)
    texts.set(template, (found = template.includes('{') ? compiled(template, language) : template))
  return found
}

/** Fills a sentence that was looked up by a code, whatever slots it has. */
export const say = (
  sentence: string | AnyMessage,
  values: Readonly<Record<string, Value | undefined>> = {}
): string => (typeof sentence === 'string' ? sentence : sentence.fill(values))

/** The raw content of a language's file. */
export type Written = string | number | Forms | readonly Written[] | { readonly [key: string]: Written }

/** Declares the English words. A malformed text, or a plural that lacks one of its forms, does not compile. */
export const english = <const T extends object>(written: T & Fitting<T, T, 'en'>): T => written

/**
 * Declares the same words in another language. It must have exactly the English keys, the slots of each sentence and every
 * plural form of the language; otherwise it does not compile, and the error says why.
 */
export const translate = <
  const L extends Exclude<Language, 'en'>,
  const E extends object,
  const T extends object
>(
  _language: L,
  _english: E,
  written: T & Fitting<E, T, L>
): T => written

/** Declares names that may be indexed by any id: `names[id] ?? id`. */
export const byIds = <const T extends Readonly<Record<string | number, string>>>(names: T): T & ByIds => names
