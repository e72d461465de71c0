/**
 * Typed catalogues: every text people read or hear lives in one, from the first line.
 * A game's interface makes its own catalogue with the same function.
 */
import { shallowRef, triggerRef, type ShallowRef } from 'vue'
import type { Language } from '../../shared/protocol/language'

export type { Language }

const spoken = shallowRef<Language>('en')
/** The language in use; `speak` changes it, and every text follows at once. */
export const language: Readonly<ShallowRef<Language>> = spoken

/** The language asked for last: the one in use, or the one whose words are on their way. */
let wanted: Language = 'en'
/** What fetches the words of each catalogue. */
const fetching: ((to: Language) => Promise<void>)[] = []

/** Uses a language as soon as its words are here, unless another is asked for meanwhile. Rejects if they cannot be had. */
export async function speak(to: Language): Promise<void> {
  wanted = to
  await Promise.all(fetching.map((fetch) => fetch(to)))
  if (wanted === to) spoken.value = to
}

type Group = Readonly<Record<PropertyKey, unknown>>

/** A group of words, as against a text, a function or a list. */
const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The group that `pick` finds in the words in use, whichever these are when something is read from it; the groups in it
 * likewise. It is looked for once for each language, since a table reads some thousand words with every change.
 */
function live(words: () => Group, pick: (words: Group) => Group): Group {
  const inner = new Map<PropertyKey, Group>()
  let picked: { readonly of: Group; readonly group: Group } | undefined
  const group = (): Group => {
    const of = words()
    if (picked?.of !== of) picked = { of, group: pick(of) }
    return picked.group
  }
  const read = (key: PropertyKey): unknown => {
    const value = group()[key]
    if (!isGroup(value)) return value
    let found = inner.get(key)
    if (!found) inner.set(key, (found = live(words, (of) => pick(of)[key] as Group)))
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

/** The words of each language: the first one's at once, the others' when they are first spoken. */
export type Languages<Words> = Readonly<Record<Exclude<Language, 'en'>, () => Promise<Words>>> & {
  readonly en: Words
}

/**
 * Makes a `use...Words` function from one catalogue for each language: a missing key is a type error. Whatever is read
 * through the returned object or through a group of it (`const { labels } = words.controls`) is in the language in use
 * at the moment of reading; a text, a function or a list that was taken out stays in the language it was taken in.
 */
export function catalogue<Words extends object>(languages: Languages<Words>): () => Words {
  const known: Partial<Record<Language, Words>> = { en: languages.en }
  async function fetch(to: Language): Promise<void> {
    if (to === 'en' || known[to]) return
    known[to] = await languages[to]()
    if (to === spoken.value) triggerRef(spoken)
  }
  fetching.push(fetch)
  // A part of the page that came late: until its words are here as well, it speaks the first language.
  fetch(wanted).catch(() => undefined)
  const words = live(
    () => (known[language.value] ?? languages.en) as Group,
    (of) => of
  ) as Words
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

/** Joins names as the language does: `A, B and C`, or `A, B or C`. */
export function listsOf(
  tag: string,
  type: 'conjunction' | 'disjunction' = 'conjunction'
): (names: readonly string[]) => string {
  const format = new Intl.ListFormat(tag, { style: 'long', type })
  return (names) => format.format(names)
}
