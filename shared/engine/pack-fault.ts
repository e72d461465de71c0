/** What can be wrong with a content pack: places, codes, and the words that their sentences need. */

/** Longest pack, in bytes of UTF-8. */
export const packLimit = 64 * 1024

/** Where a value is: keys and indexes from the outside in. */
export type Place = readonly (string | number)[]

/** One thing that is wrong with a pack. */
export interface PackFault {
  /** Line of the value, from 1; for a missing key the line of its object. Absent where there is no text. */
  readonly line?: number
  /** Where it is, such as `track.spaces[3].chest`; empty for the whole file. */
  readonly path: string
  /** One of `packCodes`, or the game's own. */
  readonly code: string
  /** Numbers and words that the code's sentence needs. */
  readonly numbers?: Readonly<Record<string, number | string>>
}

/** The codes by which any pack is refused, with the numbers and words their sentences need. */
export const packCodes = {
  /** Bigger than `limit` KiB. */
  'too-large': ['limit'],
  /** No JSON; `problem` is one of `jsonProblems`. */
  syntax: ['problem'],
  'key-twice': ['key'],
  missing: ['key'],
  'unknown-key': ['key'],
  /** `expected` is one of `valueTypes`. */
  'wrong-type': ['expected'],
  'not-one-of': ['values'],
  /** A number outside of `least` or `most`; one of them is there. */
  'out-of-range': ['least', 'most'],
  'too-short': ['least'],
  'too-long': ['most'],
  'too-few': ['least'],
  'too-many': ['most'],
  /** A text with characters that do not belong there. */
  'wrong-form': [],
  /** An entry with an id that no entry of this table has; there are `count` of them. */
  'entry-unknown': ['id', 'count'],
  'entry-twice': ['id'],
  /** Of the `count` entries of this table one is not there. */
  'entry-missing': ['id', 'count'],
  /** The table is played without the module that the pack is for. */
  'module-off': ['module'],
  /** Two packs for one module. */
  'module-twice': ['module'],
  /** Of these keys one may stand in an object, not several. */
  'only-one-of': ['keys'],
  /** The game takes no packs. */
  'no-packs': []
} as const satisfies Readonly<Record<string, readonly string[]>>
export type PackCode = keyof typeof packCodes

/** What can keep a text from being JSON. */
export const jsonProblems = [
  'empty',
  'comment',
  'comma',
  'colon',
  'value',
  'key',
  'brace',
  'bracket',
  'after-end',
  'word',
  'unclosed-text',
  'character',
  'too-deep'
] as const
export type JsonProblem = (typeof jsonProblems)[number]

/** What a value can be asked to be. */
export const valueTypes = ['text', 'number', 'whole-number', 'list', 'object', 'other'] as const
export type ValueType = (typeof valueTypes)[number]

/** A fault at a place in the pack, before its line is known. */
export interface FaultAt {
  readonly place: Place
  readonly code: string
  readonly numbers?: Readonly<Record<string, number | string>>
}

/** The path of a place as people write it: `track.spaces[3].chest`. */
export const pathOf = (place: Place): string =>
  place.reduce<string>(
    (path, key) => (typeof key === 'number' ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`),
    ''
  )
