/**
 * Typed catalogues: every text that people read or hear comes from one. Each feature and each game creates its own
 * with `catalogue`.
 */
import { shallowRef, triggerRef, type ShallowRef } from 'vue'
import type { Language } from '../../shared/protocol/language'
import { messageOf, type Said } from './message'
import { isForms, type Forms } from './template'

export type { Language }

const spoken = shallowRef<Language>('en')
/** The current language. `speak` changes it, and every text re-renders at once. */
export const language: Readonly<ShallowRef<Language>> = spoken

/** The language requested last: the current one, or one whose words are still loading. */
let wanted: Language = 'en'
/** For each catalogue, a function that loads its words. */
const fetching: ((to: Language) => Promise<void>)[] = []

/** Switches to a language once its words are loaded, unless another is requested meanwhile. Rejects if loading fails. */
export async function speak(to: Language): Promise<void> {
  wanted = to
  await Promise.all(fetching.map((fetch) => fetch(to)))
  if (wanted === to) spoken.value = to
}

type Group = Readonly<Record<PropertyKey, unknown>>

/** True for a group of words; false for a text, a function or a list. */
const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Key under which a group returns its raw words, before templates become functions. */
const written = Symbol('written')

/** The current words, and their language: English until those of the current language are loaded. */
interface InUse {
  readonly language: Language
  readonly words: Group
}

/** What reading a raw value returns: a template as text or function, a name as its plain form, a list item by item. */
function readAs(value: unknown, language: Language): unknown {
  if (typeof value === 'string') return messageOf(value, language)
  if (isForms(value)) return value.word
  if (Array.isArray(value)) return value.map((one) => readAs(one, language))
  return value
}

/**
 * A proxy for the group that `pick` finds in the current words. It is resolved anew at each read, nested groups included, so
 * that it always speaks the current language. Picks and reads are memoised for each language, since a table reads some
 * thousand words with every change. `computed`: the group's entries that are code, the same for all languages.
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

/** The words of each language: English itself, and for the others a function that loads them on demand. */
export type Languages<En> = Readonly<Record<Exclude<Language, 'en'>, () => Promise<object>>> & {
  readonly en: En
}

/**
 * Makes a `use...Words` function from the words of all languages. Whatever is read through the returned object or one of its
 * groups (`const { labels } = words.controls`) is in the current language at the time of reading; a text, function or list
 * taken out of it stays in the language in which it was read. `computed` returns the entries that are functions in code;
 * they are merged into the same groups as the words. `over` replaces words, for instance names that a content pack brings;
 * while nothing changes it must return the same object for the same words.
 */
export function catalogue<En extends object, Computed extends object = object>(
  languages: Languages<En>,
  computed?: (words: Said<En>) => Computed,
  over: (words: En) => object = (words) => words
): () => Said<En> & Computed {
  const known: Partial<Record<Language, Group>> = { en: languages.en as Group }
  async function fetch(to: Language): Promise<void> {
    if (to === 'en' || known[to]) return
    known[to] = (await languages[to]()) as Group
    if (to === spoken.value) triggerRef(spoken)
  }
  fetching.push(fetch)
  // A catalogue loaded late, in another language: it speaks English until its own words are loaded.
  fetch(wanted).catch(() => undefined)
  const inUse = (): InUse => {
    const own = known[language.value]
    const words = over((own ?? languages.en) as En) as Group
    return { language: own ? language.value : 'en', words }
  }
  const plain = live(inUse, (of) => of) as Said<En>
  const words = (computed ? live(inUse, (of) => of, computed(plain) as Group) : plain) as Said<En> & Computed
  return () => words
}

/** A name from a group, with its grammatical forms in the current language; the id itself if the group has no such name. */
export function nameIn(group: object, id: string): string | Forms {
  const names = (group as { readonly [written]?: Group })[written] ?? (group as Group)
  const name = names[id]
  return typeof name === 'string' || isForms(name) ? name : id
}
