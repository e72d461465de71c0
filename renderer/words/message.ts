/** Sentences made of templates, and the words of a language as they are written down. */
import type { Language } from '../../shared/protocol/language'
import type { AnyMessage, ByIds, Fitting, NamedPart } from './message-types'
import { filled, inForm, isForms, read, worded, type Form, type Forms, type Value } from './template'

export type { AnyMessage, Message, Said } from './message-types'

/** What fills the slots of a sentence, by their names. */
type Filling = Readonly<Record<string, unknown>>

type AnyCall = AnyMessage & {
  (values: Value | Filling): string
  readonly parts: (values: Filling) => readonly unknown[]
}

const isFilling = (values: Value | Filling): values is Filling =>
  typeof values === 'object' && !Array.isArray(values) && !isForms(values)

/**
 * Two words of a sentence that nothing stands between any more: the blank before an empty slot goes with it.
 * What follows it keeps its own.
 */
const tidied = (text: string): string =>
  text
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[,.])/g, '')
    .trim()

/** A sentence as its parts: words in one piece, empty slots left out with the blank before them. */
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

/** Fillings of one sentence that are kept: a table says the same few again with every change. */
const mostKept = 200

/** A plain value as a part of a key, `undefined` for what is none. */
const keyOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? `"${value}"` : typeof value === 'number' ? String(value) : undefined

/** A filling of plain values as a key; undefined for any other. */
function fillingKey(filling: Filling): string | undefined {
  let whole = ''
  for (const slot in filling) {
    const key = keyOf(filling[slot])
    if (key === undefined) return undefined
    whole += `${slot}=${key}\0`
  }
  return whole
}

/** The sentence of a template in a language, as a function of what fills its slots. */
function compiled(template: string, language: Language): AnyCall {
  const sentence = read(template, language)
  const said = new Map<string, string>()
  /** What has been said with this key, else what is made now. */
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

/** What a written text is read as: itself, or a function where it has slots. Made when it is first read. */
export function messageOf(template: string, language: Language): AnyCall | string {
  const texts = known.get(language) ?? new Map<string, AnyCall | string>()
  known.set(language, texts)
  let found = texts.get(template)
  if (found === undefined)
    texts.set(template, (found = template.includes('{') ? compiled(template, language) : template))
  return found
}

/** A sentence that was found by a code, with whatever slots it has. */
export const say = (
  sentence: string | AnyMessage,
  values: Readonly<Record<string, Value | undefined>> = {}
): string => (typeof sentence === 'string' ? sentence : sentence.fill(values))

/** What a language's file is made of. */
export type Written = string | number | Forms | readonly Written[] | { readonly [key: string]: Written }

/** Words as they are written in English. A malformed text, or a plural without one of its forms, does not compile. */
export const english = <const T extends object>(written: T & Fitting<T, T, 'en'>): T => written

/**
 * The same words in another language: every key of the English ones and no other, every slot of each sentence, every
 * plural form of the language. What does not fit does not compile, and the error says why.
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

/** Names that may be looked for by any id: `names[id] ?? id`. */
export const byIds = <const T extends Readonly<Record<string | number, string>>>(names: T): T & ByIds => names
