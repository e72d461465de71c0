/**
 * Typed catalogues: every text people read or hear lives in one, from the first line.
 * A game's interface makes its own catalogue with the same function.
 */
import { shallowRef, triggerRef, type ShallowRef } from 'vue'
import type { Language } from '../../shared/protocol/language'
import { messageOf, type Said } from './message'
import { isForms, type Forms } from './template'

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

/** Asks a group for its words as they are written. */
const written = Symbol('written')

/** The words in use, and the language they are in. */
interface InUse {
  readonly language: Language
  readonly words: Group
}

/** What is read of something written: a list's own texts, too. */
function readAs(value: unknown, language: Language): unknown {
  if (typeof value === 'string') return messageOf(value, language)
  if (isForms(value)) return value.word
  if (Array.isArray(value)) return value.map((one) => readAs(one, language))
  return value
}

/**
 * The group that `pick` finds in the words in use, whichever these are when something is read from it; the groups in it
 * likewise. It is looked for once for each language, since a table reads some thousand words with every change.
 * `computed`: what code says there, the same for all languages.
 */
function live(inUse: () => InUse, pick: (words: Group) => Group | undefined, computed: Group = {}): Group {
  const inner = new Map<PropertyKey, Group>()
  let picked:
    { readonly of: Group; readonly group: Group; readonly read: Map<PropertyKey, unknown> } | undefined
  const now = () => {
    const { words: of } = inUse()
    if (picked?.of !== of) picked = { of, group: pick(of) ?? {}, read: new Map() }
    return picked
  }
  const read = (key: PropertyKey): unknown => {
    const { group, read: known } = now()
    if (key === written) return group
    const value = group[key]
    const code = computed[key]
    if (isGroup(value) ? !isForms(value) : value === undefined && isGroup(code)) {
      let found = inner.get(key)
      if (!found)
        inner.set(
          key,
          (found = live(
            inUse,
            (of) => pick(of)?.[key] as Group | undefined,
            isGroup(code) ? code : undefined
          ))
        )
      return found
    }
    if (value === undefined) return code
    if (!known.has(key)) known.set(key, readAs(value, inUse().language))
    return known.get(key)
  }
  return new Proxy<Group>(
    {},
    {
      get: (_target, key) => read(key),
      has: (_target, key) => key in now().group || key in computed,
      ownKeys: () => Reflect.ownKeys(now().group).filter((key) => typeof key === 'string'),
      getOwnPropertyDescriptor: (_target, key) =>
        key in now().group ? { value: read(key), enumerable: true, configurable: true } : undefined
    }
  )
}

/** The words of each language: the first one's at once, the others' when they are first spoken. */
export type Languages<En> = Readonly<Record<Exclude<Language, 'en'>, () => Promise<object>>> & {
  readonly en: En
}

/**
 * Makes a `use...Words` function from one catalogue for each language. Whatever is read
 * through the returned object or through a group of it (`const { labels } = words.controls`) is in the language in use
 * at the moment of reading; a text, a function or a list that was taken out stays in the language it was taken in.
 * `computed` makes what code must say, once for all languages: it stands in the same groups as the words that it is
 * made of.
 */
export function catalogue<En extends object, Computed extends object = object>(
  languages: Languages<En>,
  computed?: (words: Said<En>) => Computed
): () => Said<En> & Computed {
  const known: Partial<Record<Language, Group>> = { en: languages.en as Group }
  async function fetch(to: Language): Promise<void> {
    if (to === 'en' || known[to]) return
    known[to] = (await languages[to]()) as Group
    if (to === spoken.value) triggerRef(spoken)
  }
  fetching.push(fetch)
  // A part of the page that came late: until its words are here as well, it speaks the first language.
  fetch(wanted).catch(() => undefined)
  const inUse = (): InUse => {
    const words = known[language.value]
    return words ? { language: language.value, words } : { language: 'en', words: languages.en as Group }
  }
  const plain = live(inUse, (of) => of) as Said<En>
  const words = (computed ? live(inUse, (of) => of, computed(plain) as Group) : plain) as Said<En> & Computed
  return () => words
}

/** A name of a group with its forms in the language in use; the id itself for one that is not there. */
export function nameIn(group: object, id: string): string | Forms {
  const names = (group as { readonly [written]?: Group })[written] ?? (group as Group)
  const name = names[id]
  return typeof name === 'string' || isForms(name) ? name : id
}
