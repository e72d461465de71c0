/** Checks of untrusted texts and values before they are used: files, and messages from other hosts. */

/** Property names that objects, arrays, strings, numbers and functions inherit: a lookup by one finds the prototype's. */
const inherited: ReadonlySet<string> = new Set(
  [Object.prototype, Array.prototype, String.prototype, Number.prototype, Function.prototype]
    .flatMap((one) => Object.getOwnPropertyNames(one))
    .filter((name) => name !== 'length' && name !== 'name')
)
const inheritedKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * True if a JSON value contains a string or key by which a lookup would reach a prototype; no game has such an id. Not
 * needed for text that is only shown (names of people or of a pack). Recursive: check the depth first, see `isDeeper`.
 */
export function reachesPrototype(value: unknown): boolean {
  if (typeof value === 'string') return inherited.has(value)
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(value)) return value.some(reachesPrototype)
  return Object.keys(value).some(
    (key) => inheritedKeys.has(key) || reachesPrototype((value as Readonly<Record<string, unknown>>)[key])
  )
}

const quote = 0x22
const backslash = 0x5c
const openList = 0x5b
const closeList = 0x5d
const openObject = 0x7b
const closeObject = 0x7d

/**
 * True if the brackets of a JSON text are nested deeper than `most`. A single pass without recursion, so that no text
 * can overflow the stack of the code that parses or writes it afterwards.
 */
export function isDeeper(text: string, most: number): boolean {
  let depth = 0
  let inString = false
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at)
    if (inString) {
      if (letter === backslash) at++
      else if (letter === quote) inString = false
    } else if (letter === quote) inString = true
    else if (letter === openList || letter === openObject) {
      if (++depth > most) return true
    } else if (letter === closeList || letter === closeObject) depth--
  }
  return false
}
