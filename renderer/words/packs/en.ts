/** English: what can be wrong with a content pack. Each sentence says what to do; the line stands before it. */
import { english } from '../message'

export const en = english({
  refused: '{file} cannot be played as it is:',
  unread: 'The file could not be read.',
  line: 'Line {line}',
  /** Where a fault stands. */
  place: '{at}:',
  whole: 'The file',
  unknown: 'This is not valid ({code}).',
  /** What is wrong with the JSON. */
  problems: {
    empty: 'The file is empty: write the pack into it.',
    comment: 'JSON has no comments: take this one out.',
    comma: 'A comma is missing before this: put one after the entry before.',
    colon: 'A colon is missing: put one between the key and its value.',
    value: 'A value is missing: write one, or take out the comma before the closing bracket.',
    number: 'JSON writes no number like this: use digits alone, without a plus sign or zeros before them.',
    key: 'A key in double quotes is missing: write one, or take out the comma before the closing brace.',
    brace: 'An object does not end: close it with }.',
    bracket: 'A list does not end: close it with ].',
    'after-end': 'The pack ends before this: take out what follows.',
    word: 'This is not JSON: put texts and keys between double quotes.',
    'unclosed-text': 'A text does not end on its line: close it with a double quote.',
    character: 'This character is not allowed in a text: take it out.',
    'too-deep': 'The brackets are nested too deeply: no pack needs so many levels.'
  },
  /** What is expected, in `wrong-type`. */
  types: {
    text: 'a text in double quotes',
    number: 'a number without quotes',
    'whole-number': 'a whole number',
    list: 'a list in square brackets',
    object: 'an object in braces',
    'yes-or-no': 'true or false, without quotes',
    other: 'another kind of value'
  },
  faults: {
    'too-great': 'This number is too large: write {most} or less.',
    'too-small': 'This number is too small: write {least} or more.',
    'too-large': 'It is too large: a pack has at most {limit} KiB.',
    'key-twice': 'The key “{key}” appears twice: remove one.',
    missing: 'The key “{key}” is missing: add it.',
    'unknown-key': 'No pack has a key “{key}” here: remove it or correct its spelling.',
    'wrong-type': 'Write {expected} here.',
    'not-one-of': 'Write one of these here: {values}.',
    'too-short': 'This is too short: write at least {least, plural, one {# character} other {# characters}}.',
    'too-long': 'This is too long: write at most {most, plural, one {# character} other {# characters}}.',
    'too-few': 'The list is too short: it needs at least {least, plural, one {# entry} other {# entries}}.',
    'too-many': 'The list is too long: it takes at most {most, plural, one {# entry} other {# entries}}.',
    'wrong-form': 'There are characters here that do not belong: use plain ones, without blanks at the ends.',
    'entry-unknown': 'This table has no entry {id} among its {count}: correct the id, or remove the entry.',
    'entry-twice': '{id} appears twice: remove one.',
    'entry-missing': '{id} is missing: this table needs all {count}.',
    'other-game': 'This pack is for {game}: choose that game, then open the pack again.',
    'module-off': 'This pack is for {module}, which is switched off: switch it on, then open the pack again.',
    'module-twice': 'There is another pack for {module}: remove one.',
    'only-one-of': 'Only one of these may be used here: {keys}.',
    'no-packs': 'This game takes no packs.'
  }
})
