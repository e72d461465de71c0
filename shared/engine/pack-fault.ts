/** What can be wrong with a content pack: fault codes, where a fault is, and the values that its sentence needs. */

/** Longest pack, in bytes of UTF-8. */
export const packLimit = 64 * 1024

/** Path to a value in JSON: keys and indexes from the outside in. */
export type JsonPath = readonly (string | number)[]

/** One thing that is wrong with a pack. */
export interface PackFault {
  /** Line of the value, from 1; for a missing key the line of its object. Absent if the pack was not read from text. */
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
  /** Not JSON; `problem` is one of `jsonProblems`. */
  syntax: ['problem'],
  'key-twice': ['key'],
  missing: ['key'],
  'unknown-key': ['key'],
  /** `expected` is one of `valueTypes`. */
  'wrong-type': ['expected'],
  'not-one-of': ['values'],
  /** A number below `least` or above `most`; one of the two is given. */
  'out-of-range': ['least', 'most'],
  'too-short': ['least'],
  'too-long': ['most'],
  'too-few': ['least'],
  'too-many': ['most'],
  /** A value that its schema rejects for any other reason, such as a text with forbidden characters. */
  'wrong-form': [],
  /** An id that is not among the `count` ids of this table. */
  'entry-unknown': ['id', 'count'],
  'entry-twice': ['id'],
  /** One of the `count` entries that this table must have is missing. */
  'entry-missing': ['id', 'count'],
  /** The pack is for another game. */
  'other-game': ['game'],
  /** The pack is for a module that this table plays without. */
  'module-off': ['module'],
  /** Two packs for one module. */
  'module-twice': ['module'],
  /** An object may have only one of these keys. */
  'only-one-of': ['keys'],
  /** The game does not support packs. */
  'no-packs': []
} as const satisfies Readonly<Record<string, readonly string[]>>
export type PackCode = keyof typeof packCodes

/** Why a text is not JSON. */
export const jsonProblems = [
  'empty',
  'comment',
  'comma',
  'colon',
  'value',
  'number',
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

/** The types that a schema can expect of a value. */
export type ValueType = 'text' | 'number' | 'whole-number' | 'list' | 'object' | 'yes-or-no' | 'other'

/** A fault at a place in the pack, before its line is known. */
export interface FaultAt {
  readonly place: JsonPath
  readonly code: string
  readonly numbers?: Readonly<Record<string, number | string>>
}

/** The path of a place as people write it: `track.spaces[3].chest`. */
export const pathOf = (place: JsonPath): string =>
  place.reduce<string>(
    (path, key) => (typeof key === 'number' ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`),
    ''
  )
