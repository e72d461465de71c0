/** What is looked at before a text or value of a stranger's is used: a file from a disk, words of another host. */

/** Names of what every object, list, text, number and function inherits: by one of them a look-up finds a prototype's own thing. */
const inherited: ReadonlySet<string> = new Set(
  [Object.prototype, Array.prototype, String.prototype, Number.prototype, Function.prototype]
    .flatMap((one) => Object.getOwnPropertyNames(one))
    .filter((name) => name !== 'length' && name !== 'name')
)
const inheritedKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * True if a JSON value holds a text or a key by which code that looks things up would reach a prototype: no id of any
 * game is one of them. Texts that are only shown (names of people, of a pack) need not be asked. The value must not be
 * deep, see `isDeeper`.
 */
export function reachesPrototype(value: unknown): boolean {
  if (typeof value === 'string') return inherited.has(value)
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(value)) return value.some(reachesPrototype)
  return Object.entries(value).some(([key, part]) => inheritedKeys.has(key) || reachesPrototype(part))
}

/**
 * True if the brackets of a JSON text are nested deeper than `most`. Reads it once and builds nothing, so that no text
 * can exhaust the stack of what reads or writes it afterwards.
 */
export function isDeeper(text: string, most: number): boolean {
  let depth = 0
  let inString = false
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]
    if (inString) {
      if (letter === '\\') at++
      else if (letter === '"') inString = false
    } else if (letter === '"') inString = true
    else if (letter === '[' || letter === '{') {
      if (++depth > most) return true
    } else if (letter === ']' || letter === '}') depth--
  }
  return false
}
