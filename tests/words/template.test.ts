/** Sentences as flat strings: what fills their slots, plural forms, names in the form that a slot asks for. */
import { expect, test } from 'vitest'
import { english, messageOf, translate, type Said } from '../../renderer/words/message'
import { read } from '../../renderer/words/template'
import { languages, type Language } from '../../shared/protocol/language'

/** The sentence of a text with slots. */
const in_ = <const T extends string>(
  language: Language,
  text: T
): Extract<Said<T>, (...given: never[]) => unknown> => messageOf(text, language) as never

test('a slot is filled by its name, and the only one by its value', () => {
  expect(in_('en', '{who} travels to {place}.')({ who: 'Anna', place: 'Ormuz' })).toBe(
    'Anna travels to Ormuz.'
  )
  expect(in_('en', 'Table of {names}')('Anna and Ben')).toBe('Table of Anna and Ben')
})

test('a text without slots is read as it is', () => {
  expect(messageOf('Stop here', 'en')).toBe('Stop here')
})

test('a plural takes the form of its language, an exact count goes first', () => {
  const dice = in_('en', '{n, plural, =0 {no dice} one {# die} other {# dice}} left')
  expect([0, 1, 2].map(dice)).toEqual(['no dice left', '1 die left', '2 dice left'])
  const coins = in_('fr', '{n, plural, one {# pièce} other {# pièces}}')
  expect([0, 1, 2].map(coins)).toEqual(['0 pièce', '1 pièce', '2 pièces'])
})

test('a choice takes the case of its value, or the other one, with the slots inside it', () => {
  const side = in_(
    'en',
    '{who, select, you {You take {what}} other {They take {n, plural, one {# card} other {# cards}}}}.'
  )
  expect(side({ who: 'you', what: 'silk', n: 2 })).toBe('You take silk.')
  expect(side({ who: 'Ben', what: 'silk', n: 2 })).toBe('They take 2 cards.')
})

test('lists are joined as the language does', () => {
  const names = ['Anna', 'Ben', 'Clara']
  expect(in_('en', '{names_list} win')(names)).toBe('Anna, Ben and Clara win')
  expect(in_('de', '{names_either}')(names)).toBe('Anna, Ben oder Clara')
})

test('a slot asks for a form of a name: its own, the rule of the language, or the plain one', () => {
  const way = in_('de', 'reist {place_to}')
  expect(way({ word: 'Moskau', to: 'nach Moskau' })).toBe('reist nach Moskau')
  expect(way('Lop')).toBe('reist Lop')
  const dice = in_('fr', 'Dés {name_of}')
  expect([dice('Marie'), dice('Anna')]).toEqual(['Dés de Marie', 'Dés d’Anna'])
  expect([dice('Yves'), dice('Yusuf')]).toEqual(['Dés d’Yves', 'Dés de Yusuf'])
  expect([dice('Hélène'), dice('Hans')]).toEqual(['Dés d’Hélène', 'Dés de Hans'])
})

test('an empty slot takes the blank before it along', () => {
  const paid = in_('en', '{who} pays {what} {why}.')
  expect(paid({ who: 'Anna', what: '2 coins', why: '' })).toBe('Anna pays 2 coins.')
})

test('parts keep what fills the slots, and ask for its form', () => {
  const seat = { kind: 'seat' }
  const step = in_('de', '{who} reist {place_to}')
  expect(
    step.parts<object>({ who: seat, place: (inForm) => ({ text: inForm({ word: 'Lop', to: 'zum Lop' }) }) })
  ).toEqual([seat, ' reist ', { text: 'zum Lop' }])
  const paid = in_('en', '{who} pays {what} {why}')
  expect(paid.parts<object>({ who: seat, what: [{ n: 1 }, ', ', { n: 2 }], why: [] })).toEqual([
    seat,
    ' pays ',
    { n: 1 },
    ', ',
    { n: 2 }
  ])
})

test.each([
  '{',
  'a {b',
  '{n, plural, one {x}}',
  '{n, plural, one x other {y}}',
  '{place:to}',
  '{names, list}'
])('a malformed text throws: %s', (text) => {
  expect(() => read(text, 'en')).toThrow(SyntaxError)
})

test('a number is written in digits only, whatever the language', () => {
  const done = '{n, number} / {n} / {n, plural, one {#} other {#}}'
  for (const language of languages) expect(in_(language, done)(12345)).toBe('12345 / 12345 / 12345')
})

const en = english({
  table: 'Table of {names}',
  dice: '{n, plural, one {# die} other {# dice}} of {name}',
  done: '{n, number} done',
  side: '{who, select, you {You} other {They}} win',
  plain: 'Stop here',
  inner: { go: 'Go' }
})

test('a translation that fits compiles, and only one that fits', () => {
  translate('de', en, {
    table: 'Tisch von {names}',
    dice: '{n} Würfel von {name}',
    done: '{n, plural, one {# erledigt} other {# erledigt}}',
    side: '{who, select, you {Du gewinnst} other {Sie gewinnen}}',
    plain: { word: 'Halt', to: 'zum Halt' },
    inner: { go: 'Los' }
  })
  const rest = {
    done: '{n}',
    side: '{who, select, you {a} other {b}}',
    plain: '',
    inner: { go: '' }
  } as const
  const dice = '{n} {name}'
  // @ts-expect-error -- the slot {names} is missing
  translate('de', en, { ...rest, dice, table: 'Tisch' })
  // @ts-expect-error -- there is no slot {name} in it
  translate('de', en, { ...rest, dice, table: 'Tisch von {names} und {name}' })
  // @ts-expect-error -- the key `table` is missing
  translate('de', en, { ...rest, dice })
  // @ts-expect-error -- an inner key is missing
  translate('de', en, { ...rest, dice, table: '{names}', inner: {} })
  // @ts-expect-error -- English has no key `chair`
  translate('de', en, { ...rest, dice, table: '{names}', chair: 'Stuhl' })
  // @ts-expect-error -- the plural has no form `one`
  translate('de', en, { ...rest, table: '{names}', dice: '{n, plural, other {#}} {name}' })
  const twice = '{n, plural, one {#} other {#}} {name} {n, plural, other {#}}'
  // @ts-expect-error -- the second plural has no form `one`
  translate('de', en, { ...rest, table: '{names}', dice: twice })
  // @ts-expect-error -- the choice has no case `you`
  translate('de', en, { ...rest, dice, table: '{names}', side: '{who, select, other {b}}' })
  // @ts-expect-error -- a text is no number to be counted
  translate('de', en, { ...rest, dice, table: '{names, plural, one {#} other {#}}' })
  // @ts-expect-error -- the braces do not close
  translate('de', en, { ...rest, dice, table: '{names' })
  // @ts-expect-error -- a brace that nothing opens
  translate('de', en, { ...rest, dice, table: '{names}}' })
  // @ts-expect-error -- a date is no part of what our texts say
  translate('de', en, { ...rest, dice, table: '{names, date}' })
  // @ts-expect-error -- a text is no list of names to be joined
  translate('de', en, { ...rest, dice, table: '{names_list}' })
  // @ts-expect-error -- there is no form `into`
  translate('de', en, { ...rest, dice, table: '{names_into}' })
  // @ts-expect-error -- English too: a plural without a form
  english({ dice: '{n, plural, other {# dice}}' })
})

test('a sentence is called with what its slots take, and only with that', () => {
  const words = {} as Said<typeof en>
  const calls = (): void => {
    words.plain satisfies string
    words.table('Anna')
    words.dice({ n: 2, name: 'Anna' })
    // @ts-expect-error -- a slot is missing
    words.dice({ n: 2 })
    // @ts-expect-error -- a count is a number
    words.dice({ n: 'two', name: 'Anna' })
    // @ts-expect-error -- a sentence with slots is no text
    words.table satisfies string
  }
  expect(calls).toBeTypeOf('function')
})
