/** Compares plain JSON values fast, and reports where they differ. */

type Fields = Readonly<Record<string, unknown>>

/**
 * True if two values are equal as JSON, with one exception: a key with the value `undefined` differs from a missing key.
 * The order of keys does not matter.
 */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) return Array.isArray(b) && sameLists(a, b)
  if (Array.isArray(b) || !isPlain(a) || !isPlain(b)) return false
  let keys = 0
  for (const key in a) {
    keys++
    if (!(key in b) || !same((a as Fields)[key], (b as Fields)[key])) return false
  }
  for (const _ in b) keys--
  return keys === 0
}

function sameLists(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false
  return true
}

/** True for an object that JSON can represent: not a Map, a Date or an instance of a class. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** Like `same`, but arrays may have their items in any order, as in a set of dice. */
export function sameUnordered(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  if (Array.isArray(a) !== Array.isArray(b)) return false
  if (Array.isArray(a) && Array.isArray(b)) {
    if (a.length !== b.length) return false
    const rest: unknown[] = [...(b as unknown[])]
    for (const item of a as unknown[]) {
      const at = rest.findIndex((other) => sameUnordered(item, other))
      if (at < 0) return false
      rest.splice(at, 1)
    }
    return true
  }
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  return keys.every((key) => key in b && sameUnordered((a as Fields)[key], (b as Fields)[key]))
}

/** The first difference of two values, as `path: this instead of that`; undefined if they are the same. */
export function difference(got: unknown, wanted: unknown, path = ''): string | undefined {
  if (same(got, wanted)) return undefined
  if (typeof got === 'object' && typeof wanted === 'object' && got !== null && wanted !== null) {
    for (const key of new Set([...Object.keys(got), ...Object.keys(wanted)])) {
      const deeper = difference(
        (got as Fields)[key],
        (wanted as Fields)[key],
        path === '' ? key : `${path}.${key}`
      )
      if (deeper !== undefined) return deeper
    }
  }
  return `${path === '' ? 'whole' : path}: ${brief(got)} instead of ${brief(wanted)}`
}

/** A value as shortened JSON, for messages. */
export function brief(value: unknown, most = 160): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > most ? `${text.slice(0, most)}...` : text
}

/** The first text, key or value, anywhere in a value that is one of `words`; undefined if there is none. */
export function findWord(value: unknown, words: ReadonlySet<string>): string | undefined {
  if (typeof value === 'string') return words.has(value) ? value : undefined
  if (typeof value !== 'object' || value === null) return undefined
  if (Array.isArray(value)) {
    for (const item of value as unknown[]) {
      const found = findWord(item, words)
      if (found !== undefined) return found
    }
    return undefined
  }
  for (const key in value) {
    if (words.has(key)) return key
    const found = findWord((value as Fields)[key], words)
    if (found !== undefined) return found
  }
  return undefined
}
