// What `checkConfig` accepts: numbers of players, options and their values, options for some numbers of players only.

import { expect, test } from 'vitest'
import { checkNewConfig, effectOf } from '../../shared/engine/new-config'
import {
  applies,
  checkConfig,
  newOptions,
  optionValue,
  playedOptions,
  type Option,
  type Options
} from '../../shared/engine/rules'

const both: Option = { id: 'both', kind: 'choice', values: ['one', 'both'], fallback: 'one', players: [2] }
const rules = {
  seats: { min: 2, max: 5 },
  options: [{ id: 'start', kind: 'seat', fallback: 'drawn' }, both] satisfies Option[]
}
const codeOf = (players: number, options: Record<string, string>): string | undefined =>
  checkConfig(rules, { players, options })?.code

test('invalid options and numbers of players are refused with a code', () => {
  expect(codeOf(1, {})).toBe('players')
  expect(codeOf(6, {})).toBe('players')
  expect(codeOf(2, { colour: 'red' })).toBe('unknown-option')
  expect(codeOf(2, { both: 'three' })).toBe('option-value')
  expect(codeOf(2, { start: '2' })).toBe('option-value')
  expect(codeOf(3, { start: '2' })).toBeUndefined()
})

test('an option for two players applies only to them; other tables have its fallback', () => {
  expect([applies(both, 2), applies(both, 3)]).toEqual([true, false])
  expect(codeOf(2, { both: 'both' })).toBeUndefined()
  expect(checkConfig(rules, { players: 3, options: { both: 'both' } })).toEqual({
    code: 'option-players',
    numbers: { option: 'both', players: 3 }
  })
  expect(codeOf(3, { both: 'one' })).toBeUndefined()
  expect(optionValue(rules, { players: 3, options: {} }, 'both')).toBe('one')
})

const later: Option = {
  id: 'later',
  kind: 'choice',
  values: ['new', 'old', 'odd'],
  fallback: 'new',
  absent: 'old',
  players: [2]
}
const grown = { ...rules, options: [...rules.options, later] }
const written = (players: number, options: Options): Options => newOptions(grown, { players, options })

test('a file without an option that was added later has the former meaning', () => {
  expect(optionValue(grown, { players: 2, options: {} }, 'later')).toBe('old')
  expect(playedOptions(grown, { players: 2, options: { start: '1' } })).toEqual({
    start: '1',
    both: 'one',
    later: 'old'
  })
})

test('a new game has the fallback of an option that was added later, and its file says so', () => {
  expect(written(2, {})).toEqual({ start: 'drawn', both: 'one', later: 'new' })
  expect(written(2, { later: 'odd' })).toEqual({ start: 'drawn', both: 'one', later: 'odd' })
})

test('an option that was added later is not stored if a file without it means the same, or if it does not apply', () => {
  expect(written(2, { later: 'old' })).toEqual({ start: 'drawn', both: 'one' })
  expect(written(3, {})).toEqual({ start: 'drawn', both: 'one' })
  expect(playedOptions(grown, { players: 3, options: written(3, {}) })).toEqual({ start: 'drawn' })
})

test('the stored options mean what was asked for', () => {
  for (const value of ['new', 'old', 'odd'])
    expect(optionValue(grown, { players: 2, options: written(2, { later: value }) }, 'later'), value).toBe(
      value
    )
})

const lamp = (otherwise: 'nothing' | 'part'): Option => ({
  id: 'lamp',
  kind: 'choice',
  values: ['off', 'on'],
  fallback: 'off',
  effectNeeds: { option: 'both', values: ['both'], otherwise }
})
const lit = (otherwise: 'nothing' | 'part') => ({ ...rules, options: [...rules.options, lamp(otherwise)] })

test('an option that would do nothing is refused at a new table, with what it asks for; a file may have it', () => {
  const asked = (options: Options) => checkNewConfig(lit('nothing'), { players: 2, options })
  expect(asked({ lamp: 'on' })).toEqual({
    code: 'option-idle',
    numbers: { option: 'lamp', needs: 'both', value: 'both' }
  })
  expect(asked({ lamp: 'on', both: 'one' })).toMatchObject({ code: 'option-idle' })
  expect([asked({}), asked({ lamp: 'off' }), asked({ lamp: 'on', both: 'both' })]).toEqual([
    undefined,
    undefined,
    undefined
  ])
  expect(checkConfig(lit('nothing'), { players: 2, options: { lamp: 'on' } })).toBeUndefined()
})

test('what makes a config unplayable is refused first at a new table', () => {
  expect(checkNewConfig(lit('nothing'), { players: 9, options: { lamp: 'on' } })).toMatchObject({
    code: 'players'
  })
})

test('an option that keeps a part of its effect is not refused, and the form can ask how much is left', () => {
  const left = (options: Options) => effectOf(lit('part'), { players: 2, options }, lamp('part'))
  expect([left({}), left({ lamp: 'on' }), left({ lamp: 'on', both: 'both' })]).toEqual([
    'whole',
    'part',
    'whole'
  ])
  expect(checkNewConfig(lit('part'), { players: 2, options: { lamp: 'on' } })).toBeUndefined()
})
