/** English: content packs and what can be wrong with one. Each sentence says what to do; the line stands before it. */
import type { JsonProblem, PackCode, ValueType } from '../../../shared/engine/pack'

type Numbers = Readonly<Record<string, number | string>>

const text = (sentence: string) => (): string => sentence

const problems: Readonly<Record<JsonProblem, string>> = {
  empty: 'The file is empty: write the pack into it.',
  comment: 'JSON has no comments: take this one out.',
  comma: 'A comma is missing before this: put one after the entry before.',
  colon: 'A colon is missing: put one between the key and its value.',
  value: 'A value is missing: write one, or take out the comma before the closing bracket.',
  key: 'A key in double quotes is missing: write one, or take out the comma before the closing brace.',
  brace: 'An object does not end: close it with }.',
  bracket: 'A list does not end: close it with ].',
  'after-end': 'The pack ends before this: take out what follows.',
  word: 'This is not JSON: put texts and keys between double quotes.',
  'unclosed-text': 'A text does not end on its line: close it with a double quote.',
  character: 'There is a character here that cannot stand in a text: take it out.',
  'too-deep': 'The brackets go too deep: no pack needs so many.'
}

const types: Readonly<Record<ValueType, string>> = {
  text: 'a text in double quotes',
  number: 'a number without quotes',
  'whole-number': 'a whole number',
  list: 'a list in [ ]',
  object: 'an object in { }',
  other: 'another kind of value'
}

const range = ({ least, most }: Numbers): string =>
  least === undefined
    ? `This number is too great: write ${most} or less.`
    : `This number is too small: write ${least} or more.`

export const packs = {
  packs: {
    label: 'Content',
    builtIn: 'Built in',
    open: 'Open a pack …',
    other: 'Another …',
    back: 'Back to built in',
    by: (author: string): string => `by ${author}`,
    refused: (file: string): string => `${file} cannot be played as it is:`,
    unread: 'The file could not be read.',
    line: (line: number): string => `Line ${line}`,
    /** Where a fault stands. */
    place: (line: string, path: string): string =>
      `${[line, path].filter((part) => part !== '').join(', ')}:`,
    whole: 'The file',
    unknown: (code: string): string => `This does not fit (${code}).`,
    faults: {
      'too-large': ({ limit }) => `It is too large: a pack has at most ${limit} KiB.`,
      syntax: ({ problem }) => problems[problem as JsonProblem],
      'key-twice': ({ key }) => `The key “${key}” stands twice: take one out.`,
      missing: ({ key }) => `The key “${key}” is missing: add it.`,
      'unknown-key': ({ key }) => `No pack has a key “${key}” here: take it out or mend its spelling.`,
      'wrong-type': ({ expected }) => `Write ${types[expected as ValueType]} here.`,
      'not-one-of': ({ values }) => `Write one of these here: ${values}.`,
      'out-of-range': range,
      'too-short': ({ least }) => `This is too short: write at least ${least} characters.`,
      'too-long': ({ most }) => `This is too long: write at most ${most} characters.`,
      'too-few': ({ least }) => `The list is too short: it needs at least ${least} entries.`,
      'too-many': ({ most }) => `The list is too long: it takes at most ${most} entries.`,
      'wrong-form': text(
        'There are characters here that do not belong: use plain ones, without blanks at the ends.'
      ),
      'no-packs': text('This game takes no packs.')
    } satisfies Readonly<Record<PackCode, (numbers: Numbers) => string>>
  }
}
