// What `checkConfig` takes: numbers of players, options and their values, options for some numbers of players only.

import { expect, test } from 'vitest'
import { applies, checkConfig, optionValue, type Option } from '../../shared/engine/rules'

const both: Option = { id: 'both', kind: 'choice', values: ['one', 'both'], fallback: 'one', players: [2] }
const rules = {
  seats: { min: 2, max: 5 },
  options: [{ id: 'start', kind: 'seat', fallback: 'drawn' }, both] satisfies Option[]
}
const codeOf = (players: number, options: Record<string, string>): string | undefined =>
  checkConfig(rules, { players, options })?.code

test('options and players that do not fit are refused with their code', () => {
  expect(codeOf(1, {})).toBe('players')
  expect(codeOf(6, {})).toBe('players')
  expect(codeOf(2, { colour: 'red' })).toBe('unknown-option')
  expect(codeOf(2, { both: 'three' })).toBe('option-value')
  expect(codeOf(2, { start: '2' })).toBe('option-value')
  expect(codeOf(3, { start: '2' })).toBeUndefined()
})

test('an option for two players is theirs alone: for others only its fallback holds', () => {
  expect([applies(both, 2), applies(both, 3)]).toEqual([true, false])
  expect(codeOf(2, { both: 'both' })).toBeUndefined()
  expect(checkConfig(rules, { players: 3, options: { both: 'both' } })).toEqual({
    code: 'option-players',
    numbers: { option: 'both', players: 3 }
  })
  expect(codeOf(3, { both: 'one' })).toBeUndefined()
  expect(optionValue(rules, { players: 3, options: {} }, 'both')).toBe('one')
})
